import { attack } from '../support/psbt/attack.ts';
import type { Draft } from '../support/psbt/builder.ts';

/** Several faults at once: named is the one of the earliest step, wherever in the PSBT the others stand. */
const scriptSig = ({ raw }: Draft): void => void (raw.tx.inputs[0]!.scriptSig = '51');
const twice = ({ raw }: Draft): void => void raw.outputs[1]!.push([...raw.outputs[1]![0]!]);
const version2 = ({ raw }: Draft): void => void raw.global.push(['fb', '02000000']);
const all =
  (...changes: readonly ((draft: Draft) => void)[]) =>
  (draft: Draft): void => {
    for (const change of changes) change(draft);
  };
const longer = (psbt: string): string =>
  Buffer.concat([Buffer.from(psbt, 'base64'), Buffer.of(0)]).toString('base64');

attack('an input carries a scriptSig, and a byte follows the last map', {
  code: 'ENCODING',
  change: scriptSig,
  text: longer,
});
attack('an input carries a scriptSig, and a key is no point', {
  code: 'ENCODING',
  change: all(scriptSig, ({ raw }) => void (raw.inputs[1] = [['17', 'ff'.repeat(32)]])),
});
attack('an input carries a scriptSig, and an output field stands twice', {
  code: 'DUPLICATE_KEY',
  change: all(scriptSig, twice),
});
attack('an input carries a scriptSig, and another a field of version 2', {
  code: 'PSBT_VERSION',
  change: all(scriptSig, ({ raw }) => void raw.inputs[1]!.push(['0f', '00000000'])),
});
attack('an input carries a scriptSig, and the transaction is of version 1', {
  code: 'UNSIGNED_TX',
  change: all(scriptSig, ({ raw }) => void (raw.tx.version = 1)),
});
attack('version 2 is claimed, and a byte follows the last map', {
  code: 'ENCODING',
  change: version2,
  text: longer,
});
attack('version 2 is claimed, and an output field stands twice', {
  code: 'DUPLICATE_KEY',
  change: all(version2, twice),
});
