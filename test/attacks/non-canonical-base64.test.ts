import { attacks } from '../support/psbt/attack.ts';

attacks('ENCODING', {
  'a line break stands inside the base64': {
    text: (psbt) => `${psbt.slice(0, 64)}\n${psbt.slice(64)}`,
  },
  'a blank stands before the base64': {
    text: (psbt) => ` ${psbt}`,
  },
  'the base64 is of the URL alphabet': {
    text: (psbt) => psbt.replaceAll('/', '_').replaceAll('+', '-'),
  },
  'the padding is gone': {
    text: (psbt) => psbt.slice(0, psbt.indexOf('=')),
  },
  'characters outside the alphabet are mixed in': {
    text: (psbt) => `${psbt.slice(0, 40)}!${psbt.slice(40)}`,
  },
  'the unused bits of the last character are set': {
    text: setUnusedBits,
  },
});

/** `A==` holds two bits that nobody reads, `A=` four: the same bytes in another text. */
function setUnusedBits(psbt: string): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
  const end = psbt.indexOf('=');
  if (end < 0) throw new Error('this PSBT has no padding: choose another length');
  const next = alphabet[alphabet.indexOf(psbt[end - 1]!) + 1]!;
  return psbt.slice(0, end - 1) + next + psbt.slice(end);
}
