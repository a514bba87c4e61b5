import { attack, attacks } from '../support/psbt/attack.ts';
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
attack(
  'an input carries a scriptSig, and another a field of version 2',
  'PSBT_VERSION',
  all(scriptSig, ({ raw }) => void raw.inputs[1]!.push(['0f', '00000000'])),
);
attack(
  'an input carries a scriptSig, and the transaction is of version 1',
  'UNSIGNED_TX',
  all(scriptSig, ({ raw }) => void (raw.tx.version = 1)),
);
attacks('ENCODING', {
  'an input carries a scriptSig, and a byte follows the last map': {
    change: scriptSig,
    text: longer,
  },
  'an input carries a scriptSig, and a key is no point': all(
    scriptSig,
    ({ raw }) => void (raw.inputs[1] = [['17', 'ff'.repeat(32)]]),
  ),
  'version 2 is claimed, and a byte follows the last map': {
    change: version2,
    text: longer,
  },
});
attacks('DUPLICATE_KEY', {
  'an input carries a scriptSig, and an output field stands twice': all(scriptSig, twice),
  'version 2 is claimed, and an output field stands twice': all(version2, twice),
});
