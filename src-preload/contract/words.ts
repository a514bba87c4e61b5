import * as v from 'valibot';

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
 * By their own marks: Electrum's version, the checksum of LND's aezeed or of Monero, SLIP39's list. `oneMore`: a phrase and a
 * word after it. `otherList`: most words are in no BIP39 list.
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
/** Position from 1. */
export const wordHint = v.strictObject({ position: place, suggestions: v.array(v.string()) });
