import { attack } from '../support/psbt/attack.ts';

attack('nothing is spent', {
  code: 'NO_INPUTS',
  change: ({ raw }) => {
    raw.tx.inputs = [];
    raw.inputs = [];
  },
});
attack('nobody is paid: all of it is fee', {
  code: 'NO_OUTPUTS',
  change: ({ raw }) => {
    raw.tx.outputs = [];
    raw.outputs = [];
  },
});
