import { appendFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { describe, expect, it } from 'vitest';
import type { SigningState } from '../../../src-main/records/signing-states.ts';
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
const EMPTY: Ledger = { slots: [], sends: [] };
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

/** A flow as it would be written, up to a state. */
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

function prepared(): string {
  const folder = tempFolder();
  writeFileSync(join(folder, 'prepared.json'), '[]');
  return folder;
}

const NOTHING = { lost: [], doubled: [], unresolved: [], illegalStates: [] };

describe('what is compared after the app was killed', () => {
  it('is nothing to complain of where ledger and journal tell the same of one transaction', () => {
    const folder = prepared();
    flow(folder, '1', 'settled');
    expect(compare(folder, GOAL, made('1'), EMPTY, true)).toEqual(NOTHING);
  });

  it('names what only the ledger has, and what only the journal has', () => {
    const folder = prepared();
    flow(folder, '1', 'settled');
    expect(compare(folder, GOAL, made('2'), EMPTY, true).lost).toEqual([
      `${txidOf('2')} is in the ledger alone`,
      `${txidOf('1')} is in the journal alone`,
    ]);
  });

  it('names what happened twice, and inputs that two of ours spend', () => {
    const folder = prepared();
    flow(folder, '1', 'settled');
    flow(folder, '2', 'settled');
    const found = compare(folder, GOAL, made('1', '2'), EMPTY, true);
    expect(found.doubled).toEqual(['2 transactions for one intent']);
    expect(found.illegalStates).toEqual([`${txidOf('0')}:0 is spent twice`]);
  });

  it('names different bytes that were handed over for one wish', () => {
    const folder = prepared();
    flow(folder, '1', 'settled');
    appendFileSync(join(folder, 'ends.log'), 'createUtxosEnd aa\ncreateUtxosEnd bb\ncreateUtxosEnd aa\n');
    expect(compare(folder, GOAL, made('1'), EMPTY, true).doubled).toEqual([
      '2 different transactions were handed over',
    ]);
  });

  it('names what is still open, and a wish that never came true', () => {
    const folder = prepared();
    flow(folder, '1', 'accepted');
    expect(compare(folder, GOAL, EMPTY, EMPTY, false).unresolved).toEqual([
      'it never came to an end',
      'what was wanted never happened',
      `${'1'.repeat(32)} is accepted`,
    ]);
  });

  it('names steps that may not follow on each other, and a signature without bytes', () => {
    const folder = prepared();
    flow(folder, '1', 'settled', { psbt: 5 });
    const db = new Database(join(folder, 'journal.sqlite'));
    db.exec("UPDATE steps SET state = 'dropped' WHERE state = 'accepted'");
    db.close();
    const id = '1'.repeat(32);
    expect(compare(folder, GOAL, made('1'), EMPTY, true).illegalStates).toEqual([
      `${id} went from handingOver to dropped`,
      `${id} went from dropped to broadcast`,
      `${id} is signed without bytes`,
    ]);
  });

  it('leaves out what was there before', () => {
    const folder = prepared();
    flow(folder, '1', 'settled');
    flow(folder, '2', 'settled', { inputs: [`${txidOf('0')}:1`] });
    writeFileSync(join(folder, 'prepared.json'), JSON.stringify(['1'.repeat(32)]));
    expect(compare(folder, GOAL, made('1', '2'), made('1'), true)).toEqual(NOTHING);
  });
});
