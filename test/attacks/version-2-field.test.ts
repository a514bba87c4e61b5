import { attack } from '../support/psbt/attack.ts';

const global: readonly (readonly [string, string])[] = [
  ['fb', '02000000'],
  ['fb', '01000000'],
  ['02', '02000000'],
  ['03', '00000000'],
  ['04', '02'],
  ['05', '04'],
  ['06', '03'],
];
for (const [key, value] of global)
  attack(`the global map holds ${key} = ${value}`, 'PSBT_VERSION', ({ raw }) =>
    raw.global.push([key, value]),
  );
for (const key of ['0e', '0f', '10', '11', '12', '1d', '1e', '1f', '20'])
  attack(`an input holds field ${key}`, 'PSBT_VERSION', ({ raw }) =>
    raw.inputs[1]!.push([key, '00'.repeat(32)]),
  );
for (const key of ['03', '04', '09', '0a'])
  attack(`an output holds field ${key}`, 'PSBT_VERSION', ({ raw }) =>
    raw.outputs[0]!.push([key, '00'.repeat(8)]),
  );
