import { attack } from '../support/psbt/attack.ts';

attack('nothing is spent', 'NO_INPUTS', ({ raw }) => {
  raw.tx.inputs = [];
  raw.inputs = [];
});
attack('nobody is paid: all of it is fee', 'NO_OUTPUTS', ({ raw }) => {
  raw.tx.outputs = [];
  raw.outputs = [];
});
