import type { BookInvoice } from '../../domain/book/book.ts';
import type { Snapshot } from '../../domain/intents/snapshot.ts';
import type { HeldByInvoice } from '../../ports.ts';

/**
 * The slots that invoices of ours wait on. What ends an invitation is its expiry, that the person gave it up here, or
 * that its asset lies on the slot, by the list that is judged by: a service that merely says that it failed or settled
 * frees nothing, since whoever was invited may pay all the same. One without an expiry that is told to have failed is
 * over: else its slot could never be used again. A witness invoice waits on no slot.
 */
export function promises(
  invoices: readonly HeldByInvoice[],
  entries: Snapshot['entries'],
  nowMs: number,
): BookInvoice[] {
  const held = new Map(entries.map((entry) => [`${entry.txid}:${String(entry.vout)}`, entry.allocations]));
  return invoices.flatMap(({ kind, slot, expiresAtMs, givenUpAtMs, told, assetId }): BookInvoice[] => {
    if (kind !== 'blinded' || slot === null) return [];
    const outpoint = `${slot.txid}:${String(slot.vout)}`;
    const lies = held.get(outpoint) ?? [];
    const arrived =
      told?.statusName === 'settled' && lies.some((one) => assetId === '' || one.assetId === assetId);
    const isOver =
      arrived ||
      givenUpAtMs !== null ||
      (expiresAtMs === null ? told?.statusName === 'failed' : expiresAtMs <= nowMs);
    return [{ outpoint, open: !isOver }];
  });
}
