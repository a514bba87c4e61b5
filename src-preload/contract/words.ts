import * as v from 'valibot';

/** BIP39's lists of words, by their language. */
export const wordLanguage = v.picklist([
  'english',
  'spanish',
  'french',
  'italian',
  'portuguese',
  'czech',
  'japanese',
  'korean',
  'chineseSimplified',
  'chineseTraditional',
]);
export type WordLanguage = v.InferOutput<typeof wordLanguage>;

/**
 * What words are where they are no phrase of BIP39, each by its own mark: Electrum's version, the checksum of LND's
 * cipher seed (aezeed) or of Monero, SLIP39's list. `electrumTwoFactor`: of Electrum with a second key elsewhere.
 * `oneMore`: a whole phrase, and one word behind it. `otherList`: most of the words are in no list of BIP39.
 */
export const foreignPhrase = v.picklist([
  'electrum',
  'electrumTwoFactor',
  'aezeed',
  'slip39',
  'monero',
  'oneMore',
  'otherList',
]);
export type ForeignPhrase = v.InferOutput<typeof foreignPhrase>;

const place = v.pipe(v.number(), v.safeInteger());
export const wholeWord = v.strictObject({ position: place, word: v.string() });
/** A word that cannot stand where it stands: its place (from 1) and what was perhaps meant. */
export const wordHint = v.strictObject({ position: place, suggestions: v.array(v.string()) });
