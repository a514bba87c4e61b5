import { attacks } from '../support/psbt/attack.ts';

attacks('ALREADY_SIGNED', {
  'an input carries a key signature': ({ raw }) => raw.inputs[0]!.push(['13', '11'.repeat(64)]),
  'an input carries a script signature': ({ raw, inputKeys }) =>
    raw.inputs[0]!.push([`14${inputKeys[0]!.internalKey}${'11'.repeat(32)}`, '11'.repeat(64)]),
  'an input carries an older signature': ({ raw, inputKeys }) =>
    raw.inputs[0]!.push([`0202${inputKeys[0]!.internalKey}`, '30']),
  'an input is final': ({ raw }) => raw.inputs[0]!.push(['08', `0140${'11'.repeat(64)}`]),
  'an input has a final scriptSig': ({ raw }) => raw.inputs[0]!.push(['07', '51']),
});
