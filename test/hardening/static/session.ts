import ts from 'typescript';
import {
  callsOf,
  findAll,
  functionNamed,
  holds,
  isTrue,
  none,
  onlyIn,
  placeOfCall,
  shellCalls,
  shellNames,
  shellSources,
  shellTexts,
  textsLike,
} from '../syntax.ts';
import type { Files } from '../files.ts';
import type { StaticCheck } from './check.ts';

const ROOT = 'src-main/index.ts';
const SESSION = 'src-main/hosts/electron/session.ts';
const CAMERA = 'src-main/hosts/electron/camera.ts';
const NAVIGATION = 'src-main/hosts/electron/navigation.ts';
const PROTOCOL = 'src-main/hosts/electron/protocol.ts';
const STARTS = ['src-main/keyholder/in-main/fork-child.ts', 'src-main/own-service/rgb-lib/fork-here.ts'];
const SECURE = 'src-main/net/secure.ts';
const CONNECT = 'src-main/net/connect.ts';
const LOOK = 'src-main/net/probe-tls.ts';

const DENIED = [
  'setPermissionRequestHandler',
  'setPermissionCheckHandler',
  'setDevicePermissionHandler',
  'setDisplayMediaRequestHandler',
  'setBluetoothPairingHandler',
] as const;
const OPENS = ['openExternal', 'openPath', 'openItem', 'showItemInFolder', 'readShortcutLink'] as const;
const CHOSEN = ['select-hid-device', 'select-serial-port', 'select-usb-device'] as const;

export const sessionChecks: readonly StaticCheck[] = [
  {
    item: 10,
    name: 'each session that is used filters every request, before a page is loaded in it',
    problems: (files) => {
      const start = functionNamed(files.ast(ROOT), 'start');
      const hardened = callsOf(files, [ROOT], 'hardenSession').map(({ node }) =>
        node.arguments[0]?.getText(),
      );
      return [
        ...onlyIn(shellCalls(files, 'onBeforeRequest'), [SESSION], 'the filter of requests'),
        ...onlyIn(shellCalls(files, 'fromPartition'), [ROOT], 'a session'),
        ...holds(
          hardened.includes('page') && hardened.includes('session.defaultSession'),
          `${ROOT}: a session is not hardened`,
        ),
        ...holds(
          placeOfCall(start, 'hardenSession') < placeOfCall(start, 'createSecureWindow'),
          `${ROOT}: a window is made before its session is hardened`,
        ),
      ];
    },
  },
  {
    item: 11,
    name: 'the page comes by a scheme of its own with no privilege but its origin, never from a file',
    problems: (files) => {
      const [given] = findAll(files, [PROTOCOL], ts.isPropertyAssignment).filter(
        ({ node }) => node.name.getText() === 'privileges',
      );
      return [
        ...none(shellCalls(files, 'loadFile', 'registerFileProtocol'), 'loads a page from a file'),
        ...none(shellTexts(files, /^file:/i), 'an address of a file'),
        ...onlyIn(shellCalls(files, 'registerSchemesAsPrivileged'), [ROOT], 'a scheme with privileges'),
        ...holds(
          given?.node.initializer.getText() === '{ standard: true, secure: true }',
          `${PROTOCOL}: the scheme has other privileges`,
        ),
        ...holds(
          shellCalls(files, 'loadURL').every(
            ({ node }) => node.arguments.length === 1 && node.arguments[0]?.getText() === 'APP_PAGE',
          ),
          `${ROOT}: loads something else than the page`,
        ),
      ];
    },
  },
  {
    item: 12,
    name: 'everything that shows a page is kept where it is, from its first moment',
    problems: (files) => [
      ...['will-navigate', 'will-frame-navigate', 'will-redirect'].flatMap((name) =>
        holds(
          textsLike(files, [NAVIGATION], new RegExp(`^${name}$`)).length === 1,
          `${NAVIGATION}: ${name} is free`,
        ),
      ),
      ...holds(
        functionNamed(files.ast(ROOT), 'prepare')?.getText().includes("app.on('web-contents-created'") ===
          true && placeOfCall(functionNamed(files.ast(ROOT), 'prepare'), 'denyNavigation') >= 0,
        `${ROOT}: not every page is kept where it is`,
      ),
    ],
  },
  {
    item: 13,
    name: 'no page opens a window',
    problems: (files) => {
      const handlers = shellCalls(files, 'setWindowOpenHandler');
      return [
        ...onlyIn(handlers, [NAVIGATION], 'what comes of window.open'),
        ...holds(
          handlers.every(({ node }) => node.arguments[0]?.getText() === "() => ({ action: 'deny' })"),
          `${NAVIGATION}: a window may be opened`,
        ),
      ];
    },
  },
  {
    item: 14,
    name: 'there is no way out to other programs',
    problems: (files) => [
      ...none(shellCalls(files, ...OPENS), 'opens something elsewhere'),
      // Programs that are started: the keyholder, and rgb-lib by the own service, each from a file of ours.
      ...findAll(files, shellSources(files), ts.isImportDeclaration)
        .filter(({ node }) => /^'(?:node:)?child_process'$/.test(node.moduleSpecifier.getText()))
        .filter(({ path }) => !STARTS.includes(path))
        .map(({ path }) => `${path}: starts programs`),
    ],
  },
  {
    item: 15,
    name: 'every kind of permission and device is answered, and the answer is no but for the camera of a scan',
    problems: (files) => [
      ...DENIED.flatMap((name) => onlyIn(shellCalls(files, name), [SESSION], `the answer of ${name}`)),
      ...CHOSEN.flatMap((name) =>
        holds(
          textsLike(files, [SESSION], new RegExp(`^${name}$`)).length === 1,
          `${SESSION}: ${name} is free`,
        ),
      ),
      ...none(
        findAll(files, [SESSION], ts.isCallExpression).filter(
          ({ node }) => node.expression.getText() === 'answer' && node.arguments[0]?.getText() === 'true',
        ),
        'allows something',
      ),
      ...callsOf(files, [SESSION], ...DENIED)
        .filter(({ node }) => /=>\s*true\b|\breturn true\b|\?\? true\b/.test(node.getText()))
        .map(({ path }) => `${path}: allows something`),
      ...cameraProblems(files),
    ],
  },
  {
    item: 28,
    name: 'the page’s session lives in memory, without a cache and without cookies',
    problems: (files) => [
      ...none(shellTexts(files, /^persist:/), 'a session that is kept'),
      ...holds(
        callsOf(files, [ROOT], 'fromPartition').every(
          ({ node }) => node.getText() === 'session.fromPartition(PAGE_PARTITION, { cache: false })',
        ),
        `${ROOT}: the session has a cache`,
      ),
      ...none(
        findAll(files, shellSources(files), ts.isPropertyAccessExpression).filter(
          ({ node }) => node.name.text === 'cookies',
        ),
        'cookies',
      ),
    ],
  },
  {
    item: 29,
    name: 'certificates are judged by Chromium and Node alone, or are exactly the pinned one',
    problems: (files) => [
      ...none(
        shellNames(files, 'setCertificateVerifyProc', 'checkServerIdentity', 'allowPartialTrustChain'),
        'judges certificates by itself',
      ),
      // To say outright that they are judged is fine.
      ...none(
        unjudged(files).filter(({ node }) => !isIn(node, 'secureUnjudged')),
        'takes any certificate',
      ),
      ...none(
        unjudged(files).filter(({ path }) => path !== SECURE),
        'takes any certificate',
      ),
      ...pinProblems(files),
      ...none(
        shellTexts(
          files,
          /^(?:certificate-error|select-client-certificate|NODE_TLS_REJECT_UNAUTHORIZED|NODE_EXTRA_CA_CERTS)$/,
        ),
        'judges certificates by itself',
      ),
    ],
  },
];

/** What may be granted is asked of the gate alone, which names each condition. */
function cameraProblems(files: Files): readonly string[] {
  const text = files.ast(SESSION).getText();
  const gate = files.ast(CAMERA).getText();
  const conditions = [
    /let open = false;/,
    /open &&\s+permission === 'media' &&\s+isMainFrame === true &&\s+mediaTypes\?\.length === 1 &&\s+mediaTypes\[0\] === 'video' &&\s+isOfTheApp\(requestingUrl \?\? ''\) &&\s+isTheAppsOrigin\(securityOrigin\),/,
    /open &&\s+permission === 'media' &&\s+isMainFrame === true &&\s+mediaType === 'video' &&\s+isTheAppsOrigin\(origin\),/,
  ];
  return [
    ...holds(
      text.includes('answer(camera?.grants(permission, asked) ?? false);') &&
        text.includes('camera?.knows(permission, origin, asked) ?? false'),
      `${SESSION}: something else than the gate allows`,
    ),
    ...holds(
      conditions.every((condition) => condition.test(gate)),
      `${CAMERA}: the camera is given for less`,
    ),
    ...holds(
      files
        .ast(ROOT)
        .getText()
        .includes('hardenSession(session.defaultSession, { devTools: false, camera: null })'),
      `${ROOT}: another session than the page's gets the camera`,
    ),
  ];
}

/** Where a certificate is taken without Node's judgement. */
function unjudged(files: Files) {
  return shellNames(files, 'rejectUnauthorized').filter(
    ({ node }) => !(ts.isPropertyAssignment(node.parent) && isTrue(node.parent.initializer)),
  );
}

function isIn(node: ts.Node | undefined, name: string): boolean {
  if (node === undefined) return false;
  if (ts.isFunctionDeclaration(node) && node.name?.text === name) return true;
  return isIn(node.parent, name);
}

/** A pinned connection is handed on after its certificate was compared; looking at one hands none on. */
function pinProblems(files: Files): readonly string[] {
  const byPin = functionNamed(files.ast(SECURE), 'secureByPin');
  const open = functionNamed(files.ast(CONNECT), 'openConnection');
  const looked = functionNamed(files.ast(LOOK), 'look')?.getText() ?? '';
  return [
    ...onlyIn(shellCalls(files, 'secureUnjudged'), [SECURE, LOOK], 'a way past judgement'),
    ...holds(
      placeOfCall(byPin, 'secureUnjudged') < placeOfCall(byPin, 'pinFailure') &&
        byPin?.getText().includes('if (failure !== null) throw failure;') === true,
      `${SECURE}: a pinned connection is handed on unjudged`,
    ),
    ...holds(
      open?.getText().includes('way.pin === null ? secureByNode(') === true,
      `${CONNECT}: a connection without a pin is not judged by Node`,
    ),
    ...holds(
      looked.includes('socket.destroy()') && !/\.(write|end|pipe)\(/.test(looked),
      `${LOOK}: what was only looked at is used`,
    ),
  ];
}
