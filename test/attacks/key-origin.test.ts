import { attack, attacks } from '../support/psbt/attack.ts';
import { writeOutput } from '../support/psbt/raw-psbt.ts';
import { inputLabel, testWallet } from '../support/psbt/test-wallet.ts';

attacks('NO_KEY_ORIGIN', {
  'an input names no key, and none of ours makes its script': ({ raw }) => {
    const { script } = testWallet({ seedByte: 99 }).key('vanilla', 0, 0);
    raw.inputs[0] = [['01', writeOutput({ amount: 100_000n, script })]];
  },
  'an input names no key, and ours lies beyond the addresses that are known': ({ raw, wallet, account }) => {
    const { script } = wallet.key('vanilla', 0, account.highestIndex.vanilla + account.gap + 1);
    raw.inputs[0] = [['01', writeOutput({ amount: 100_000n, script })]];
  },
});
attack(
  'an input names no origin, and the internal key of somebody else',
  'INTERNAL_KEY',
  ({ raw, inputKeys }) => {
    const [utxo] = raw.inputs[0]!;
    raw.inputs[0] = [utxo!, ['17', inputKeys[1]!.internalKey]];
  },
);
attacks('KEY_ORIGIN_AMBIGUOUS', {
  'an input names two keys': ({ raw, wallet }) =>
    raw.inputs[0]!.push(inputLabel(wallet.key('vanilla', 0, 9))[0]!),
  'an input names an older key besides': ({ raw, inputKeys }) =>
    raw.inputs[0]!.push([`0602${inputKeys[0]!.internalKey}`, inputKeys[0]!.origin]),
});
