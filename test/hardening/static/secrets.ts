import { below, but, check, has, holdsFor, never, only, SHELL, type StaticCheck } from '../rules.ts';

const ROOTS = ['src-main/index.ts', 'src-main/loopback.ts'];
const APP = 'src-main/app/app.ts';
const CLIPBOARD = 'src-main/hosts/electron/clipboard.ts';
const KEYCHAIN = 'src-main/keyholder/vault/keychain.ts';
const SETTINGS = 'src-main/records/settings-file.ts';
const SHOWN = 'src-renderer/welcome/ShowWords.svelte';
const TYPED = ['src-renderer/welcome/CheckWords.svelte', 'src-renderer/welcome/restore/Restore.svelte'];
/** Everything that shows words, or has them typed. */
const WORDS = [
  SHOWN,
  ...TYPED,
  'src-renderer/welcome/words/Words.svelte',
  'src-renderer/components/SecretField.svelte',
];
/** The kernel's name of this start comes as a file. */
const READS_THE_KERNEL = 'src-main/keyholder/uptime.ts';
/** Whether the ring is open is asked of the session bus: at a path of this computer, never at a host. */
const ASKS_THE_BUS = 'src-main/keyholder/vault/secret-service.ts';
const STORES =
  "'(?:(?:node:)?(?:fs|fs\\/promises|sqlite|net|http|https)|[^']*libsql[^']*|[^']*\\/records\\/[^']*)'";

export const secretChecks: readonly StaticCheck[] = [
  check(
    31,
    'main writes about itself through one redacting sink',
    never(/\bconsole\.\w+/),
    never(/\bprocess\.std(?:out|err)\b/, but(SHELL, ...ROOTS)),
    never(/\bopenLogFile\(/, but(SHELL, APP, 'src-main/hosts/log-file.ts')),
    has(APP, 'createLogger(openLogFile('),
    never(/\bwrite\((?!line\b|[^;]*\bredact\()/, 'src-main/app/logger.ts'),
  ),
  check(
    32,
    'the clipboard is main’s, written by one call, and never for words',
    only(/\bwriteText\(/, CLIPBOARD),
    never(/clipboard\.read\w*\(/i, but(SHELL, CLIPBOARD)),
    // On the loopback host main reaches no clipboard, and the page's own carrier writes what main let through.
    never(
      /navigator\.clipboard|execCommand/,
      but(below('src-renderer', '.svelte', '.ts'), 'src-renderer/bridge/bridge.ts'),
    ),
    never(/CopyButton|settings\.copy|\bcopy\(|useStores/, WORDS),
  ),
  check(
    33,
    'whatever shows words, or has them typed, says so to main',
    ...[SHOWN, ...TYPED].map((path) =>
      holdsFor(
        (files) => /\$effect\(\(\) => \([^;]*wordsOnScreen\(bridge\)/.test(files.text(path)),
        `${path}: main does not hear of words on the screen`,
      ),
    ),
    // Words go when the person goes to another window.
    has(SHOWN, "onblur={() => hide('away')}", "if (document.hidden) hide('away');"),
    only(/\bsetContentProtection\(/, 'src-main/hosts/electron/screen.ts'),
    has(
      'src-main/wallet/vault/words.ts',
      "context.screen.keepPrivate(true); return { outcome: 'shown', words };",
    ),
  ),
  check(
    34,
    'the keychain is reached in one file, under one name',
    only(/'keytar'/, KEYCHAIN),
    never(/\b(?:(?:get|set|delete)Password|findCredentials)\((?!SERVICE\b)/, KEYCHAIN),
  ),
  check(
    35,
    'no file and no other store stands in for the keychain',
    never(/\bsafeStorage\b|['"`]basic_text['"`]|password-store/),
    never(
      new RegExp(`import [^;]*${STORES}`),
      but(below('src-main/keyholder', '.ts'), READS_THE_KERNEL, ASKS_THE_BUS),
    ),
    never(new RegExp(`import (?!\\{ readFileSync \\} from)[^;]*${STORES}`), READS_THE_KERNEL),
    never(new RegExp(`import (?!\\{ connect \\} from)[^;]*${STORES}`), ASKS_THE_BUS),
    never(/\bconnect\((?!\{ path \})/, ASKS_THE_BUS),
  ),
  check(
    36,
    'settings hold no secret, are for their owner alone, and are not called encrypted',
    never(/\bencryptionKey\b/),
    has(SETTINGS, 'configFileMode: 0o600', 'clearInvalidConfig: false'),
    never(/\b['"]?(?:mnemonic|words|seed|entropy|privateKey|xprv|secret|password|passphrase|token)['"]?:/i, [
      SETTINGS,
      'src-main/records/settings.ts',
      'src-main/records/wallet.ts',
    ]),
  ),
];
