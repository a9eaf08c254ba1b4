@echo off
rem Keeps the window open after the last line, so that a screen reader can finish reading.
"%~dp0sixdot.exe" %*
pause
