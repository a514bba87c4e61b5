import * as v from 'valibot';
import { outpointName } from '../../base/bitcoin.ts';
import { sameRecipient } from '../../invoices/recipient.ts';
import type { KeptChange } from '../holdings/kept.ts';
import type { Sqlite } from '../sqlite.ts';
import type { Unreadable } from '../unreadable.ts';
import type { HoldingsScope } from './scopes.ts';
import {
  createSteps,
  alarmOf,
  transferRowColumns,
  eachTransfer,
  fromTransfers,
  namedTransfer,
  searchText,
  toKept,
  type StoredTransfer,
} from './transfer-row.ts';
import { writeTransfer, type ApiTransfer, type ToldTransfer, type TransferRecord } from '../transfer.ts';
import { jsonOf } from '../values.ts';

export interface Telling {
  readonly scope: HoldingsScope;
  readonly scopeId: number;
  readonly assetRef: number;
  readonly assetId: string;
  readonly atMs: number;
}

type More = Pick<TransferRecord, 'label' | 'alarm' | 'cancelledAtMs'> &
  Partial<Pick<TransferRecord, 'steps'>>;
const NOTHING_MORE: More = { label: null, alarm: null, cancelledAtMs: null };

const idRow = v.object({ id: v.number() });
const differing = v.object({ found: jsonOf(v.array(v.tuple([v.number(), v.nullable(v.number())]))) });

export function createKeeper(db: Sqlite, unreadable: Unreadable) {
  const readRows = eachTransfer(unreadable, (row) => row);
  const steps = createSteps(db);
  // Most of a list is unchanged: SQLite finds the changed rows, and only those are read and written.
  const differ = db.prepare(
    `SELECT json_group_array(json_array(told.key, transfers.id)) AS found
       FROM json_each(?) AS told LEFT JOIN transfers ON asset_ref = ? AND idx = told.value ->> 0
      WHERE transfers.told IS NOT told.value ->> 1 OR alarm = 'missing'`,
  );
  const gone = db.prepare(
    `SELECT ${fromTransfers} WHERE asset_ref = ? AND alarm IS NOT 'missing'
        AND idx NOT IN (SELECT value FROM json_each(?))`,
  );
  const one = db.prepare(`SELECT ${fromTransfers} WHERE transfers.id = ?`);
  const add = db.prepare(
    `INSERT INTO transfers (scope_id, asset_ref, idx, batch_idx, sort_ms, status, kind, txid, received_on, direction, state,
       lapses_at_ms, expires_at_ms, alarm, label, cancelled_at_ms, told)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING id`,
  );
  const change = db.prepare(
    `UPDATE transfers SET batch_idx = ?, sort_ms = ?, status = ?, kind = ?, txid = ?, received_on = ?, direction = ?, state = ?,
       lapses_at_ms = ?, expires_at_ms = ?, alarm = ?, told = ? WHERE id = ?`,
  );
  // The plus makes SQLite find one asset's rows by their index, instead of scanning a whole scope.
  const ofNoAsset = db.prepare(
    `SELECT ${fromTransfers} WHERE assets.scope_id = ?1 AND assets.asset_id = '' AND +transfers.scope_id = ?1
        AND idx IN (SELECT value FROM json_each(?2))`,
  );
  const move = db.prepare(`UPDATE OR IGNORE transfers SET asset_ref = ?, alarm = NULL WHERE id = ?`);
  const remove = db.prepare('DELETE FROM transfers WHERE id = ?');
  const setAlarm = db.prepare('UPDATE transfers SET alarm = ? WHERE id = ?');
  const setText = db.prepare(
    `INSERT INTO texts (transfer_id, scope_id, text) VALUES (?, ?, ?)
     ON CONFLICT (transfer_id) DO UPDATE SET text = excluded.text`,
  );

  function addOne(telling: Telling, told: ToldTransfer, text: string, more: More = NOTHING_MORE): KeptChange {
    const { scope, scopeId, assetRef, assetId, atMs } = telling;
    const { label, alarm, cancelledAtMs } = more;
    const { direction, state, lapsesAtMs } = transferRowColumns(told, scope.numbering, cancelledAtMs);
    const { idx, batchTransferIdx: batch, status, kind, txid, expiresAtMs } = told;
    const on = told.receiveUtxo && outpointName(told.receiveUtxo);
    // prettier-ignore
    const row = add.get(scopeId, assetRef, idx, batch, told.createdAtMs ?? atMs, status, kind, txid, on, direction,
      state, lapsesAtMs, expiresAtMs, alarm, label, cancelledAtMs, text);
    const { id } = v.parse(idRow, row);
    setText.run(id, scopeId, searchText(told, label));
    for (const step of more.steps ?? [{ atMs, status }]) steps.add(id, step.atMs, step.status);
    const kept = namedTransfer(told, { assetId, label, alarm, cancelledAtMs }, scope.numbering);
    return { kind: 'newTransfer', transfer: kept };
  }

  function changeOne(
    telling: Telling,
    before: StoredTransfer,
    told: ApiTransfer,
    text: string,
  ): KeptChange | null {
    const { scope, scopeId, assetId, atMs } = telling;
    const { id, label, cancelled_at_ms: cancelledAtMs } = before;
    const alarm = alarmOf(told, steps.of(id), scope.numbering);
    const { direction, state, lapsesAtMs } = transferRowColumns(told, scope.numbering, cancelledAtMs);
    const { batchTransferIdx: batch, status, kind, txid, expiresAtMs } = told;
    const on = told.receiveUtxo && outpointName(told.receiveUtxo);
    // prettier-ignore
    change.run(batch, told.createdAtMs ?? before.sort_ms, status, kind, txid, on, direction, state, lapsesAtMs,
      expiresAtMs, alarm, text, id);
    setText.run(id, scopeId, searchText(told, label));
    if (before.status !== status) steps.add(id, atMs, status);
    const kept = namedTransfer(told, { assetId, label, alarm, cancelledAtMs }, scope.numbering);
    if (alarm !== null && alarm !== before.alarm) return { kind: 'alarm', transfer: kept };
    const isSame = before.status === status && before.state === state;
    return isSame ? null : { kind: 'stateChanged', transfer: kept };
  }

  /** A receive for any asset has none until paid: one transfer, by number and recipient (service-facts.md). */
  function takeOver({ scope, scopeId, assetRef, assetId }: Telling, transfers: readonly ApiTransfer[]): void {
    if (assetId === '') return;
    const recipients = new Map(
      transfers.flatMap(({ idx, recipientId }) => (recipientId === null ? [] : [[idx, recipientId]])),
    );
    if (recipients.size === 0) return;
    const strays = eachTransfer(unreadable, (row) => ({ id: row.id, ...toKept(row, scope.numbering) }));
    for (const stray of strays(ofNoAsset.all(scopeId, JSON.stringify([...recipients.keys()])))) {
      if (!sameRecipient(recipients.get(stray.idx) ?? null, stray.recipientId)) continue;
      // If both exist, the asset's row stays.
      if (move.run(assetRef, stray.id).changes === 0) remove.run(stray.id);
    }
  }

  return {
    takeOver,
    bring: (telling: Omit<Telling, 'assetId' | 'atMs'>, record: TransferRecord): void => {
      const { assetId, told, steps: seen } = record;
      addOne({ ...telling, assetId, atMs: seen[0]?.atMs ?? 0 }, told, writeTransfer(told), record);
    },
    keep: (telling: Telling, transfers: readonly ApiTransfer[]): KeptChange[] => {
      const texts = transfers.map(writeTransfer);
      const asked = JSON.stringify(transfers.map(({ idx }, place) => [idx, texts[place]]));
      return v.parse(differing, differ.get(asked, telling.assetRef)).found.flatMap(([place, id]) => {
        const [told, text] = [transfers[place], texts[place]];
        if (told === undefined || text === undefined) return [];
        if (id === null) return addOne(telling, told, text);
        return readRows(one.all(id)).flatMap((before) => changeOne(telling, before, told, text) ?? []);
      });
    },
    miss: ({ scope, assetRef }: Telling, transfers: readonly ApiTransfer[]): KeptChange[] => {
      const listed = JSON.stringify(transfers.map(({ idx }) => idx));
      const missing = eachTransfer(unreadable, (row) => ({
        id: row.id,
        transfer: toKept({ ...row, alarm: 'missing' }, scope.numbering),
      }));
      return missing(gone.all(assetRef, listed)).map(({ id, transfer }) => {
        setAlarm.run('missing', id);
        return { kind: 'alarm', transfer };
      });
    },
  };
}
