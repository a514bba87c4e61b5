import * as v from 'valibot';
import type { KeptRow } from '../../ports.ts';
import { transaction, type Sqlite } from '../sqlite.ts';

const COLUMNS = [
  'id',
  'wallet_id',
  'txid',
  'commits',
  'name',
  'came_as',
  'text',
  'state',
  'at_ms',
  'spending',
  'signed',
  'signed_at_ms',
  'coins',
] as const;

/**
 * A backup is one file of a few MB: of what is longer in all, the newest that is signed goes in, then the newest drafts.
 * What is left out is no loss of bitcoin: it can be brought again.
 */
const MOST_CHARS = 4 * 1024 * 1024;

const time = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const id = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/));
const psbt = v.pipe(v.string(), v.regex(/^cHNidP[A-Za-z0-9+/]*={0,2}$/));
const jsonText = v.pipe(
  v.string(),
  v.check((text) => v.safeParse(v.pipe(v.string(), v.parseJson()), text).success),
);
const shared = {
  id,
  wallet_id: id,
  txid: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  commits: v.pipe(v.string(), v.regex(/^([0-9a-f]{64})?$/)),
  name: v.pipe(v.string(), v.maxLength(255)),
  came_as: v.picklist(['pack', 'psbt']),
  text: v.string(),
  at_ms: time,
  coins: v.nullable(jsonText),
};

/** A row that is whole: a signed one says what it spends, and holds what was signed. */
export const broughtRow = v.variant('state', [
  v.strictObject({
    ...shared,
    state: v.literal('unsigned'),
    spending: v.null(),
    signed: v.null(),
    signed_at_ms: v.null(),
  }),
  v.strictObject({
    ...shared,
    state: v.literal('signed'),
    spending: jsonText,
    signed: psbt,
    signed_at_ms: time,
  }),
]);

/** What can be read of it, signed ones first; what is being signed at this moment is not signed yet. */
export function readBrought(db: Sqlite): KeptRow[] {
  const rows: unknown[] = db
    .prepare(
      `SELECT ${COLUMNS.join(', ')} FROM brought WHERE state IN ('unsigned', 'signed')
        ORDER BY state = 'signed' DESC, coalesce(signed_at_ms, at_ms) DESC, rowid DESC`,
    )
    .all();
  let chars = 0;
  return rows.flatMap((one): KeptRow[] => {
    const read = v.safeParse(broughtRow, one);
    if (!read.success) return [];
    chars += read.output.text.length + (read.output.signed?.length ?? 0);
    return chars > MOST_CHARS ? [] : [read.output];
  });
}

/**
 * Adds what is not here. A transaction that waits here unsigned and is signed in the file is signed from then on, so that
 * nothing is signed against it; nothing that is signed here is changed.
 */
export function mergeBrought(db: Sqlite, brought: readonly KeptRow[]): void {
  const add = db.prepare(
    `INSERT OR IGNORE INTO brought (${COLUMNS.join(', ')}) VALUES (${COLUMNS.map(() => '?').join(', ')})`,
  );
  const goOn = db.prepare(
    `UPDATE brought SET state = 'signed', text = ?, spending = ?, signed = ?, signed_at_ms = ?
      WHERE wallet_id = ? AND txid = ? AND commits = ? AND state = 'unsigned'`,
  );
  transaction(db, () => {
    for (const one of v.parse(v.array(broughtRow), brought)) {
      const added = add.run(...COLUMNS.map((name) => one[name])).changes > 0;
      if (!added && one.state === 'signed')
        goOn.run(one.text, one.spending, one.signed, one.signed_at_ms, one.wallet_id, one.txid, one.commits);
    }
  })();
}
