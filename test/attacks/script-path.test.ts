import { attacks } from '../support/psbt/attack.ts';
import { replaceValue } from '../support/psbt/raw-psbt.ts';

attacks('SCRIPT_PATH', {
  'an input has a merkle root': ({ raw }) => raw.inputs[0]!.push(['18', '11'.repeat(32)]),
  'an input has a leaf script': ({ raw, inputKeys }) =>
    raw.inputs[0]!.push([`15c0${inputKeys[0]!.internalKey}`, '51c0']),
  'the key origin names a leaf': ({ raw, inputKeys }) => {
    const { internalKey, origin } = inputKeys[0]!;
    replaceValue(raw.inputs[0], `16${internalKey}`, `01${'11'.repeat(32)}${origin}`);
  },
  'an input has a redeem script': ({ raw }) => raw.inputs[0]!.push(['04', '51']),
  'an input has a witness script': ({ raw }) => raw.inputs[0]!.push(['05', '51']),
});
