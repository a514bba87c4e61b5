import { hash } from 'node:crypto';
import * as v from 'valibot';
import { sameBytes } from '../../domain/psbt/bytes.ts';
import { recipientName } from '../../domain/rgb/recipient-name.ts';
import type { KeptConsignment } from '../holdings/kept.ts';
import { asBytes, columnsOf, readRow } from '../salvage.ts';
import { transaction, type Sqlite } from '../sqlite.ts';
import { createPieces, piecesColumn, piecesOf } from './consignment-pieces.ts';
import type { Scope } from './scopes.ts';

type Given = readonly [recipientId: string, left: KeptConsignment];

const left = { host: v.string(), txid: v.string(), vout: v.nullable(v.number()) };
const nameRow = v.object({ recipient_id: v.string(), txid: v.string() });
const row = v.object({ ...left, pieces: v.string(), digest: v.string() });

/** Of one wallet at one service, in pieces: hundreds of long histories. Whoever lists transfers could fill the disk. */
const MOST_BYTES = 1024 * 1024 * 1024;

/**
 * What senders left for recipients. One that cannot be read is as if it were not there: it is fetched again. So is one
 * that would be beyond `mostBytes` in all: what is kept already gives no way to it.
 */
export function createConsignments(db: Sqlite, mostBytes = MOST_BYTES) {
  const pieces = createPieces(db);
  const columns = `${asBytes(columnsOf(v.omit(row, ['digest'])))}, hex(digest) AS digest`;
  const one = db.prepare(`SELECT ${columns} FROM consignments WHERE scope_id = ? AND recipient_id = ?`);
  const has = db.prepare('SELECT 1 FROM consignments WHERE scope_id = ? AND recipient_id = ?');
  const drop = db.prepare(
    `DELETE FROM consignments WHERE scope_id = ? AND recipient_id = ? RETURNING ${piecesColumn}`,
  );
  const names = db.prepare(
    `SELECT ${asBytes(columnsOf(nameRow))} FROM consignments WHERE scope_id = ? ORDER BY rowid DESC`,
  );
  const add = db.prepare('INSERT INTO consignments VALUES (?, ?, ?, ?, ?, ?, ?)');

  function read(id: number, recipientId: string): KeptConsignment | null {
    try {
      const { host, txid, vout, pieces: runs, digest } = v.parse(row, readRow(one.all(id, recipientId)[0]));
      const joined = pieces.join(id, runs);
      return joined !== null && digestOf(joined.file).toString('hex').toUpperCase() === digest
        ? { host, txid, vout, ...joined }
        : null;
    } catch {
      return null;
    }
  }

  function forget(id: number, recipientId: string): void {
    for (const gone of drop.all(id, recipientId)) pieces.sweep(id, gone);
  }

  const keep = transaction(db, (id: number, ...[named, left]: Given) => {
    const recipientId = recipientName(named);
    const { host, txid, vout, file, cuts } = left;
    const before = read(id, recipientId);
    // The newest come first in a backup: it keeps its place.
    if (before?.host === host && before.txid === txid && before.vout === vout && sameBytes(before.file, file))
      return;
    if (pieces.bytesOf(id) + file.length > mostBytes) return;
    forget(id, recipientId);
    add.run(id, recipientId, host, txid, vout, pieces.put(id, piecesOf(file, cuts)), digestOf(file));
  });

  return {
    keep,
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
          if (found === null) forget(id, recipientId);
          return found;
        }),
      keepConsignment: (...given: Given) => keep(scope.make(), ...given),
    }),
  };
}

function digestOf(file: Uint8Array): Buffer {
  return hash('sha256', file, 'buffer');
}
