import * as v from 'valibot';
import type { CallInput } from '../../src-preload/contract/index.ts';
import { waitingIntent } from '../../src-preload/contract/signing.ts';
import * as x from '../../src-preload/contract/values.ts';
import { asBytes, columnsOf } from './salvage.ts';
import type { Sqlite } from './sqlite.ts';
import type { Unreadable } from './unreadable.ts';

export const waitingTable = `
  CREATE TABLE waiting (
    wallet_id TEXT NOT NULL, act TEXT NOT NULL, asked TEXT NOT NULL, signing_id TEXT, since_ms INTEGER NOT NULL,
    PRIMARY KEY (wallet_id, act)
  ) STRICT`;

/** More than any asset id with every character escaped. */
const MOST_CHARS = 2_000;

const columns = v.object({
  wallet_id: x.id,
  act: v.string(),
  asked: v.pipe(v.string(), v.maxLength(MOST_CHARS), v.parseJson()),
  signing_id: v.nullable(x.id),
  since_ms: x.timeMs,
});
const waitingRow = v.pipe(
  columns,
  v.transform(({ act, asked, ...row }) => ({ ...row, intent: { act, asked } })),
  v.object({ ...v.omit(columns, ['act', 'asked']).entries, intent: waitingIntent }),
  v.check(({ wallet_id, intent }) => intent.asked.walletId === wallet_id),
  v.transform(({ intent, signing_id, since_ms }) => ({ intent, signingId: signing_id, sinceMs: since_ms })),
);

/** Intents that wait for slots: one per act and wallet, without data from a service. */
export function createWaiting(db: Sqlite, unreadable: Unreadable) {
  const read = unreadable.each('waiting', 'act', (row) => v.parse(waitingRow, row));
  const all = db.prepare(
    `SELECT ${asBytes(columnsOf(columns))} FROM waiting WHERE wallet_id = ? ORDER BY rowid`,
  );
  const put = db.prepare('INSERT OR REPLACE INTO waiting VALUES (?, ?, ?, ?, ?)');
  const end = db.prepare('DELETE FROM waiting WHERE wallet_id = ? AND act = ?');
  const forget = db.prepare('DELETE FROM waiting WHERE wallet_id = ?');
  return {
    list: (walletId: string) => read(all.all(walletId)),
    put: ({ act, asked }: CallInput<'signing.wait'>, signingId: string | null, sinceMs: number) =>
      void put.run(asked.walletId, act, JSON.stringify(asked), signingId, sinceMs),
    end: (walletId: string, act: CallInput<'signing.wait'>['act']) => end.run(walletId, act).changes > 0,
    forget: (walletId: string) => void forget.run(walletId),
  };
}
