import ts from 'typescript';
import type { Files } from '../files.ts';
import {
  callsAlways,
  callsOf,
  functionNamed,
  holds,
  isFalse,
  isTrue,
  none,
  onlyIn,
  placeOfCall,
  shellNames,
  shellNews,
  shellSources,
  shellTexts,
  textsLike,
  valueOf,
} from '../syntax.ts';
import type { StaticCheck } from './check.ts';

const FACTORY = 'src-main/hosts/electron/window.ts';
const ROOT = 'src-main/index.ts';
const WINDOWS = ['BrowserWindow', 'BaseWindow', 'BrowserView', 'WebContentsView', 'ImageView'] as const;

const preference = (files: Files, key: string): ts.Expression | undefined => {
  const all = valueOf(files.ast(FACTORY), 'webPreferences');
  return all === undefined ? undefined : valueOf(all, key);
};
const literal = (files: Files, key: string, is: (node: ts.Node | undefined) => boolean): readonly string[] =>
  holds(is(preference(files, key)), `${FACTORY}: ${key} is not the literal that it must be`);

const on = (item: number, key: string): StaticCheck => ({
  item,
  name: `${key} is on, written out`,
  problems: (files) => literal(files, key, isTrue),
});
const off = (item: number, key: string): StaticCheck => ({
  item,
  name: `${key} is off, written out`,
  problems: (files) => literal(files, key, isFalse),
});

export const windowChecks: readonly StaticCheck[] = [
  {
    item: 1,
    name: 'a window is made in one place',
    problems: (files) => [
      ...onlyIn(shellNews(files, ...WINDOWS), [FACTORY], 'making a window'),
      // Handed to the factory by the root, and to nobody under another name.
      ...none(
        shellNames(files, ...WINDOWS).filter(
          ({ path, node }) => path !== FACTORY && !ts.isShorthandPropertyAssignment(node.parent),
        ),
        'a class of windows goes to the factory alone',
      ),
      ...onlyIn(
        shellNames(files, 'webPreferences', 'overrideBrowserWindowOptions'),
        [FACTORY],
        'webPreferences',
      ),
    ],
  },
  on(1, 'contextIsolation'),
  on(2, 'sandbox'),
  {
    item: 2,
    name: 'every process is sandboxed before Electron is ready',
    problems: (files) => {
      const root = files.ast(ROOT);
      const prepare = functionNamed(root, 'prepare');
      const start = functionNamed(root, 'start');
      const prepared = root.statements.findIndex((one) => placeOfCall(one, 'prepare') >= 0);
      const started = root.statements.findIndex(
        (one) => !ts.isFunctionDeclaration(one) && placeOfCall(one, 'start') >= 0,
      );
      return [
        ...holds(
          callsAlways(prepare, 'app.enableSandbox()'),
          `${ROOT}: prepare() does not always enable the sandbox`,
        ),
        ...holds(
          placeOfCall(start, 'app.whenReady') >= 0,
          `${ROOT}: start() does not wait until it is ready`,
        ),
        ...holds(
          placeOfCall(prepare, 'app.whenReady') < 0,
          `${ROOT}: prepare() waits until Electron is ready, which is too late`,
        ),
        ...holds(prepared >= 0 && prepared < started, `${ROOT}: prepare() does not come before start()`),
        // What a module waits for at its top is done after Electron is ready.
        ...none(
          findTopLevelAwait(files),
          'waits at the top of a module, so that Electron may be ready before us',
        ),
      ];
    },
  },
  off(3, 'nodeIntegration'),
  off(3, 'nodeIntegrationInWorker'),
  off(3, 'nodeIntegrationInSubFrames'),
  on(4, 'webSecurity'),
  {
    item: 4,
    name: 'nothing that a web page may not do is allowed',
    problems: (files) => [
      ...none(
        shellNames(files, 'allowRunningInsecureContent', 'experimentalFeatures', 'enableBlinkFeatures'),
        'weakens the page',
      ),
      // What is taken from the page there is held by the window's own test, value by value.
      ...onlyIn(
        shellNames(files, 'disableBlinkFeatures'),
        ['src-main/hosts/electron/window.ts'],
        'a feature taken from the page',
      ),
    ],
  },
  off(5, 'webviewTag'),
  {
    item: 5,
    name: 'no webview stands in the page',
    problems: (files) => [
      ...[
        ...files.below('src-renderer', '.svelte', '.ts', '.html'),
        ...files.below('out/renderer', '.html', '.js'),
      ]
        .filter((path) => /<webview\b|createElement\(\s*['"`]webview/i.test(files.text(path)))
        .map((path) => `${path}: a webview`),
      ...holds(
        textsLike(files, ['src-main/hosts/electron/navigation.ts'], /^will-attach-webview$/).length === 1,
        'navigation.ts: nobody prevents that a webview is attached',
      ),
    ],
  },
  {
    item: 6,
    name: 'developer tools are there in development alone, and nothing opens them',
    problems: (files) => {
      const root = files.ast(ROOT);
      const guard = root.statements
        .filter(ts.isVariableStatement)
        .flatMap(({ declarationList }) => [...declarationList.declarations])
        .find(({ name }) => name.getText() === 'inDevelopment')?.initializer;
      const made = callsOf(files, [ROOT], 'createSecureWindow')[0]?.node;
      return [
        ...none(
          shellNames(files, 'openDevTools', 'toggleDevTools', 'inspectElement'),
          'opens developer tools',
        ),
        ...none(
          shellTexts(files, /^(?:toggleDevTools|viewMenu|reload|forceReload)$/),
          'a menu that opens developer tools or reloads',
        ),
        ...holds(
          guard?.getText() === "!app.isPackaged && process.env['OCHRE_DEV'] === '1'",
          `${ROOT}: inDevelopment may be true in a package`,
        ),
        ...holds(
          made !== undefined && valueOf(made, 'devTools')?.getText() === 'inDevelopment',
          `${ROOT}: the window has developer tools outside of development`,
        ),
        ...holds(
          preference(files, 'devTools')?.getText() === 'deps.devTools',
          `${FACTORY}: devTools is not what the root says`,
        ),
      ];
    },
  },
  off(7, 'spellcheck'),
  on(7, 'disableDialogs'),
  off(7, 'navigateOnDragDrop'),
];

function findTopLevelAwait(files: Files) {
  const visit = (node: ts.Node): ts.Node[] => {
    if (ts.isFunctionLike(node) || ts.isClassLike(node)) return [];
    if (ts.isAwaitExpression(node)) return [node];
    const found: ts.Node[] = [];
    ts.forEachChild(node, (child) => {
      found.push(...visit(child));
    });
    return found;
  };
  return shellSources(files).flatMap((path) => visit(files.ast(path)).map((node) => ({ path, node })));
}
