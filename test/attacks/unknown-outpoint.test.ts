import { attacks } from '../support/psbt/attack.ts';

attacks('UNKNOWN_OUTPOINT', {
  'an outpoint is not in the snapshot': ({ raw }) => (raw.tx.inputs[0]!.txid = 'b'.repeat(64)),
  'another output of a listed transaction is spent': ({ raw }) => (raw.tx.inputs[0]!.vout = 1),
});
