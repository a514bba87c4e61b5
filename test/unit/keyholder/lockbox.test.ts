import { expect, it } from 'vitest';
import type { Conversation } from '../../../src-main/keyholder/in-main/conversation.ts';
import { createLockbox } from '../../../src-main/keyholder/in-main/lockbox.ts';

it('ends the child of the session where the key that would close its secrets is gone', async () => {
  let ended = 0;
  const session: Conversation = {
    ask: () => Promise.reject(new Error('nothing is asked of it')),
    isIdle: () => true,
    isOver: () => ended > 0,
    onEnd: () => undefined,
    end: () => void (ended += 1),
  };
  const none = (): never => {
    throw new Error('no child is started');
  };
  const lockbox = createLockbox({ begin: none, askOnce: none, session: () => (ended > 0 ? null : session) });
  await lockbox.shut();
  expect(ended).toBe(1);
});
