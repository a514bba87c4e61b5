import { hash } from 'node:crypto';
import * as v from 'valibot';
import { createKeyedMutex } from '../../base/keyed-mutex.ts';
import { recipientName } from '../../invoices/recipient-name.ts';
import type { KeptConsignment } from '../holdings/kept.ts';
import { asBytes, columnsOf, readRow } from '../salvage.ts';
import { noteDamage, transaction, type Sqlite } from '../sqlite.ts';
import { letLoopTurn } from '../../turns.ts';
import { createPieces, NO_PIECES, piecesColumn, piecesOf, type PiecesWritten } from './consignment-pieces.ts';
import type { Scope } from './scopes.ts';

type Given = readonly [recipientId: string, left: KeptConsignment];

const left = { host: v.string(), txid: v.string(), vout: v.nullable(v.number()) };
const nameRow = v.object({ recipient_id: v.string(), txid: v.string() });
const row = v.object({ ...left, pieces: v.string(), digest: v.string() });
const unfinishedRow = v.object({ scope_id: v.number(), recipient_id: v.string() });
const NO_DIGEST = Buffer.alloc(0);
/** In SQL: all of it was written. What is being written has no digest yet. */
export const IS_WHOLE = "digest <> x''";

/** Of one wallet at one service, in pieces: hundreds of long histories. Whoever lists transfers could fill the disk. */
const MOST_BYTES = 1024 * 1024 * 1024;

/**
 * What senders left for recipients. One that cannot be read is as if it were not there: it is fetched again. So is one
 * that would be beyond `mostBytes` in all: what is kept already gives no way to it.
 */
export function createConsignments(db: Sqlite, mostBytes = MOST_BYTES) {
  const pieces = createPieces(db);
  const { forget, forgetUnfinished } = forgetting(db, pieces);
  const columns = `${asBytes(columnsOf(v.omit(row, ['digest'])))}, hex(digest) AS digest`;
  const one = db.prepare(`SELECT ${columns} FROM consignments WHERE scope_id = ? AND recipient_id = ?`);
  const has = db.prepare(
    `SELECT 1 FROM consignments WHERE scope_id = ? AND recipient_id = ? AND ${IS_WHOLE}`,
  );
  const names = db.prepare(
    `SELECT ${asBytes(columnsOf(nameRow))} FROM consignments WHERE scope_id = ? AND ${IS_WHOLE} ORDER BY rowid DESC`,
  );
  const inTurn = createKeyedMutex();
  function read(id: number, recipientId: string): KeptConsignment | null {
    try {
      const { host, txid, vout, pieces: runs, digest } = v.parse(row, readRow(one.all(id, recipientId)[0]));
      const joined = pieces.join(id, runs);
      return joined !== null && digestOf(joined.file).toString('hex').toUpperCase() === digest
        ? { host, txid, vout, ...joined }
        : null;
    } catch (error) {
      noteDamage(db, error);
      return null;
    }
  }

  const keep = keeping(db, pieces, forget, mostBytes);

  return {
    /** To be called once, before anything is kept. */
    forgetUnfinished,
    of: (scope: Scope) => ({
      /** Whom something was left for, newest first, and by which transaction they are paid. */
      consignmentNames: () =>
        scope.read<{ readonly recipientId: string; readonly txid: string }[]>([], (id) =>
          names.all(id).flatMap((row) => {
            const read = v.safeParse(nameRow, readRow(row));
            return read.success ? [{ recipientId: read.output.recipient_id, txid: read.output.txid }] : [];
          }),
        ),
      /** Whether something is, without reading it. */
      hasConsignment: (recipientId: string) =>
        scope.read(false, (id) => has.get(id, recipientName(recipientId)) !== undefined),
      /** What was left for a recipient, as it was fetched; null: nothing was yet. */
      consignment: (named: string) =>
        scope.read<KeptConsignment | null>(null, (id) => {
          const recipientId = recipientName(named);
          const found = read(id, recipientId);
          // One that is being written is not touched: whoever writes it goes on.
          if (found === null && has.get(id, recipientId) !== undefined) forget(id, recipientId);
          return found;
        }),
      /** False where it is not kept: there is no room, or it was forgotten meanwhile, or its wallet was. */
      keepConsignment: (...given: Given): Promise<boolean> => {
        const id = scope.make();
        return inTurn(String(id), () => keep(scope, id, ...given));
      },
    }),
  };
}

function forgetting(db: Sqlite, pieces: ReturnType<typeof createPieces>) {
  const drop = db.prepare(
    `DELETE FROM consignments WHERE scope_id = ? AND recipient_id = ? RETURNING ${piecesColumn}`,
  );
  const unfinished = db.prepare(
    `SELECT ${asBytes({ scope_id: 'number', recipient_id: 'text' })} FROM consignments WHERE NOT (${IS_WHOLE})`,
  );

  function forget(id: number, recipientId: string): void {
    for (const gone of drop.all(id, recipientId)) pieces.sweep(id, gone);
  }

  /** What an end in the middle left of a file: nobody writes the rest of it. */
  const forgetUnfinished = transaction(db, () => {
    for (const row of unfinished.all()) {
      const read = v.safeParse(unfinishedRow, readRow(row));
      if (read.success) forget(read.output.scope_id, read.output.recipient_id);
    }
  });

  return { forget, forgetUnfinished };
}

type Begun = 'begun' | 'isThere' | 'noRoom';

/** Keeps a file for a recipient, in the place of what was kept for them before. */
function keeping(
  db: Sqlite,
  pieces: ReturnType<typeof createPieces>,
  forget: (id: number, recipientId: string) => void,
  mostBytes: number,
) {
  const isThere = db.prepare(
    `SELECT 1 FROM consignments
      WHERE scope_id = ? AND recipient_id = ? AND host = ? AND txid = ? AND vout IS ? AND digest = ?`,
  );
  const add = db.prepare("INSERT INTO consignments VALUES (?, ?, ?, ?, ?, '[]', x'')");
  const write = db.prepare(
    "UPDATE consignments SET pieces = ?, digest = ? WHERE scope_id = ? AND recipient_id = ? AND digest = x''",
  );

  /** Together with what it depends on: the wallet may have been removed since it was asked for, and be another's place. */
  const begin = transaction(
    db,
    (scope: Scope, id: number, recipientId: string, digest: Buffer, left: KeptConsignment): Begun => {
      const { host, txid, vout, file } = left;
      if (scope.find() !== id) return 'noRoom';
      // The newest come first in a backup: it keeps its place.
      if (isThere.get(id, recipientId, host, txid, vout, digest) !== undefined) return 'isThere';
      if (pieces.bytesOf(id) + file.length > mostBytes) return 'noRoom';
      forget(id, recipientId);
      add.run(id, recipientId, host, txid, vout);
      return 'begun';
    },
  );
  /** False where it is there no more. */
  const writeSome = transaction(db, (id: number, recipientId: string, of: PiecesWritten, digest: Buffer) => {
    return write.run(pieces.textOf(of), digest, id, recipientId).changes > 0;
  });

  /**
   * Some pieces at a time, with a turn of main's loop after each: senders leave files of many MB. Until the last is written
   * its digest is empty, so that one of which the end is missing is none.
   */
  return async (scope: Scope, id: number, ...[named, left]: Given): Promise<boolean> => {
    const recipientId = recipientName(named);
    const { file, cuts } = left;
    const digest = digestOf(file);
    await letLoopTurn(0);
    const begun = begin(scope, id, recipientId, digest, left);
    if (begun !== 'begun') return begun === 'isThere';
    let written = NO_PIECES;
    for (const some of inPages(piecesOf(file, cuts))) {
      await letLoopTurn(0);
      const goOn = transaction(db, () => {
        if (!writeSome(id, recipientId, written, NO_DIGEST)) return false;
        written = pieces.put(id, written, some);
        return writeSome(id, recipientId, written, NO_DIGEST);
      });
      if (!goOn()) return false;
    }
    return writeSome(id, recipientId, written, digest);
  };
}

/** Pieces that are written together. */
function inPages(all: readonly Uint8Array[]): readonly (readonly Uint8Array[])[] {
  const pages: Uint8Array[][] = [];
  let bytes = Infinity;
  for (const piece of all) {
    if (bytes + piece.length > MOST_TOGETHER.bytes || pages.at(-1)?.length === MOST_TOGETHER.pieces) {
      pages.push([]);
      bytes = 0;
    }
    pages.at(-1)?.push(piece);
    bytes += piece.length;
  }
  return pages;
}

/** Each takes some ms: by its bytes, or by its number. */
const MOST_TOGETHER = { bytes: 512 * 1024, pieces: 500 };

function digestOf(file: Uint8Array): Buffer {
  return hash('sha256', file, 'buffer');
}
