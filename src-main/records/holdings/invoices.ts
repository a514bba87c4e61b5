import * as v from 'valibot';
import { numbering } from '../../../src-preload/contract/connection.ts';
import { decodeRecipientId, recipientName, sameRecipient } from '../../invoices/recipient.ts';
import { kindName, type Numbering } from '../../base/service/numbering.ts';
import {
  parseInvoiceColumn,
  readSlot,
  readToldInvoice,
  writeInvoice,
  writeSlot,
  writeToldInvoice,
  type HeldByInvoice,
  type InvoiceRecord,
  type KeptInvoice,
  type NewInvoice,
} from '../invoice.ts';
import { asBytes, columnsOf } from '../salvage.ts';
import { transaction, type Sqlite } from '../sqlite.ts';
import type { ApiTransfer } from '../transfer.ts';
import type { Unreadable } from '../unreadable.ts';
import type { HoldingsScope } from './scopes.ts';
import { nameIn } from './transfer-row.ts';

const invoiceRow = v.object({
  made: v.string(),
  slot: v.nullable(v.string()),
  told: v.nullable(v.string()),
  told_at_ms: v.nullable(v.number()),
  given_up_at_ms: v.nullable(v.number()),
});
const heldRow = v.object({
  slot: v.nullable(v.string()),
  asset_id: v.string(),
  recipient_id: v.string(),
  given_up_at_ms: v.nullable(v.number()),
});
const numberedRow = v.object({ ...invoiceRow.entries, numbering });
const openRow = v.object({
  invoice: v.string(),
  asset_id: v.string(),
  batch_idx: v.number(),
  recipient_id: v.string(),
});
const newestRow = v.object({ at: v.nullable(v.number()) });
const namedRow = v.object({ invoice: v.string(), recipient_id: v.string() });

interface Brought {
  readonly made: NewInvoice;
  readonly record: InvoiceRecord;
}

export function createInvoices(db: Sqlite, unreadable: Unreadable) {
  const columns = asBytes({
    ...{ invoice: 'text', asset_id: 'text', recipient_id: 'text' },
    ...columnsOf(invoiceRow),
  });
  const readAs = <T>(make: (row: unknown) => T) => unreadable.each('invoice', 'invoice', make);
  const keptAs = (numbering: Numbering) => readAs((row) => toKept(v.parse(invoiceRow, row), numbering));
  const hold = readAs((row): HeldByInvoice => {
    try {
      const read = v.parse(numberedRow, row);
      return toKept(read, read.numbering);
    } catch {
      return stillHeld(row);
    }
  });
  const open = readAs((row) => v.parse(openRow, row));
  const add = db.prepare(
    `INSERT INTO invoices (scope_id, invoice, asset_id, batch_idx, recipient_id, made, slot)
     VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
  );
  const all = db.prepare(`SELECT ${columns} FROM invoices WHERE scope_id = ? ORDER BY id DESC`);
  const one = db.prepare(`SELECT ${columns} FROM invoices WHERE scope_id = ? AND invoice = ?`);
  // The first reported slot stays: a later one would free it for a spending transaction.
  const tell = db.prepare(
    `UPDATE invoices SET told = ?, told_at_ms = ?, slot = coalesce(slot, ?) WHERE scope_id = ? AND invoice = ?`,
  );
  const ofWallet = db.prepare(
    `SELECT ${columns}, CAST(scopes.numbering AS BLOB) AS numbering FROM invoices JOIN scopes ON scopes.id = scope_id
      WHERE scopes.wallet_id = ? ORDER BY invoices.id DESC`,
  );
  const openOfBatch = db.prepare(
    `SELECT ${asBytes({ invoice: 'text', recipient_id: 'text' })} FROM invoices
      WHERE scope_id = ? AND batch_idx = ? AND given_up_at_ms IS NULL`,
  );
  const giveUp = db.prepare(
    'UPDATE invoices SET given_up_at_ms = ? WHERE scope_id = ? AND invoice = ? AND given_up_at_ms IS NULL',
  );
  const newest = db.prepare(
    "SELECT max(CAST(json_extract(made, '$.createdAtMs') AS INTEGER)) AS at FROM invoices WHERE json_valid(made)",
  );
  const recipients = db.prepare(`SELECT ${asBytes({ recipient_id: 'text' })} FROM invoices`);
  const paid = readAs((row) => v.parse(v.object({ recipient_id: v.string() }), row).recipient_id);
  const ofAsset = db.prepare(
    `SELECT ${asBytes(columnsOf(openRow))} FROM invoices
      WHERE scope_id = ? AND (asset_id = ? OR asset_id = '')`,
  );

  const bring = transaction(db, (scope: HoldingsScope, records: readonly Brought[]) => {
    const id = scope.make();
    for (const { made, record } of records) {
      const { invoice, assetId, batchTransferIdx, recipientId, slot } = made;
      add.run(id, invoice, assetId, batchTransferIdx, recipientId, writeInvoice(made), writeSlot(slot));
      if (record.told !== null) tell.run(writeToldInvoice(record.told), record.told.atMs, null, id, invoice);
      if (record.givenUpAtMs !== null) giveUp.run(record.givenUpAtMs, id, invoice);
    }
  });

  return {
    /** At any service: an invited payer doesn't know where the wallet is now. */
    ofWallet: (walletId: string): readonly HeldByInvoice[] => hold(ofWallet.all(walletId)),
    /** The recipient is compared if named. An any-asset invoice has no other mark. */
    hear: (scopeId: number, assetId: string, transfers: readonly ApiTransfer[], atMs: number): void => {
      const waiting = open(ofAsset.all(scopeId, assetId));
      if (waiting.length === 0) return;
      const received = new Map(
        transfers
          .filter(({ kind }) => kindName(kind).startsWith('receive'))
          .map((transfer) => [transfer.batchTransferIdx, transfer]),
      );
      for (const { invoice, asset_id, batch_idx, recipient_id } of waiting) {
        const transfer = received.get(batch_idx);
        if (transfer === undefined) continue;
        const named = transfer.recipientId ?? (asset_id === '' ? null : recipient_id);
        if (!sameRecipient(named, recipient_id)) continue;
        tell.run(writeToldInvoice(transfer), atMs, null, scopeId, invoice);
      }
    },
    /** Unix ms; null: no readable invoice. */
    madeAtMs: (): number | null => v.parse(newestRow, newest.get()).at,
    invited: (): Set<string> => new Set(paid(recipients.all()).map(recipientName)),
    of: (scope: HoldingsScope) => ({
      addInvoice: (made: NewInvoice) => {
        const { invoice, assetId, batchTransferIdx, recipientId, slot } = made;
        const where = [scope.make(), invoice, assetId, batchTransferIdx, recipientId] as const;
        return add.run(...where, writeInvoice(made), writeSlot(slot)).changes === 1;
      },
      invoices: () => scope.read<KeptInvoice[]>([], (id) => keptAs(scope.numbering)(all.all(id))),
      invoice: (text: string) =>
        scope.read<KeptInvoice | null>(null, (id) => keptAs(scope.numbering)(one.all(id, text))[0] ?? null),
      /** From a backup, parsed from each text: all or none. */
      bringInvoices: (records: readonly Brought[]) => bring(scope, records),
      /** Adds the slot, if it is known now. Ignores unknown texts. */
      tellInvoice: (
        text: string,
        told: Pick<ApiTransfer, 'status' | 'namedBy' | 'kind' | 'txid'>,
        atMs: number,
        slot?: NonNullable<NewInvoice['slot']>,
      ) => {
        const id = scope.find();
        if (id !== null) tell.run(writeToldInvoice(told), atMs, writeSlot(slot ?? null), id, text);
      },
      /** Only this, expiry and arrival end an invoice. A service may repeat a number: the recipient tells which. */
      giveUpInvoice: (
        { batchTransferIdx, recipientId }: Pick<ApiTransfer, 'batchTransferIdx' | 'recipientId'>,
        atMs: number,
      ) => {
        const id = scope.find();
        if (id === null) return;
        const open = readAs((row) => v.parse(namedRow, row))(openOfBatch.all(id, batchTransferIdx));
        const isThis = (one: { readonly recipient_id: string }) =>
          recipientId === null ? open.length === 1 : sameRecipient(recipientId, one.recipient_id);
        for (const { invoice } of open.filter(isThis)) giveUp.run(atMs, id, invoice);
      },
    }),
  };
}

/** An unreadable invoice's payer may still pay its slot or script, so no other invoice may take them. */
function stillHeld(row: unknown): HeldByInvoice {
  const held = v.parse(heldRow, row);
  const parsed = decodeRecipientId(held.recipient_id);
  if (!parsed.ok) throw new Error('it pays nobody');
  return {
    ...{ kind: parsed.recipient.kind, recipientId: held.recipient_id, assetId: held.asset_id },
    ...{ slot: held.slot === null ? null : readSlot(held.slot), givenUpAtMs: held.given_up_at_ms },
    ...{ expiresAtMs: null, told: null, createdAtMs: 0 },
  };
}

function toKept(row: v.InferOutput<typeof invoiceRow>, numbering: Numbering): KeptInvoice {
  const told = row.told === null ? null : readToldInvoice(row.told);
  return {
    ...parseInvoiceColumn(row.made),
    slot: row.slot === null ? null : readSlot(row.slot),
    told: told && {
      ...told,
      statusName: nameIn(told, numbering),
      kindName: kindName(told.kind),
      atMs: row.told_at_ms ?? 0,
    },
    givenUpAtMs: row.given_up_at_ms,
  };
}
