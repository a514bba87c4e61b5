import { MAX_ALLOCATIONS, MAX_ALLOCATIONS_PER_OUTPUT } from '../../../base/allocation-bounds.ts';
import { Refusal } from '../../../base/refused.ts';

/** One own unspent output as the service listed it before *begin*, kept for the flow. */
export interface SnapshotEntry {
  readonly txid: string;
  readonly vout: number;
  readonly amountSats: bigint;
  readonly colorable: boolean;
  /** False for an output that only a pending transaction of ours will create. */
  readonly exists: boolean;
  readonly allocations: readonly SnapshotAllocation[];
  /** Receives that wait for this output: it must not be spent. */
  readonly pendingBlinded: number;
  /** The index of its key by the service's word: a hint where to look, and no proof. Null or left out: not told. */
  readonly derivationIndex?: number | null;
}

/** What is held: units, a whole thing, or a right, which is no unit of anything. */
export const FORMS = [
  'fungible',
  'nonFungible',
  'inflationRight',
  'replaceRight',
  'bridgeRight',
  'linkRight',
  'notKnown',
] as const;
export type AllocationForm = (typeof FORMS)[number];

export interface SnapshotAllocation {
  readonly assetId: string;
  /** Units held, in base units, u64; a right holds 0. Null: not known, and something is held all the same. */
  readonly amount: bigint | null;
  /** Left out: fungible. */
  readonly form?: AllocationForm;
  /** How many more units an inflation right lets one make. Null or left out: it is none, or it is not told. */
  readonly right?: bigint | null;
  readonly settled: boolean;
  /** `opid/4000/no` of a send that we proved, added by its keeper and not by the list: only this one may be closed. */
  readonly opout?: string;
}

export interface Snapshot {
  readonly takenAtMs: number;
  /** This machine's own time, if another machine fetched the list; otherwise `takenAtMs` is by this clock already. */
  readonly nowMs?: number;
  readonly entries: readonly SnapshotEntry[];
}

/** When it was fetched, but no later than it is on this machine. Unix ms. */
export const earliestOf = ({ takenAtMs, nowMs }: Omit<Snapshot, 'entries'>): number =>
  Math.min(takenAtMs, nowMs ?? takenAtMs);

/** Checked before anything grows with it: the list may cost no more than its size. Throws Refusal TOO_LARGE. */
export function refuseLongLists({ entries }: Snapshot): void {
  let all = 0;
  for (const { txid, vout, allocations } of entries) {
    all += allocations.length;
    if (allocations.length > MAX_ALLOCATIONS_PER_OUTPUT)
      throw new Refusal('TOO_LARGE', {
        what: 'allocations of one output',
        limit: `${MAX_ALLOCATIONS_PER_OUTPUT}`,
        outpoint: `${txid}:${vout}`,
      });
  }
  if (all > MAX_ALLOCATIONS)
    throw new Refusal('TOO_LARGE', { what: 'allocations', limit: `${MAX_ALLOCATIONS}` });
}
