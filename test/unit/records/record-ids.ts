import { join } from 'node:path';
import Database from 'libsql';
import { onTestFinished } from 'vitest';
import { openHoldings } from '../../../src-main/records/holdings/holdings.ts';
import { openJournal, type Signings } from '../../../src-main/records/journal/journal.ts';
import type { SigningState } from '../../../src-main/records/signing.ts';
import { tempFolder } from '../../support/temp-folder.ts';

export const [A, B] = ['a1'.repeat(16), 'b2'.repeat(16)];
const NOW = 1_760_000_000_000;
export const clock = { nowMs: () => NOW };

export const hex = (at: number, bytes: number): string => at.toString(16).padStart(2 * bytes, '0');
export const idOf = (at: number): string => hex(at, 16);
export const txidOf = (at: number): string => hex(at, 32);

/** What SQL says of what is kept, beside the connection that is open. */
export function asked(folder: string, sql: string, ...values: (string | number)[]): unknown[] {
  const db = new Database(join(folder, 'holdings.sqlite'));
  onTestFinished(() => void db.close());
  return db
    .prepare(sql)
    .raw()
    .all(...values);
}
/** How many rows of it that SQL changed. */
export const changed = (folder: string, sql: string, ...values: (string | number)[]): number =>
  asked(folder, `${sql} RETURNING 1`, ...values).length;
/** Changes a file by SQL, past every door of ours. */
export function spoil(folder: string, sql: string, file = 'journal.sqlite'): void {
  const db = new Database(join(folder, file));
  db.exec(sql);
  db.close();
}

/** A record of signings, closed with its test. */
export function openRecord(folder = tempFolder()): Signings {
  const journal = openJournal(folder, clock);
  onTestFinished(() => journal.close());
  return journal;
}

/** What is kept of a service's words, closed with its test. */
export function openKept(folder = tempFolder()) {
  const holdings = openHoldings(folder, clock);
  onTestFinished(holdings.close);
  return { ...holdings, folder };
}

const ROAD: readonly SigningState[] = [
  ...(['asked', 'built', 'approved', 'signed', 'handingOver', 'accepted', 'broadcast', 'settled'] as const),
];
const AWAY: readonly SigningState[] = ['asked', 'built', 'away'];

/** Takes a signing that was asked for along the usual road, up to a state or to where that leaves it. */
export function walk(journal: Pick<Signings, 'advance'>, id: string, to: SigningState, signed: unknown = {}) {
  const place = ROAD.indexOf(to);
  const aside = [...ROAD.slice(0, to === 'dropped' ? 4 : 5), to];
  const road = to === 'away' ? AWAY : place < 0 ? aside : ROAD.slice(0, place + 1);
  for (const [at, next] of road.slice(1).entries())
    journal.advance(id, road[at] ?? 'asked', next, next === 'signed' || next === 'away' ? signed : {});
}
