import { attack } from '../support/psbt/attack.ts';

attack('an input does not say what it is worth', {
  code: 'NO_WITNESS_UTXO',
  change: ({ raw }) => void raw.inputs[0]!.shift(),
});
