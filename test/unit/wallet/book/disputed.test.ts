import { expect, it } from 'vitest';
import type { HandedOverState } from '../../../../src-main/records/signing.ts';
import { disputed } from '../../../../src-main/wallet/book/own-recipients.ts';

const txid = (name: string): string => name.repeat(64);
/** `b<a,x`: it is named b and spends an output of a, and a coin x of nobody's here. */
const read = (text: string, state: HandedOverState) => {
  const [name = '', inputs = ''] = text.split('<');
  return { txid: txid(name), state, inputs: inputs.split(',').map((one) => `${txid(one)}:0`) };
};

it.each<[string, readonly (readonly [string, HandedOverState])[], readonly string[]]>([
  [
    'two that spend one coin',
    [
      ['a<x', 'broadcast'],
      ['b<x', 'accepted'],
    ],
    ['a', 'b'],
  ],
  [
    'what spends an output of one of them',
    [
      ['a<x', 'broadcast'],
      ['b<x', 'givenUp'],
      ['c<a', 'accepted'],
    ],
    ['a', 'b', 'c'],
  ],
  [
    'only the other of a settled one',
    [
      ['a<x', 'settled'],
      ['b<x', 'refused'],
    ],
    ['b'],
  ],
  [
    'only the other where a settled one spends from it, however far behind',
    [
      ['a<x', 'broadcast'],
      ['b<x', 'refused'],
      ['c<a', 'broadcast'],
      ['d<c', 'settled'],
    ],
    ['b'],
  ],
  [
    'nothing where each spends its own coin',
    [
      ['a<x', 'broadcast'],
      ['c<a', 'accepted'],
    ],
    [],
  ],
])('in doubt is %s', (_, all, wanted) => {
  expect([...disputed(all.map(([text, state]) => read(text, state)))]).toEqual(wanted.map(txid));
});
