import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { WalletError } from '../../../src-main/base/errors.ts';
import { openJournal, type Signings } from '../../../src-main/records/journal/journal.ts';

/**
 * A program of its own, run on a disk that is about to be full: writes flows until it is refused, then looks what is
 * there, makes room, and goes on. Prints what it found, as JSON.
 */
const WALLET = 'b'.repeat(32);
const clock = { nowMs: () => 1_700_000_000_000 };
const [folder = '', filler = ''] = process.argv.slice(2);

const idOf = (at: number) => at.toString(16).padStart(32, '0');
const data = { psbt: 'cHNid'.repeat(2_000) };

function attempt(act: () => void): unknown {
  try {
    act();
    return null;
  } catch (error) {
    if (error instanceof WalletError) return error.failure;
    return String(error);
  }
}

/** As far as it was acknowledged: the state that a caller may rely on. */
function fill(journal: Signings) {
  const acknowledged: Record<string, string> = {};
  for (let at = 1; at < 10_000; at += 1) {
    const id = idOf(at);
    const failure = attempt(() => {
      journal.open({ id, walletId: WALLET, kind: 'send', data });
      acknowledged[id] = 'asked';
      journal.advance(id, 'asked', 'built', data);
      acknowledged[id] = 'built';
    });
    if (failure !== null) return { failure, acknowledged };
  }
  throw new Error('the disk was never full');
}

const states = (journal: Signings) =>
  Object.fromEntries(journal.unfinished(WALLET).map(({ id, state }) => [id, state]));

const journal = openJournal(folder, clock);
if (filler !== '') writeFileSync(filler, Buffer.alloc(3_000_000));
const { failure, acknowledged } = fill(journal);
const whileFull = states(journal);
const dropped = attempt(() => journal.advance(idOf(1), 'built', 'dropped', null));
const again = attempt(() => journal.open({ id: 'f'.repeat(32), walletId: WALLET, kind: 'send', data }));
const startedFull = filler === '' ? null : attempt(() => void openJournal(folder, clock));
if (filler !== '') rmSync(filler);
const afterwards =
  filler === ''
    ? null
    : attempt(() => {
        journal.advance(idOf(2), 'built', 'dropped', null);
        journal.open({ id: 'e'.repeat(32), walletId: WALLET, kind: 'send', data });
      });
const last = states(journal);
journal.close();
const reopened = openJournal(folder, clock);
process.stdout.write(
  JSON.stringify({
    failure,
    acknowledged,
    whileFull,
    dropped,
    again,
    startedFull,
    afterwards,
    last,
    reopened: { states: states(reopened), damage: reopened.damage },
    files: readdirSync(folder).sort(),
    copies: readdirSync(folder)
      .filter((name) => name.includes('corrupt'))
      .map((name) => join(folder, name)),
  }),
);
