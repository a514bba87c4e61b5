import { attackSend, attackSends } from '../support/psbt/attack-send.ts';
import { proprietary } from '../support/rgb/encode.ts';
import { A } from '../support/rgb/genuine-send.ts';

attackSends('DUPLICATE_KEY', {
  'a transition stands there twice': ({ raw }) => raw.global.push([...raw.global[0]!]),
  'a second bundle stands under the same asset': ({ raw }) =>
    raw.outputs[0]!.push([proprietary('MPC', 0, A), '00'.repeat(32)]),
});
attackSend('the same field is named a longer way', 'ENCODING', ({ raw }) => {
  const [key, value] = raw.global[0]!;
  raw.global.push([`fcfd0300${key.slice(4)}`, value]);
});
