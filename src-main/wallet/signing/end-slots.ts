import type { Context } from '../../use-cases/context.ts';
import { countSlots, useOf } from '../../use-cases/wallet/describe.ts';
import type { EndKind } from './end-flow.ts';
import type { SignedStep } from './records.ts';
import { settleByUnspents } from './settle.ts';

/** The service's count is not believed: the slots are counted in its list, by the id computed here. */
export function endSlots(context: Context, walletId: string, signed: SignedStep) {
  const { txid } = signed;
  return {
    handOver: async (api) => ({ txid: null, count: await api.createUtxosEnd(signed.psbt) }),
    read: async (api) => {
      const entries = await api.listUnspents();
      settleByUnspents(context, walletId, entries);
      const listed = entries.filter((entry) => entry.txid === txid && useOf(entry) !== 'plain');
      // Each once, and those alone that the transaction has: a list may repeat itself.
      const created = signed.slots.filter((vout) => listed.some((entry) => entry.vout === vout)).length;
      return created === 0 ? null : { outcome: 'created', txid, created, freeNow: countSlots(entries).free };
    },
    // Not listed yet: handed over, and said so by the count of 0.
    taken: () => ({ outcome: 'created', txid, created: 0, freeNow: null }),
  } satisfies EndKind<{ txid: null; count: number | null }>;
}
