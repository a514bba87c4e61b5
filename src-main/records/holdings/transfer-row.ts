import * as v from 'valibot';
import { kindName, nameInDoubt, statusName, type Numbering } from '../../base/service/numbering.ts';
import { directionOf, lapsesAtMs, stateByName } from '../transfer-state.ts';
import type { Unreadable } from '../unreadable.ts';
import { folded } from './assets.ts';
import type { Sqlite } from '../sqlite.ts';
import {
  MOST_STEPS,
  parseTransferColumn,
  transferStep,
  type ApiTransfer,
  type KeptTransfer,
  type ToldTransfer,
} from '../transfer.ts';
import { numberOrWord } from '../values.ts';
import { alarm } from '../../../src-preload/contract/transfers.ts';

const transferRow = v.object({
  id: v.number(),
  asset_id: v.string(),
  sort_ms: v.number(),
  status: numberOrWord,
  state: v.string(),
  alarm: v.nullable(alarm),
  label: v.nullable(v.string()),
  cancelled_at_ms: v.nullable(v.number()),
  told: v.string(),
});
export const transferColumns = `transfers.id, CAST(assets.asset_id AS BLOB) AS asset_id,
  CAST(assets.asset_id || '#' || idx AS BLOB) AS key, sort_ms, status, CAST(state AS BLOB) AS state,
  CAST(alarm AS BLOB) AS alarm, CAST(label AS BLOB) AS label, cancelled_at_ms,
  CAST(transfers.told AS BLOB) AS told`;
export const fromTransfers = `${transferColumns} FROM transfers JOIN assets ON assets.id = transfers.asset_ref`;
export type StoredTransfer = v.InferOutput<typeof transferRow>;

export const eachTransfer = <T>(unreadable: Unreadable, make: (row: StoredTransfer) => T) =>
  unreadable.each('transfer', 'key', (row) => make(v.parse(transferRow, row)));

export function toKept(
  { told, label, alarm, asset_id, cancelled_at_ms }: StoredTransfer,
  numbering: Numbering,
): KeptTransfer {
  const here = { assetId: asset_id, label, alarm, cancelledAtMs: cancelled_at_ms };
  return namedTransfer(parseTransferColumn(told), here, numbering);
}

/** The name by the current numbering, unless the transfer's end is doubtful. */
export const nameIn = ({ status, namedBy }: Pick<ApiTransfer, 'status' | 'namedBy'>, numbering: Numbering) =>
  namedBy === undefined ? statusName(status, numbering) : nameInDoubt(status, namedBy);

export function namedTransfer(
  told: ToldTransfer,
  {
    assetId,
    label,
    alarm,
    cancelledAtMs,
  }: Pick<KeptTransfer, 'assetId' | 'label' | 'alarm' | 'cancelledAtMs'>,
  numbering: Numbering,
): KeptTransfer {
  const name = nameIn(told, numbering);
  return {
    ...told,
    statusName: name,
    kindName: kindName(told.kind),
    key: `${assetId}#${told.idx}`,
    assetId,
    label,
    cancelledAtMs,
    // Under another numbering the transfer may never have failed.
    alarm: alarm === 'settledThenFailed' && name !== 'failed' ? null : alarm,
  };
}

export function transferRowColumns(told: ToldTransfer, numbering: Numbering, cancelledAtMs: number | null) {
  const facts = {
    statusName: nameIn(told, numbering),
    namedBy: told.namedBy,
    kindName: kindName(told.kind),
    hasTxid: told.txid !== null,
    expiresAtMs: told.expiresAtMs,
    createdAtMs: told.createdAtMs,
    cancelledAtMs,
  };
  return {
    direction: directionOf(facts.kindName),
    state: stateByName(facts),
    lapsesAtMs: lapsesAtMs(facts),
  };
}

/** A settled transfer can't fail, so such a report raises the alarm (security.md G39); null: no alarm. */
export function alarmOf(
  told: Pick<ApiTransfer, 'status' | 'namedBy'>,
  seen: readonly Step[],
  numbering: Numbering,
): 'settledThenFailed' | null {
  const wasSettled = seen.some((step) => statusName(step.status, numbering) === 'settled');
  return wasSettled && nameIn(told, numbering) === 'failed' ? 'settledThenFailed' : null;
}

/** An invoice contains its recipient, so that text isn't searched twice. */
export function searchText(
  { txid, recipientId, invoice }: Pick<ApiTransfer, 'txid' | 'recipientId' | 'invoice'>,
  label: string | null,
): string {
  const recipient = recipientId !== null && invoice?.includes(recipientId) ? null : recipientId;
  return folded([label, txid, recipient, invoice].filter((one) => one !== null).join('\n'));
}

/** The last step has the transfer's present name. */
export function stepName(
  { status }: Step,
  now: KeptTransfer,
  numbering: Numbering,
): KeptTransfer['statusName'] {
  return status === now.status ? now.statusName : statusName(status, numbering);
}

type Step = v.InferOutput<typeof transferStep>;

export function createSteps(db: Sqlite) {
  const add = db.prepare(
    `INSERT INTO steps (transfer_id, seq, at_ms, status)
     SELECT ?1, count(*), ?2, ?3 FROM steps WHERE transfer_id = ?1 HAVING count(*) < ${String(MOST_STEPS)}`,
  );
  const all = db.prepare('SELECT at_ms AS atMs, status FROM steps WHERE transfer_id = ? ORDER BY seq');
  return {
    add: (id: number, atMs: number, status: ApiTransfer['status']) => void add.run(id, atMs, status),
    of: (id: number): Step[] => v.parse(v.array(transferStep), all.all(id)),
  };
}
