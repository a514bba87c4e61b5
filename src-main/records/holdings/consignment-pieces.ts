import { hash } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import * as v from 'valibot';
import { place, runsOf, runsText, type Runs } from './runs.ts';
import { sameBytes } from '../../base/bytes.ts';
import { BOUNDS } from '../../../src-preload/contract/bounds.ts';
import { asBytes, readRow } from '../salvage.ts';
import type { Sqlite } from '../sqlite.ts';

/** libsql returns ArrayBuffer in lists, Buffer in single rows. */
const blob = v.pipe(
  v.union([v.instance(ArrayBuffer), v.instance(Buffer)]),
  v.transform((bytes) => (bytes instanceof ArrayBuffer ? Buffer.from(bytes) : bytes)),
);
const row = v.object({ id: place, lookup: place, size: place, bytes: blob });
const idRow = v.object({ id: place });
const sumRow = v.object({ bytes: place });
const piecesRow = v.fallback(v.object({ pieces: runsText }), { pieces: [] });
export const piecesColumn = asBytes({ pieces: 'text' });

/** Smaller pieces are mostly hashes, which don't shrink. */
const PACKED_FROM = 1_024;
/** Bytes packed per file: more would hold main. Genesis and schema shrink, and come first. */
const MOST_PACKED = 64 * 1024;
/** Hash prefix and size find a piece; then its bytes are compared. */
const LOOKUP_BYTES = 6;
/** Each run is a query. A more scattered file has its remaining pieces stored again. */
const MOST_RUNS = 1_000;
/** Longer pieces are split, each written in a turn of main. */
const MOST_PIECE = 256 * 1024;

export interface PiecesWritten {
  readonly ids: readonly number[];
  readonly runs: number;
  readonly room: number;
}
export const NO_PIECES: PiecesWritten = { ids: [], runs: 0, room: MOST_PACKED };

/** Stores each piece once per scope: files of one contract share the genesis, its tail and nearly all bundles. */
export function createPieces(db: Sqlite) {
  const alike = db.prepare(
    `SELECT id, lookup, size, bytes
       FROM (SELECT DISTINCT value ->> 0 AS hash, value ->> 1 AS length FROM json_each(?2))
      CROSS JOIN consignment_pieces ON scope_id = ?1 AND lookup = hash AND size = length`,
  );
  const sum = db.prepare('SELECT kept_bytes AS bytes FROM scopes WHERE id = ?');
  const addBytes = db.prepare('UPDATE scopes SET kept_bytes = max(0, kept_bytes + ?) WHERE id = ?');
  const add = db.prepare(
    'INSERT INTO consignment_pieces (scope_id, lookup, size, bytes) VALUES (?, ?, ?, ?) RETURNING id',
  );
  // The plus makes SQLite take the fast index by number; the index by scope reads all of a scope.
  const run = db.prepare(
    `SELECT id, lookup, size, bytes FROM consignment_pieces
      WHERE +scope_id = ? AND id BETWEEN ? AND ? ORDER BY id`,
  );
  const share = db.prepare(
    `INSERT INTO piece_uses SELECT id, 1 FROM consignment_pieces WHERE id BETWEEN ? AND ?
       ON CONFLICT (id) DO UPDATE SET more = more + 1`,
  );
  const drop = db.prepare(
    `DELETE FROM consignment_pieces WHERE +scope_id = ? AND id BETWEEN ? AND ?
        AND NOT EXISTS (SELECT 1 FROM piece_uses WHERE piece_uses.id = consignment_pieces.id)
       RETURNING length(bytes) AS bytes`,
  );
  const unshare = db.prepare(
    `UPDATE piece_uses SET more = more - 1 WHERE id BETWEEN ?2 AND ?3 AND EXISTS (
       SELECT 1 FROM consignment_pieces AS p WHERE p.id = piece_uses.id AND p.scope_id = ?1)`,
  );
  const unused = db.prepare('DELETE FROM piece_uses WHERE id BETWEEN ? AND ? AND more <= 0');

  const read = (scopeId: number, [first, last]: Runs[number]) =>
    run.all(scopeId, first, last).flatMap(opened);

  function put(scopeId: number, before: PiecesWritten, pieces: readonly Uint8Array[]): PiecesWritten {
    const lookups = pieces.map(lookupOf);
    const kept = new Map<number, Piece[]>();
    const know = (lookup: number, piece: Piece): void =>
      void kept.set(lookup, [...(kept.get(lookup) ?? []), piece]);
    const sized = lookups.map((lookup, at) => [lookup, pieces[at]?.length]);
    for (const found of alike.all(scopeId, JSON.stringify(sized)).flatMap(opened)) know(found.lookup, found);
    let [runs, last, room, added] = [before.runs, before.ids.at(-1) ?? -1, before.room, 0];
    const shared: number[] = [];
    const ids = pieces.map((piece, at) => {
      const lookup = lookups[at] ?? 0;
      const same = kept.get(lookup)?.find((one) => sameBytes(one.piece, piece));
      if (same !== undefined && (same.id === last + 1 || runs < MOST_RUNS)) {
        if (same.id !== last + 1) runs += 1;
        shared.push(same.id);
        last = same.id;
        return same.id;
      }
      const isPacked = piece.length >= PACKED_FROM && piece.length <= room;
      if (isPacked) room -= piece.length;
      const packed = isPacked ? deflateRawSync(piece) : piece;
      const bytes = packed.length < piece.length ? packed : piece;
      const { id } = v.parse(idRow, add.get(scopeId, lookup, piece.length, bytes));
      added += bytes.length;
      if (same === undefined) know(lookup, { id, piece });
      last = id;
      return id;
    });
    for (const run of runsOf(shared)) share.run(...run);
    addBytes.run(added, scopeId);
    return { ids: [...before.ids, ...ids], runs, room };
  }

  return {
    read,
    put,
    textOf: ({ ids }: PiecesWritten): string => JSON.stringify(runsOf(ids)),
    /** Null if a piece is missing or there are too many. Throws if `runs` is no text of ours. */
    join: (scopeId: number, runs: string) => {
      const pieces: Uint8Array[] = [];
      const cuts: number[] = [];
      let length = 0;
      for (const [first, last] of v.parse(runsText, runs)) {
        const some = read(scopeId, [first, last]);
        for (const { piece } of some) {
          if (length > 0) cuts.push(length);
          length += piece.length;
        }
        if (some.length !== last - first + 1 || length > BOUNDS.consignmentBytes) return null;
        pieces.push(...some.map(({ piece }) => piece));
      }
      return { file: new Uint8Array(Buffer.concat(pieces)), cuts };
    },
    bytesOf: (scopeId: number): number => v.parse(sumRow, sum.get(scopeId)).bytes,
    sweep: (scopeId: number, gone: unknown): void => {
      let freed = 0;
      for (const [first, last] of v.parse(piecesRow, readRow(gone)).pieces) {
        freed += v
          .parse(v.array(sumRow), drop.all(scopeId, first, last))
          .reduce((all, { bytes }) => all + bytes, 0);
        unshare.run(scopeId, first, last);
        unused.run(first, last);
      }
      addBytes.run(-freed, scopeId);
    },
  };
}

/** `cuts`: part offsets. With any cuts the pieces join to the file. */
export function piecesOf(file: Uint8Array, cuts: readonly number[]): readonly Uint8Array[] {
  const cutAt = [0, ...cuts, file.length];
  const isCut = cutAt.every((place, at) => at === 0 || place > (cutAt[at - 1] ?? 0));
  const places = isCut ? cutAt : [0, file.length];
  return places.slice(1).flatMap((to, at) => inParts(file.subarray(places[at], to)));
}

function inParts(piece: Uint8Array): readonly Uint8Array[] {
  const count = Math.max(1, Math.ceil(piece.length / MOST_PIECE));
  return Array.from({ length: count }, (_, n) => piece.subarray(n * MOST_PIECE, (n + 1) * MOST_PIECE));
}

interface Piece {
  readonly id: number;
  readonly piece: Uint8Array;
}

function opened(read: unknown): (Piece & { readonly lookup: number })[] {
  try {
    const { id, lookup, size, bytes } = v.parse(row, read);
    const piece = bytes.length === size ? bytes : inflateRawSync(bytes, { maxOutputLength: size });
    return [{ id, lookup, piece }];
  } catch {
    return [];
  }
}

function lookupOf(piece: Uint8Array): number {
  return hash('sha256', piece, 'buffer').readUIntBE(0, LOOKUP_BYTES);
}
