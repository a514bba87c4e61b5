import { describe, expect, it } from 'vitest';
import { Refusal, orRefused, orRefusedInSteps } from '../../../src-main/domain/psbt/refusal.ts';
import { atOnce } from '../../../src-main/domain/steps.ts';
import type { Steps } from '../../../src-main/domain/steps.ts';
import { failureOf } from '../../support/psbt/attack.ts';

/** Three steps, each of which is counted, and an answer. */
function counted(): { readonly steps: Steps<string>; readonly count: () => number } {
  let count = 0;
  function* steps(): Steps<string> {
    for (let i = 0; i < 3; i++) {
      count += 1;
      yield;
    }
    return 'done';
  }
  return { steps: steps(), count: () => count };
}

describe('work in steps', () => {
  it('is done to its end at once', () => {
    const { steps, count } = counted();
    expect([atOnce(steps), count()]).toEqual(['done', 3]);
  });
});

describe('a refusal', () => {
  it('is named by its code, and by its facts where there are some', () => {
    const refusal = new Refusal('DUST', { output: '1', amountSats: '329' });
    expect([refusal.name, refusal.message]).toEqual(['Refusal', 'DUST output 1, amountSats 329']);
    expect(new Refusal('NO_INPUTS', {}).message).toBe('NO_INPUTS');
  });

  const throwing = (error: Error) => (): never => {
    throw error;
  };
  function* failing(error: Error): Steps<never> {
    throw error;
  }
  const both = (error: Error) => [
    () => orRefused(throwing(error)),
    () => atOnce(orRefusedInSteps(failing(error))),
  ];

  it('comes out of signing and verifying as a failure', () => {
    for (const act of both(new Refusal('DUST', { output: '1' })))
      expect(failureOf(act)).toEqual({ code: 'PSBT_REFUSED', facts: { code: 'DUST', sentence: 'output 1' } });
  });

  it('is not what a fault of ours is taken for', () => {
    const ours = new RangeError('this is ours');
    for (const act of both(ours)) expect(act).toThrow(ours);
  });
});
