import { expect, it } from 'vitest';
import { stateFindings } from '../../../../src-main/verify/rgb/commitment.ts';

type Transitions = Parameters<typeof stateFindings>[1];

it.each(['constructor', 'toString', 'OTHER', null])(
  'says nothing of a schema that is not known: %s',
  (schema) => {
    const transitions = [{ opid: 'ab'.repeat(32), assigned: [{ tokenIndex: null, amount: 1n }] }];
    expect(stateFindings('rgb:asset', transitions as unknown as Transitions, schema)).toEqual([]);
    // A genesis names it in capitals, a service's list does not.
    for (const unique of ['UDA', 'uda'])
      expect(stateFindings('rgb:asset', transitions as unknown as Transitions, unique)).toHaveLength(1);
  },
);
