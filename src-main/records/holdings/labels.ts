import * as v from 'valibot';
import * as x from '../../../src-preload/contract/values.ts';
import { labelRef, labelText, type LabelRecord } from '../label.ts';
import { asBytes, columnsOf } from '../salvage.ts';
import { transaction, type Sqlite } from '../sqlite.ts';
import type { Unreadable } from '../unreadable.ts';

/** Labels belong to a wallet, whatever service it uses. */
export const labelsTable = `
  CREATE TABLE labels (
    wallet_id TEXT NOT NULL, ref TEXT NOT NULL, label TEXT, frozen INTEGER NOT NULL,
    PRIMARY KEY (wallet_id, ref)
  ) STRICT`;

const columns = v.object({
  wallet_id: x.id,
  ref: labelRef,
  label: v.nullable(labelText),
  frozen: v.picklist([0, 1]),
});
const labelRow = v.pipe(
  columns,
  v.transform(({ wallet_id: walletId, frozen, ...one }): LabelRecord => {
    return { walletId, ...one, frozen: frozen === 1 };
  }),
);

export function createLabels(db: Sqlite, unreadable: Unreadable) {
  const read = unreadable.each('label', 'ref', (row) => v.parse(labelRow, row));
  const texts = asBytes({ ...columnsOf(columns), frozen: 'number' });
  const all = db.prepare(`SELECT ${texts} FROM labels WHERE wallet_id = ? ORDER BY rowid`);
  const one = db.prepare(`SELECT ${texts} FROM labels WHERE wallet_id = ? AND ref = ?`);
  // Reads the column alone: an unreadable label must not thaw its coin.
  const frozen = db.prepare(
    'SELECT CAST(ref AS BLOB) AS ref FROM labels WHERE wallet_id = ? AND frozen <> 0 ORDER BY rowid',
  );
  const readFrozen = unreadable.each('label', 'ref', (row) =>
    v.parse(v.object({ ref: x.outpointText }), row),
  );
  const set = db.prepare('INSERT OR REPLACE INTO labels VALUES (?, ?, ?, ?)');
  const add = db.prepare('INSERT INTO labels VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING');
  const drop = db.prepare('DELETE FROM labels WHERE wallet_id = ? AND ref = ?');
  const forget = db.prepare('DELETE FROM labels WHERE wallet_id = ?');
  return {
    list: (walletId: string) => read(all.all(walletId)),
    find: (walletId: string, ref: string) => read(one.all(walletId, ref))[0] ?? null,
    /** `txid:vout`. */
    frozen: (walletId: string): string[] => readFrozen(frozen.all(walletId)).map(({ ref }) => ref),
    /** A row with neither label nor frozen mark is deleted. */
    put: ({ walletId, ref, label, frozen: isFrozen }: LabelRecord): void => {
      if (label === null && !isFrozen) drop.run(walletId, ref);
      else set.run(walletId, ref, label, isFrozen ? 1 : 0);
    },
    /** Existing rows stay. Returns the number of added rows. */
    bring: transaction(db, (brought: readonly LabelRecord[]): number =>
      brought.reduce(
        (sum, one) => sum + add.run(one.walletId, one.ref, one.label, one.frozen ? 1 : 0).changes,
        0,
      ),
    ),
    forget: (walletId: string) => void forget.run(walletId),
  };
}
