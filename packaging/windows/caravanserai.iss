; An installer for Windows around the folder, by Inno Setup 6.3 or later: see packaging/README.md. Not tried here.
; Saved games lie in the user's own folders and not in {app}; whoever uninstalls it keeps them.
#ifndef Version
  #error Say which: iscc /DVersion=0.1.0 packaging\windows\caravanserai.iss
#endif

[Setup]
AppId=org.example.caravanserai
AppName=Caravanserai
AppVersion={#Version}
DefaultDirName={autopf}\Caravanserai
DisableProgramGroupPage=yes
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
ChangesAssociations=yes
SetupIconFile=..\..\build\package\pictures\caravanserai.ico
UninstallDisplayIcon={app}\caravanserai.exe
OutputDir=..\..\dist
OutputBaseFilename=caravanserai-{#Version}-setup
Compression=lzma2
SolidCompression=yes
WizardStyle=modern

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "it"; MessagesFile: "compiler:Languages\Italian.isl"

[CustomMessages]
en.Game=Saved game of Caravanserai
it.Game=Partita salvata di Caravanserai

[InstallDelete]
; Modules that an older version had are not to be found by this one.
Type: filesandordirs; Name: "{app}\_internal"

[Files]
Source: "..\..\dist\caravanserai\*"; DestDir: "{app}"; Flags: recursesubdirs ignoreversion
Source: "..\..\build\package\pictures\saved-game.ico"; DestDir: "{app}"

[Icons]
Name: "{autoprograms}\Caravanserai"; Filename: "{app}\caravanserai.exe"

[Registry]
Root: HKA; Subkey: "Software\Classes\.caravan"; ValueType: string; ValueData: "Caravanserai.Game"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\Caravanserai.Game"; ValueType: string; ValueData: "{cm:Game}"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\Caravanserai.Game\DefaultIcon"; ValueType: string; ValueData: "{app}\saved-game.ico"
Root: HKA; Subkey: "Software\Classes\Caravanserai.Game\shell\open\command"; ValueType: string; ValueData: """{app}\caravanserai.exe"" ""%1"""
