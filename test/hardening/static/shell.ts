import {
  before,
  below,
  allOf,
  block,
  but,
  check,
  has,
  holdsFor,
  never,
  only,
  outermost,
  SHELL,
  times,
  within,
  type Rule,
  type StaticCheck,
} from '../rules.ts';

const ROOT = 'src-main/index.ts';
const PREPARE = 'function prepare() {';
const START = 'function start() {';
const HOST = 'src-main/hosts/electron';
const FACTORY = `${HOST}/window.ts`;
const SESSION = `${HOST}/session.ts`;
const CAMERA = `${HOST}/camera.ts`;
const NAVIGATION = `${HOST}/navigation.ts`;
const PROTOCOL = `${HOST}/protocol.ts`;
const LINKS = `${HOST}/deep-links.ts`;
const CHILD = `${HOST}/keyholder-child.ts`;
const FORK = 'src-main/keyholder/in-main/fork-child.ts';
const STARTS = [FORK, 'src-main/own-service/rgb-lib/fork-here.ts'];
const SECURE = 'src-main/net/secure.ts';
const LOOK = 'src-main/net/probe-tls.ts';
const BY_PIN = 'function secureByPin(socket, to, pin, signal) {';
const WINDOWS = '(?:BrowserWindow|BaseWindow|BrowserView|WebContentsView|ImageView)';
/** What must never be passed, whoever starts Ochre. */
const SWITCHES =
  '--(?:no-sandbox|disable-web-security|remote-debugging-(?:port|pipe)|ignore-certificate-errors|disable-setuid-sandbox)\\b';
const DENIED = [
  'PermissionRequest',
  'PermissionCheck',
  'DevicePermission',
  'DisplayMediaRequest',
  'BluetoothPairing',
];
/** Where a certificate is taken without Node's judgement; to say outright that it is judged is fine. */
const UNJUDGED = /rejectUnauthorized(?!: true)/;

const heard = (path: string, ...events: readonly string[]): readonly Rule[] =>
  events.map((name) => times(1, new RegExp(`'${name}'`), path));
const waitsAtTheTop = (code: string): boolean =>
  /\bawait\b/.test(code) &&
  outermost(code)
    .split(/;|(?<=\)) \{/)
    .some((part) => /\bawait\b/.test(part) && !/\basync\b/.test(part));
const preference = (item: number, key: string, value: boolean): StaticCheck =>
  check(
    item,
    `${key} is ${value ? 'on' : 'off'}, written out`,
    within(FACTORY, 'webPreferences: {', `${key}: ${String(value)},`),
  );

const windowChecks: readonly StaticCheck[] = [
  check(
    1,
    'a window is made in one place',
    only(new RegExp(`\\bnew (?:[\\w.]+\\.)?${WINDOWS}\\(`), FACTORY),
    // Handed to the factory by the root, and to nobody under another name.
    never(new RegExp(`(?<![{,] )\\b${WINDOWS}\\b`), but(SHELL, FACTORY)),
    only(/\b(?:webPreferences|overrideBrowserWindowOptions)\b/, FACTORY),
  ),
  preference(1, 'contextIsolation', true),
  preference(2, 'sandbox', true),
  check(
    2,
    'every process is sandboxed before Electron is ready',
    within(ROOT, PREPARE, 'app.enableSandbox();'),
    within(ROOT, START, 'await app.whenReady();'),
    times(1, /\bwhenReady\b/, ROOT),
    has(ROOT, 'const exitCode = prepare(); if (exitCode === null) start()'),
    // What a module waits for at its top is done after Electron is ready.
    (files) => SHELL(files).filter((path) => waitsAtTheTop(files.code(path))),
  ),
  preference(3, 'nodeIntegration', false),
  preference(3, 'nodeIntegrationInWorker', false),
  preference(3, 'nodeIntegrationInSubFrames', false),
  preference(4, 'webSecurity', true),
  check(
    4,
    'nothing that a web page may not do is allowed',
    never(/\b(?:allowRunningInsecureContent|experimentalFeatures|enableBlinkFeatures)\b/),
    // What is taken from the page there is held by the window's own test, value by value.
    only(/\bdisableBlinkFeatures\b/, FACTORY),
  ),
  preference(5, 'webviewTag', false),
  check(
    5,
    'no webview stands in the page',
    never(
      /<webview\b|createElement\(\s*['"`]webview/i,
      allOf(below('src-renderer', '.svelte', '.ts', '.html'), below('out/renderer', '.html', '.js')),
    ),
    ...heard(NAVIGATION, 'will-attach-webview'),
  ),
  check(
    6,
    'developer tools are there in development alone, and nothing opens them',
    never(/\b(?:openDevTools|toggleDevTools|inspectElement)\b|['"`](?:viewMenu|reload|forceReload)['"`]/),
    has(ROOT, "inDevelopment = !app.isPackaged && process.env['OCHRE_DEV'] === '1'"),
    within(ROOT, 'createSecureWindow({', 'devTools: inDevelopment'),
    within(FACTORY, 'webPreferences: {', 'devTools: deps.devTools'),
  ),
  preference(7, 'spellcheck', false),
  preference(7, 'disableDialogs', true),
  preference(7, 'navigateOnDragDrop', false),
];

const startChecks: readonly StaticCheck[] = [
  check(
    8,
    'no switch that takes a protection away is added or passed',
    never(/\bappend(?:Switch|Argument)\(/),
    never(/['"`](?:--)?no-sandbox['"`]/, but(SHELL, `${HOST}/argv.ts`)),
    // A test browser of its own is no Ochre; and what Chromium itself prints is read, not passed.
    never(new RegExp(`['"\`]${SWITCHES}`), but(below('scripts', '.mjs'), 'scripts/lib/browser.mjs')),
    never(new RegExp(SWITCHES), 'package.json'),
  ),
  check(
    8,
    'such switches on the command line are refused before Electron is ready',
    within(ROOT, PREPARE, 'const refused = inDevelopment ? [] : dangerousSwitches(process.argv);'),
    before(ROOT, PREPARE, 'dangerousSwitches(', 'app.requestSingleInstanceLock('),
  ),
  check(
    26,
    'a second start ends, and only its links and files are heard',
    only(/\brequestSingleInstanceLock\(/, ROOT),
    within(ROOT, PREPARE, 'if (!app.requestSingleInstanceLock()) return 0;'),
    holdsFor((files) => {
      const hears = block(ROOT, "app.on('second-instance', (_event, argv, folder) => {", files);
      return !/\bargv\b/.test(hears.replaceAll(/\b(?:linksIn\(argv\)|filesIn\(argv, folder\))/g, ''));
    }, `${ROOT}: more of a second start is heard`),
  ),
  check(
    27,
    'one scheme is registered, and it is rgb',
    only(/\bsetAsDefaultProtocolClient\(/, LINKS),
    // Without -- what follows would be switches of Chromium's.
    never(/\bsetAsDefaultProtocolClient\((?!LINK_SCHEME, \w+, \['--'\]\))/),
    has(LINKS, "LINK_SCHEME = 'rgb'"),
  ),
  check(
    30,
    'no crash is reported to anybody',
    never(/\bcrashReporter\b|['"`](?:@sentry\/|bugsnag|https:\/\/\S*(?:sentry|crash))/i),
  ),
  check(
    30,
    'core dumps are off in main and in the keyholder, and in what npm start runs',
    within(ROOT, PREPARE, "leaveNoCoreDump('self');"),
    within('src-main/loopback.ts', START, "leaveNoCoreDump('self');"),
    times(1, /\bleaveNoCoreDump\(/, CHILD),
    ...[FORK, 'scripts/lib/foreground.mjs'].map((path) => times(1, /['"`]ulimit -c 0; exec /, path)),
  ),
  check(
    39,
    'the environment is cleaned before anything reads it, and of the keyholder almost nothing is left',
    within(ROOT, PREPARE, 'cleanEnvironment(process.env);'),
    before(ROOT, PREPARE, 'cleanEnvironment(process.env)', 'process.env)'),
    holdsFor(
      (files) => /^(?:(?!process\.env).)*cleanEnvironment\(process\.env\)/.test(block(ROOT, PREPARE, files)),
      `${ROOT}: it is read before`,
    ),
    ...[CHILD, FORK].map((path) => has(path, 'fork(path, [], { env: childEnv(env),')),
  ),
  check(
    40,
    'a fault that nobody caught ends Ochre from its first moment',
    ...['uncaughtException', 'unhandledRejection'].map((name) =>
      within(ROOT, PREPARE, `process.on('${name}', (error) => void lastResort(error));`),
    ),
    never(/\bsetUncaughtExceptionCaptureCallback\b|\bdomain\.create|'(?:node:)?domain'/),
  ),
];

const sessionChecks: readonly StaticCheck[] = [
  check(
    10,
    'each session that is used filters every request, before a page is loaded in it',
    only(/\bonBeforeRequest\(/, SESSION),
    only(/\bfromPartition\(/, ROOT),
    within(ROOT, START, 'hardenSession(page, { devTools: inDevelopment, camera });'),
    within(ROOT, START, 'hardenSession(session.defaultSession, { devTools: false, camera: null });'),
    before(ROOT, START, 'hardenSession(', 'createSecureWindow('),
  ),
  check(
    11,
    'the page comes by a scheme of its own with no privilege but its origin, never from a file',
    never(/\b(?:loadFile|registerFileProtocol)\(|['"`]file:|\.loadURL\((?!APP_PAGE\))/i),
    only(/\bregisterSchemesAsPrivileged\(/, ROOT),
    has(PROTOCOL, 'privileges: { standard: true, secure: true }'),
  ),
  check(
    12,
    'everything that shows a page is kept where it is, from its first moment',
    ...heard(NAVIGATION, 'will-navigate', 'will-frame-navigate', 'will-redirect'),
    within(ROOT, PREPARE, "app.on('web-contents-created', (_event, contents) => denyNavigation(contents));"),
  ),
  check(
    13,
    'no page opens a window',
    only(/\bsetWindowOpenHandler\(/, NAVIGATION),
    never(/\bsetWindowOpenHandler\((?!\(\) => \(\{ action: 'deny' \}\)\))/),
  ),
  check(
    14,
    'there is no way out to other programs',
    never(/\b(?:openExternal|openPath|openItem|showItemInFolder|readShortcutLink)\(/),
    // Programs that are started: the keyholder, and rgb-lib by the own service, each from a file of ours.
    never(/'(?:node:)?child_process'/, but(SHELL, ...STARTS)),
  ),
  check(
    15,
    'every kind of permission and device is answered, and the answer is no but for the camera of a scan',
    ...DENIED.map((name) => only(new RegExp(`\\bset${name}Handler\\(`), SESSION)),
    ...heard(SESSION, 'select-hid-device', 'select-serial-port', 'select-usb-device'),
    never(/\banswer\(true\b|=>\s*true\b|\breturn true\b|\?\? true\b/, SESSION),
    // What may be granted is asked of the gate alone, which names each condition.
    has(
      SESSION,
      'answer(camera?.grants(permission, asked) ?? false);',
      'camera?.knows(permission, origin, asked) ?? false',
    ),
    has(
      CAMERA,
      'let open = false;',
      "open && permission === 'media' && isMainFrame === true && mediaTypes?.length === 1 && mediaTypes[0] === 'video' && isOfTheApp(requestingUrl ?? '') && isTheAppsOrigin(securityOrigin)",
      "open && permission === 'media' && isMainFrame === true && mediaType === 'video' && isTheAppsOrigin(origin)",
    ),
    has(ROOT, 'hardenSession(session.defaultSession, { devTools: false, camera: null })'),
  ),
  check(
    28,
    'the page’s session lives in memory, without a cache and without cookies',
    never(/['"`]persist:|\.cookies\b|\bfromPartition\((?!PAGE_PARTITION, \{ cache: false \}\))/),
  ),
  check(
    29,
    'certificates are judged by Chromium and Node alone, or are exactly the pinned one',
    never(/\b(?:setCertificateVerifyProc|checkServerIdentity|allowPartialTrustChain)\b/),
    never(UNJUDGED, but(SHELL, SECURE)),
    times(1, UNJUDGED, SECURE),
    has(
      SECURE,
      'function secureUnjudged(socket, to, signal) { return handshake(connect({ ...TLS, socket, ...nameOf(to), rejectUnauthorized: false }), signal); }',
    ),
    // A pinned connection is handed on after its certificate was compared; looking at one hands none on.
    only(/\bsecureUnjudged\(/, SECURE, LOOK),
    before(SECURE, BY_PIN, 'secureUnjudged(', 'pinFailure('),
    holdsFor(
      (files) => block(SECURE, BY_PIN, files).includes('if (failure !== null) throw failure;'),
      `${SECURE}: another certificate is taken`,
    ),
    within(
      'src-main/net/connect.ts',
      'function openConnection(by, to, signal) {',
      'return way.pin === null ? secureByNode(socket, to, signal) : secureByPin(socket, to, way.pin, signal);',
    ),
    holdsFor((files) => {
      const looks = block(LOOK, 'function probeCertificate(by, to, signal) {', files);
      return looks.includes('finally { socket.destroy(); }') && !/\.(?:write|end|pipe)\(/.test(looks);
    }, `${LOOK}: uses a connection that only shows a certificate`),
    never(
      /['"`](?:certificate-error|select-client-certificate|NODE_TLS_REJECT_UNAUTHORIZED|NODE_EXTRA_CA_CERTS)['"`]/,
    ),
  ),
];

export const shellChecks: readonly StaticCheck[] = [...windowChecks, ...startChecks, ...sessionChecks];
