import { nameOf } from '../../base/outpoint.ts';
import { groupBy } from '../../base/groups.ts';
import type { SnapshotEntry } from '../../verify/index.ts';

/** An invoice of ours on a blinded slot, that is neither settled nor failed. */
export interface OpenInvoice {
  readonly invoice: string;
  /** Empty: for any asset. */
  readonly assetId: string;
  readonly amount: bigint;
  /** Unix milliseconds; null: it has no end. */
  readonly expiresAtMs: number | null;
  /** `txid:vout`; null: the service did not tell which one. */
  readonly slot: string | null;
}

/** A transaction of ours that left this computer and may still confirm. Outputs are `txid:vout`. */
export interface OpenSpend {
  readonly txid: string;
  readonly inputs: readonly string[];
  /** Slots of ours on which what does not leave comes back. */
  readonly returnsOn: readonly string[];
}

/** Who holds an output, so that nothing else can use it. `others`: receives that were not asked for here. */
export type Holder =
  | ({ readonly by: 'invoice' } & Omit<OpenInvoice, 'slot'>)
  | { readonly by: 'spend' | 'change'; readonly txid: string }
  | { readonly by: 'others'; readonly count: number };

/**
 * By what each listed output is held, keyed by `txid:vout`; of outputs that nothing holds there is no entry. The service
 * only counts the receives that wait on one (`pendingBlinded`): our own invoices are named, the rest counted, and no
 * invoice is believed to hold what the service says nothing waits for.
 */
export function holdersOf(
  entries: readonly SnapshotEntry[],
  invoices: readonly OpenInvoice[],
  spends: readonly OpenSpend[],
): ReadonlyMap<string, readonly Holder[]> {
  const held = new Map<string, readonly Holder[]>();
  const bySlot = groupBy(invoices, ({ slot }) => slot);
  const bySpends = heldBySpends(spends);
  for (const entry of entries) {
    const name = nameOf(entry);
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

/** By outpoint, in the order of the spends. */
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
