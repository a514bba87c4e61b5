import { attack } from '../support/psbt/attack.ts';
import type { Draft } from '../support/psbt/builder.ts';
import { u32 } from '../support/psbt/raw-psbt.ts';

const H = 0x8000_0000;
/** The path of the change, as the builder lays it. */
const TRUE_PATH = [H + 86, H + 1, H, 0, 5];

/** The true label of the change, but for one part of it. */
const labelled =
  (part: { path?: readonly number[]; leaves?: string; fingerprint?: string }) =>
  ({ raw, wallet, change }: Draft): void => {
    const { internalKey } = wallet.key('vanilla', 0, 5);
    const { path = TRUE_PATH, leaves = '00', fingerprint = wallet.account.fingerprint } = part;
    raw.outputs[change!] = [
      ['05', internalKey],
      [`07${internalKey}`, leaves + fingerprint + path.map(u32).join('')],
    ];
  };

/** The key is the true one, so that only the rest of the label can give the lie away. */
const lies: readonly (readonly [string, Parameters<typeof labelled>[0]])[] = [
  ['an index', { path: TRUE_PATH.with(4, 6) }],
  ['a keychain', { path: TRUE_PATH.with(3, 1) }],
  ['a branch', { path: TRUE_PATH.with(1, H + 827167) }],
  ['a depth', { path: [...TRUE_PATH, 0] }],
  ['a network', { path: TRUE_PATH.with(1, H) }],
  ['a wallet', { fingerprint: 'deadbeef' }],
  ['a script leaf', { leaves: `01${'33'.repeat(32)}` }],
];
for (const [what, part] of lies)
  attack(`our own change is said to have ${what} that it has not`, 'OUTPUT_SPOOF', labelled(part));
attack(
  'our own change is said to have an older key origin besides',
  'OUTPUT_SPOOF',
  ({ raw, wallet, change }) => {
    const { internalKey, origin } = wallet.key('vanilla', 0, 5);
    raw.outputs[change!]!.push([`0202${internalKey}`, origin]);
  },
);
