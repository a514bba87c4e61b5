import { attacks } from '../support/psbt/attack.ts';
import { toBase64 } from '../support/psbt/raw-psbt.ts';

attacks('ENCODING', {
  'a byte follows the last map': {
    text: (psbt) => withMore(psbt, '00'),
  },
  'a whole second PSBT follows': {
    text: (psbt) => withMore(psbt, Buffer.from(psbt, 'base64').toString('hex')),
  },
});

function withMore(psbt: string, more: string): string {
  return toBase64(Buffer.from(psbt, 'base64').toString('hex') + more);
}
