import type { AssetView, TraceView } from '../../src-preload/contract/index.ts';
import { nameText, tickerName } from '../../src-preload/contract/outside.ts';
import { groupUnits, say } from '../../src-preload/messages/say.ts';
import { grouped } from './numbers.ts';
import { unitName } from './asset-amount.ts';
import { foreign } from './foreign.ts';

const NAME_CHARS = 20;
const ID_CHARS = 8;

export interface AssetWords {
  /** Ticker or name; for an unlisted asset the beginning of its id. */
  readonly name: (assetId: string) => string;
  readonly figure: (assetId: string, amount: bigint | string | null) => Written;
  /** “250.00 TUSD”; confusable assets get the beginning of their id, too. */
  readonly amount: (assetId: string, amount: bigint | string | null) => string;
}

export interface Written {
  readonly figure: string;
  readonly unit: string;
}

/** Amounts of unlisted assets, whose precision is unknown, are called base units. A null amount isn't written as 0. */
export function assetWords(find: (assetId: string) => AssetView | undefined): AssetWords {
  const plain = ({ ticker, name }: AssetView): string =>
    ticker === null ? nameText(name, NAME_CHARS) : tickerName(ticker, NAME_CHARS);
  const figure = (assetId: string, amount: bigint | string | null): Written => {
    const asset = find(assetId);
    if (amount === null)
      return {
        figure: say('asset-amount-unknown'),
        unit: asset === undefined ? unlisted(assetId) : plain(asset),
      };
    if (asset === undefined)
      return {
        figure: grouped(amount.toString()),
        unit: say('asset-unit-unlisted', { id: idText(assetId) }),
      };
    const { precision, ticker } = asset;
    const unit =
      ticker === null ? say('asset-unit-named', { name: plain(asset) }) : unitName(ticker, amount, precision);
    return { figure: groupUnits(amount, precision), unit };
  };
  const idIfConfusable = (assetId: string): string => {
    const marks = find(assetId)?.marks;
    const alike =
      marks !== undefined && (marks.likeBitcoin || marks.sameTicker.length + marks.looksLike.length > 0);
    return alike ? ` (${idText(assetId)})` : '';
  };
  return {
    name: (assetId) => {
      const asset = find(assetId);
      return asset === undefined ? unlisted(assetId) : `${plain(asset)}${idIfConfusable(assetId)}`;
    },
    figure,
    amount: (assetId, amount) => {
      const written = figure(assetId, amount);
      return `${written.figure}\u00a0${written.unit}${idIfConfusable(assetId)}`;
    },
  };
}

const unlisted = (assetId: string): string =>
  assetId === '' ? say('asset-any') : say('asset-unlisted', { id: idText(assetId) });

/** An empty id is an invoice that leaves the asset open. */
const idText = (assetId: string): string =>
  assetId === ''
    ? say('asset-any')
    : `${foreign(assetId.replace(/^rgb:/, ''), 2 * ID_CHARS).slice(0, ID_CHARS)}…`;

const KINDS = ['nia', 'ifa', 'bfa', 'cfa', 'uda', 'other'] as const;
type ShownKind = (typeof KINDS)[number];

/** `other`: a schema that Ochre doesn't know, whatever the service calls it. */
export function shownKind({ schema }: Pick<AssetView, 'schema'>): ShownKind {
  return KINDS.find((one) => one === schema) ?? 'other';
}

/** False for bridged assets, whose history is on another chain too, and for unknown kinds. */
export function isVerifiable(asset: Pick<AssetView, 'schema'>): boolean {
  return !['bfa', 'other'].includes(shownKind(asset));
}

/** The pending amount with its sign; null if nothing is pending. */
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

export function traceRows({ held, coming, untraced }: TraceView) {
  return [
    { title: say('asset-trace-held'), parts: held, untraced: untraced.held },
    { title: say('asset-trace-coming'), parts: coming, untraced: untraced.coming },
  ].filter(({ parts, untraced: rest }) => parts.length > 0 || rest !== '0');
}

export function markWords({ marks: { sameTicker, looksLike, likeBitcoin, oddText } }: AssetView): string[] {
  return [
    ...(sameTicker.length > 0 ? [say('mark-same-ticker')] : []),
    ...(looksLike.length > 0 ? [say('mark-looks-like')] : []),
    ...(likeBitcoin ? [say('mark-like-bitcoin')] : []),
    ...(oddText ? [say('mark-odd-text')] : []),
  ];
}
