import { readSeedQr } from './seed-qr.ts';
import { everyWayOfTyping } from './listed-words.ts';

/** Says which kind of secret was pasted by mistake, never the secret itself. Null if there is none. */
export function secretIn(text: string): 'words' | 'privateKey' | null {
  if (holdsPhrase(text) || readSeedQr(text) !== null) return 'words';
  return PRIVATE_KEYS.some((form) => form.test(text)) ? 'privateKey' : null;
}

/** The shortest phrase has twelve; MISSPELT of them may be mistyped. */
const PHRASE_WORDS = 12;
const MISSPELT = 2;
/** No list word is longer, accents counted apart. */
const MAX_WORD_CHARS = 11;
let anyWord: ReadonlySet<string> | null = null;

function holdsPhrase(text: string): boolean {
  const window: boolean[] = [];
  let known = 0;
  anyWord ??= everyWayOfTyping();
  // NFKD expands some signs to eighteen characters; no phrase uses those, so the text is cut.
  for (const [token] of text
    .normalize('NFKD')
    .slice(0, 2 * text.length)
    .toLowerCase()
    .matchAll(/[\p{L}\p{M}]+/gu)) {
    const isKnown = token.length <= MAX_WORD_CHARS && anyWord.has(token);
    window.push(isKnown);
    if (isKnown) known += 1;
    if (window.length > PHRASE_WORDS && window.shift() === true) known -= 1;
    if (window.length === PHRASE_WORDS && known >= PHRASE_WORDS - MISSPELT) return true;
  }
  return false;
}

const PRIVATE_KEYS: readonly RegExp[] = [
  // BIP32 and SLIP132.
  /\b[a-zA-Z]prv[1-9A-HJ-NP-Za-km-z]{100,}/,
  // WIF of both networks, compressed or not.
  /\b(?:5[1-9A-HJ-NP-Za-km-z]{50}|[KLc][1-9A-HJ-NP-Za-km-z]{51}|9[1-9A-HJ-NP-Za-km-z]{50})\b/,
  /\b6P[1-9A-HJ-NP-Za-km-z]{56}\b/,
  // A seed or a private key as Uniform Resource.
  /\bur:(?:crypto-)?(?:seed|bip39|sskr)\//i,
  /-----BEGIN [A-Z ]*PRIVATE KEY/,
];
