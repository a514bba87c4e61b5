import { expect } from 'vitest';
import { attackSends } from '../support/psbt/attack-send.ts';

attackSends('SPENDS_PENDING', {
  'a slot is spent that a receive waits for': {
    change: ({ snapshot }) => (snapshot.entries[0]!.pendingBlinded = 1),
    also: ({ claims }) =>
      expect(claims.find(({ code }) => code !== null)?.facts).toEqual({ input: '0', pending: '1' }),
  },
  'an output is spent that does not exist yet': ({ snapshot }) => (snapshot.entries[0]!.exists = false),
});
