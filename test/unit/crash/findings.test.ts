import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { SigningState } from '../../../src-main/records/signing.ts';
import { openJournal } from '../../../src-main/records/journal/journal.ts';
import { compare } from '../../crash/findings.ts';
import type { Ledger } from '../../support/practice-ledger.ts';
import type { Goal } from '../../crash/person.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const WALLET = 'b'.repeat(32);
const GOAL: Goal = {
  kind: 'slots',
  walletId: WALLET,
  asked: { walletId: WALLET, num: 3, sizeSats: 2_000, rateSatsPerVb: 2, upTo: false },
};
const EMPTY: Ledger = { slots: [], sends: [], payments: [] };
const txidOf = (digit: string) => digit.repeat(64);
const made = (...digits: string[]): Ledger => ({
  ...EMPTY,
  slots: digits.map((digit) => ({ txid: txidOf(digit), made: 3 })),
});

const PATH: readonly SigningState[] = [
  'built',
  'approved',
  'signed',
  'handingOver',
  'accepted',
  'broadcast',
  'settled',
];

/** Writes a flow's record up to a state. */
function flow(folder: string, digit: string, upTo: SigningState, change: object = {}): void {
  const journal = openJournal(folder, { nowMs: () => 1_700_000_000_000 });
  const id = digit.repeat(32);
  const signed = { txid: txidOf(digit), inputs: [`${txidOf('0')}:0`], psbt: `psbt ${digit}`, ...change };
  journal.open({ id, walletId: WALLET, kind: 'createSlots', data: {} });
  let from: SigningState = 'asked';
  for (const to of PATH.slice(0, PATH.indexOf(upTo) + 1)) {
    journal.advance(id, from, to, to === 'signed' ? signed : { digest: 'd' });
    from = to;
  }
  journal.close();
}

type Told = Parameters<typeof compare> extends [unknown, unknown, ...infer Rest] ? Rest : never;
const NOTHING = { lost: [], doubled: [], unresolved: [], illegalStates: [] };

const settled = (folder: string): void => flow(folder, '1', 'settled');

it.each<[string, (folder: string) => void, Told, object]>([
  ['nothing where ledger and journal tell the same', settled, [made('1'), EMPTY, true], {}],
  [
    'what one of them alone has',
    settled,
    [made('2'), EMPTY, true],
    { lost: [`${txidOf('2')} is in the ledger alone`, `${txidOf('1')} is in the journal alone`] },
  ],
  [
    'what happened twice, and inputs that two of ours spend',
    (folder) => {
      settled(folder);
      flow(folder, '2', 'settled');
    },
    [made('1', '2'), EMPTY, true],
    { doubled: ['2 transactions for one intent'], illegalStates: [`${txidOf('0')}:0 is spent twice`] },
  ],
])('the comparison after a kill finds %s', (_, change, told, found) => {
  const folder = tempFolder();
  writeFileSync(join(folder, 'prepared.json'), '[]');
  change(folder);
  expect(compare(folder, GOAL, ...told)).toEqual({ ...NOTHING, ...found });
});
