import { outpointName } from '../../base/bitcoin.ts';
import { groupBy } from '../../base/groups.ts';
import type { SnapshotEntry } from '../../verify/index.ts';

export interface OpenInvoice {
  readonly invoice: string;
  /** Empty: for any asset. */
  readonly assetId: string;
  readonly amount: bigint;
  /** Unix milliseconds; null: no end. */
  readonly expiresAtMs: number | null;
  /** `txid:vout`; null: not reported. */
  readonly slot: string | null;
}

/** Our submitted transaction that may still confirm. Outputs are `txid:vout`. */
export interface OpenSpend {
  readonly txid: string;
  readonly inputs: readonly string[];
  readonly returnsOn: readonly string[];
}

/** What reserves an output. `others`: receives not asked for here. */
export type Holder =
  | ({ readonly by: 'invoice' } & Omit<OpenInvoice, 'slot'>)
  | { readonly by: 'spend' | 'change'; readonly txid: string }
  | { readonly by: 'others'; readonly count: number };

/** By `txid:vout`; free outputs have no entry. Our invoices are named, other waiting receives counted. */
export function holdersOf(
  entries: readonly SnapshotEntry[],
  invoices: readonly OpenInvoice[],
  spends: readonly OpenSpend[],
): ReadonlyMap<string, readonly Holder[]> {
  const held = new Map<string, readonly Holder[]>();
  const bySlot = groupBy(invoices, ({ slot }) => slot);
  const bySpends = heldBySpends(spends);
  for (const entry of entries) {
    const name = outpointName(entry);
    const receives = receivesOn(entry.pendingBlinded, bySlot.get(name) ?? []);
    const holders = [...receives, ...(bySpends.get(name) ?? [])];
    if (holders.length > 0) held.set(name, holders);
  }
  return held;
}

function receivesOn(pending: number, invoices: readonly OpenInvoice[]): Holder[] {
  const named = invoices.slice(0, pending).map(({ invoice, assetId, amount, expiresAtMs }): Holder => {
    return { by: 'invoice', invoice, assetId, amount, expiresAtMs };
  });
  const others = pending - named.length;
  return others > 0 ? [...named, { by: 'others', count: others }] : named;
}

function heldBySpends(spends: readonly OpenSpend[]): ReadonlyMap<string, readonly Holder[]> {
  const held = spends.flatMap(({ txid, inputs, returnsOn }) => {
    const spent = new Set(inputs);
    const back = [...new Set(returnsOn)].filter((name) => !spent.has(name));
    return [
      ...[...spent].map((name) => ({ name, holder: { by: 'spend', txid } as const })),
      ...back.map((name) => ({ name, holder: { by: 'change', txid } as const })),
    ];
  });
  const byName = groupBy(held, ({ name }) => name);
  return new Map([...byName].map(([name, all]) => [name, all.map(({ holder }) => holder)]));
}
