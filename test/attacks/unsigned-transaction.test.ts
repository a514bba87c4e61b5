import { attack, attacks } from '../support/psbt/attack.ts';
import { toBase64, writeTransaction } from '../support/psbt/raw-psbt.ts';

attacks('UNSIGNED_TX', {
  'an input carries a scriptSig': ({ raw }) => (raw.tx.inputs[0]!.scriptSig = '51'),
  'the transaction is written with witness data': ({ raw }) => {
    const bare = writeTransaction(raw.tx);
    raw.txHex = `${bare.slice(0, 8)}0001${bare.slice(8, -8)}0000${bare.slice(-8)}`;
  },
});
attack('there is no transaction', 'ENCODING', {
  text: () => toBase64('70736274ff0000'),
});
