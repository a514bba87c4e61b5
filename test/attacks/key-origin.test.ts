import { attack } from '../support/psbt/attack.ts';
import { writeOutput } from '../support/psbt/raw-psbt.ts';
import { inputLabel, testWallet } from '../support/psbt/test-wallet.ts';

attack('an input names no key, and none of ours makes its script', {
  code: 'NO_KEY_ORIGIN',
  change: ({ raw }) => {
    const { script } = testWallet({ seedByte: 99 }).key('vanilla', 0, 0);
    raw.inputs[0] = [['01', writeOutput({ amount: 100_000n, script })]];
  },
});
attack('an input names no key, and ours lies beyond the addresses that are known', {
  code: 'NO_KEY_ORIGIN',
  change: ({ raw, wallet, account }) => {
    const { script } = wallet.key('vanilla', 0, account.highestIndex.vanilla + account.gap + 1);
    raw.inputs[0] = [['01', writeOutput({ amount: 100_000n, script })]];
  },
});
attack('an input names no origin, and the internal key of somebody else', {
  code: 'INTERNAL_KEY',
  change: ({ raw, inputKeys }) => {
    const [utxo] = raw.inputs[0]!;
    raw.inputs[0] = [utxo!, ['17', inputKeys[1]!.internalKey]];
  },
});
attack('an input names two keys', {
  code: 'KEY_ORIGIN_AMBIGUOUS',
  change: ({ raw, wallet }) => void raw.inputs[0]!.push(inputLabel(wallet.key('vanilla', 0, 9))[0]!),
});
attack('an input names an older key besides', {
  code: 'KEY_ORIGIN_AMBIGUOUS',
  change: ({ raw, inputKeys }) =>
    void raw.inputs[0]!.push([`0602${inputKeys[0]!.internalKey}`, inputKeys[0]!.origin]),
});
