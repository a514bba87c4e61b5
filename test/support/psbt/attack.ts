import { describe, expect, it } from 'vitest';
import { judge } from '../../../src-main/verify/verdict/judge.ts';
import type { RefusalCode } from '../../../src-preload/contract/claims.ts';
import type { Verdict } from '../../../src-main/verify/types.ts';
import { genuineSlots } from './builder.ts';
import type { Draft, SlotsOptions } from './builder.ts';
import { writeRaw } from './raw-psbt.ts';

export interface Attack {
  readonly code: RefusalCode;
  /** The one thing that is changed in the honest answer, or in what was asked for it. */
  readonly change?: (draft: Draft) => void;
  /** For what is wrong with the text itself. */
  readonly text?: (psbt: string) => string;
  readonly from?: SlotsOptions;
  readonly also?: (verdict: Verdict) => void;
}

/** The honest PSBT is proved, the changed one is refused with this very code, and refused again the same way. */
export function attack(title: string, { code, change, text, from = {}, also }: Attack): void {
  describe(`a PSBT in which ${title}`, () => {
    it(`is refused: ${code}`, () => {
      proveOnce(from);
      const draft = genuineSlots(from);
      change?.(draft);
      const psbt = text === undefined ? writeRaw(draft.raw) : text(writeRaw(draft.raw));
      const verdict = judgeDraft(draft, psbt);
      expect([verdict.code, verdict.outcome]).toEqual([code, 'contradicts']);
      expect(verdict.claims.find((claim) => claim.outcome === 'contradicts')).toBeDefined();
      expect(verdict.claims.map((claim) => claim.code)).toContain(code);
      expect(judgeDraft(draft, psbt)).toEqual(verdict);
      also?.(verdict);
    });
  });
}

/** What each honest answer was made of, where that can be written down: many attacks change the same. */
const proved = new Set<string>();

function proveOnce(from: SlotsOptions): void {
  const { wallet, ...written } = from;
  const key = JSON.stringify(written, (_, value: unknown) =>
    typeof value === 'bigint' ? `${value}n` : value,
  );
  if (wallet === undefined && proved.has(key)) return;
  const verdict = judgeDraft(genuineSlots(from));
  expect([verdict.outcome, verdict.code]).toEqual(['proved', null]);
  if (wallet === undefined) proved.add(key);
}

export function judgeDraft(draft: Draft, psbt: string = writeRaw(draft.raw)): Verdict {
  const { intent, snapshot, book, account, limits } = draft;
  return judge({ psbt, intent, snapshot, book, account, limits });
}
