import { objectFromJson, utf8 } from '../../base/json.ts';
import { MAX_BROUGHT_BYTES, MAX_MONEY_SATS } from '../../base/bitcoin.ts';
import { importRefused, type ImportProblem, Refusal, orRefused } from '../../base/errors.ts';
import { isCodePart, createCodesReader } from '../../codes/read-codes.ts';
import { MAX_UR_PARTS } from '../../codes/read-ur.ts';
import { parseAssetId } from '../../invoices/asset-id.ts';
import { looksLikeAccount } from '../../keys/account-file.ts';
import { readPayableAddress } from '../../keys/payable-address.ts';
import { secretIn } from '../../phrase/secret-in.ts';
import { readPsbt, viewInput } from '../psbt/read.ts';
import { readPreviousTransaction } from '../psbt/transaction.ts';
import { beginsLikePsbt, psbtText } from '../psbt/version2.ts';
import { spentOf } from '../verdict/claims/inputs.ts';
import type { SignedImport } from './apply-signatures.ts';
import { looksLikePack, readPack, type SigningPack } from './pack.ts';

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

/** What a text is that is no PSBT, by its form alone: nothing is looked up, and nothing of it is stored. */
export function kindOfText(text: string): ImportProblem {
  const found = FORMS.find(([is]) => is(text));
  return found?.[1] ?? 'unknownText';
}

const starts =
  (form: RegExp) =>
  (text: string): boolean =>
    form.test(text.slice(0, BEGINNING_CHARS));
const BEGINNING_CHARS = 200;
/** A longer text is no address and need not be decoded. */
const MAX_ADDRESS_CHARS = 90;

const isAddress = (text: string): boolean => {
  if (text.length > MAX_ADDRESS_CHARS) return false;
  const read = readPayableAddress(text, 'mainnet');
  return read.ok || read.reason === 'network';
};

const decodesToTransaction = (text: string): boolean => {
  const joined = text.replace(/\s+/g, '');
  if (/^(?:[0-9a-fA-F]{2})+$/.test(joined)) return isTransaction(Buffer.from(joined, 'hex'));
  return /^[A-Za-z0-9+/]+={0,2}$/.test(joined) && isTransaction(Buffer.from(joined, 'base64'));
};

/** Forms that no other form resembles come first. */
const FORMS: readonly (readonly [is: (text: string) => boolean, problem: ImportProblem])[] = [
  [
    starts(/^[a-zA-Z]pub[1-9A-HJ-NP-Za-km-z]{100}|^(?:tr|wpkh|wsh|pkh|sh)\(|^\[[0-9a-fA-F]{8}[/\]]/),
    'publicKey',
  ],
  [starts(/^[{[]/), 'unknownText'],
  [starts(/^<(?:!doctype|\?xml|html|head|body|svg)/i), 'html'],
  [(text) => text.length < BEGINNING_CHARS && parseAssetId(text) !== null, 'assetId'],
  [starts(/^rgb:/i), 'invoice'],
  [starts(/^bitcoin:/i), 'paymentLink'],
  [starts(/^(?:lightning:|ln(?:bc|tb|tbs|bcrt)[0-9]|lnurl1|lno1)/i), 'lightning'],
  [starts(/^file:|^[A-Za-z]:\\|^(?:\/|~\/)[^\n]*\.[A-Za-z0-9]{1,5}$/), 'path'],
  [starts(/^https?:\/\//i), 'link'],
  [(text) => /^[0-9a-fA-F]{64}$/.test(text), 'hash'],
  [isAddress, 'address'],
  [decodesToTransaction, 'transaction'],
];

/** What a file is by its first bytes, if it is of a kind that people import by mistake; null for the rest. */
export function kindOfBytes(bytes: Uint8Array): ImportProblem | null {
  const found = BEGINNINGS.find(
    ([at, hex]) => Buffer.from(bytes.subarray(at, at + hex.length / 2)).toString('hex') === hex,
  );
  if (found !== undefined) return found[2];
  return isTransaction(bytes) ? 'transaction' : null;
}

/** A whole transaction, with or without signatures (BIP144). */
function isTransaction(bytes: Uint8Array): boolean {
  if (bytes.length < LEAST_TRANSACTION_BYTES) return false;
  try {
    readPreviousTransaction(bytes);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

/** One input and one output, each with an empty script. */
const LEAST_TRANSACTION_BYTES = 60;

const ascii = (text: string): string => Buffer.from(text, 'latin1').toString('hex');

const BEGINNINGS: readonly (readonly [at: number, hex: string, problem: ImportProblem])[] = [
  [0, '89504e470d0a1a0a', 'image'],
  [0, 'ffd8ff', 'image'],
  [0, ascii('GIF8'), 'image'],
  [8, ascii('WEBP'), 'image'],
  [4, ascii('ftyp'), 'image'],
  [0, '49492a00', 'image'],
  [0, '4d4d002a', 'image'],
  [0, ascii('%PDF'), 'document'],
  [0, 'd0cf11e0a1b11ae1', 'document'],
  [0, ascii('{\\rtf'), 'document'],
  [0, '504b0304', 'archive'],
  [0, '1f8b', 'archive'],
  [0, '377abcaf271c', 'archive'],
  [0, 'fd377a585a00', 'archive'],
  [0, ascii('Rar!'), 'archive'],
  [0, '425a68', 'archive'],
  [0, '28b52ffd', 'archive'],
  [0, '7f454c46', 'program'],
  [0, ascii('MZ'), 'program'],
  [0, 'cffaedfe', 'program'],
  [0, 'cafebabe', 'program'],
  [0, ascii('SQLite format 3'), 'database'],
  // Berkeley DB, in which older wallets lie.
  [12, '62310500', 'database'],
];

export type RawImport =
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'parts'; readonly parts: readonly string[] }
  | { readonly kind: 'ur'; readonly type: string; readonly bytes: Uint8Array };

/** Reads an import and joins its parts. Throws BROUGHT_REFUSED, which quotes nothing of it. Touches no key. */
export function readContent(content: RawImport): ImportedToSign {
  const brought = readOnce(content);
  const read = brought.kind === 'ur' ? readImportedUr(brought.parts) : brought;
  // The bytes in a Uniform Resource may be the text of another; nobody honest does so.
  if (read.kind === 'ur') throw importRefused('otherUr');
  return read;
}

/** Also takes a bare signed transaction, or Core's JSON with one: its id tells which. Throws as above. Touches no key. */
export function readBack(content: RawImport): SignedImport {
  const transaction = transactionIn(content);
  if (transaction !== null) return { transaction };
  const read = readContent(content);
  // A pack is what went out, so it has no signature.
  return read.kind === 'pack' ? read.pack.psbt : read.psbt;
}

/** Hex; null if it is no transaction: then `readContent` says what it is. */
function transactionIn(content: RawImport): string | null {
  if (content.kind === 'parts') return null;
  if (content.kind === 'text') return transactionInText(content.text);
  if (isTransaction(content.bytes)) return Buffer.from(content.bytes).toString('hex');
  return content.bytes.length > MAX_TRANSACTION_CHARS
    ? null
    : transactionInText(Buffer.from(content.bytes).toString('utf8'));
}

function transactionInText(text: string): string | null {
  if (text.length > MAX_TRANSACTION_CHARS) return null;
  const inJson = /"hex"\s*:\s*"([0-9a-fA-F]*)"/.exec(text)?.[1];
  const hex = inJson !== undefined && !text.includes('"psbt"') ? inJson : text.replace(/[\s"'\ufeff]+/g, '');
  return /^(?:[0-9a-fA-F]{2})+$/.test(hex) && isTransaction(Buffer.from(hex, 'hex'))
    ? hex.toLowerCase()
    : null;
}

/** A million bytes in hex, as many as a block holds without witness data. */
const MAX_TRANSACTION_CHARS = 2_000_000;

function readOnce(content: RawImport): ParsedImport {
  switch (content.kind) {
    case 'bytes':
      return readImportedBytes(content.bytes);
    case 'text':
      return readImportedText(content.text);
    case 'parts':
      return readImportedUr(content.parts);
    case 'ur':
      return importedFromUr(content.type, content.bytes);
  }
}

/** What an input spends, by the PSBT's word. Sats; null if it does not say, or says more than there can be. */
interface SpentCoin {
  readonly txid: string;
  readonly vout: number;
  readonly amountSats: number | null;
}

/** The coins that a kept text would spend, in the order of its inputs. Throws BROUGHT_REFUSED, PSBT_REFUSED. */
export function coinsIn(text: string): SpentCoin[] {
  const brought = readContent({ kind: 'text', text });
  const { unsigned, inputs } = orRefused(() =>
    readPsbt(brought.kind === 'pack' ? brought.pack.psbt : brought.psbt),
  );
  return unsigned.inputs.map((input, i) => {
    const { txid, vout } = input.outpoint;
    const amountSats = spentOf(input, viewInput(inputs[i] ?? []), 'bare')?.amountSats ?? null;
    const known = amountSats === null || amountSats > MAX_MONEY_SATS ? null : Number(amountSats);
    return { txid, vout, amountSats: known };
  });
}

/** Throws BROUGHT_REFUSED: `urIncomplete`, `urMixed` (two messages), `urDamaged`, `tooLarge`, or what the whole is instead. */
export function readImportedUr(parts: readonly string[]): ParsedImport {
  if (parts.length > MOST_PARTS) throw importRefused('tooLarge');
  const reader = createCodesReader();
  for (const part of parts) {
    const progress = reader.receive(part);
    if (progress.kind === 'whole') return importedFromUr(progress.type, progress.bytes);
    if (progress.kind === 'broken') throw importRefused('urDamaged');
    if (progress.kind === 'refused') throw importRefused(REFUSED[progress.because]);
  }
  throw importRefused('urIncomplete');
}

/** Throws as `readImportedBytes` does; `publicKey` or `otherUr` by the type. */
function importedFromUr(type: string, bytes: Uint8Array): ParsedImport {
  if (!TYPES.includes(type)) throw importRefused(KEYS.test(type) ? 'publicKey' : 'otherUr');
  return readImportedBytes(bytes);
}

/** All parts of a sequence three times over: what is longer is no message, and would take long to read. */
const MOST_PARTS = 3 * MAX_UR_PARTS;

const TYPES: readonly string[] = ['psbt', 'crypto-psbt', 'bytes'];
const KEYS =
  /^(?:crypto-)?(?:account|account-descriptor|hdkey|output|output-descriptor|eckey|address|coin-info|multi-accounts)$/;

const REFUSED = { form: 'urDamaged', other: 'urMixed', large: 'tooLarge' } as const satisfies Record<
  string,
  ImportProblem
>;
