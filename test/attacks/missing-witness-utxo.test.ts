import { attack } from '../support/psbt/attack.ts';

attack('an input does not say what it is worth', 'NO_WITNESS_UTXO', ({ raw }) => raw.inputs[0]!.shift());
