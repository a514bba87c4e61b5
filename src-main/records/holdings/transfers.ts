import * as v from 'valibot';
import type { Numbered } from '../../base/service/numbering.ts';
import type { KeptChange, KeptFilter, KeptStep } from './kept.ts';
import { transaction, type Sqlite } from '../sqlite.ts';
import {
  parseTransferColumn,
  type ApiTransfer,
  type KeptTransfer,
  type TransferRecord,
} from '../transfer.ts';
import type { Unreadable } from '../unreadable.ts';
import { units } from '../values.ts';
import type { createAssets } from './assets.ts';
import { createTransferFinder, idRow, type Edges, type Window } from './find-transfers.ts';
import type { createInvoices } from './invoices.ts';
import type { createLabels } from './labels.ts';
import { createKeeper } from './keep-transfers.ts';
import type { HoldingsScope } from './scopes.ts';
import { UNDER_WAY } from './tables.ts';
import {
  createSteps,
  eachTransfer,
  fromTransfers,
  searchText,
  stepName,
  toKept,
  type StoredTransfer,
} from './transfer-row.ts';

interface Tables {
  readonly assets: Pick<ReturnType<typeof createAssets>, 'refOf' | 'markListRead'>;
  readonly invoices: Pick<ReturnType<typeof createInvoices>, 'hear'>;
  readonly labels: Pick<ReturnType<typeof createLabels>, 'find' | 'put'>;
}

export function createTransfers(db: Sqlite, unreadable: Unreadable, { assets, invoices, labels }: Tables) {
  const pages = createTransferFinder(db);
  const keeper = createKeeper(db, unreadable);
  const steps = createSteps(db);
  const one = db.prepare(
    `SELECT ${fromTransfers} WHERE transfers.scope_id = ? AND assets.asset_id = ? AND idx = ?`,
  );
  const numbered = db.prepare(`SELECT ${fromTransfers} WHERE transfers.asset_ref = ? AND idx = ?`);
  const ofTransaction = db.prepare(`SELECT ${fromTransfers} WHERE transfers.scope_id = ? AND txid = ?`);
  const labelled = db.prepare(
    `SELECT ref AS txid FROM labels WHERE wallet_id = (SELECT wallet_id FROM scopes WHERE id = ?1)
       AND EXISTS (SELECT 1 FROM transfers WHERE scope_id = ?1 AND txid = ref)`,
  );
  const setLabel = db.prepare('UPDATE transfers SET label = ? WHERE id = ?');
  const cancel = db.prepare(
    `UPDATE transfers SET cancelled_at_ms = ?
      WHERE scope_id = ? AND batch_idx = ? AND ${UNDER_WAY}`,
  );
  const forgetCancelled = db.prepare(
    `UPDATE transfers SET cancelled_at_ms = NULL
      WHERE asset_ref = ? AND cancelled_at_ms <= ? AND state NOT IN ('failed', 'cancelled')`,
  );
  const arrivals = createArrivals(db, unreadable);
  const setText = db.prepare('UPDATE texts SET text = ? WHERE transfer_id = ?');

  const keep = transaction(
    db,
    (
      scope: HoldingsScope,
      assetId: string,
      told: readonly ApiTransfer[],
      atMs: number,
      isAll: boolean,
    ): KeptChange[] => {
      const scopeId = scope.make();
      const telling = { scope, scopeId, assetRef: assets.refOf(scopeId, assetId), assetId, atMs };
      keeper.takeOver(telling, told);
      const changes = keeper.keep(telling, told);
      for (const { txid } of v.parse(v.array(txidRow), labelled.all(scopeId))) takeLabel(scope, txid);
      invoices.hear(scopeId, assetId, told, atMs);
      if (!isAll) return changes;
      assets.markListRead(telling.assetRef, atMs);
      // The whole list shows the transfer still pending, so the earlier cancellation didn't end it.
      forgetCancelled.run(telling.assetRef, atMs);
      return [...changes, ...keeper.miss(telling, told)];
    },
  );

  const next = db.prepare(
    `SELECT ${fromTransfers} WHERE +transfers.scope_id = ? AND transfers.id > ? AND transfers.id <= ?
      ORDER BY transfers.id LIMIT ${String(ROWS_AT_ONCE)}`,
  );
  const recordOf = eachTransfer(unreadable, ({ id, told, ...row }): TransferRecord => ({
    assetId: row.asset_id,
    told: parseTransferColumn(told),
    label: row.label,
    alarm: row.alarm,
    cancelledAtMs: row.cancelled_at_ms,
    steps: steps.of(id),
  }));

  const bring = transaction(db, (scope: HoldingsScope, records: readonly TransferRecord[]) => {
    const added = { transfers: 0, labels: 0 };
    const scopeId = scope.make();
    for (const record of records) {
      const { assetId, label: text, told } = record;
      const assetRef = assets.refOf(scopeId, assetId);
      takeLabel(scope, told.txid);
      const here = numbered.all(assetRef, told.idx);
      if (here.length === 0) {
        const said = told.txid === null ? null : labels.find(scope.walletId, told.txid);
        keeper.bring({ scope, scopeId, assetRef }, { ...record, label: said?.label ?? text });
        takeLabel(scope, told.txid);
        added.transfers += 1;
      }
      const [row] = readAll(scope)(here);
      if (text === null || (here.length > 0 && row?.row.label !== null)) continue;
      if (row !== undefined) label(scope, row.row, text);
      added.labels += 1;
    }
    return added;
  });

  const readAll = ({ numbering }: HoldingsScope) =>
    eachTransfer(unreadable, (row) => ({ row, kept: toKept(row, numbering) }));

  function find(scope: HoldingsScope, key: string) {
    const scopeId = scope.find();
    const [, assetId, idx] = /^(.*)#(0|[1-9]\d{0,9})$/su.exec(key) ?? [];
    if (scopeId === null || assetId === undefined) return null;
    return readAll(scope)(one.all(scopeId, assetId, Number(idx)))[0] ?? null;
  }

  const label = transaction(
    db,
    (scope: HoldingsScope, row: StoredTransfer, text: string | null): KeptTransfer => {
      setLabel.run(text, row.id);
      const kept = toKept({ ...row, label: text }, scope.numbering);
      setText.run(searchText(kept, text), row.id);
      return kept;
    },
  );

  const labelTransaction = (scope: HoldingsScope, txid: string, text: string | null, isOnlyMissing = false) =>
    scope.read(0, (id) => {
      const rows = readAll(scope)(ofTransaction.all(id, txid));
      for (const { row } of rows) if (!isOnlyMissing || row.label === null) label(scope, row, text);
      return rows.length;
    });

  /** A label that a transaction got before its transfers were reported moves to those transfers. */
  function takeLabel(scope: HoldingsScope, txid: string | null): void {
    const said = txid === null ? null : labels.find(scope.walletId, txid);
    if (said === null || labelTransaction(scope, said.ref, said.label, true) === 0) return;
    labels.put({ ...said, label: null });
  }

  return {
    of: (scope: HoldingsScope) => ({
      keepTransfers: (assetId: string, transfers: readonly ApiTransfer[], atMs: number) =>
        keep(scope, assetId, transfers, atMs, true),
      transferEdges: () => scope.read<Edges | null>(null, pages.edges),
      /** Some hundred after a row, oldest first. `last`: the last row looked at, as other scopes' rows lie between. */
      transferRecords: (after: number) => {
        const until = after + ROWS_LOOKED_AT;
        const rows = scope.read<unknown[]>([], (id) => next.all(id, after, until));
        const last = rows.length < ROWS_AT_ONCE ? until : v.parse(idRow, rows.at(-1)).id;
        return { last, records: recordOf(rows) };
      },
      /** From a backup: keeps existing rows, fills missing labels. Returns how many of each it added. */
      bringTransfers: (records: readonly TransferRecord[]) => bring(scope, records),
      keepTransfer: (assetId: string, transfer: ApiTransfer, atMs: number) =>
        keep(scope, assetId, [transfer], atMs, false)[0] ?? null,
      /** Newest first. `nowMs` decides which have expired. `transferIds` searches texts. */
      pageTransfers: (filter: Omit<KeptFilter, 'text'>, window: Window) =>
        scope.read<readonly KeptTransfer[]>([], (id) =>
          readAll(scope)(pages.page(id, filter, window)).map(({ kept }) => kept),
        ),
      countTransfers: (filter: Omit<KeptFilter, 'text'>, nowMs: number): number =>
        scope.read(0, (id) => pages.count(id, filter, nowMs)),
      /** Newest first, found once for all pages. A hundred thousand take several turns of main's loop. */
      transferIds: async (filter: KeptFilter, nowMs: number): Promise<readonly number[]> => {
        const scopeId = scope.find();
        return scopeId === null ? [] : pages.ids(scopeId, filter, nowMs);
      },
      transfersAt: (ids: readonly number[]): readonly KeptTransfer[] =>
        readAll(scope)(pages.rowsAt(ids)).map(({ kept }) => kept),
      ...arrivals(scope),
      transfer: (key: string) => find(scope, key)?.kept ?? null,
      transferForms: () => scope.read<readonly Numbered[]>([], scope.forms),
      history: (key: string): readonly KeptStep[] => {
        const found = find(scope, key);
        if (found === null) return [];
        return steps
          .of(found.row.id)
          .map((step) => ({ ...step, statusName: stepName(step, found.kept, scope.numbering) }));
      },
      /** Written before the service is asked: a failure then counts as cancelled even without an answer. */
      cancelTransfers: (batchTransferIdx: number, atMs: number | null) =>
        scope.read(undefined, (id) => void cancel.run(atMs, id, batchTransferIdx)),
      /** Labels all transfers of the transaction. Returns their number. */
      labelTransaction: (txid: string, text: string | null) => labelTransaction(scope, txid, text),
      labelTransfer: (key: string, text: string | null) => {
        const found = find(scope, key);
        return found && label(scope, found.row, text);
      },
    }),
  };
}

function createArrivals(db: Sqlite, unreadable: Unreadable) {
  const received = db.prepare(
    `SELECT DISTINCT asked.value AS txid FROM json_each(?) AS asked CROSS JOIN transfers
       ON scope_id = ? AND txid = asked.value AND direction = 'in'`,
  );
  const arrived = db.prepare(
    `SELECT CAST(asset_id || '#' || idx AS BLOB) AS key, received_on AS outpoint, CAST(asset_id AS BLOB) AS asset_id,
       CAST(transfers.told ->> '$.amount' AS BLOB) AS amount
       FROM json_each(?) AS asked CROSS JOIN transfers ON transfers.scope_id = ? AND received_on = asked.value
       JOIN assets ON assets.id = asset_ref
      WHERE direction = 'in' AND state = 'settled' AND lapses_at_ms IS NULL AND json_valid(transfers.told)`,
  );
  const underWay = db.prepare(
    `SELECT DISTINCT CAST(asset_id AS BLOB) AS asset_id FROM transfers JOIN assets ON assets.id = asset_ref
      WHERE transfers.scope_id = ?1 AND (?2 IS NULL OR direction = ?2) AND ${UNDER_WAY}`,
  );
  const eachArrived = unreadable.each('transfer', 'key', (row) => v.parse(arrivedRow, row));
  const eachAsset = unreadable.each('asset', 'asset_id', (row) => v.parse(assetRow, row).asset_id);

  return (scope: HoldingsScope) => ({
    receivedBy: (txids: readonly string[]) =>
      scope.read<string[]>([], (id) =>
        v.parse(v.array(txidRow), received.all(JSON.stringify(txids), id)).map(({ txid }) => txid),
      ),
    /** By `txid:vout`. */
    arrivedOn: (outpoints: readonly string[]) =>
      scope.read<v.InferOutput<typeof arrivedRow>[]>([], (id) =>
        eachArrived(arrived.all(JSON.stringify(outpoints), id)),
      ),
    assetsUnderWay: (direction: 'in' | 'out' | null) =>
      scope.read<string[]>([], (id) => eachAsset(underWay.all(id, direction))),
  });
}

const ROWS_AT_ONCE = 500;
/** More than `ROWS_AT_ONCE`, since rows of other services lie between. */
const ROWS_LOOKED_AT = 5_000;

const txidRow = v.object({ txid: v.string() });
const assetRow = v.object({ asset_id: v.string() });
const arrivedRow = v.pipe(
  v.object({ outpoint: v.string(), asset_id: v.string(), amount: v.nullable(units) }),
  v.transform(({ asset_id: assetId, ...row }) => ({ ...row, assetId })),
);
