import { attackSend, attackSends } from '../support/psbt/attack-send.ts';
import { replaceValue, valueOf } from '../support/psbt/raw-psbt.ts';
import { proprietary } from '../support/rgb/encode.ts';
import { A } from '../support/rgb/genuine-send.ts';

/** The first byte is another; in the proof block, the last of a leaf. */
const flipped = (hex: string, at = 0): string =>
  hex.slice(0, at) + (parseInt(hex[at]!, 16) ^ 1).toString(16) + hex.slice(at + 1);

const places = [
  ['its own copy', proprietary('MPC', 0x10), 0],
  ['the copy of the closing method', proprietary('OPRET', 1), 63],
  ['the entropy of the free leaves', proprietary('MPC', 1), 15],
  ['the bundle of the asset', proprietary('MPC', 0, A), 7],
  ['the depth in the proof', proprietary('MPC', 0x11), 1],
  ['a leaf of the proof', proprietary('MPC', 0x11), 99],
  ['the entropy in the proof', proprietary('MPC', 0x11), -1],
] as const;
for (const [title, key, at] of places)
  attackSend(`the commitment and ${title} differ`, 'COMMITMENT_MISMATCH', ({ raw }) => {
    const value = valueOf(raw.outputs[0], key);
    replaceValue(raw.outputs[0], key, flipped(value, at < 0 ? value.length + at : at));
  });
attackSends('COMMITMENT_MISMATCH', {
  'the OP_RETURN holds another commitment': ({ raw }) =>
    (raw.tx.outputs[0]!.script = flipped(raw.tx.outputs[0]!.script, 5)),
  'the input map closes another place than the transition': ({ raw }) => {
    const key = proprietary('RGB', 4, A);
    replaceValue(raw.global, key, flipped(valueOf(raw.global, key), 69));
  },
  'the bundle is named nowhere': ({ raw }) =>
    (raw.outputs[0] = raw.outputs[0]!.filter(([key]) => key !== proprietary('MPC', 0, A))),
});
