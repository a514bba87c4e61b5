import { sha256x2 } from '@scure/btc-signer/utils.js';
import { attacks } from '../support/psbt/attack.ts';
import type { Draft } from '../support/psbt/builder.ts';
import { reversed, writeTransaction } from '../support/psbt/raw-psbt.ts';
import { hex } from '../support/psbt/test-wallet.ts';

attacks('UTXO_TXID', {
  'the enclosed previous transaction is another one': ({ raw, inputKeys }) =>
    raw.inputs[0]!.push(['00', previous(inputKeys[0]!.script)]),
  'the enclosed previous transaction has no such output': (draft) =>
    enclose(draft, previous(draft.inputKeys[0]!.script), 3),
  'the enclosed previous transaction holds another amount': (draft) =>
    enclose(draft, previous(draft.inputKeys[0]!.script, 99_999n), 0),
});

function previous(script: string, amount = 100_000n): string {
  return writeTransaction({
    version: 2,
    inputs: [{ txid: 'c'.repeat(64), vout: 0, scriptSig: '', sequence: 0 }],
    outputs: [{ amount, script }],
    lockTime: 0,
  });
}

/** The outpoint and the list agree with it, so that only the output itself is wrong. */
function enclose({ raw, snapshot }: Draft, transaction: string, vout: number): void {
  const txid = reversed(hex(sha256x2(Buffer.from(transaction, 'hex'))));
  raw.tx.inputs[0] = { ...raw.tx.inputs[0]!, txid, vout };
  snapshot.entries[0] = { ...snapshot.entries[0]!, txid, vout };
  raw.inputs[0]!.push(['00', transaction]);
}
