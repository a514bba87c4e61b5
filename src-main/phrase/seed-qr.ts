import { fromHex } from '../base/bytes.ts';
import { entropyToWords, wordList } from './phrase.ts';

/** SeedSigner's docs/seed_qr: four digits a word, or 16 or 32 bytes. Keeps unknown numbers. Null if it is neither. */
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

/** 12, 15, 18, 21 or 24 words. */
const DIGITS = /^(?:\d{12}){4,8}$/;
/** As src-renderer/welcome/restore/seed-code.ts writes it. */
const COMPACT = /^compact-seedqr:([0-9a-f]{32}|[0-9a-f]{64})$/;
