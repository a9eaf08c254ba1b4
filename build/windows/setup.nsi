; The installer for Windows, by makensis: for one user, without an administrator. VERSION, FILES and OUT are given.
Target amd64-unicode
!include MUI2.nsh
!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\Sixdot"

Name Sixdot
OutFile "${OUT}"
RequestExecutionLevel user
InstallDir "$LOCALAPPDATA\Programs\Sixdot"
SetCompressor /SOLID lzma

!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
; The first one is used where the language of Windows is none of them.
!insertmacro MUI_LANGUAGE English
!insertmacro MUI_LANGUAGE German
!insertmacro MUI_LANGUAGE Finnish

Section
    SetOutPath "$INSTDIR"
    File /r "${FILES}\*"
    CreateShortcut "$SMPROGRAMS\Sixdot.lnk" "$INSTDIR\Sixdot.cmd"
    WriteUninstaller "$INSTDIR\uninstall.exe"
    WriteRegStr HKCU "${UNINSTALL}" DisplayName Sixdot
    WriteRegStr HKCU "${UNINSTALL}" DisplayVersion "${VERSION}"
    WriteRegStr HKCU "${UNINSTALL}" UninstallString '"$INSTDIR\uninstall.exe"'
    WriteRegDWORD HKCU "${UNINSTALL}" NoModify 1
    WriteRegDWORD HKCU "${UNINSTALL}" NoRepair 1
SectionEnd

; Games and settings are in other folders and stay.
Section Uninstall
    Delete "$INSTDIR\sixdot.exe"
    Delete "$INSTDIR\Sixdot.cmd"
    Delete "$INSTDIR\*.txt"
    Delete "$INSTDIR\*.md"
    RMDir /r "$INSTDIR\docs"
    RMDir /r "$INSTDIR\completions"
    Delete "$INSTDIR\uninstall.exe"
    RMDir "$INSTDIR"
    Delete "$SMPROGRAMS\Sixdot.lnk"
    DeleteRegKey HKCU "${UNINSTALL}"
SectionEnd
