import type { AssetView, TraceView } from '../../src-preload/contract/index.ts';
import { named, tickerName } from '../../src-preload/contract/outside.ts';
import { grouped } from './numbers.ts';
import { groupUnits, unitName } from './asset-amount.ts';
import { foreign } from './foreign.ts';

const NAME_CHARS = 20;
const ID_CHARS = 8;

/** How the assets of one wallet are named in sentences and on lines. */
export interface AssetWords {
  /** Ticker, else name; of an asset that is in no list, the beginning of its id. */
  readonly name: (assetId: string) => string;
  /** For a place with a swatch beside it. */
  readonly figure: (assetId: string, amount: bigint | string) => Written;
  /** “250.00 TUSD”, for a sentence: what could be taken for another asset carries the beginning of its id. */
  readonly amount: (assetId: string, amount: bigint | string) => string;
}

export interface Written {
  readonly figure: string;
  readonly unit: string;
}

/** Of an asset that is in no list the precision is unknown: its base units are written, and called so. */
export function assetWords(find: (assetId: string) => AssetView | undefined): AssetWords {
  const plain = ({ ticker, name }: AssetView): string =>
    ticker === null ? named(name, NAME_CHARS) : tickerName(ticker, NAME_CHARS);
  const figure = (assetId: string, amount: bigint | string): Written => {
    const asset = find(assetId);
    if (asset === undefined)
      return { figure: grouped(amount.toString()), unit: `base units of ${idText(assetId)}` };
    const { precision, ticker } = asset;
    const unit = ticker === null ? `of ${plain(asset)}` : unitName(ticker, amount, precision);
    return { figure: groupUnits(amount, precision), unit };
  };
  const apart = (assetId: string): string => {
    const marks = find(assetId)?.marks;
    const alike =
      marks !== undefined && (marks.likeBitcoin || marks.sameTicker.length + marks.looksLike.length > 0);
    return alike ? ` (${idText(assetId)})` : '';
  };
  return {
    name: (assetId) => {
      const asset = find(assetId);
      return asset === undefined ? unlisted(assetId) : `${plain(asset)}${apart(assetId)}`;
    },
    figure,
    amount: (assetId, amount) => {
      const written = figure(assetId, amount);
      return `${written.figure}\u00a0${written.unit}${apart(assetId)}`;
    },
  };
}

const unlisted = (assetId: string): string => (assetId === '' ? 'any asset' : `asset ${idText(assetId)}`);

/** No id at all: an invoice that leaves the asset to the one who pays. */
const idText = (assetId: string): string =>
  assetId === '' ? 'any asset' : `${foreign(assetId.replace(/^rgb:/, ''), 2 * ID_CHARS).slice(0, ID_CHARS)}…`;

/** “10.00 TUSD, 3 GLRY and 500 sats”. */
export function listed(parts: readonly string[]): string {
  const last = parts.at(-1);
  if (last === undefined) return '';
  return parts.length === 1 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`;
}

type Schema = AssetView['schema'];

/** The kinds for people; the schema's own name stands where the asset is examined. */
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
  ifa: {
    one: 'Inflatable token',
    many: 'Inflatable tokens',
    what: 'Every unit is like the other, and whoever holds the right to it may issue more. The service lists such a right as if it were an amount.',
  },
};

/** The order in which the kinds are listed: what there usually is most of comes first. */
export const kindOrder: readonly Schema[] = ['nia', 'ifa', 'cfa', 'uda'];

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

type Part = TraceView['held'][number];

interface TraceRow {
  readonly title: string;
  readonly parts: readonly Part[];
  readonly untraced: string;
}

/** The differences that there are; none where the figures agree. */
export function traceRows({ held, coming, untraced }: TraceView): readonly TraceRow[] {
  return [
    { title: 'Settled, and cannot be spent now', parts: held, untraced: untraced.held },
    { title: 'Under way', parts: coming, untraced: untraced.coming },
  ].filter(({ parts, untraced: rest }) => parts.length > 0 || rest !== '0');
}

/** Stands before the output that it speaks of. */
export function partWords({ why }: Part): string {
  switch (why) {
    case 'leaves':
      return 'A send spends output';
    case 'returns':
      return 'Comes back with that send, on output';
    case 'arrives':
      return 'Arrives, not settled yet, on output';
    case 'waits':
      return 'Something else waits for output';
  }
}
