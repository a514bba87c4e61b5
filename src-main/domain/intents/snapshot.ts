/** One own unspent output as the service listed it before *begin*, kept for the flow. */
export interface SnapshotEntry {
  readonly txid: string;
  readonly vout: number;
  readonly amountSats: bigint;
  readonly colorable: boolean;
  /** False for an output that only a pending transaction of ours will create. */
  readonly exists: boolean;
  readonly allocations: readonly Allocation[];
  /** Receives that wait for this output: it must not be spent. */
  readonly pendingBlinded: number;
}

export interface Allocation {
  readonly assetId: string;
  /** Base units, u64. */
  readonly amount: bigint;
  readonly settled: boolean;
}

/** Own unspents with the moment they were fetched. */
export interface Snapshot {
  readonly takenAtMs: number;
  readonly entries: readonly SnapshotEntry[];
}
