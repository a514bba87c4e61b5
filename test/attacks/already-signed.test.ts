import { attack } from '../support/psbt/attack.ts';

attack('an input carries a key signature', {
  code: 'ALREADY_SIGNED',
  change: ({ raw }) => void raw.inputs[0]!.push(['13', '11'.repeat(64)]),
});
attack('an input carries a script signature', {
  code: 'ALREADY_SIGNED',
  change: ({ raw, inputKeys }) =>
    void raw.inputs[0]!.push([`14${inputKeys[0]!.internalKey}${'11'.repeat(32)}`, '11'.repeat(64)]),
});
attack('an input carries an older signature', {
  code: 'ALREADY_SIGNED',
  change: ({ raw, inputKeys }) => void raw.inputs[0]!.push([`0202${inputKeys[0]!.internalKey}`, '30']),
});
attack('an input is final', {
  code: 'ALREADY_SIGNED',
  change: ({ raw }) => void raw.inputs[0]!.push(['08', `0140${'11'.repeat(64)}`]),
});
attack('an input has a final scriptSig', {
  code: 'ALREADY_SIGNED',
  change: ({ raw }) => void raw.inputs[0]!.push(['07', '51']),
});
