import { attack } from '../support/psbt/attack.ts';

for (const [name, sighash] of [
  ['ALL', '01000000'],
  ['NONE', '02000000'],
  ['SINGLE', '03000000'],
  ['ALL|ANYONECANPAY', '81000000'],
  ['NONE|ANYONECANPAY', '82000000'],
  ['SINGLE|ANYONECANPAY', '83000000'],
  ['of a bit nobody knows', '00000001'],
] as const)
  attack(`an input asks for sighash ${name}`, 'SIGHASH', ({ raw }) => raw.inputs[1]!.push(['03', sighash]));
