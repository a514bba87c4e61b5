import { outpointName } from '../../base/bitcoin.ts';
import { known, totalOf } from '../../base/groups.ts';
import type { SnapshotEntry } from '../../verify/index.ts';

/** Base units of one asset, as the service reports them. */
interface Figures {
  readonly settled: bigint;
  readonly future: bigint;
  readonly spendable: bigint;
}

/** A pending send of ours. Outputs are `txid:vout`. */
export interface SendUnderWay {
  readonly txid: string;
  readonly takes: readonly Lying[];
  readonly returns: readonly Lying[];
}

interface Lying {
  readonly outpoint: string;
  readonly amount: bigint;
}

export interface BalancePart {
  readonly amount: bigint;
  readonly outpoint: string;
  /** `leaves`: a send's input. `returns`: its change. `arrives`: unsettled. `waits`: on a reserved output. */
  readonly why: 'leaves' | 'returns' | 'arrives' | 'waits';
  readonly txid: string | null;
}

export interface Trace {
  readonly held: readonly BalancePart[];
  readonly coming: readonly BalancePart[];
  readonly untraced: { readonly held: bigint; readonly coming: bigint };
}

/** In rgb-lib `spendable` leaves out pending operations' outputs; `future` is `settled` after all of them. */
export function traceBalance(
  assetId: string,
  { settled, future, spendable }: Figures,
  entries: readonly SnapshotEntry[],
  sends: readonly SendUnderWay[],
): Trace {
  if (settled === future && settled === spendable) return NOTHING;
  const leaving = sends.flatMap(({ txid, takes }) =>
    takes.map(({ outpoint, amount }): BalancePart => ({ amount: -amount, outpoint, why: 'leaves', txid })),
  );
  const outputs = new Map(entries.map((entry) => [outpointName(entry), entry]));
  const taken = new Set(leaving.map(({ outpoint }) => outpoint));
  const held = [...leaving];
  for (const part of waiting(assetId, outputs, taken)) {
    // Services differ in whether such an output is spendable: name it only if the figures leave it out.
    if (spendable - settled - totalOf(held) <= part.amount) held.push(part);
  }
  const coming = [...leaving, ...unsettled(assetId, outputs, sends)];
  return {
    held,
    coming,
    untraced: { held: spendable - settled - totalOf(held), coming: future - settled - totalOf(coming) },
  };
}

const NOTHING: Trace = { held: [], coming: [], untraced: { held: 0n, coming: 0n } };
type Outputs = ReadonlyMap<string, SnapshotEntry>;

function waiting(assetId: string, outputs: Outputs, taken: ReadonlySet<string>): BalancePart[] {
  return [...outputs].flatMap(([outpoint, { allocations, pendingBlinded }]): BalancePart[] => {
    const isBusy = pendingBlinded > 0 || allocations.some(({ settled }) => !settled);
    const amount = totalOf(known(allocations).filter((one) => one.assetId === assetId && one.settled));
    return isBusy && amount > 0n && !taken.has(outpoint)
      ? [{ amount: -amount, outpoint, why: 'waits', txid: null }]
      : [];
  });
}

function unsettled(assetId: string, outputs: Outputs, sends: readonly SendUnderWay[]): BalancePart[] {
  const back = new Map(
    sends.flatMap(({ txid, returns }) => returns.map((one) => [one.outpoint, { ...one, txid }] as const)),
  );
  const listed = [...outputs].flatMap(([outpoint, { txid, allocations }]): BalancePart[] => {
    const amount = totalOf(known(allocations).filter((one) => one.assetId === assetId && !one.settled));
    if (amount === 0n) return [];
    const by = back.get(outpoint)?.txid ?? sends.find((send) => send.txid === txid)?.txid ?? null;
    return [{ amount, outpoint, why: by === null ? 'arrives' : 'returns', txid: by }];
  });
  const seen = new Set(listed.map(({ outpoint }) => outpoint));
  const unlisted = [...back.values()].filter(({ outpoint }) => !seen.has(outpoint));
  return [...listed, ...unlisted.map((one): BalancePart => ({ ...one, why: 'returns' }))];
}
