import { attack } from '../support/psbt/attack.ts';

attack('two slots are one address', 'ADDRESS_REUSE', ({ raw }) => {
  raw.tx.outputs[1]!.script = raw.tx.outputs[0]!.script;
  raw.outputs[1] = raw.outputs[0]!;
});
