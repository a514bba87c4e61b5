import { hash } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import * as v from 'valibot';
import { place, runsOf, runsText, type Runs } from '../../domain/backup/pieces.ts';
import { sameBytes } from '../../domain/psbt/bytes.ts';
import { MAX_CONSIGNMENT_BYTES } from '../../domain/rgb/rgb-limits.ts';
import type { Sqlite } from '../sqlite.ts';

/** libsql gives a list's as the one, and a single row's as the other. */
const blob = v.pipe(
  v.union([v.instance(ArrayBuffer), v.instance(Buffer)]),
  v.transform((bytes) => (bytes instanceof ArrayBuffer ? Buffer.from(bytes) : bytes)),
);
const row = v.object({ id: place, lookup: place, size: place, bytes: blob });
const idRow = v.object({ id: place });
const sumRow = v.object({ bytes: place });

/** Smaller ones are mostly hashes, which do not shrink. */
const PACKED_FROM = 1_024;
/** Of the hash that a piece is looked up by; what is found is compared. */
const LOOKUP_BYTES = 6;

/**
 * Files in pieces, each kept once within a scope: those of one contract share the genesis, what follows the bundles, and
 * nearly all bundles.
 */
export function createPieces(db: Sqlite) {
  const alike = db.prepare(
    `SELECT id, lookup, size, bytes FROM consignment_pieces
      WHERE scope_id = ? AND lookup IN (SELECT value FROM json_each(?))`,
  );
  const sum = db.prepare(
    'SELECT coalesce(sum(length(bytes)), 0) AS bytes FROM consignment_pieces WHERE scope_id = ?',
  );
  const add = db.prepare(
    'INSERT INTO consignment_pieces (scope_id, lookup, size, bytes) VALUES (?, ?, ?, ?) RETURNING id',
  );
  // The plus: by their numbers they are found at once, by their scope after all that it has.
  const run = db.prepare(
    `SELECT id, lookup, size, bytes FROM consignment_pieces
      WHERE +scope_id = ? AND id BETWEEN ? AND ? ORDER BY id`,
  );
  const sweep = db.prepare(
    `DELETE FROM consignment_pieces WHERE scope_id = ?1 AND NOT EXISTS (
       SELECT 1 FROM consignments AS kept, json_each(CASE WHEN json_valid(kept.pieces) THEN kept.pieces ELSE '[]' END) AS run
        WHERE kept.scope_id = ?1
          AND consignment_pieces.id BETWEEN json_extract(run.value, '$[0]') AND json_extract(run.value, '$[1]'))`,
  );

  const read = (scopeId: number, [first, last]: Runs[number]) =>
    run.all(scopeId, first, last).flatMap(opened);

  function putAll(scopeId: number, pieces: readonly Uint8Array[]): number[] {
    const lookups = pieces.map(lookupOf);
    const kept = new Map<number, Piece[]>();
    const know = (lookup: number, piece: Piece): void =>
      void kept.set(lookup, [...(kept.get(lookup) ?? []), piece]);
    for (const found of alike.all(scopeId, JSON.stringify(lookups)).flatMap(opened))
      know(found.lookup, found);
    return pieces.map((piece, at) => {
      const lookup = lookups[at] ?? 0;
      const same = kept.get(lookup)?.find((one) => sameBytes(one.piece, piece));
      if (same !== undefined) return same.id;
      const packed = piece.length < PACKED_FROM ? piece : deflateRawSync(piece);
      const bytes = packed.length < piece.length ? packed : piece;
      const { id } = v.parse(idRow, add.get(scopeId, lookup, piece.length, bytes));
      know(lookup, { id, piece });
      return id;
    });
  }

  return {
    read,
    /** By `join` they are the file again. */
    put: (scopeId: number, pieces: readonly Uint8Array[]): string =>
      JSON.stringify(runsOf(putAll(scopeId, pieces))),
    /** Null where a piece is missing, or they are more than a file may have. Throws for another text. */
    join: (scopeId: number, runs: string): Uint8Array | null => {
      const pieces: Uint8Array[] = [];
      let length = 0;
      for (const [first, last] of v.parse(runsText, runs)) {
        const some = read(scopeId, [first, last]);
        length += some.reduce((sum, { piece }) => sum + piece.length, 0);
        if (some.length !== last - first + 1 || length > MAX_CONSIGNMENT_BYTES) return null;
        pieces.push(...some.map(({ piece }) => piece));
      }
      return Buffer.concat(pieces);
    },
    /** Of all pieces together, as they are kept. */
    bytesOf: (scopeId: number): number => v.parse(sumRow, sum.get(scopeId)).bytes,
    /** Forgets what no file has any more. */
    sweep: (scopeId: number): void => void sweep.run(scopeId),
  };
}

/** `cuts`: where its parts begin. Whatever they are, the pieces together are the file. */
export function piecesOf(file: Uint8Array, cuts: readonly number[]): readonly Uint8Array[] {
  const places = [0, ...cuts, file.length];
  if (places.some((place, at) => place < (places[at - 1] ?? 0))) return [file];
  return cuts.length === 0 ? [file] : places.slice(1).map((to, at) => file.subarray(places[at], to));
}

interface Piece {
  readonly id: number;
  readonly piece: Uint8Array;
}

/** None where it cannot be read. */
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
