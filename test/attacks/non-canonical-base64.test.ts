import { attack } from '../support/psbt/attack.ts';

attack('a line break stands inside the base64', {
  code: 'ENCODING',
  text: (psbt) => `${psbt.slice(0, 64)}\n${psbt.slice(64)}`,
});
attack('a blank stands before the base64', { code: 'ENCODING', text: (psbt) => ` ${psbt}` });
attack('the base64 is of the URL alphabet', {
  code: 'ENCODING',
  text: (psbt) => psbt.replaceAll('/', '_').replaceAll('+', '-'),
});
attack('the padding is gone', {
  code: 'ENCODING',
  text: (psbt) => psbt.slice(0, psbt.indexOf('=')),
});
attack('characters outside the alphabet are mixed in', {
  code: 'ENCODING',
  text: (psbt) => `${psbt.slice(0, 40)}!${psbt.slice(40)}`,
});
attack('the unused bits of the last character are set', {
  code: 'ENCODING',
  text: setUnusedBits,
});

/** `A==` holds two bits that nobody reads, `A=` four: the same bytes in another text. */
function setUnusedBits(psbt: string): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
  const end = psbt.indexOf('=');
  if (end < 0) throw new Error('this PSBT has no padding: choose another length');
  const next = alphabet[alphabet.indexOf(psbt[end - 1]!) + 1]!;
  return psbt.slice(0, end - 1) + next + psbt.slice(end);
}
