import { toHex } from '../../psbt/bytes.ts';
import type { RgbCursor } from '../bytes.ts';
import { MAX_ATTACHMENTS } from '../rgb-limits.ts';
import { ascends, readTag } from '../read-transition.ts';
import { HistoryRefusal } from './history-refusal.ts';

/** A file that belongs to an asset, and is not in the consignment. */
export interface Media {
  readonly mimeType: string;
  /** SHA-256 of the file, hex: by it the proxy gives it, and by it it is known. */
  readonly digest: string;
}

/** The one token of a unique asset. */
export interface Token {
  readonly index: number;
  readonly ticker: string | null;
  readonly name: string | null;
  readonly details: string | null;
  /** A small picture that is in the file itself. */
  readonly preview: { readonly mimeType: string; readonly bytes: Uint8Array } | null;
  readonly media: Media | null;
  readonly attachments: readonly (Media & { readonly id: number })[];
}

export function optional<T>(cursor: RgbCursor, value: (cursor: RgbCursor) => T): T | null {
  return readTag(cursor, 'choice') === 1 ? value(cursor) : null;
}

/** Texts and what each may be. rgb-lib lets control characters through; here they are refused. */
const FORMS = {
  ticker: /^[A-Za-z][A-Za-z0-9]{0,7}$/,
  article: /^[A-Za-z][A-Za-z0-9]{0,31}$/,
  name: /^[\x20-\x7e]{1,40}$/,
  attachment: /^[\x20-\x7e]{1,20}$/,
  url: /^[\x20-\x7e]{1,8000}$/,
  mime: /^[a-z][a-z0-9!#$&+\-.^_]{0,63}$/,
  details: /^[^]+$/,
} as const satisfies Readonly<Record<string, RegExp>>;

/** A length, of one byte or of an URL two, and the text. Throws HistoryRefusal GLOBAL. */
export function plainText(cursor: RgbCursor, form: keyof typeof FORMS): string {
  const text = utf8(form === 'url' ? cursor.sized16() : cursor.take(cursor.u8()), form);
  if (!FORMS[form].test(text)) throw new HistoryRefusal('GLOBAL', { text: form });
  return text;
}

/** Any text, or none. */
export function text16(cursor: RgbCursor): string {
  return utf8(cursor.sized16(), 'terms');
}

export function media(cursor: RgbCursor): Media {
  return { mimeType: mimeType(cursor), digest: toHex(cursor.take(32)) };
}

export function attachmentKind(cursor: RgbCursor): string {
  cursor.u8();
  return plainText(cursor, 'attachment');
}

export function tokenAt(cursor: RgbCursor): Token {
  const token = {
    index: cursor.u32(),
    ticker: optional(cursor, (at) => plainText(at, 'ticker')),
    name: optional(cursor, (at) => plainText(at, 'name')),
    details: optional(cursor, (at) => plainText(at, 'details')),
    preview: optional(cursor, (at) => ({ mimeType: mimeType(at), bytes: Uint8Array.from(at.sized16()) })),
    media: optional(cursor, media),
    attachments: attachmentsAt(cursor),
  };
  // Bitcoin that the issuer says stands behind it: nothing that is proved by this.
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
