import { outpointName } from '../../base/outpoint.ts';
import type { HistoryContent } from '../history/history.ts';
import type { Allocation } from '../history/open-state.ts';
import { givenByPaying } from '../history/paid-part.ts';
import { tokenOf } from '../history/rules.ts';
import { ASSET_OWNER } from '../rgb/transition.ts';
import type { BookAllocation, PinnedAsset } from './book.ts';

type Lying = Omit<BookAllocation, 'ground'>;

export type Teaching = Pick<HistoryContent, 'contract' | 'open' | 'received'> & {
  /** The transaction that pays is ours: what its operation does not give to the recipient is our change. */
  readonly isOutgoing: boolean;
};

/**
 * The asset by its genesis, bound to the contract id that the bytes hash to, and what lies where (`txid:vout`, oldest
 * first): what a payment in gives the recipient, or all that one out gives. Secret seals are on no output. Pure.
 */
export function taughtBy({ contract, isOutgoing, ...content }: Teaching): {
  readonly asset: PinnedAsset;
  readonly byOutpoint: ReadonlyMap<string, readonly Lying[]>;
} {
  const { assetId, ticker, name, precision, schema } = contract;
  const byOutpoint = new Map<string, Lying[]>();
  for (const allocation of isOutgoing ? givenByPaying(content) : content.received) {
    const amount = unitsOf(allocation);
    const { opid, type, no, seal } = allocation;
    if (amount === null || seal.kind === 'secret') continue;
    const { txid, vout } = seal;
    const lying = { txid, vout, assetId, amount, opout: `${opid}/${String(type)}/${String(no)}` };
    const others = byOutpoint.get(outpointName(lying));
    if (others === undefined) byOutpoint.set(outpointName(lying), [lying]);
    else others.push(lying);
  }
  return { asset: { assetId, ticker, name, precision, schema, ground: 'history' }, byOutpoint };
}

/** What the recipient is given of the asset itself, base units. */
export function givenIn({ received }: Pick<HistoryContent, 'received'>): bigint {
  return received.reduce((sum, one) => sum + (unitsOf(one) ?? 0n), 0n);
}

/** Null for a right to issue more; for a unique asset the fraction, as the book has it. */
function unitsOf({ type, state }: Allocation): bigint | null {
  if (type !== ASSET_OWNER || state.kind === 'void') return null;
  return state.kind === 'fungible' ? state.amount : tokenOf(state).fraction;
}
