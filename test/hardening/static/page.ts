import { parse } from 'svelte/compiler';
import ts from 'typescript';
import { wordlists } from 'bip39';
import { csp, pageHeaders } from '../../../src-main/hosts/csp.ts';
import type { Files } from '../files.ts';
import { findAll, holds, lastName, none, onlyIn, shellSources, shellTexts } from '../syntax.ts';
import type { StaticCheck } from './check.ts';

const BUILT_PAGE = 'out/renderer/index.html';
const BUILT_PRELOAD = 'out/preload/index.cjs';
const MOST_PRELOAD_BYTES = 20_000;

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

const rendererSources = (files: Files): readonly string[] => files.below('src-renderer', '.svelte', '.ts');

export const pageChecks: readonly StaticCheck[] = [
  {
    item: 9,
    name: 'the content policy allows what is named, and one function writes it for both hosts',
    problems: (files) => [
      ...holds(csp('electron') === POLICY.join('; '), 'csp.ts: the policy is another one'),
      ...holds(
        csp('loopback') ===
          POLICY.slice(0, -1).join('; ').replace("connect-src 'none'", "connect-src 'self'"),
        'csp.ts: the hosts differ by more than connect-src and sandbox',
      ),
      ...holds(
        pageHeaders('electron', 'text/html')['content-security-policy'] === csp('electron'),
        'csp.ts: the header does not bear the policy',
      ),
      ...onlyIn(
        shellTexts(files, /content-security-policy|default-src|'unsafe-/i),
        ['src-main/hosts/csp.ts'],
        'a content policy',
      ),
    ],
  },
  {
    item: 9,
    name: 'the page, as written and as built, carries no policy, script, style or handler of its own',
    problems: (files) =>
      ['src-renderer/index.html', BUILT_PAGE].flatMap((path) => {
        const html = files.text(path).replaceAll(/<!--[\s\S]*?-->/g, '');
        return [
          ...holds(!/<meta[^>]+http-equiv/i.test(html), `${path}: a policy in a meta tag`),
          ...holds(!/<script(?![^>]*\bsrc=)/i.test(html), `${path}: a script within the page`),
          ...holds(!/<style\b|\sstyle\s*=/i.test(html), `${path}: a style within the page`),
          ...holds(!/\son[a-z]+\s*=/i.test(html), `${path}: a handler within the page`),
          ...holds(
            !/(?:src|href)\s*=\s*["']?(?:https?:)?\/\//i.test(html),
            `${path}: something of another origin`,
          ),
          ...holds(
            !/unsafe-inline|unsafe-eval|@vite\/client/.test(html),
            `${path}: what is meant for development`,
          ),
        ];
      }),
  },
  {
    item: 10,
    name: 'the page has no network, and nothing of another origin in its styles',
    problems: (files) => [
      ...holds(csp('electron').includes("connect-src 'none'"), 'csp.ts: the page has a network'),
      ...files
        .below('out/renderer', '.css')
        .filter((path) => /url\(\s*["']?(?:https?:)?\/\/|@import/i.test(files.text(path)))
        .map((path) => `${path}: something of another origin`),
      ...rendererSources(files)
        .filter((path) =>
          /new (?:WebSocket|EventSource|RTCPeerConnection|XMLHttpRequest)|sendBeacon\(/.test(
            files.text(path),
          ),
        )
        .map((path) => `${path}: speaks to a network`),
      ...rendererSources(files)
        .filter(
          (path) =>
            !['src-renderer/bridge/bridge.ts', 'src-renderer/bridge/loopback-transport.ts'].includes(path),
        )
        .filter((path) => /\bfetch\(/.test(files.text(path)))
        .map((path) => `${path}: speaks to a network`),
    ],
  },
  {
    item: 11,
    name: 'what is served says its type, and is taken for no other',
    problems: () =>
      holds(
        pageHeaders('electron', 'text/css')['x-content-type-options'] === 'nosniff',
        'csp.ts: no nosniff',
      ),
  },
  {
    item: 19,
    name: 'the built preload is one small CommonJS script that needs electron alone',
    problems: (files) => {
      const code = files.text(BUILT_PRELOAD);
      const required = [...code.matchAll(/\brequire\(\s*(["'`])(.*?)\1\s*\)/g)].map(([, , what]) => what);
      return [
        ...holds(
          files.below('out/preload', '.cjs', '.js', '.mjs').length === 1,
          'out/preload: more than one script, of which a sandboxed preload loads none',
        ),
        ...holds(required.join() === 'electron', `${BUILT_PRELOAD}: needs ${required.join(', ')}`),
        ...holds(
          Buffer.byteLength(code) < MOST_PRELOAD_BYTES,
          `${BUILT_PRELOAD}: ${Buffer.byteLength(code)} bytes`,
        ),
        ...holds(
          !/\b(?:Buffer|process|eval|Function|__dirname|globalThis\.require)\b|\bimport\b|\bexport\b/.test(
            code,
          ),
          `${BUILT_PRELOAD}: more than a sandboxed preload should use`,
        ),
      ];
    },
  },
  {
    item: 21,
    name: 'no code that knows a secret, and none of Node, is in the page',
    problems: (files) => {
      const maps = files.below('out/renderer', '.js.map');
      const scripts = files.below('out/renderer', '.js');
      const made = maps.flatMap((path) => (JSON.parse(files.text(path)) as { sources: string[] }).sources);
      return [
        ...holds(made.length > 100, 'out/renderer: the maps do not tell what the page was made of'),
        ...made
          .filter((source) => FORBIDDEN.test(source.replaceAll('\\', '/')))
          .map((source) => `out/renderer: was made of ${source}`),
        ...scripts
          .filter((path) => /\b(?:from|import)\s*\(?\s*["'](?:node:|electron|[a-z@])/.test(files.text(path)))
          .map((path) => `${path}: imports something that is not beside it`),
        ...scripts
          .filter((path) => knowsTheWords(files.text(path)))
          .map((path) => `${path}: holds the list of words`),
      ];
    },
  },
  {
    item: 22,
    name: 'no text is run as code, and none becomes markup',
    problems: (files) => {
      const parsed = [...shellSources(files), ...files.below('src-renderer', '.ts')];
      return [
        ...files
          .below('src-renderer', '.svelte')
          .filter((path) => hasHtmlTag(files.text(path)))
          .map((path) => `${path}: {@html}`),
        ...files
          .below('src-renderer', '.svelte')
          .filter((path) => MARKUP_NAMES.test(scriptOf(files.text(path))))
          .map((path) => `${path}: makes markup of text`),
        ...none(
          findAll(files, parsed, ts.isPropertyAccessExpression).filter(({ node }) =>
            MARKUP_NAMES.test(`.${node.name.text}`),
          ),
          'makes markup of text',
        ),
        ...none(
          findAll(files, parsed, isCallOrNew).filter(({ node }) =>
            RUNS_TEXT.includes(lastName(node.expression)),
          ),
          'runs text as code',
        ),
        ...none(
          findAll(files, parsed, ts.isCallExpression).filter(
            ({ node }) =>
              /^(?:setTimeout|setInterval)$/.test(lastName(node.expression)) &&
              node.arguments[0] !== undefined &&
              ts.isStringLiteralLike(node.arguments[0]),
          ),
          'runs text as code, later',
        ),
        ...['svelte/no-at-html-tags', 'no-eval', 'no-new-func', 'no-script-url'].flatMap((rule) =>
          holds(
            new RegExp(`'${rule}': 'error',`).test(files.text('eslint.config.js')),
            `eslint.config.js: ${rule} is off`,
          ),
        ),
      ];
    },
  },
];

/** Libraries and folders of ours that have to do with keys, and everything of Node and Electron. Of `@noble`, SHA-256 alone may be in the page (how an asset looks), not the key derivations beside it. */
const FORBIDDEN =
  /node_modules\/(?:(?:bip32|bip39|bitcoinjs-lib|tiny-secp256k1|keytar|@github\/keytar|electron|electron-store|libsql|undici|@scure|valibot)\/|@noble\/(?!hashes\/(?:sha2|_md|_u64|utils)\.js$))|(?:^|\/)src-main\/|^node:/;
const MARKUP_NAMES =
  /\.(?:innerHTML|outerHTML|insertAdjacentHTML|srcdoc|createContextualFragment|parseFromString|writeln)\b/;
const RUNS_TEXT = [
  'eval',
  'Function',
  'runInThisContext',
  'runInNewContext',
  'compileFunction',
  'executeJavaScript',
];

const isCallOrNew = (node: ts.Node): node is ts.CallExpression | ts.NewExpression =>
  ts.isCallExpression(node) || ts.isNewExpression(node);

/** Five neighbours of the list: by chance they stand together nowhere. */
function knowsTheWords(code: string): boolean {
  const [list = []] = Object.values(wordlists);
  const english = wordlists['english'] ?? list;
  return [0, 700, 1_400, 2_040].some((at) =>
    new RegExp(english.slice(at, at + 5).join('[^a-z]{1,4}')).test(code),
  );
}

function scriptOf(component: string): string {
  return [...component.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>/g)].map(([, code]) => code).join('\n');
}

function hasHtmlTag(component: string): boolean {
  const seen = new Set<unknown>();
  const has = (node: unknown): boolean => {
    if (typeof node !== 'object' || node === null || seen.has(node)) return false;
    seen.add(node);
    return ('type' in node && node.type === 'HtmlTag') || Object.values(node).some(has);
  };
  // Reading a component takes long, and none has the tag without its name.
  return component.includes('@html') && has(parse(component, { modern: true }).fragment);
}
