import ts from 'typescript';
import {
  callsOf,
  findAll,
  holds,
  none,
  onlyIn,
  shellCalls,
  shellNames,
  shellSources,
  shellTexts,
} from '../syntax.ts';
import type { StaticCheck } from './check.ts';

const ROOTS = ['src-main/index.ts', 'src-main/loopback.ts'];
/** Everything that shows words, or has them typed. */
const WORDS = [
  'src-renderer/welcome/ShowWords.svelte',
  'src-renderer/welcome/CheckWords.svelte',
  'src-renderer/welcome/words/Words.svelte',
  'src-renderer/welcome/restore/Restore.svelte',
  'src-renderer/components/SecretField.svelte',
];
const SETTINGS = [
  'src-main/records/settings-file.ts',
  'src-main/records/settings.ts',
  'src-main/records/wallet.ts',
];

/** The kernel's name of this start comes as a file. */
const READS_THE_KERNEL = 'src-main/keyholder/uptime.ts';

/** Whether the ring is open is asked of the session bus: at a path of this computer, never at a host. */
const ASKS_THE_BUS = 'src-main/keyholder/vault/secret-service.ts';

function takesOnly({ importClause }: ts.ImportDeclaration, name: string): boolean {
  const named = importClause?.namedBindings;
  if (importClause?.name !== undefined || named === undefined || !ts.isNamedImports(named)) return false;
  return named.elements.every((one) => (one.propertyName ?? one.name).getText() === name);
}

export const secretChecks: readonly StaticCheck[] = [
  {
    item: 31,
    name: 'main writes about itself through one redacting sink',
    problems: (files) => {
      const sources = shellSources(files);
      return [
        ...none(
          findAll(files, sources, ts.isPropertyAccessExpression).filter(
            ({ node }) => node.expression.getText() === 'console',
          ),
          'speaks to the console',
        ),
        ...none(
          findAll(files, sources, ts.isPropertyAccessExpression).filter(
            ({ path, node }) => /^process\.std(?:out|err)$/.test(node.getText()) && !ROOTS.includes(path),
          ),
          'writes to the terminal',
        ),
        ...onlyIn(callsOf(files, sources, 'openLogFile'), ['src-main/app/app.ts'], 'the log file'),
        ...holds(
          callsOf(files, ['src-main/app/app.ts'], 'openLogFile').every(
            ({ node }) =>
              ts.isCallExpression(node.parent) && node.parent.expression.getText() === 'createLogger',
          ),
          'ground.ts: the log file is written past the redaction',
        ),
        ...holds(
          callsOf(files, ['src-main/app/logger.ts'], 'write').every(({ node }) =>
            node.getText().includes('redact('),
          ),
          'logger.ts: a line is written as it came',
        ),
      ];
    },
  },
  {
    item: 32,
    name: 'the clipboard is main’s, written by one call, and never for words',
    problems: (files) => [
      ...onlyIn(
        shellCalls(files, 'writeText'),
        ['src-main/hosts/electron/clipboard.ts'],
        'writing to the clipboard',
      ),
      ...none(
        shellCalls(files, 'readText', 'readHTML', 'readImage').filter(
          ({ path, node }) =>
            path !== 'src-main/hosts/electron/clipboard.ts' && /clipboard/i.test(node.expression.getText()),
        ),
        'reads the clipboard',
      ),
      // On the loopback host main reaches no clipboard, and the page's own carrier writes what main let through.
      ...files
        .below('src-renderer', '.svelte', '.ts')
        .filter((path) => path !== 'src-renderer/bridge/bridge.ts')
        .filter((path) => /navigator\.clipboard|execCommand/.test(files.text(path)))
        .map((path) => `${path}: reaches the clipboard past main`),
      ...WORDS.filter((path) => /CopyButton|settings\.copy|\bcopy\(|useStores/.test(files.text(path))).map(
        (path) => `${path}: could copy words`,
      ),
    ],
  },
  {
    item: 33,
    name: 'whatever shows words, or has them typed, says so to main',
    problems: (files) => [
      ...[
        'src-renderer/welcome/ShowWords.svelte',
        'src-renderer/welcome/CheckWords.svelte',
        'src-renderer/welcome/restore/Restore.svelte',
      ]
        .filter((path) => !/\$effect\(\(\) => \(.*wordsOnScreen\(bridge\)/.test(files.text(path)))
        .map((path) => `${path}: main does not hear of words on the screen`),
      ...holds(
        /onblur=\{\(\) => hide\('away'\)\}/.test(files.text('src-renderer/welcome/ShowWords.svelte')) &&
          files.text('src-renderer/welcome/ShowWords.svelte').includes("if (document.hidden) hide('away');"),
        'ShowWords.svelte: words stay when the person goes to another window',
      ),
      ...onlyIn(
        shellCalls(files, 'setContentProtection'),
        ['src-main/hosts/electron/screen.ts'],
        'keeping the window out of captures',
      ),
      ...holds(
        files
          .text('src-main/wallet/vault/words.ts')
          .includes("context.screen.keepPrivate(true);\n  return { outcome: 'shown', words };"),
        'words.ts: words leave main before the window is kept private',
      ),
    ],
  },
  {
    item: 34,
    name: 'the keychain is reached in one file, under one name',
    problems: (files) => {
      const keytar = findAll(files, shellSources(files), ts.isStringLiteral).filter(
        ({ node }) => node.text === 'keytar',
      );
      return [
        ...none(
          keytar.filter(({ path }) => path !== 'src-main/keyholder/vault/keychain.ts'),
          'reaches the keychain',
        ),
        ...holds(keytar.length > 0, 'keychain.ts: the keychain is not reached at all'),
        ...callsOf(
          files,
          ['src-main/keyholder/vault/keychain.ts'],
          'getPassword',
          'setPassword',
          'deletePassword',
          'findCredentials',
        ).flatMap(({ node }) =>
          holds(node.arguments[0]?.getText() === 'SERVICE', 'keychain.ts: an entry under another name'),
        ),
      ];
    },
  },
  {
    item: 35,
    name: 'no file and no other store stands in for the keychain',
    problems: (files) => [
      ...none(shellNames(files, 'safeStorage'), 'a second back end'),
      ...findAll(files, [...files.below('src-main/keyholder', '.ts')], ts.isImportDeclaration)
        .filter(({ node }) =>
          /^'(?:node:)?(?:fs|fs\/promises|sqlite|net|http|https)'$|libsql|\/records\//.test(
            node.moduleSpecifier.getText(),
          ),
        )
        .filter(({ path, node }) => !(path === READS_THE_KERNEL && takesOnly(node, 'readFileSync')))
        .filter(({ path, node }) => !(path === ASKS_THE_BUS && takesOnly(node, 'connect')))
        .map(({ path, node }) => `${path}: could write a file (${node.moduleSpecifier.getText()})`),
      ...callsOf(files, [ASKS_THE_BUS], 'connect').flatMap(({ node }) =>
        holds(node.arguments[0]?.getText() === '{ path }', 'secret-service.ts: connects to a host'),
      ),
      ...none(shellTexts(files, /^basic_text$|password-store/), 'a weak back end'),
    ],
  },
  {
    item: 36,
    name: 'settings hold no secret, are for their owner alone, and are not called encrypted',
    problems: (files) => {
      const text = files.text('src-main/records/settings-file.ts');
      return [
        ...none(shellNames(files, 'encryptionKey'), 'calls settings encrypted'),
        ...holds(text.includes('configFileMode: 0o600'), 'settings-file.ts: others may read the file'),
        ...holds(
          text.includes('clearInvalidConfig: false'),
          'settings-file.ts: a damaged file is thrown away',
        ),
        ...none(
          findAll(files, SETTINGS, ts.isPropertyAssignment).filter(({ node }) =>
            /^['"]?(?:mnemonic|words|seed|entropy|privateKey|xprv|secret|password|passphrase|token)['"]?$/i.test(
              node.name.getText(),
            ),
          ),
          'a secret among the settings',
        ),
      ];
    },
  },
];
