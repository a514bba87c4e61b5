import { spentOf } from '../verdict/claims/inputs.ts';
import { MAX_MONEY_SATS } from '../../base/psbt-limits.ts';
import { readPsbt } from '../psbt/read.ts';
import { orRefused, importRefused, type ImportProblem } from '../../base/refused.ts';
import { viewInput } from '../psbt/views.ts';
import {
  readImportedBytes,
  readImportedText,
  type ParsedImport,
  type ImportedToSign,
} from './read-imported.ts';
import { isTransaction } from './other-bytes.ts';
import type { SignedImport } from './apply-signatures.ts';
import { createCodesReader } from '../../codes/read-codes.ts';
import { MAX_UR_PARTS } from '../../codes/ur-limits.ts';

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
