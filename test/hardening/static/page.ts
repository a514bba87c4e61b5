import { wordlists } from 'bip39';
import { csp, pageHeaders } from '../../../src-main/hosts/csp.ts';
import { contract, type CallSpec, type NoticeSpec } from '../../../src-preload/contract/index.ts';
import type { Files } from '../files.ts';
import {
  allOf,
  below,
  but,
  check,
  has,
  holdsFor,
  never,
  only,
  SHELL,
  times,
  within,
  type StaticCheck,
} from '../rules.ts';

const IPC = 'src-main/hosts/electron/ipc.ts';
const PRELOAD = 'src-preload/index.ts';
const BUILT_PRELOAD = 'out/preload/index.cjs';
const MOST_PRELOAD_BYTES = 20_000;
const MOST_INPUT_BYTES = 16 * 2 ** 20;
const RENDERER = below('src-renderer', '.svelte', '.ts');
const CARRIERS = ['src-renderer/bridge/bridge.ts', 'src-renderer/bridge/loopback-transport.ts'];
const FOREIGN = String.raw`["']?(?:https?:)?\/\/`;

/** security.md 5, item 9, and the one policy that Svelte makes for its templates. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'none'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types svelte-trusted-html',
  'sandbox allow-scripts allow-same-origin allow-forms',
];
const LOOPBACK_POLICY = POLICY.slice(0, -1).join('; ').replace("connect-src 'none'", "connect-src 'self'");

/** Libraries and folders of ours that have to do with keys, and everything of Node and Electron. Of `@noble`, SHA-256 alone may be in the page (how an asset looks), not the key derivations beside it. */
const FORBIDDEN =
  /node_modules\/(?:(?:bip32|bip39|bitcoinjs-lib|tiny-secp256k1|keytar|@github\/keytar|electron|electron-store|libsql|undici|@scure|valibot)\/|@noble\/(?!hashes\/(?:sha2|_md|_u64|utils)\.js$))|(?:^|\/)src-main\/|^node:/;
const MARKUP =
  /\.(?:innerHTML|outerHTML|insertAdjacentHTML|srcdoc|createContextualFragment|parseFromString|writeln)\b/;
const RUNS_TEXT =
  /\b(?:eval|Function|runInThisContext|runInNewContext|compileFunction|executeJavaScript)\(|\bset(?:Timeout|Interval)\( ?["'`]/;
/** What code that answers calls says of a schema or an event. */
const NAMES_READ = "import { contract } from './contract/index.ts';";

const builtChecks: readonly StaticCheck[] = [
  check(
    9,
    'the content policy allows what is named, and one function writes it for both hosts',
    holdsFor(() => csp('electron') === POLICY.join('; '), 'csp.ts: the policy is another one'),
    holdsFor(
      () => csp('loopback') === LOOPBACK_POLICY,
      'csp.ts: hosts differ by more than connect-src and sandbox',
    ),
    holdsFor(
      () => pageHeaders('electron', 'text/html')['content-security-policy'] === csp('electron'),
      'csp.ts: the header does not bear the policy',
    ),
    only(/content-security-policy|default-src|'unsafe-/i, 'src-main/hosts/csp.ts'),
  ),
  check(
    9,
    'the page, as written and as built, carries no policy, script, style or handler of its own',
    ...[
      ...[/<meta[^>]+http-equiv/i, /<script(?![^>]*\bsrc=)/i, /<style\b|\sstyle\s*=/i, /\son[a-z]+\s*=/i],
      ...[new RegExp(`(?:src|href)\\s*=\\s*${FOREIGN}`, 'i'), /unsafe-inline|unsafe-eval|@vite\/client/],
    ].map((fits) => never(fits, ['src-renderer/index.html', 'out/renderer/index.html'])),
  ),
  check(
    10,
    'the page has no network, and nothing of another origin in its styles',
    holdsFor(() => csp('electron').includes("connect-src 'none'"), 'csp.ts: the page has a network'),
    never(new RegExp(`url\\(\\s*${FOREIGN}|@import`, 'i'), below('out/renderer', '.css')),
    never(/new (?:WebSocket|EventSource|RTCPeerConnection|XMLHttpRequest)|sendBeacon\(/, RENDERER),
    never(/\bfetch\(/, but(RENDERER, ...CARRIERS)),
  ),
  check(
    11,
    'what is served says its type, and is taken for no other',
    holdsFor(
      () => pageHeaders('electron', 'text/css')['x-content-type-options'] === 'nosniff',
      'csp.ts: no nosniff',
    ),
  ),
  check(
    19,
    'the built preload is one small CommonJS script that needs electron alone',
    // A sandboxed preload loads no second one.
    holdsFor(
      (files) => files.below('out/preload', '.cjs', '.js', '.mjs').length === 1,
      'more than one preload',
    ),
    holdsFor(
      (files) => Buffer.byteLength(files.text(BUILT_PRELOAD)) < MOST_PRELOAD_BYTES,
      `${BUILT_PRELOAD} is too large`,
    ),
    times(1, /\brequire\(\s*["'`]electron["'`]\s*\)/, BUILT_PRELOAD),
    never(/\brequire\((?!\s*["'`]electron["'`]\s*\))/, BUILT_PRELOAD),
    never(
      /\b(?:Buffer|process|eval|Function|__dirname|globalThis\.require)\b|\bimport\b|\bexport\b/,
      BUILT_PRELOAD,
    ),
  ),
  check(
    21,
    'no code that knows a secret, and none of Node, is in the page',
    (files) => {
      const made = sourcesOf(files);
      return made.length > 100
        ? made.filter((source) => FORBIDDEN.test(source.replaceAll('\\', '/'))).map((one) => `made of ${one}`)
        : ['out/renderer: the maps do not tell what the page was made of'];
    },
    ...[/\b(?:from|import)\s*\(?\s*["'](?:node:|electron|[a-z@])/, ...neighbours()].map((fits) =>
      never(fits, below('out/renderer', '.js')),
    ),
  ),
  check(
    22,
    'no text is run as code, and none becomes markup',
    never(/\{@html\b/, below('src-renderer', '.svelte')),
    never(MARKUP, allOf(SHELL, RENDERER)),
    never(RUNS_TEXT, allOf(SHELL, below('src-renderer', '.ts'))),
    has(
      'eslint.config.js',
      ...['svelte/no-at-html-tags', 'no-eval', 'no-new-func', 'no-script-url'].map(
        (rule) => `'${rule}': 'error',`,
      ),
    ),
  ),
];

const sourcesOf = (files: Files): readonly string[] =>
  files
    .below('out/renderer', '.js.map')
    .flatMap((path) => (JSON.parse(files.text(path)) as { sources: string[] }).sources);

/** Five neighbours of the list of words: by chance they stand together nowhere. */
function neighbours(): readonly RegExp[] {
  const english = wordlists['english'] ?? [];
  return [0, 700, 1_400, 2_040].map((at) => new RegExp(english.slice(at, at + 5).join('[^a-z]{1,4}')));
}

const bridgeChecks: readonly StaticCheck[] = [
  check(
    16,
    'one file hears what pages send, on one channel, and asks who sends it first',
    only(/\bipcMain\.(?!removeAllListeners)\w+/, IPC),
    times(1, /\bipcMain\.handle\(/, IPC),
    has(
      IPC,
      'ipcMain.handle(CALL_CHANNEL, (event, ...sent) => { if (!isTrusted(event)) throw refusal(); const [name, input] = sent;',
    ),
    // Every page and frame has an ipc of its own, beside ipcMain.
    never(/(?:contents|frame)\w*\.ipc\b/i),
  ),
  check(17, 'every call is answered, once, and nothing else is, with a schema and a size', callProblems),
  check(
    18,
    'the page is given one frozen object of named functions, and no way to name a channel',
    only(/\bexposeIn\w+World\b/, PRELOAD),
    times(1, /\bexposeIn\w+World\b/, PRELOAD),
    has(PRELOAD, "contextBridge.exposeInMainWorld('ochre', createBridge("),
    // The two uses that there may be, beside its import, of which no event goes on to the page.
    only(/\bipcRenderer\b/, PRELOAD),
    never(
      /(?<!import \{[^}]*)\bipcRenderer(?!\.invoke\(CALL_CHANNEL, name, input\)|\.on\(NOTICE_CHANNEL, \(_)/,
      PRELOAD,
    ),
    // What is built holds what names.ts read; how small that is, preload.test.ts says. How outside text and amounts are
    // written holds no schema; what is said in each language writes them so.
    has('src-preload/names.ts', NAMES_READ),
    never(/import [^;]*'[^']*(?:contract\/(?!outside\.ts|units\.ts)|valibot)[^']*'/, (files) =>
      files
        .below('src-preload', '.ts')
        .filter((path) => !/^src-preload\/(?:contract\/|names\.ts$)/.test(path)),
    ),
  ),
  check(
    20,
    'what the page is given is frozen, object by object',
    has('src-preload/bridge.ts', 'Object.freeze(Object.fromEntries(functions))'),
    within(
      'src-preload/bridge.ts',
      'function createBridge(transport) {',
      'return Object.freeze(Object.fromEntries(groups));',
    ),
  ),
];

type Members = Readonly<Record<string, CallSpec | NoticeSpec>>;

function callProblems(files: Files): readonly string[] {
  const answered = files
    .below('src-main', '.ts')
    .map((path) => files.text(path))
    .filter((text) => text.includes('} satisfies RoomCalls<'))
    .flatMap((text) => [...text.matchAll(/^ {2}'(\w+\.\w+)'[:,(]/gm)].map(([, name = '']) => name));
  const calls = Object.entries<Members>(contract).flatMap(([group, members]) =>
    Object.entries(members).flatMap(([key, member]) =>
      member.kind === 'call' ? [[`${group}.${key}`, member.maxInputBytes] as const] : [],
    ),
  );
  const named: readonly string[] = calls.map(([name]) => name);
  return [
    ...named.filter((name) => !answered.includes(name)).map((name) => `nobody answers ${name}`),
    ...answered
      .filter((name, at) => !named.includes(name) || answered.indexOf(name) !== at)
      .map((name) => `${name} is no call, or is answered twice`),
    ...calls
      .filter(([, bytes]) => !(bytes > 0 && bytes <= MOST_INPUT_BYTES))
      .map(([name]) => `${name}: no size that it may have`),
  ];
}

export const pageChecks: readonly StaticCheck[] = [...builtChecks, ...bridgeChecks];
