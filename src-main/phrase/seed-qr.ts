import { fromHex } from '../base/bytes.ts';
import { entropyToWords, wordList } from './phrase.ts';

/**
 * The words of a SeedQR (github.com/SeedSigner/seedsigner, docs/seed_qr): four digits for each word of the English list,
 * or, as a compact one, 16 or 32 bytes of entropy. A number that no word has stays as it is. Null: it is neither.
 */
export function readSeedQr(text: string): readonly string[] | null {
  const trimmed = text.trim();
  if (DIGITS.test(trimmed))
    return (trimmed.match(/\d{4}/g) ?? []).map((number) => wordList[Number(number)] ?? number);
  const hex = COMPACT.exec(trimmed)?.[1];
  if (hex === undefined) return null;
  const entropy = fromHex(hex);
  try {
    return entropyToWords(entropy);
  } finally {
    entropy.fill(0);
  }
}

/** Of 12, 15, 18, 21 or 24 words. */
const DIGITS = /^(?:\d{12}){4,8}$/;
/** As the page hands on the bytes of such a code (src-renderer/welcome/restore/seed-code.ts). */
const COMPACT = /^compact-seedqr:([0-9a-f]{32}|[0-9a-f]{64})$/;
