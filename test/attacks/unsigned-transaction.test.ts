import { attack } from '../support/psbt/attack.ts';
import { toBase64, writeTransaction } from '../support/psbt/raw-psbt.ts';

attack('an input carries a scriptSig', {
  code: 'UNSIGNED_TX',
  change: ({ raw }) => {
    raw.tx.inputs[0]!.scriptSig = '51';
  },
});
attack('the transaction is written with witness data', {
  code: 'UNSIGNED_TX',
  change: ({ raw }) => {
    const bare = writeTransaction(raw.tx);
    raw.txHex = `${bare.slice(0, 8)}0001${bare.slice(8, -8)}0000${bare.slice(-8)}`;
  },
});
attack('there is no transaction', { code: 'ENCODING', text: () => toBase64('70736274ff0000') });
