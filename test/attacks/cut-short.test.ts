import { attack } from '../support/psbt/attack.ts';
import { toBase64 } from '../support/psbt/raw-psbt.ts';

attack('the last map is not closed', { code: 'ENCODING', text: (psbt) => cut(psbt, 1) });
attack('the last value is not all there', { code: 'ENCODING', text: (psbt) => cut(psbt, 9) });
attack('there are fewer output maps than outputs', {
  code: 'ENCODING',
  change: ({ raw }) => void raw.outputs.pop(),
});
attack('there are more output maps than outputs', {
  code: 'ENCODING',
  change: ({ raw }) => void raw.outputs.push([]),
});

function cut(psbt: string, bytes: number): string {
  return toBase64(
    Buffer.from(psbt, 'base64')
      .toString('hex')
      .slice(0, -2 * bytes),
  );
}
