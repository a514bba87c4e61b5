import * as v from 'valibot';
import type { AssetNames } from '../../base/assets.ts';
import { outpointIn, type Outpoint } from '../../base/bitcoin.ts';
import type { BookAllocation, BookOutput, Basis, PinnedAsset } from '../../verify/index.ts';
import { transaction, type Sqlite } from '../sqlite.ts';
import { inPart, type Now } from '../values.ts';
import type { ReadRows } from './signings.ts';

export const allocationRow = v.object({
  opout: v.string(),
  asset_id: v.string(),
  txid: v.string(),
  vout: v.number(),
  amount: v.pipe(v.string(), v.regex(/^\d{1,20}$/)),
});
export const historyRow = v.object({
  wallet_id: v.string(),
  ...allocationRow.entries,
  height: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  block_hash: v.string(),
});
const blockRow = v.pick(historyRow, ['height', 'block_hash']);
const placeRow = v.pick(historyRow, ['txid', 'vout']);

/** A dismissal stays if the genesis confirms the names that the person kept. */
const SETTLE = `INSERT INTO book_assets VALUES (@wallet, @asset, @ticker, @name, @precision, @schema, 'history', @at, NULL)
     ON CONFLICT DO UPDATE SET
       dismissed = iif(ticker IS excluded.ticker AND name = excluded.name AND precision = excluded.precision
         AND upper(schema) = upper(excluded.schema), dismissed, NULL),
       ticker = excluded.ticker, name = excluded.name, precision = excluded.precision, schema = excluded.schema,
       ground = excluded.ground, at_ms = excluded.at_ms
     WHERE ground <> excluded.ground`;

interface Within {
  readonly clock: Now;
  /** SQL: a settled transaction of ours spends the outpoint. */
  readonly isSpent: (outpoint: string) => string;
  readonly learnOutputs: (walletId: string, outputs: readonly LearntOutput[]) => void;
  readonly rows: ReadRows;
}

export function openHistory(db: Sqlite, { clock, isSpent, learnOutputs, rows }: Within) {
  const outpoint = "h.txid || ':' || h.vout";
  const allocations = db.prepare(
    `SELECT * FROM book_history h
      WHERE h.wallet_id = @wallet AND h.txid >= @from AND h.txid < @to
        AND (NOT ${isSpent(outpoint)} OR ${outpoint} IN (SELECT value FROM json_each(@listed)))
      ORDER BY h.txid, h.vout, h.opout`,
  );
  const blocks = db.prepare(
    `SELECT DISTINCT height, block_hash FROM book_history WHERE wallet_id = ?1 AND ${inPart}`,
  );
  // The proof on the lower block is undone by less. An operation keeps its name whatever transaction makes it: after a
  // reorganisation its gift lies elsewhere, so the last proof counts.
  const add = db.prepare(
    `INSERT INTO book_history VALUES (?, ?, ?, ?, ?, ?, ?, ?)
       ON CONFLICT DO UPDATE SET txid = excluded.txid, vout = excluded.vout, height = excluded.height,
         block_hash = excluded.block_hash
       WHERE excluded.height < height OR excluded.txid <> txid OR excluded.vout <> vout`,
  );
  const settle = db.prepare(SETTLE);
  const placeOf = db.prepare('SELECT txid, vout FROM book_history WHERE wallet_id = ? AND opout = ?');
  const spentAllocations = db.prepare(
    'DELETE FROM book_history WHERE wallet_id = ? AND txid = ? AND vout = ?',
  );
  const goneAllocations = db.prepare(
    `DELETE FROM book_history WHERE wallet_id = ? AND block_hash IN (SELECT value FROM json_each(?))
       RETURNING txid, vout`,
  );
  const dropUnvouched = droppingUnvouched(db);

  return {
    /** Unspent by us, by txid prefix, and on the requested outpoints (JSON of `txid:vout`). */
    allocations: (asked: Readonly<Record<'wallet' | 'from' | 'to' | 'listed', string>>): BookAllocation[] =>
      rows(historyRow, allocations.all(asked)).map(({ opout, asset_id: assetId, txid, vout, amount }) => ({
        ...{ txid, vout, assetId, opout },
        amount: BigInt(amount),
        ground: 'history',
      })),
    /** Idempotent. The asset is what its genesis says. Allocations on outputs shown as spent are deleted. */
    keepHistory: transaction(db, (walletId: string, proved: ProvedHistory) => {
      const { asset, block } = proved;
      const spent = proved.spent.flatMap(outpointIn);
      for (const { txid, vout } of spent) spentAllocations.run(walletId, txid, vout);
      const left: Outpoint[] = [...spent, ...proved.outputs];
      learnOutputs(walletId, proved.outputs);
      for (const { opout, assetId, txid, vout, amount } of proved.allocations) {
        left.push(...rows(placeRow, placeOf.all(walletId, opout)));
        add.run(walletId, opout, assetId, txid, vout, String(amount), block.height, block.hash);
      }
      dropUnvouched(walletId, left);
      const { assetId, ticker, name, precision, schema } = asset;
      settle.run({
        ...{ wallet: walletId, asset: assetId, ticker, name, precision, schema },
        at: clock.nowMs(),
      });
    }),
    historyBlocks: (walletId: string, part: number | null = null) =>
      rows(blockRow, blocks.all(walletId, part)).map(({ height, block_hash: hash }) => ({ height, hash })),
    /** Called after a reorganisation: forgets allocations and outputs that rest on these blocks. */
    forgetBlocks: transaction(db, (walletId: string, hashes: readonly string[]) => {
      dropUnvouched(walletId, rows(placeRow, goneAllocations.all(walletId, JSON.stringify(hashes))));
    }),
  };
}

/** An output with ground `chain` lasts only as long as a proof of its allocations. */
function droppingUnvouched(db: Sqlite) {
  const unvouched = db.prepare(
    `DELETE FROM book_outputs WHERE wallet_id = ? AND txid = ? AND vout = ? AND ground = 'chain' AND NOT EXISTS (
       SELECT 1 FROM book_history h
        WHERE h.wallet_id = book_outputs.wallet_id AND h.txid = book_outputs.txid AND h.vout = book_outputs.vout)`,
  );
  // Checks only places whose proof was deleted, since there may be thousands of outputs.
  return (walletId: string, places: readonly Outpoint[]): void => {
    for (const { txid, vout } of places) unvouched.run(walletId, txid, vout);
  };
}

export interface ProvedHistory {
  readonly asset: PinnedAsset;
  readonly outputs: readonly LearntOutput[];
  readonly allocations: readonly Omit<BookAllocation, 'ground'>[];
  /** `txid:vout`, as far as the book has them. */
  readonly spent: readonly string[];
  readonly block: ProvedBlock;
}

/** The highest block of a history's transactions: while it is in the chain, so are all lower ones. */
export interface ProvedBlock {
  readonly height: number;
  /** In the byte order that people write. */
  readonly hash: string;
}

export interface PinnedInBook extends PinnedAsset {
  /** Names that the person decided against; null: none. */
  readonly dismissed: AssetNames | null;
}

export interface LearntOutput extends Omit<BookOutput, 'spent'> {
  /** Why it is believed. */
  readonly ground: Exclude<Basis, 'told'>;
}
