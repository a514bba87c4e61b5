import type { BtcReview, Review, SendReview } from '../../../src-preload/contract/index.ts';

export interface ComparedPair {
  readonly asked: string;
  readonly says: string;
}

/** Most pairs that are shown side by side. */
const MOST_PAIRS = 3;

/** Pairs of what was requested and what the transaction has instead: address, slot or asset. */
export function compared(review: SendReview): ComparedPair[] {
  const { recipients } = review.intent;
  const given = review.assets.flatMap(({ given }) => given);
  const sealed = given.flatMap(({ seal }) => (seal.kind === 'secret' ? [seal.recipientId] : []));
  const unnamed = given.flatMap(({ to, seal }) =>
    to === 'stranger' && seal.kind === 'secret' ? [seal.recipientId] : [],
  );
  const paid = new Set(review.outputs.map(({ address }) => address));
  const moved = new Set(review.assets.flatMap(({ assetId, given }) => (given.length > 0 ? [assetId] : [])));
  const unasked = review.assets.flatMap(({ assetId, role }) => (role === 'stranger' ? [assetId] : []));
  return [
    ...pairs(
      recipients.flatMap(({ kind, recipientId }) =>
        kind === 'blinded' && !sealed.includes(recipientId) ? [recipientId] : [],
      ),
      unnamed,
    ),
    ...pairs(
      recipients.flatMap(({ address }) => (address !== null && !paid.has(address) ? [address] : [])),
      strangersOf(review),
    ),
    ...pairs(
      [...new Set(recipients.map(({ assetId }) => assetId))].filter((assetId) => !moved.has(assetId)),
      unasked,
    ),
  ].slice(0, MOST_PAIRS);
}

export function comparedPayee(review: BtcReview): ComparedPair[] {
  const paid = new Set(review.outputs.map(({ address }) => address));
  const missing = review.intent.recipients.flatMap(({ address }) => (paid.has(address) ? [] : [address]));
  return pairs(missing, strangersOf(review)).slice(0, MOST_PAIRS);
}

const strangersOf = ({ outputs }: Pick<Review, 'outputs'>): string[] =>
  outputs.flatMap(({ kind, address }) => (kind === 'stranger' && address !== null ? [address] : []));

function pairs(missing: readonly string[], instead: readonly string[]): ComparedPair[] {
  return missing.flatMap((asked, at) => {
    const says = instead[at];
    return says === undefined ? [] : [{ asked, says }];
  });
}
