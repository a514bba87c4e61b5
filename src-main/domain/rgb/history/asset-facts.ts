import { RgbCursor } from '../bytes.ts';
import type { Transition } from '../transition.ts';
import { attachmentKind, media, optional, plainText, text16, tokenAt } from './asset-values.ts';
import type { Media, Token } from './asset-values.ts';
import { HistoryRefusal } from './history-refusal.ts';

/** What a genesis says of its asset: bound to the contract id, and by that alone no lie of a service. */
export interface AssetFacts {
  readonly ticker: string | null;
  readonly name: string;
  /** Of the issuer's choosing, in any script. */
  readonly details: string | null;
  readonly precision: number;
  /** Base units issued by the genesis; null for a unique asset. */
  readonly issued: bigint | null;
  /** Of an asset that may be issued further. */
  readonly maxSupply: bigint | null;
  readonly terms: string;
  /** Of the terms; a token's own is with the token. */
  readonly media: Media | null;
  readonly token: Token | null;
  readonly rejectListUrl: string | null;
}

/** Types of the globals that a genesis of a schema has exactly once, and of those that it may have once. */
export interface SchemaGlobals {
  readonly once: readonly number[];
  readonly atMostOnce: readonly number[];
}

/**
 * Reads the globals of a genesis (rgb-history.md 3), each as often as its schema has it. Throws HistoryRefusal SCHEMA
 * and GLOBAL, Refusal RGB_UNREADABLE.
 */
export function assetFacts(globals: Transition['globals'], { once, atMostOnce }: SchemaGlobals): AssetFacts {
  const facts: { -readonly [Name in keyof AssetFacts]: AssetFacts[Name] } = { ...NOTHING };
  for (const { type, values } of globals) {
    const [value] = values;
    const read = READERS.get(type);
    if (
      value === undefined ||
      values.length > 1 ||
      read === undefined ||
      ![...once, ...atMostOnce].includes(type)
    )
      throw new HistoryRefusal('SCHEMA', { global: `${type}`, values: `${values.length}` });
    const cursor = new RgbCursor(value, `global ${type}`);
    Object.assign(facts, read(cursor));
    cursor.end();
  }
  const absent = once.find((type) => globals.every((global) => global.type !== type));
  if (absent !== undefined) throw new HistoryRefusal('SCHEMA', { global: `${absent}`, values: '0' });
  return facts;
}

const NOTHING: AssetFacts = {
  ticker: null,
  name: '',
  details: null,
  precision: 0,
  issued: null,
  maxSupply: null,
  terms: '',
  media: null,
  token: null,
  rejectListUrl: null,
};

const READERS: ReadonlyMap<number, (cursor: RgbCursor) => Partial<AssetFacts>> = new Map<
  number,
  (cursor: RgbCursor) => Partial<AssetFacts>
>([
  [
    2000,
    (cursor) => ({
      ticker: plainText(cursor, 'ticker'),
      name: plainText(cursor, 'name'),
      details: optional(cursor, detailsAt),
      precision: precisionAt(cursor),
    }),
  ],
  [2001, (cursor) => ({ terms: text16(cursor), media: optional(cursor, media) })],
  [2010, (cursor) => ({ issued: cursor.u64() })],
  [2011, (cursor) => ({ maxSupply: cursor.u64() })],
  [2012, (cursor) => ({ rejectListUrl: plainText(cursor, 'url') })],
  [2013, (cursor) => nothingOf(cursor.take(32))],
  [2102, (cursor) => ({ token: tokenAt(cursor) })],
  [2104, (cursor) => nothingOf(attachmentKind(cursor))],
  [3000, (cursor) => nothingOf(plainText(cursor, 'article'))],
  [3001, (cursor) => ({ name: plainText(cursor, 'name') })],
  [3004, (cursor) => ({ details: detailsAt(cursor) })],
  [3005, (cursor) => ({ precision: precisionAt(cursor) })],
]);

/** What is read for its form alone. */
function nothingOf(_: unknown): Partial<AssetFacts> {
  return {};
}

function detailsAt(cursor: RgbCursor): string {
  return plainText(cursor, 'details');
}

/** How many of the digits stand behind the point. */
function precisionAt(cursor: RgbCursor): number {
  const precision = cursor.u8();
  if (precision > MAX_PRECISION) throw new HistoryRefusal('GLOBAL', { precision: `${precision}` });
  return precision;
}

const MAX_PRECISION = 18;
