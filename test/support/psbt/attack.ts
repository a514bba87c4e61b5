import { expect, it } from 'vitest';
import type { ClaimName, RefusalCode } from '../../../src-preload/contract/claims.ts';
import type { Verdict } from '../../../src-main/verify/types.ts';
import { genuineSlots, judgeAny, type Draft, type SlotsOptions } from './builder.ts';
import { writeRaw, type RawPsbt } from './raw-psbt.ts';

/** The only change in the honest answer, or in its request. */
type Change<D> = (draft: D) => unknown;

/** A change alone, or one of another honest answer, of the text itself, or with more to expect of the verdict. */
export type How<D, O> =
  | Change<D>
  | {
      readonly from?: O;
      readonly change?: Change<D>;
      readonly text?: (psbt: string) => string;
      /** Which claim has the code, and all of its facts. */
      readonly claim?: ClaimName;
      readonly facts?: object;
      readonly also?: (verdict: Verdict) => unknown;
    };

/** How attacks on answers of one kind are told: the changed one is refused with this code, and again the same way. */
export function attacksOn<D extends { raw: RawPsbt }, O extends { wallet?: unknown }>(
  what: string,
  make: (from: O) => D,
  judged: (draft: D, psbt?: string) => Verdict,
  expectHonest: (from: O) => void,
) {
  /** What each honest answer was made of, where that can be written down: many attacks change the same. */
  const proved = new Set<string>();
  const proveOnce = (from: O): void => {
    const key = JSON.stringify(from, (_, value: unknown) =>
      typeof value === 'bigint' ? `${value}n` : value,
    );
    if (from.wallet === undefined && proved.has(key)) return;
    expectHonest(from);
    if (from.wallet === undefined) proved.add(key);
  };
  const attack = (title: string, code: RefusalCode, how: How<D, O>): void =>
    it(`${what} in which ${title} is refused: ${code}`, () => {
      const all = typeof how === 'function' ? { change: how } : how;
      const { from = {} as O, change, text, claim, facts, also } = all;
      proveOnce(from);
      const draft = make(from);
      change?.(draft);
      const psbt = text === undefined ? writeRaw(draft.raw) : text(writeRaw(draft.raw));
      const verdict = judged(draft, psbt);
      // An unknown layout doesn't contradict: every RGB claim stays unproved, and nothing is signed.
      const outcome = code === 'RGB_UNREADABLE' ? 'notProved' : 'contradicts';
      expect([verdict.code, verdict.outcome]).toEqual([code, outcome]);
      const found = verdict.claims.find((one) => one.code === code);
      expect(found?.outcome).toBe(outcome);
      if (claim !== undefined) expect(found?.name).toBe(claim);
      if (facts !== undefined) expect(found?.facts).toEqual(facts);
      expect(judged(draft, psbt)).toEqual(verdict);
      also?.(verdict);
    });
  /** Several under one code, of the same honest answer. */
  const attacksFrom = (from: O, code: RefusalCode, rows: Readonly<Record<string, How<D, O>>>): void => {
    for (const [title, how] of Object.entries(rows))
      attack(title, code, { from, ...(typeof how === 'function' ? { change: how } : how) });
  };
  const attacks = (code: RefusalCode, rows: Readonly<Record<string, How<D, O>>>): void =>
    attacksFrom({} as O, code, rows);
  /** Changes of the text itself. */
  const attackTexts = (code: RefusalCode, rows: Readonly<Record<string, (psbt: string) => string>>): void => {
    for (const [title, text] of Object.entries(rows)) attack(title, code, { text });
  };
  return { attack, attacks, attacksFrom, attackTexts };
}

export const judgeDraft: (draft: Draft, psbt?: string) => Verdict = judgeAny;

export const { attack, attacks, attackTexts } = attacksOn<Draft, SlotsOptions>(
  'a PSBT',
  genuineSlots,
  judgeDraft,
  (from) => {
    const { outcome, code } = judgeDraft(genuineSlots(from));
    expect([outcome, code]).toEqual(['proved', null]);
  },
);
