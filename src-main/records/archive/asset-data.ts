import * as v from 'valibot';
import { MAX_CONTENT_BYTES } from '../../domain/backup/file.ts';
import { joined, runsOf, runsText } from '../../domain/backup/pieces.ts';
import { recipientName } from '../../domain/rgb/recipient-name.ts';
import { MAX_CONSIGNMENT_BYTES } from '../../domain/rgb/rgb-limits.ts';
import type { KeptRow, KeptScope } from '../../ports/index.ts';
import { createPieces } from '../holdings/consignment-pieces.ts';
import { createConsignments } from '../holdings/consignments.ts';
import { asBytes, columnsOf, readRow } from '../salvage.ts';
import type { Sqlite } from '../sqlite.ts';

type AssetData = Pick<KeptScope, 'consignments' | 'pieces'>;

const left = { recipient_id: v.string(), host: v.string(), txid: v.string(), vout: v.nullable(v.number()) };
const keptRow = v.object({ ...left, scope_id: v.number(), wallet_id: v.string(), pieces: runsText });
const sizeRow = v.object({ id: v.number(), size: v.number() });
const broughtRow = v.object({ ...left, pieces: v.string() });

/** Half of the file that a backup is: the other half is for what was brought to be signed. */
const MOST_CHARS = 4 * 1024 * 1024;
/** All files as they are put together again: whoever opens a backup validates each of them. */
const MOST_BYTES = MAX_CONTENT_BYTES;
const MOST_FILES = 2_000;

/**
 * Of what senders left, as much as goes into a backup: first that on which something of the wallet lies (`history`: rows
 * of the book), then the newest. By scope. What is damaged is left out, too.
 */
export function readAssetData(db: Sqlite, history: readonly KeptRow[]): (scopeId: number) => AssetData {
  const nameOf = (walletId: unknown, txid: unknown): string => `${String(walletId)} ${String(txid)}`;
  const resting = new Set(history.map((row) => nameOf(row['wallet_id'], row['txid'])));
  const rows = db
    .prepare(
      `SELECT ${asBytes(columnsOf(keptRow))} FROM consignments
         JOIN scopes ON scopes.id = scope_id ORDER BY consignments.rowid DESC`,
    )
    .all()
    .flatMap((one) => {
      const read = v.safeParse(keptRow, readRow(one));
      return read.success ? [read.output] : [];
    });
  const rests = (row: (typeof rows)[number]): number =>
    resting.has(nameOf(row.wallet_id, row.txid)) ? 1 : 0;
  const kept = new Map<number, ReturnType<typeof gatherer>>();
  const room = { chars: MOST_CHARS, bytes: MOST_BYTES, files: MOST_FILES };
  for (const row of rows.toSorted((a, b) => rests(b) - rests(a))) {
    const { scope_id: scopeId } = row;
    const gather = kept.get(scopeId) ?? gatherer(db, scopeId);
    kept.set(scopeId, gather);
    gather.take(row, room);
  }
  return (scopeId) => kept.get(scopeId)?.all() ?? { consignments: [], pieces: [] };
}

/** What goes in of one scope. */
function gatherer(db: Sqlite, scopeId: number) {
  const sizes = new Map(
    db
      .prepare('SELECT id, size FROM consignment_pieces WHERE scope_id = ?')
      .all(scopeId)
      .map((one) => v.parse(sizeRow, one))
      .map(({ id, size }) => [id, size] as const),
  );
  const consignments: KeptRow[] = [];
  /** Numbers of pieces here, and their places in the backup. */
  const places = new Map<number, number>();
  const charsOf = (id: number): number => 4 * Math.ceil((sizes.get(id) ?? 0) / 3) + 3;
  return {
    take: (
      { recipient_id, host, txid, vout, pieces: runs }: v.InferOutput<typeof keptRow>,
      room: { chars: number; bytes: number; files: number },
    ): void => {
      const ids = runs.flatMap(([first, last]) =>
        last - first < sizes.size ? Array.from({ length: last - first + 1 }, (_, at) => first + at) : [-1],
      );
      const fresh = [...new Set(ids)].filter((id) => !places.has(id));
      const chars = fresh.reduce((sum, id) => sum + charsOf(id), JSON.stringify(runs).length + 500);
      const bytes = ids.reduce((sum, id) => sum + (sizes.get(id) ?? Infinity), 0);
      if (room.files === 0 || chars > room.chars || bytes > room.bytes) return;
      room.files -= 1;
      room.chars -= chars;
      room.bytes -= bytes;
      for (const id of fresh) places.set(id, places.size);
      const pieces = JSON.stringify(runsOf(ids.map((id) => places.get(id) ?? 0)));
      consignments.push({ recipient_id, host, txid, vout, pieces });
    },
    all: (): AssetData => {
      const kept = createPieces(db);
      const one = (id: number): Uint8Array => kept.read(scopeId, [id, id])[0]?.piece ?? new Uint8Array(0);
      return {
        consignments,
        pieces: [...places.keys()].map((id) => Buffer.from(one(id)).toString('base64')),
      };
    },
  };
}

/** Takes over what is not here; answers how many files that is. What is of no form of ours was sifted out. */
export function assetDataMerger(
  db: Sqlite,
  pieces: readonly string[],
): (scopeId: number, row: KeptRow) => number {
  const has = db.prepare('SELECT 1 FROM consignments WHERE scope_id = ? AND recipient_id = ?');
  const { keep } = createConsignments(db);
  return (scopeId, row) => {
    const { recipient_id: recipientId, pieces: runs, ...where } = v.parse(broughtRow, row);
    const found = joined(pieces, runs, MAX_CONSIGNMENT_BYTES);
    if (found === null || has.get(scopeId, recipientName(recipientId)) !== undefined) return 0;
    keep(scopeId, recipientId, { ...where, file: found.file }, found.cuts);
    return 1;
  };
}
