import * as v from 'valibot';
import { statusName } from '../../domain/transfers/numbering.ts';
import type { ApiTransfer, KeptChange, KeptTransfer, WalletHoldings } from '../../ports.ts';
import type { Sqlite } from '../sqlite.ts';
import type { createAssets } from './assets.ts';
import { createPages } from './find-transfers.ts';
import type { createInvoices } from './invoices.ts';
import type { Scope } from './scopes.ts';
import { alarmOf, columnsOf, searchText, toKept, transferRow, type TransferRow } from './transfer-row.ts';
import { writeTransfer } from './told.ts';

type TransferMethods = Pick<
  WalletHoldings,
  'keepTransfers' | 'keepTransfer' | 'pageTransfers' | 'transfer' | 'history' | 'labelTransfer'
>;

const stepRow = v.object({ at_ms: v.number(), status: v.number() });
const idRow = v.object({ id: v.number() });

export function createTransfers(
  db: Sqlite,
  assets: Pick<ReturnType<typeof createAssets>, 'refOf'>,
  invoices: Pick<ReturnType<typeof createInvoices>, 'hear'>,
) {
  const pages = createPages(db);
  const columns =
    'transfers.*, assets.asset_id FROM transfers JOIN assets ON assets.id = transfers.asset_ref';
  const ofAsset = db.prepare(`SELECT ${columns} WHERE asset_ref = ?`);
  const oneOf = db.prepare(
    `SELECT ${columns} WHERE transfers.scope_id = ? AND assets.asset_id = ? AND idx = ?`,
  );
  const add = db.prepare(
    `INSERT INTO transfers (scope_id, asset_ref, idx, batch_idx, sort_ms, status, kind, has_txid, direction, state,
       lapses_at_ms, expires_at_ms, alarm, told) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING id`,
  );
  const change = db.prepare(
    `UPDATE transfers SET batch_idx = ?, sort_ms = ?, status = ?, kind = ?, has_txid = ?, direction = ?, state = ?,
       lapses_at_ms = ?, expires_at_ms = ?, alarm = ?, told = ? WHERE id = ?`,
  );
  const setAlarm = db.prepare('UPDATE transfers SET alarm = ? WHERE id = ?');
  const setLabel = db.prepare('UPDATE transfers SET label = ? WHERE id = ?');
  const setText = db.prepare(
    `INSERT INTO texts (transfer_id, scope_id, text) VALUES (?, ?, ?)
     ON CONFLICT (transfer_id) DO UPDATE SET text = excluded.text`,
  );
  const addStep = db.prepare(
    `INSERT INTO steps (transfer_id, seq, at_ms, status)
     VALUES (?1, (SELECT count(*) FROM steps WHERE transfer_id = ?1), ?2, ?3)`,
  );
  const stepsOf = db.prepare('SELECT at_ms, status FROM steps WHERE transfer_id = ? ORDER BY seq');

  const seen = (id: number) => v.parse(v.array(stepRow), stepsOf.all(id));

  interface Place {
    readonly scopeId: number;
    readonly assetRef: number;
    readonly assetId: string;
    readonly atMs: number;
  }

  /** Writes what was told of one. Answers what changed in it, or null. */
  function keep(
    scope: Scope,
    place: Place,
    before: TransferRow | undefined,
    told: ApiTransfer,
  ): KeptChange | null {
    const text = writeTransfer(told);
    const { numbering } = scope;
    if (before?.told === text && before.alarm !== 'missing') return null;
    const statuses = before === undefined ? [] : seen(before.id).map(({ status }) => status);
    const alarm = alarmOf(told.status, statuses, numbering);
    const column = columnsOf(told, numbering);
    const sortMs = told.createdAtMs ?? before?.sort_ms ?? place.atMs;
    const { batchTransferIdx: batch, status, kind, expiresAtMs } = told;
    const { hasTxid, direction, state, lapsesAtMs: lapses } = column;
    let id = before?.id;
    if (id === undefined) {
      const { scopeId, assetRef } = place;
      // prettier-ignore
      const row = add.get(scopeId, assetRef, told.idx, batch, sortMs, status, kind, hasTxid, direction, state, lapses,
        expiresAtMs, alarm, text);
      ({ id } = v.parse(idRow, row));
    } else {
      // prettier-ignore
      change.run(batch, sortMs, status, kind, hasTxid, direction, state, lapses, expiresAtMs, alarm, text, id);
    }
    setText.run(id, place.scopeId, searchText(told, before?.label ?? null));
    if (before?.status !== status) addStep.run(id, place.atMs, status);
    const kept: KeptTransfer = toKept(
      { told: text, label: before?.label ?? null, alarm, asset_id: place.assetId },
      numbering,
    );
    if (before === undefined) return { kind: 'newTransfer', transfer: kept };
    if (alarm !== null && alarm !== before.alarm) return { kind: 'alarm', transfer: kept };
    return before.status === status && before.state === state
      ? null
      : { kind: 'stateChanged', transfer: kept };
  }

  const keepAll = db.transaction(
    (scope: Scope, assetId: string, transfers: readonly ApiTransfer[], atMs: number): KeptChange[] => {
      const scopeId = scope.make();
      const place = { scopeId, assetRef: assets.refOf(scopeId, assetId), assetId, atMs };
      const before = new Map(
        v.parse(v.array(transferRow), ofAsset.all(place.assetRef)).map((row) => [row.idx, row]),
      );
      const changes = transfers.map((told) => keep(scope, place, before.get(told.idx), told));
      for (const { idx } of transfers) before.delete(idx);
      for (const row of before.values()) {
        if (row.alarm === 'missing') continue;
        setAlarm.run('missing', row.id);
        changes.push({ kind: 'alarm', transfer: toKept({ ...row, alarm: 'missing' }, scope.numbering) });
      }
      invoices.hear(scopeId, assetId, transfers, atMs);
      return changes.filter((one) => one !== null);
    },
  );

  const keepOne = db.transaction((scope: Scope, assetId: string, told: ApiTransfer, atMs: number) => {
    const scopeId = scope.make();
    const place = { scopeId, assetRef: assets.refOf(scopeId, assetId), assetId, atMs };
    const changed = keep(scope, place, find(scopeId, keyOf(assetId, told.idx)) ?? undefined, told);
    invoices.hear(scopeId, assetId, [told], atMs);
    return changed;
  });

  function find(scopeId: number | null, key: string): TransferRow | null {
    const [, assetId, idx] = /^(.*)#(0|[1-9]\d{0,9})$/su.exec(key) ?? [];
    if (scopeId === null || assetId === undefined) return null;
    const row = oneOf.get(scopeId, assetId, Number(idx));
    return row === undefined ? null : v.parse(transferRow, row);
  }

  const label = db.transaction((scope: Scope, row: TransferRow, text: string | null): KeptTransfer => {
    setLabel.run(text, row.id);
    const kept = toKept({ ...row, label: text }, scope.numbering);
    setText.run(row.id, row.scope_id, searchText(kept, text));
    return kept;
  });

  return {
    of: (scope: Scope): TransferMethods => ({
      keepTransfers: (assetId, transfers, atMs) => keepAll(scope, assetId, transfers, atMs),
      keepTransfer: (assetId, transfer, atMs) => keepOne(scope, assetId, transfer, atMs),
      pageTransfers: (filter, window) => {
        const id = scope.find();
        if (id === null) return { total: 0, rows: [] };
        const { total, rows } = pages.page(id, filter, window);
        return { total, rows: rows.map((row) => toKept(row, scope.numbering)) };
      },
      transfer: (key) => {
        const row = find(scope.find(), key);
        return row && toKept(row, scope.numbering);
      },
      history: (key) => {
        const row = find(scope.find(), key);
        if (row === null) return [];
        return seen(row.id).map(({ at_ms, status }) => ({
          atMs: at_ms,
          status,
          statusName: statusName(status, scope.numbering),
        }));
      },
      labelTransfer: (key, text) => {
        const row = find(scope.find(), key);
        return row && label(scope, row, text);
      },
    }),
  };
}

function keyOf(assetId: string, idx: number): string {
  return `${assetId}#${idx}`;
}
