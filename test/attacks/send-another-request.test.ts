import { describe, expect, it } from 'vitest';
import { attackSend } from '../support/psbt/attack-send.ts';
import { genuineSlots } from '../support/psbt/builder.ts';
import { genuineTrial, judgeTrial } from '../support/psbt/send.ts';
import { testWallet } from '../support/psbt/test-wallet.ts';

attackSend('the answer is that to creating slots', 'UNEXPECTED_INPUT', {
  change: (trial) => {
    const slots = genuineSlots();
    trial.raw = slots.raw;
    trial.snapshot.entries.push(...slots.snapshot.entries);
  },
  also: ({ claims }) =>
    expect(claims.find(({ name }) => name === 'commitmentRecomputes')?.code).toBe('NO_COMMITMENT'),
});
attackSend('the answer is that to another send', 'RGB_RECIPIENT', (trial) => {
  const [, second] = genuineTrial({
    wishes: [1n, 100n].map((amount) => ({ contract: trial.operations[0]!.contract, amount })),
  }).intent.recipients;
  trial.intent.recipients = [second!];
});
attackSend(
  'the answer is that to another wallet',
  'FINGERPRINT',
  (trial) => (trial.account = { ...testWallet({ seedByte: 66 }).account }),
);

describe('creating slots', () => {
  it('is not answered by a send: UNEXPECTED_OP_RETURN or SPENDS_COLORED', () => {
    const trial = genuineTrial();
    const verdict = judgeTrial({ ...trial, intent: genuineSlots().intent as never });
    expect(verdict).toMatchObject({ outcome: 'contradicts', code: 'SPENDS_COLORED' });
    expect(verdict.claims.find(({ name }) => name === 'nothingToOthers')?.code).toBe('UNEXPECTED_OP_RETURN');
  });
});
