import { attack } from '../support/psbt/attack.ts';

attack('an outpoint is not in the snapshot', {
  code: 'UNKNOWN_OUTPOINT',
  change: ({ raw }) => {
    raw.tx.inputs[0]!.txid = 'b'.repeat(64);
  },
});
attack('another output of a listed transaction is spent', {
  code: 'UNKNOWN_OUTPOINT',
  change: ({ raw }) => {
    raw.tx.inputs[0]!.vout = 1;
  },
});
