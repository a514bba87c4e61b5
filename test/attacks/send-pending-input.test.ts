import { expect } from 'vitest';
import { attackSend } from '../support/psbt/attack-send.ts';

attackSend('a slot is spent that a receive waits for', {
  code: 'SPENDS_PENDING',
  change: ({ snapshot }) => {
    snapshot.entries[0]!.pendingBlinded = 1;
  },
  also: ({ claims }) => {
    expect(claims.find(({ code }) => code !== null)?.facts).toEqual({ input: '0', pending: '1' });
  },
});
attackSend('an output is spent that does not exist yet', {
  code: 'SPENDS_PENDING',
  change: ({ snapshot }) => {
    snapshot.entries[0]!.exists = false;
  },
});
