import { attack } from '../support/psbt/attack.ts';
import { toBase64, writeTransaction } from '../support/psbt/raw-psbt.ts';

attack('a length claims four gigabytes', {
  code: 'ENCODING',
  text: (psbt) => startingWith(psbt, 'feffffffff'),
});
attack('a length claims more than memory has', {
  code: 'ENCODING',
  text: (psbt) => startingWith(psbt, 'ffffffffffffffffff'),
});
attack('a length is written longer than needed', {
  code: 'ENCODING',
  text: (psbt) => startingWith(psbt, 'fd0100'),
});
attack('the transaction claims two thousand million inputs', {
  code: 'ENCODING',
  change: ({ raw }) => {
    raw.txHex = writeTransaction(raw.tx).replace(/^(.{8})02/, '$1feffffff7f');
  },
});

/** In place of the length of the first key. */
function startingWith(psbt: string, length: string): string {
  const hex = Buffer.from(psbt, 'base64').toString('hex');
  return toBase64(hex.slice(0, 10) + length + hex.slice(12));
}
