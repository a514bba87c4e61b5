import { expect, it } from 'vitest';
import type { Ports } from '../../../src-main/world/world.ts';
import { fuzzBackupShare } from '../../fuzz/backup/fuzz-backup.ts';
import { SHAPES } from '../../fuzz/backup/mutate.ts';

/** `npm run fuzz -- backup` makes 20,000. Here: each known shape in either folder, and some mutants. */
const CASES = 2 * Object.keys(SHAPES).length + 40;

const WHOLE = { share: 0, shares: 1 };

it('hostile backups, into an empty and a lived-in folder lose nothing, prove nothing, break nothing', async () => {
  const { findings, reached } = await fuzzBackupShare({ ...WHOLE, cases: CASES, seed: 20_261 });
  expect(findings.filter(({ kind }) => kind !== 'held')).toEqual([]);
  expect(Math.min(reached.refused, reached.restored)).toBeGreaterThan(CASES / 10);
}, 240_000);

const beforeDone = (act: (ports: Ports) => void) => (ports: Ports) => ({
  ...ports,
  pendingRestore: {
    ...ports.pendingRestore,
    done: () => {
      act(ports);
      ports.pendingRestore.done();
    },
  },
});

it.each<readonly [string, string, (ports: Ports) => Ports]>([
  [
    'wallets that are lost',
    'lostHere',
    beforeDone(({ settings }) => settings.write({ ...settings.read(), wallets: [] })),
  ],
  [
    'what is shown as proved',
    'shownAsProved',
    ({ settings, ...ports }) => ({
      ...ports,
      settings: {
        read: settings.read,
        write: (next) => {
          const wallets = next.wallets.map((wallet) => ({ ...wallet, keysUnproved: null }));
          settings.write({ ...next, wallets });
        },
      },
    }),
  ],
])(
  'the lane finds %s',
  async (_, kind, change) => {
    const { findings } = await fuzzBackupShare({ ...WHOLE, cases: 4, seed: 1 }, change);
    expect(findings.map((one) => one.kind)).toContain(kind);
  },
  240_000,
);
