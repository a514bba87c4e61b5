import { attack } from '../support/psbt/attack.ts';
import { replaceValue } from '../support/psbt/raw-psbt.ts';

attack('an input has a merkle root', {
  code: 'SCRIPT_PATH',
  change: ({ raw }) => void raw.inputs[0]!.push(['18', '11'.repeat(32)]),
});
attack('an input has a leaf script', {
  code: 'SCRIPT_PATH',
  change: ({ raw, inputKeys }) => void raw.inputs[0]!.push([`15c0${inputKeys[0]!.internalKey}`, '51c0']),
});
attack('the key origin names a leaf', {
  code: 'SCRIPT_PATH',
  change: ({ raw, inputKeys }) => {
    const { internalKey, origin } = inputKeys[0]!;
    replaceValue(raw.inputs[0], `16${internalKey}`, `01${'11'.repeat(32)}${origin}`);
  },
});
attack('an input has a redeem script', {
  code: 'SCRIPT_PATH',
  change: ({ raw }) => void raw.inputs[0]!.push(['04', '51']),
});
attack('an input has a witness script', {
  code: 'SCRIPT_PATH',
  change: ({ raw }) => void raw.inputs[0]!.push(['05', '51']),
});
