import { nameOf } from '../../base/outpoint.ts';
import { known, totalOf } from '../../base/groups.ts';
import type { SnapshotEntry } from '../../verify/index.ts';

/** Base units of one asset, as the service tells them. */
interface Figures {
  readonly settled: bigint;
  readonly future: bigint;
  readonly spendable: bigint;
}

/** A send of ours that is under way. Outputs are `txid:vout`. */
export interface SendUnderWay {
  readonly txid: string;
  /** So much of the asset lay on what it spends when it was begun. */
  readonly takes: readonly Lying[];
  /** So much of it comes back, by what we proved. */
  readonly returns: readonly Lying[];
}

interface Lying {
  readonly outpoint: string;
  readonly amount: bigint;
}

/** One cause of a difference, with its sign. */
export interface Part {
  readonly amount: bigint;
  readonly outpoint: string;
  /**
   * `leaves`: a send spends the output. `returns`: its change. `arrives`: received, and not settled yet. `waits`: it is
   * settled, and lies on an output that something else waits for.
   */
  readonly why: 'leaves' | 'returns' | 'arrives' | 'waits';
  /** The transaction that is the cause, where it is one of ours. */
  readonly txid: string | null;
}

export interface Trace {
  /** From settled to spendable: what is yours and cannot be sent now. All negative. */
  readonly held: readonly Part[];
  /** From settled to future. */
  readonly coming: readonly Part[];
  /** What no output that is known here accounts for, with its sign; 0 where everything is traced. */
  readonly untraced: { readonly held: bigint; readonly coming: bigint };
}

/**
 * Traces what lies between settled, spendable and future of one asset to outputs and transactions (rgb-lib: spendable
 * leaves out what sits on outputs of pending operations; future is settled with all of them done). Figures and list are
 * the service's word, what our own sends take and return is the journal's. What does not add up is said, not hidden. An
 * output that is listed twice counts once.
 */
export function traceBalance(
  assetId: string,
  { settled, future, spendable }: Figures,
  entries: readonly SnapshotEntry[],
  sends: readonly SendUnderWay[],
): Trace {
  if (settled === future && settled === spendable) return NOTHING;
  const leaving = sends.flatMap(({ txid, takes }) =>
    takes.map(({ outpoint, amount }): Part => ({ amount: -amount, outpoint, why: 'leaves', txid })),
  );
  const outputs = new Map(entries.map((entry) => [nameOf(entry), entry]));
  const taken = new Set(leaving.map(({ outpoint }) => outpoint));
  const held = [...leaving];
  for (const part of waiting(assetId, outputs, taken)) {
    // Services differ in whether such an output is spendable: it is named only where the figures leave it out.
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

/** Settled amounts on outputs that a receive waits for, or that carry something that is not settled. */
function waiting(assetId: string, outputs: Outputs, taken: ReadonlySet<string>): Part[] {
  return [...outputs].flatMap(([outpoint, { allocations, pendingBlinded }]): Part[] => {
    const isBusy = pendingBlinded > 0 || allocations.some(({ settled }) => !settled);
    const amount = totalOf(known(allocations).filter((one) => one.assetId === assetId && one.settled));
    return isBusy && amount > 0n && !taken.has(outpoint)
      ? [{ amount: -amount, outpoint, why: 'waits', txid: null }]
      : [];
  });
}

/** What is listed and not settled yet, and change that is proved and not listed yet. */
function unsettled(assetId: string, outputs: Outputs, sends: readonly SendUnderWay[]): Part[] {
  const back = new Map(
    sends.flatMap(({ txid, returns }) => returns.map((one) => [one.outpoint, { ...one, txid }] as const)),
  );
  const listed = [...outputs].flatMap(([outpoint, { txid, allocations }]): Part[] => {
    const amount = totalOf(known(allocations).filter((one) => one.assetId === assetId && !one.settled));
    if (amount === 0n) return [];
    const by = back.get(outpoint)?.txid ?? sends.find((send) => send.txid === txid)?.txid ?? null;
    return [{ amount, outpoint, why: by === null ? 'arrives' : 'returns', txid: by }];
  });
  const seen = new Set(listed.map(({ outpoint }) => outpoint));
  const unlisted = [...back.values()].filter(({ outpoint }) => !seen.has(outpoint));
  return [...listed, ...unlisted.map((one): Part => ({ ...one, why: 'returns' }))];
}
