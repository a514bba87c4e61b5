import { attack } from '../support/psbt/attack.ts';

attack('a coin is spent twice', 'DUPLICATE_INPUT', ({ raw }) => {
  raw.tx.inputs[1] = { ...raw.tx.inputs[0]! };
  raw.inputs[1] = raw.inputs[0]!.map(([key, value]) => [key, value]);
});
