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

/** Found by Electrum's version, aezeed's or Monero's checksum, SLIP39's list. `oneMore`: a phrase and another word. */
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
/** `position` counts from 1. */
export const wordHint = v.strictObject({ position: place, suggestions: v.array(v.string()) });
