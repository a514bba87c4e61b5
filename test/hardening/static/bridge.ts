import ts from 'typescript';
import { contract, type CallSpec, type NoticeSpec } from '../../../src-preload/contract/index.ts';
import { names } from '../../../src-preload/names.ts';
import type { Files } from '../files.ts';
import {
  callsOf,
  findAll,
  holds,
  namesUsed,
  none,
  onlyIn,
  problem,
  shellNames,
  shellSources,
} from '../syntax.ts';
import type { StaticCheck } from './check.ts';

const IPC = 'src-main/hosts/electron/ipc.ts';
const PRELOAD = 'src-preload/index.ts';

type Members = Readonly<Record<string, CallSpec | NoticeSpec>>;

export const bridgeChecks: readonly StaticCheck[] = [
  {
    item: 16,
    name: 'one file hears what pages send, on one channel, and asks who sends it first',
    problems: (files) => {
      const heard = propertiesOf(files, 'ipcMain');
      const handled = callsOf(files, [IPC], 'handle').filter(({ node }) =>
        /ipcMain\.handle$/.test(node.expression.getText()),
      );
      const [first] = handled
        .map(({ node }) => node.arguments[1])
        .filter((one) => one !== undefined && ts.isArrowFunction(one));
      const body =
        first !== undefined && ts.isArrowFunction(first) && ts.isBlock(first.body) ? first.body : undefined;
      return [
        ...onlyIn(heard, [IPC], 'hearing pages'),
        ...holds(
          handled.length === 1 && handled[0]?.node.arguments[0]?.getText() === 'CALL_CHANNEL',
          `${IPC}: another channel than the one`,
        ),
        ...holds(
          body?.statements[0]?.getText() === 'if (!isTrusted(event)) throw refusal();',
          `${IPC}: something is looked at before the sender is`,
        ),
        // Every page and frame has an ipc of its own, beside ipcMain.
        ...none(
          findAll(files, shellSources(files), ts.isPropertyAccessExpression).filter(
            ({ node }) => node.name.text === 'ipc' && /contents|frame/i.test(node.expression.getText()),
          ),
          'hears a page by a way of its own',
        ),
      ];
    },
  },
  {
    item: 17,
    name: 'every call is answered, once, and nothing else is, with a schema and a size',
    problems: (files) => {
      const calls = Object.entries(names).flatMap(([group, members]) =>
        Object.entries(members).flatMap(([key, kind]) => (kind === 'call' ? [`${group}.${key}`] : [])),
      );
      const answered = findAll(files, files.below('src-main', '.ts'), ts.isSatisfiesExpression)
        .filter(({ node }) => node.type.getText().startsWith('RoomCalls<'))
        .flatMap(({ node }) =>
          ts.isObjectLiteralExpression(node.expression) ? node.expression.properties : [],
        )
        .map(({ name }) =>
          name !== undefined && ts.isStringLiteral(name) ? name.text : 'something unnamed',
        );
      const specified = Object.entries<Members>(contract).flatMap(([group, members]) =>
        Object.entries(members).map(([key, member]) => ({ name: `${group}.${key}`, member })),
      );
      return [
        ...calls.filter((name) => !answered.includes(name)).map((name) => `nobody answers ${name}`),
        ...answered.filter((name) => !calls.includes(name)).map((name) => `${name} is no call`),
        ...answered
          .filter((name, at) => answered.indexOf(name) !== at)
          .map((name) => `${name} is answered twice`),
        ...specified
          .filter(({ name, member }) => (member.kind === 'call') !== calls.includes(name))
          .map(({ name }) => `names.ts: ${name} is not what the contract says`),
        ...specified.flatMap(({ name, member }) =>
          holds(
            member.kind === 'notice' || (member.maxInputBytes > 0 && member.maxInputBytes <= 16 * 2 ** 20),
            `${name}: no size that it may have`,
          ),
        ),
      ];
    },
  },
  {
    item: 18,
    name: 'the page is given one frozen object of named functions, and no way to name a channel',
    problems: (files) => [
      ...onlyIn(
        shellNames(files, 'exposeInMainWorld', 'exposeInIsolatedWorld'),
        [PRELOAD],
        'giving the page something',
      ),
      ...holds(
        callsOf(files, [PRELOAD], 'exposeInMainWorld').every(
          ({ node }) =>
            node.arguments[0]?.getText() === "'ochre'" &&
            /^createBridge\(/.test(node.arguments[1]?.getText() ?? ''),
        ) && namesUsed(files, [PRELOAD], 'exposeInMainWorld', 'exposeInIsolatedWorld').length === 1,
        `${PRELOAD}: the page is given something else than the bridge`,
      ),
      ...ipcRendererUses(files),
      ...none(
        callsOf(files, [PRELOAD], 'on').flatMap(({ path, node }) => {
          const [event] = ts.isCallExpression(node) ? parametersOf(node.arguments[1]) : [];
          return event === undefined || event.name.getText().startsWith('_') ? [] : [{ path, node: event }];
        }),
        'an event goes on to the page',
      ),
      ...findAll(files, files.below('src-preload', '.ts'), ts.isImportDeclaration)
        .filter(({ path }) => !path.startsWith('src-preload/contract/'))
        // What is built holds what this one read; how small that is, preload.test.ts says.
        .filter(({ path }) => path !== 'src-preload/names.ts')
        // How outside text and amounts are written holds no schema; what is said in each language writes them so.
        .filter(({ node }) => !/contract\/(?:outside|units)\.ts/.test(node.moduleSpecifier.getText()))
        .filter(({ node }) => /contract|valibot/.test(node.moduleSpecifier.getText()) && !isTypeOnly(node))
        .map((found) => problem(found, 'a schema in the preload')),
    ],
  },
  {
    item: 20,
    name: 'what the page is given is frozen, object by object',
    problems: (files) =>
      holds(
        callsOf(files, ['src-preload/bridge.ts'], 'freeze').length === 2,
        'bridge.ts: something that the page is given can be changed by it',
      ),
  },
];

const propertiesOf = (files: Files, name: string) =>
  findAll(files, shellSources(files), ts.isPropertyAccessExpression).filter(({ node }) =>
    new RegExp(`(?:^|\\.)${name}$`).test(node.expression.getText()),
  );

/** The two uses that there may be; `ipcRenderer` itself is handed to nobody. */
function ipcRendererUses(files: Files): readonly string[] {
  const used = shellNames(files, 'ipcRenderer');
  const allowed = ['ipcRenderer.invoke(CALL_CHANNEL, name, input)', 'ipcRenderer.on(NOTICE_CHANNEL,'];
  return [
    ...onlyIn(used, [PRELOAD], 'ipcRenderer'),
    ...used.flatMap((found) => {
      const call = found.node.parent.parent;
      const text = ts.isCallExpression(call) ? call.getText() : '';
      return allowed.some((one) => text.startsWith(one))
        ? []
        : [problem(found, 'ipcRenderer in another use')];
    }),
  ];
}

const parametersOf = (node: ts.Node | undefined): readonly ts.ParameterDeclaration[] =>
  node !== undefined && (ts.isArrowFunction(node) || ts.isFunctionExpression(node)) ? node.parameters : [];

const isTypeOnly = ({ importClause }: ts.ImportDeclaration): boolean =>
  importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword ||
  (importClause?.namedBindings !== undefined &&
    ts.isNamedImports(importClause.namedBindings) &&
    importClause.namedBindings.elements.every(({ isTypeOnly: type }) => type));
