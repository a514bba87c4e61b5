import { objectFromJson, utf8 } from '../../base/json.ts';
import { beginsLikePsbt, psbtText } from './psbt-bytes.ts';
import { looksLikeAccount } from '../../keys/account-file.ts';
import { kindOfBytes } from './other-bytes.ts';
import { kindOfText } from './other-text.ts';
import { looksLikePack, readPack, type SigningPack } from './pack.ts';
import { MAX_BROUGHT_BYTES } from '../../base/psbt-limits.ts';
import { importRefused, type ImportProblem } from '../../base/refused.ts';
import { secretIn } from '../../phrase/secret-in.ts';
import { isCodePart } from '../../codes/read-codes.ts';

/** What was imported to be signed, as far as it can be read without knowing whose wallet this is. */
export type ParsedImport =
  /** One PSBT of version 0, in the one base64 text of its bytes. */
  | { readonly kind: 'psbt'; readonly psbt: string; readonly form: 'binary' | 'base64' | 'hex' }
  /** What another Ochre asks to have signed, with what was asked for there. Its digest holds; nothing else is judged. */
  | { readonly kind: 'pack'; readonly pack: SigningPack }
  /** Parts of codes (a Uniform Resource, BBQr or Specter's) in the order in which they stood; not decoded yet. */
  | { readonly kind: 'ur'; readonly parts: readonly string[] };

export type ImportedToSign = Exclude<ParsedImport, { readonly kind: 'ur' }>;

/** Throws BROUGHT_REFUSED with what it is instead, above 3.1 MiB unread; a failure quotes nothing. Touches no key. */
export function readImportedBytes(bytes: Uint8Array): ParsedImport {
  if (bytes.length > MAX_BROUGHT_BYTES) throw importRefused('tooLarge');
  if (beginsLikePsbt(bytes)) return { kind: 'psbt', psbt: psbtText(bytes), form: 'binary' };
  const text = utf16(bytes) ?? utf8(bytes);
  if (text === null || text.includes('\0')) throw importRefused(kindOfBytes(bytes) ?? 'unknownBytes');
  return readText(text, () => kindOfBytes(bytes));
}

/** Takes base64 or hex in white space, quotes, PEM or Core's JSON, a signing pack, or codes, one a line. Throws as above. */
export function readImportedText(text: string): ParsedImport {
  if (text.length > MAX_BROUGHT_BYTES) throw importRefused('tooLarge');
  return readText(text, () => null);
}

function readText(text: string, otherKind: () => ImportProblem | null): ParsedImport {
  const trimmed = text.replace(/^\ufeff/, '').trim();
  if (trimmed === '') throw importRefused('empty');
  const unwrapped = bare(trimmed);
  if (BASE64_MAGIC.test(unwrapped))
    return { kind: 'psbt', psbt: psbtText(fromBase64(unwrapped)), form: 'base64' };
  if (HEX_MAGIC.test(unwrapped)) return { kind: 'psbt', psbt: psbtText(fromHex(unwrapped)), form: 'hex' };
  if (looksLikePack(trimmed)) return { kind: 'pack', pack: readPack(trimmed) };
  if (looksLikeAccount(trimmed)) throw importRefused('account');
  const inside = psbtInJson(trimmed);
  if (inside !== null) return { kind: 'psbt', psbt: psbtText(fromBase64(bare(inside))), form: 'base64' };
  // A secret is looked for before all other kinds, because the warning about it matters more than any other message.
  const secret = secretIn(trimmed);
  if (secret !== null) throw importRefused(secret);
  if (/^ur:/i.test(trimmed)) return { kind: 'ur', parts: trimmed.split(/\s+/) };
  const lines = trimmed.split('\n').map((line) => line.trim());
  if (isCodePart(lines[0] ?? '')) return { kind: 'ur', parts: lines.filter((line) => line !== '') };
  throw importRefused(otherKind() ?? kindOfText(trimmed));
}

/** `psbt` and 0xff in either text. */
const BASE64_MAGIC = /^cHNidP/;
const HEX_MAGIC = /^70736274ff/i;

function bare(text: string): string {
  const unquoted = /^(["'`])([^"'`]*)\1,?$/.exec(text)?.[2] ?? text;
  if (!unquoted.startsWith('-----BEGIN ')) return unquoted.trim();
  return unquoted
    .split('\n')
    .filter((line) => !line.startsWith('-----'))
    .join('\n')
    .trim();
}

/** JSON in which Bitcoin Core answers with a PSBT that it made or signed; null if it is none. */
function psbtInJson(text: string): string | null {
  if (!text.startsWith('{') || !text.includes('"psbt"')) return null;
  const value = objectFromJson(text);
  const found = value !== null && 'psbt' in value ? value.psbt : null;
  return typeof found === 'string' && BASE64_MAGIC.test(found) ? found : null;
}

/** Web forms swallow padding, so it may be missing; the alphabet for links is taken, too. Anything else is damage. */
function fromBase64(text: string): Uint8Array {
  const joined = text.replace(/\s+/g, '').replaceAll('-', '+').replaceAll('_', '/');
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(joined)) throw importRefused('damaged');
  const bare = joined.replace(/=+$/, '');
  if (bare.length % 4 === 1) throw importRefused('cutShort');
  const bytes = Buffer.from(bare, 'base64');
  // Bits beyond the last byte would be read by one program and dropped by another.
  if (bytes.toString('base64').replace(/=+$/, '') !== bare) throw importRefused('damaged');
  return bytes;
}

function fromHex(text: string): Uint8Array {
  const joined = text.replace(/\s+/g, '');
  if (!/^[0-9a-fA-F]+$/.test(joined)) throw importRefused('damaged');
  if (joined.length % 2 === 1) throw importRefused('cutShort');
  return Buffer.from(joined, 'hex');
}

/** PowerShell writes other programs' output in UTF-16: a byte order mark, or a zero in the first pair, shows that. */
function utf16(bytes: Uint8Array): string | null {
  const [first, second] = bytes;
  const isLittle = (first === 0xff && second === 0xfe) || (first !== 0 && second === 0);
  const isBig = (first === 0xfe && second === 0xff) || (first === 0 && second !== 0);
  if ((!isLittle && !isBig) || bytes.length % 2 === 1) return null;
  try {
    return new TextDecoder(isLittle ? 'utf-16le' : 'utf-16be', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
