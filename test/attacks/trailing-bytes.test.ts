import { attack } from '../support/psbt/attack.ts';
import { toBase64 } from '../support/psbt/raw-psbt.ts';

attack('a byte follows the last map', { code: 'ENCODING', text: (psbt) => withMore(psbt, '00') });
attack('a whole second PSBT follows', {
  code: 'ENCODING',
  text: (psbt) => withMore(psbt, Buffer.from(psbt, 'base64').toString('hex')),
});

function withMore(psbt: string, more: string): string {
  return toBase64(Buffer.from(psbt, 'base64').toString('hex') + more);
}
