import ts from 'typescript';
import type { Files } from '../files.ts';
import {
  callsAlways,
  callsOf,
  functionNamed,
  holds,
  none,
  onlyIn,
  placeOfCall,
  shellCalls,
  shellNames,
  shellTexts,
  textsLike,
} from '../syntax.ts';
import type { StaticCheck } from './check.ts';

const ROOT = 'src-main/index.ts';
const LOOPBACK = 'src-main/loopback.ts';
const ARGV = 'src-main/hosts/electron/argv.ts';
const LINKS = 'src-main/hosts/electron/deep-links.ts';
/** What must never be passed, whoever starts Ochre. */
const SWITCHES =
  /--(?:no-sandbox|disable-web-security|remote-debugging-(?:port|pipe)|ignore-certificate-errors|disable-setuid-sandbox)\b/;

const prepareOf = (files: Files): ts.FunctionDeclaration | undefined =>
  functionNamed(files.ast(ROOT), 'prepare');

export const startChecks: readonly StaticCheck[] = [
  {
    item: 8,
    name: 'no switch that takes a protection away is added or passed',
    problems: (files) => {
      const scripts = files.below('scripts', '.mjs');
      const packageJson = JSON.parse(files.text('package.json')) as { scripts: Record<string, string> };
      return [
        ...none(shellCalls(files, 'appendSwitch', 'appendArgument'), 'adds a switch to Chromium'),
        ...none(
          shellTexts(files, /^(?:--)?no-sandbox$/).filter(({ path }) => path !== ARGV),
          'names the switch that ends the sandbox',
        ),
        // A test browser of its own is no Ochre; and what Chromium itself prints is read, not passed.
        ...none(
          textsLike(files, scripts, SWITCHES).filter(
            ({ path, node }) => path !== 'scripts/lib/browser.mjs' && node.text.startsWith('--'),
          ),
          'passes a switch that takes a protection away',
        ),
        ...Object.entries(packageJson.scripts)
          .filter(([, command]) => SWITCHES.test(command))
          .map(([name]) => `package.json: the script ${name} takes a protection away`),
      ];
    },
  },
  {
    item: 8,
    name: 'such switches on the command line are refused before Electron is ready',
    problems: (files) => {
      const prepare = prepareOf(files);
      const asked = placeOfCall(prepare, 'dangerousSwitches');
      return [
        ...holds(
          prepare?.getText().includes('inDevelopment ? [] : dangerousSwitches(process.argv)') === true,
          `${ROOT}: the command line is not looked at, or not always`,
        ),
        ...holds(
          asked >= 0 && asked < placeOfCall(prepare, 'app.requestSingleInstanceLock'),
          `${ROOT}: the command line is looked at too late`,
        ),
      ];
    },
  },
  {
    item: 26,
    name: 'a second start ends, and only its links and files are heard',
    problems: (files) => [
      ...onlyIn(shellCalls(files, 'requestSingleInstanceLock'), [ROOT], 'the single instance'),
      ...holds(
        prepareOf(files)?.getText().includes('if (!app.requestSingleInstanceLock()) return 0;') === true,
        `${ROOT}: a second start goes on`,
      ),
      ...shellCalls(files, 'on')
        .filter(({ node }) => node.arguments[0]?.getText() === "'second-instance'")
        .flatMap(({ node }) => {
          const [, listener] = node.arguments;
          const uses = listener === undefined ? [] : argumentUses(listener, 'argv');
          return holds(
            uses.join() === 'linksIn(argv),filesIn(argv, folder)',
            `${ROOT}: the command line of a second start is used for more than its links and files`,
          );
        }),
    ],
  },
  {
    item: 27,
    name: 'one scheme is registered, and it is rgb',
    problems: (files) => {
      const registered = shellCalls(files, 'setAsDefaultProtocolClient');
      const named = textsLike(files, [LINKS], /^rgb$/).filter(({ node }) =>
        ts.isVariableDeclaration(node.parent),
      );
      return [
        ...onlyIn(registered, [LINKS], 'registering a scheme'),
        ...registered.flatMap(({ node }) =>
          holds(
            node.arguments[0]?.getText() === 'LINK_SCHEME' && node.arguments[2]?.getText() === "['--']",
            `${LINKS}: another scheme, or without the -- that ends Chromium's switches`,
          ),
        ),
        ...holds(named.length === 1, `${LINKS}: the scheme is not rgb`),
      ];
    },
  },
  {
    item: 30,
    name: 'no crash is reported to anybody',
    problems: (files) =>
      none(
        [
          ...shellNames(files, 'crashReporter'),
          ...shellTexts(files, /^(?:@sentry\/|bugsnag|https:\/\/\S*(?:sentry|crash))/i),
        ],
        'reports crashes',
      ),
  },
  {
    item: 30,
    name: 'core dumps are off in main and in the keyholder, and in what npm start runs',
    problems: (files) => [
      ...holds(
        callsAlways(prepareOf(files), "leaveNoCoreDump('self')"),
        `${ROOT}: main may leave its memory in a core dump`,
      ),
      ...holds(
        callsAlways(functionNamed(files.ast(LOOPBACK), 'start'), "leaveNoCoreDump('self')"),
        `${LOOPBACK}: main may leave its memory in a core dump`,
      ),
      ...holds(
        callsOf(files, ['src-main/hosts/electron/keyholder-child.ts'], 'leaveNoCoreDump').length === 1,
        'keyholder-child.ts: the keyholder may leave its memory in a core dump',
      ),
      ...['src-main/keyholder/in-main/fork-child.ts', 'scripts/lib/foreground.mjs'].flatMap((path) =>
        holds(textsLike(files, [path], /^ulimit -c 0; exec /).length === 1, `${path}: allows a core dump`),
      ),
    ],
  },
  {
    item: 39,
    name: 'the environment is cleaned before anything reads it, and of the keyholder almost nothing is left',
    problems: (files) => {
      const prepare = prepareOf(files);
      const cleaned = placeOfCall(prepare, 'cleanEnvironment');
      const before = prepare?.body?.statements.filter((one) => one.getStart() < cleaned) ?? [];
      return [
        ...holds(
          callsAlways(prepare, 'cleanEnvironment(process.env)'),
          `${ROOT}: the environment is not cleaned, or not always`,
        ),
        ...holds(
          before.every((one) => !one.getText().includes('process.env')),
          `${ROOT}: something reads the environment before it is cleaned`,
        ),
        ...['src-main/hosts/electron/keyholder-child.ts', 'src-main/keyholder/in-main/fork-child.ts'].flatMap(
          (path) =>
            holds(
              callsOf(files, [path], 'fork').every(({ node }) =>
                node.getText().includes('env: childEnv(env)'),
              ),
              `${path}: the keyholder is given more of the environment than the keychain needs`,
            ),
        ),
      ];
    },
  },
  {
    item: 40,
    name: 'a fault that nobody caught ends Ochre from its first moment',
    problems: (files) => [
      ...['uncaughtException', 'unhandledRejection'].flatMap((name) =>
        holds(
          callsAlways(prepareOf(files), `process.on('${name}', (error) => void lastResort(error))`),
          `${ROOT}: nobody hears ${name}`,
        ),
      ),
      ...none(
        shellNames(files, 'setUncaughtExceptionCaptureCallback', 'domain').filter(({ node }) =>
          ts.isCallExpression(node.parent.parent),
        ),
        'lets main go on after a fault',
      ),
    ],
  },
];

/** Every call that a parameter is handed to, as text; the parameter's bare use otherwise. */
function argumentUses(listener: ts.Node, name: string): readonly string[] {
  const uses: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && node.text === name && !ts.isParameter(node.parent)) {
      uses.push(ts.isCallExpression(node.parent) ? node.parent.getText() : node.getText());
    }
    ts.forEachChild(node, visit);
  };
  visit(listener);
  return uses;
}
