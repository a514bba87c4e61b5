import { attack } from '../support/psbt/attack.ts';
import { replaceValue } from '../support/psbt/raw-psbt.ts';

attack("an input names another wallet's fingerprint", 'FINGERPRINT', ({ raw, inputKeys }) => {
  const { internalKey, origin } = inputKeys[0]!;
  replaceValue(raw.inputs[0], `16${internalKey}`, `00deadbeef${origin.slice(8)}`);
});
