import { hash } from 'node:crypto';
import * as v from 'valibot';
import { createKeyedMutex } from '../../base/keyed-mutex.ts';
import { recipientName } from '../../invoices/recipient.ts';
import type { KeptConsignment } from '../holdings/kept.ts';
import { asBytes, columnsOf, readRow } from '../salvage.ts';
import { noteDamage, transaction, type Sqlite } from '../sqlite.ts';
import { letLoopTurn } from '../../turns.ts';
import { createPieces, NO_PIECES, piecesColumn, piecesOf, type PiecesWritten } from './consignment-pieces.ts';
import type { HoldingsScope } from './scopes.ts';

type Given = readonly [recipientId: string, left: KeptConsignment];

const left = { host: v.string(), txid: v.string(), vout: v.nullable(v.number()) };
const nameRow = v.object({ recipient_id: v.string(), txid: v.string() });
const row = v.object({ ...left, pieces: v.string(), digest: v.string() });
const unfinishedRow = v.object({ scope_id: v.number(), recipient_id: v.string() });
const NO_DIGEST = Buffer.alloc(0);
/** SQL: complete. An unfinished file has no digest yet. */
export const IS_WHOLE = "digest <> x''";

/** Per wallet and service: hundreds of long histories. A service with many listed transfers could fill the disk. */
const MOST_BYTES = 1024 * 1024 * 1024;

/** An unreadable file counts as absent and is fetched again, as is a file beyond `mostBytes`: kept files stay. */
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
    /** Call once, before anything is written. */
    forgetUnfinished,
    of: (scope: HoldingsScope) => ({
      consignmentNames: () =>
        scope.read<{ readonly recipientId: string; readonly txid: string }[]>([], (id) =>
          names.all(id).flatMap((row) => {
            const read = v.safeParse(nameRow, readRow(row));
            return read.success ? [{ recipientId: read.output.recipient_id, txid: read.output.txid }] : [];
          }),
        ),
      hasConsignment: (recipientId: string) =>
        scope.read(false, (id) => has.get(id, recipientName(recipientId)) !== undefined),
      consignment: (named: string) =>
        scope.read<KeptConsignment | null>(null, (id) => {
          const recipientId = recipientName(named);
          const found = read(id, recipientId);
          // Deletes only unreadable files: an unfinished one is left to its writer.
          if (found === null && has.get(id, recipientId) !== undefined) forget(id, recipientId);
          return found;
        }),
      /** False if not stored: no room, or forgotten meanwhile. */
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

  const forgetUnfinished = transaction(db, () => {
    for (const row of unfinished.all()) {
      const read = v.safeParse(unfinishedRow, readRow(row));
      if (read.success) forget(read.output.scope_id, read.output.recipient_id);
    }
  });

  return { forget, forgetUnfinished };
}

type Begun = 'begun' | 'isThere' | 'noRoom';

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

  /** One transaction with its dependencies: the wallet may have been removed and its place taken. */
  const begin = transaction(
    db,
    (scope: HoldingsScope, id: number, recipientId: string, digest: Buffer, left: KeptConsignment): Begun => {
      const { host, txid, vout, file } = left;
      if (scope.find() !== id) return 'noRoom';
      if (isThere.get(id, recipientId, host, txid, vout, digest) !== undefined) return 'isThere';
      if (pieces.bytesOf(id) + file.length > mostBytes) return 'noRoom';
      forget(id, recipientId);
      add.run(id, recipientId, host, txid, vout);
      return 'begun';
    },
  );
  const writeSome = transaction(db, (id: number, recipientId: string, of: PiecesWritten, digest: Buffer) => {
    return write.run(pieces.textOf(of), digest, id, recipientId).changes > 0;
  });

  /** The digest comes last, so a cut-off file counts as none. Files may have many MB: main's loop turns in between. */
  return async (scope: HoldingsScope, id: number, ...[named, left]: Given): Promise<boolean> => {
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

/** Each page takes some ms, by its bytes or its count. */
const MOST_TOGETHER = { bytes: 512 * 1024, pieces: 500 };

function digestOf(file: Uint8Array): Buffer {
  return hash('sha256', file, 'buffer');
}
