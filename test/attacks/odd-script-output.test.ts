import { hash160 } from '@scure/btc-signer/utils.js';
import { attack } from '../support/psbt/attack.ts';
import { hex, testWallet } from '../support/psbt/test-wallet.ts';

const key = testWallet().key('vanilla', 0, 5);
const keyHash = hex(hash160(Buffer.from(`02${key.internalKey}`, 'hex')));
const scripts: readonly (readonly [string, string])[] = [
  ['our key as a v0 witness program', `0014${keyHash}`],
  ['our key hash', `76a914${keyHash}88ac`],
  ['our key without its tweak', `5120${key.internalKey}`],
  ['a future witness version of our output key', `52${key.script.slice(2)}`],
  ['our script with a byte more', `${key.script}00`],
  ['anyone at all', '51'],
  ['nobody by an empty script', ''],
];
for (const [whom, script] of scripts)
  attack(`the change pays ${whom}`, 'FOREIGN_OUTPUT', ({ raw, change }) => {
    raw.tx.outputs[change!]!.script = script;
    raw.outputs[change!] = [];
  });
