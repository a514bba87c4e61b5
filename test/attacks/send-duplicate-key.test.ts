import { attackSend } from '../support/psbt/attack-send.ts';
import { proprietary } from '../support/rgb/encode.ts';
import { A } from '../support/rgb/genuine-send.ts';

attackSend('a transition stands there twice', {
  code: 'DUPLICATE_KEY',
  change: ({ raw }) => void raw.global.push([...raw.global[0]!]),
});
attackSend('a second bundle stands under the same asset', {
  code: 'DUPLICATE_KEY',
  change: ({ raw }) => void raw.outputs[0]!.push([proprietary('MPC', 0, A), '00'.repeat(32)]),
});
attackSend('the same field is named a longer way', {
  code: 'ENCODING',
  change: ({ raw }) => {
    const [key, value] = raw.global[0]!;
    raw.global.push([`fcfd0300${key.slice(4)}`, value]);
  },
});
