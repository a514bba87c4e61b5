import { describe, expect, it } from 'vitest';
import type { RefusalCode } from '../../../src-preload/contract/claims.ts';
import type { Verdict } from '../../../src-main/verify/types.ts';
import type { SendOptions } from '../rgb/genuine-send.ts';
import { writeRaw } from './raw-psbt.ts';
import { genuineTrial, judgeTrial } from './send.ts';
import type { SendTrial } from './send.ts';

export interface SendAttack {
  readonly code: RefusalCode;
  /** The one thing that is changed in the honest answer, or in what was asked for it. */
  readonly change: (trial: SendTrial) => void;
  readonly from?: SendOptions;
  readonly also?: (verdict: Verdict) => void;
}

/**
 * The honest send is proved; the changed one is refused with this very code, and again the same way. RGB_UNREADABLE
 * alone does not contradict: it leaves every RGB claim not proved, so that it is not signed as one that is.
 */
export function attackSend(title: string, { code, change, from = {}, also }: SendAttack): void {
  describe(`a send in which ${title}`, () => {
    it('is proved without the change', () => {
      const { outcome, code: none, claims } = judgeTrial(genuineTrial({ ...from, known: true }));
      expect([outcome, none]).toEqual(['proved', null]);
      expect(claims.every((claim) => claim.outcome === 'proved')).toBe(true);
    });

    it('is as good as the list where the own book does not know what its slots hold', () => {
      expectOnlyTrusted(judgeTrial(genuineTrial({ ...from, known: false })));
    });

    it(`is refused: ${code}`, () => {
      const trial = genuineTrial(from);
      change(trial);
      const psbt = writeRaw(trial.raw);
      const verdict = judgeTrial(trial, psbt);
      const outcome = code === 'RGB_UNREADABLE' ? 'notProved' : 'contradicts';
      expect([verdict.code, verdict.outcome]).toEqual([code, outcome]);
      expect(verdict.claims.find((claim) => claim.code === code)?.outcome).toBe(outcome);
      expect(judgeTrial(trial, psbt)).toEqual(verdict);
      also?.(verdict);
    });
  });
}

/** A change that is no attack: still proved, claim by claim, but for what the list alone says of the slots. */
export function stillProved(title: string, { change, from = {} }: Pick<SendAttack, 'change' | 'from'>): void {
  it(`is proved when ${title}`, () => {
    const trial = genuineTrial(from);
    change(trial);
    expectOnlyTrusted(judgeTrial(trial));
  });
}

/** What the spent slots hold is the service's word, which ones is said; all else is proved. */
function expectOnlyTrusted({ outcome, code, claims, inputs }: Verdict): void {
  expect([outcome, code]).toEqual(['onTrust', null]);
  const trusted = claims.filter((claim) => claim.outcome !== 'proved');
  const told = inputs.map(({ outpoint }) => `${outpoint?.txid ?? ''}:${String(outpoint?.vout)}`);
  expect(trusted.map(({ name }) => name)).toContain('assetsWhole');
  for (const { name, outcome: of, ground, facts } of trusted) {
    expect(['assetsWhole', 'assetsAsAsked', 'inputsAreSlots']).toContain(name);
    expect([of, ground]).toEqual(['onTrust', 'told']);
    expect(told).toEqual(expect.arrayContaining((facts['told'] ?? '-').split(' ')));
  }
}
