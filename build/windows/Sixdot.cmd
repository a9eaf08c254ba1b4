@echo off
rem Starts Sixdot, and keeps the window open until its last words are read.
title Sixdot
"%~dp0sixdot.exe" %*
echo.
pause
