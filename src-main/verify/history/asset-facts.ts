import { RgbCursor, type Transition, ascends, readTag, MAX_ATTACHMENTS } from '../rgb/transition.ts';
import { HistoryRefusal } from './consignment-cursor.ts';
import { toHex } from '../../base/bytes.ts';

/** What a genesis says of its asset. The contract id binds it, so no service can lie about it, but the issuer can. */
export interface AssetFacts {
  readonly ticker: string | null;
  readonly name: string;
  /** The issuer's own text, in any script. */
  readonly details: string | null;
  readonly precision: number;
  /** Base units issued by the genesis; null for a unique asset. */
  readonly issued: bigint | null;
  /** Null for an asset that can't be issued further. */
  readonly maxSupply: bigint | null;
  readonly terms: string;
  /** Media of the terms; a token's own is with the token. */
  readonly media: Media | null;
  readonly token: Token | null;
  readonly rejectListUrl: string | null;
}

/** Types of globals that a genesis of a schema has exactly once, and that it may have once. */
export interface SchemaGlobals {
  readonly once: readonly number[];
  readonly atMostOnce: readonly number[];
}

/** Reads a genesis' globals (rgb-history.md 3). Throws HistoryRefusal SCHEMA and GLOBAL, Refusal RGB_UNREADABLE. */
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

/** For globals of which only the form is checked. */
function nothingOf(_: unknown): Partial<AssetFacts> {
  return {};
}

function detailsAt(cursor: RgbCursor): string {
  return plainText(cursor, 'details');
}

function precisionAt(cursor: RgbCursor): number {
  const precision = cursor.u8();
  if (precision > MAX_PRECISION) throw new HistoryRefusal('GLOBAL', { precision: `${precision}` });
  return precision;
}

const MAX_PRECISION = 18;

/** A file of an asset that is not in the consignment. */
export interface Media {
  readonly mimeType: string;
  /** SHA-256 of the file, hex: it names the file at the proxy, and proves it. */
  readonly digest: string;
}

export interface Token {
  readonly index: number;
  readonly ticker: string | null;
  readonly name: string | null;
  readonly details: string | null;
  readonly preview: { readonly mimeType: string; readonly bytes: Uint8Array } | null;
  readonly media: Media | null;
  readonly attachments: readonly (Media & { readonly id: number })[];
}

function optional<T>(cursor: RgbCursor, value: (cursor: RgbCursor) => T): T | null {
  return readTag(cursor, 'choice') === 1 ? value(cursor) : null;
}

/** rgb-lib lets control characters through; here they are refused. */
const FORMS = {
  ticker: /^[A-Za-z][A-Za-z0-9]{0,7}$/,
  article: /^[A-Za-z][A-Za-z0-9]{0,31}$/,
  name: /^[\x20-\x7e]{1,40}$/,
  attachment: /^[\x20-\x7e]{1,20}$/,
  url: /^[\x20-\x7e]{1,8000}$/,
  mime: /^[a-z][a-z0-9!#$&+\-.^_]{0,63}$/,
  details: /^[^]+$/,
} as const satisfies Readonly<Record<string, RegExp>>;

/** A length of one byte, or of two for an URL, and the text. Throws HistoryRefusal GLOBAL. */
function plainText(cursor: RgbCursor, form: keyof typeof FORMS): string {
  const text = utf8(form === 'url' ? cursor.sized16() : cursor.take(cursor.u8()), form);
  if (!FORMS[form].test(text)) throw new HistoryRefusal('GLOBAL', { text: form });
  return text;
}

function text16(cursor: RgbCursor): string {
  return utf8(cursor.sized16(), 'terms');
}

function media(cursor: RgbCursor): Media {
  return { mimeType: mimeType(cursor), digest: toHex(cursor.take(32)) };
}

function attachmentKind(cursor: RgbCursor): string {
  cursor.u8();
  return plainText(cursor, 'attachment');
}

function tokenAt(cursor: RgbCursor): Token {
  const token = {
    index: cursor.u32(),
    ticker: optional(cursor, (at) => plainText(at, 'ticker')),
    name: optional(cursor, (at) => plainText(at, 'name')),
    details: optional(cursor, (at) => plainText(at, 'details')),
    preview: optional(cursor, (at) => ({ mimeType: mimeType(at), bytes: Uint8Array.from(at.sized16()) })),
    media: optional(cursor, media),
    attachments: attachmentsAt(cursor),
  };
  // The issuer's claim of bitcoin that stands behind the token, which proves nothing.
  optional(cursor, (at) => [at.take(36), at.sized16()]);
  return token;
}

function attachmentsAt(cursor: RgbCursor): Token['attachments'] {
  const count = cursor.u8();
  if (count > MAX_ATTACHMENTS) throw new HistoryRefusal('GLOBAL', { attachments: `${count}` });
  const attachments = cursor.list(count, 35, () => ({ id: cursor.u8(), ...media(cursor) }));
  if (!ascends(attachments, (a, b) => a.id - b.id))
    throw cursor.fault('has its attachments in another order');
  return attachments;
}

function mimeType(cursor: RgbCursor): string {
  const type = plainText(cursor, 'mime');
  const subtype = optional(cursor, (at) => plainText(at, 'mime'));
  const charset = optional(cursor, (at) => plainText(at, 'mime'));
  return `${type}${subtype === null ? '' : `/${subtype}`}${charset === null ? '' : `; charset=${charset}`}`;
}

function utf8(bytes: Uint8Array, what: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new HistoryRefusal('GLOBAL', { text: what });
  }
}
