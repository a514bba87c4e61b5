import { attacks } from '../support/psbt/attack.ts';
import { toBase64 } from '../support/psbt/raw-psbt.ts';

attacks('ENCODING', {
  'the last map is not closed': {
    text: (psbt) => cut(psbt, 1),
  },
  'the last value is not all there': {
    text: (psbt) => cut(psbt, 9),
  },
  'there are fewer output maps than outputs': ({ raw }) => raw.outputs.pop(),
  'there are more output maps than outputs': ({ raw }) => raw.outputs.push([]),
});

function cut(psbt: string, bytes: number): string {
  return toBase64(
    Buffer.from(psbt, 'base64')
      .toString('hex')
      .slice(0, -2 * bytes),
  );
}
