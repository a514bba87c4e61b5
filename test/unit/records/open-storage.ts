import { existsSync, readdirSync } from 'node:fs';
import { WalletError } from '../../../src-main/base/errors.ts';
import { lockFolder } from '../../../src-main/records/folder-lock.ts';
import { openHoldings } from '../../../src-main/records/holdings/holdings.ts';
import { openJournal } from '../../../src-main/records/journal/journal.ts';

/** A program of its own, run as a user who may not write: prints what opening each of these says, as JSON. */
const [folder = ''] = process.argv.slice(2);
const clock = { nowMs: () => 1_700_000_000_000 };

function attempt(act: () => unknown): unknown {
  try {
    act();
    return 'opened';
  } catch (error) {
    return error instanceof WalletError ? error.failure : String(error);
  }
}

process.stdout.write(
  JSON.stringify({
    lock: attempt(() => lockFolder(folder)),
    journal: attempt(() => openJournal(folder, clock)),
    holdings: attempt(() => openHoldings(folder, clock)),
    files: existsSync(folder) ? readdirSync(folder).sort() : null,
  }),
);
