import { describe, expect, it } from 'vitest';
import { sendLies } from '../../regtest/lies/send-lies.ts';
import { slotLies } from '../../regtest/lies/slot-lies.ts';
import { judgeDraft } from '../../support/psbt/attack.ts';
import { genuineSlots } from '../../support/psbt/builder.ts';
import { genuineTrial, judgeTrial } from '../../support/psbt/send.ts';
import { writeRaw } from '../../support/psbt/raw-psbt.ts';

describe('each lie of the regtest lane', () => {
  it.each(slotLies.map((one) => [one.name, one] as const))('about slots is refused: %s', (_, one) => {
    const draft = genuineSlots();
    expect(judgeDraft(draft).outcome).toBe('proved');
    const { outcome, code } = judgeDraft(draft, one.change(writeRaw(draft.raw)));
    expect(outcome).toBe('contradicts');
    expect(one.codes).toContain(code);
  });

  it.each(sendLies.map((one) => [one.name, one] as const))('about a send is refused: %s', (_, one) => {
    const trial = genuineTrial();
    expect(judgeTrial(trial).outcome).toBe('onTrust');
    const { outcome, code } = judgeTrial(trial, one.change(writeRaw(trial.raw)));
    expect(outcome).toBe('contradicts');
    expect(one.codes).toContain(code);
  });
});
