import { attacks } from '../support/psbt/attack.ts';
import { toBase64, writeTransaction } from '../support/psbt/raw-psbt.ts';

attacks('ENCODING', {
  'a length claims four gigabytes': {
    text: (psbt) => startingWith(psbt, 'feffffffff'),
  },
  'a length claims more than memory has': {
    text: (psbt) => startingWith(psbt, 'ffffffffffffffffff'),
  },
  'a length is written longer than needed': {
    text: (psbt) => startingWith(psbt, 'fd0100'),
  },
  'the transaction claims two thousand million inputs': ({ raw }) =>
    (raw.txHex = writeTransaction(raw.tx).replace(/^(.{8})02/, '$1feffffff7f')),
});

/** In place of the length of the first key. */
function startingWith(psbt: string, length: string): string {
  const hex = Buffer.from(psbt, 'base64').toString('hex');
  return toBase64(hex.slice(0, 10) + length + hex.slice(12));
}
