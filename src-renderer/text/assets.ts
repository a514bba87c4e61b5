import type { AssetView } from '../../src-preload/contract/index.ts';

type Schema = AssetView['schema'];

/** The three kinds for people; the schema's own name stands where the asset is examined. */
export const kindNames: Readonly<
  Record<Schema, { readonly one: string; readonly many: string; readonly what: string }>
> = {
  nia: {
    one: 'Token',
    many: 'Tokens',
    what: 'Every unit is like the other, and the supply was fixed when it was issued.',
  },
  cfa: {
    one: 'Collectible',
    many: 'Collectibles',
    what: 'A series: every piece is like the other, and a file may belong to it.',
  },
  uda: {
    one: 'One of a kind',
    many: 'One of a kind',
    what: 'There is exactly one, and a file may belong to it.',
  },
};

/** The order in which the kinds are listed: what there usually is most of comes first. */
export const kindOrder: readonly Schema[] = ['nia', 'cfa', 'uda'];

/** What each figure of a balance means, for whoever comes to it. */
export const balanceWords = {
  spendable: 'What can be sent now. What sits on a slot that another transfer uses is not in it.',
  settled: 'What is in blocks and yours, sent out or held by a transfer or not.',
  future: 'What it will be once all that is under way has settled.',
  offchainOutbound: 'What you could send through payment channels, outside of the chain.',
  offchainInbound: 'What you could receive through payment channels, outside of the chain.',
} as const;

/** Settled against what is under way: a difference with its sign; null where nothing is pending. */
export function pending({
  settled,
  future,
}: {
  readonly settled: string;
  readonly future: string;
}): string | null {
  const difference = BigInt(future) - BigInt(settled);
  return difference === 0n ? null : difference.toString();
}
