import { describe, expect, it } from 'vitest';
import { judge, type JudgeInput } from '../../../src-main/verify/verdict/judge.ts';
import { signPsbt } from '../../../src-main/verify/sign/sign.ts';
import type { Line, MovedAsset, Verdict } from '../../../src-main/verify/types.ts';
import { isAsDescribed } from '../../fuzz/bare-oracle.ts';
import { fuzz } from '../../fuzz/fuzz.ts';
import { isWithinIntent, sealsToStrangers } from '../../fuzz/oracle.ts';
import { templates, type Template } from '../../fuzz/templates.ts';
import { writeRaw, type RawPsbt } from '../../support/psbt/raw-psbt.ts';

const all = templates();
const named = (name: string): Template => all.find((template) => template.name === name)!;

const HONEST = { otherMeaning: false, saysLeftOut: false };

const changed = (template: Template, change: (raw: RawPsbt) => void): string => {
  const raw = structuredClone(template.raw);
  change(raw);
  return writeRaw(raw);
};

it.each(all.map((template) => [template.name, template] as const))(
  'the honest answers from which mutants are made are accepted: %s',
  (_, template) => {
    const psbt = writeRaw(template.raw);
    const verdict = judge({ ...template.asked, psbt });
    const isBare = template.asked.intent.kind === 'offline';
    expect(verdict.code).toBeNull();
    expect(verdict.outcome === 'proved' || isBare).toBe(true);
    expect(
      isBare
        ? isAsDescribed(template, psbt, template.committed, verdict)
        : isWithinIntent(template, psbt, HONEST),
    ).toBe(true);
    expect(sealsToStrangers(template, { text: psbt, committed: template.committed }, verdict)).toBe(0);
  },
);

describe('a check that knows only the intent', () => {
  it("finds a seal on an output that our own book doesn't have", () => {
    const { asked, raw, committed, ...rest } = named('change elsewhere');
    const text = writeRaw(raw);
    const lost = { ...rest, raw, committed, asked: { ...asked, book: { ...asked.book, outputs: [] } } };
    expect(sealsToStrangers(lost, { text, committed }, judge({ ...lost.asked, psbt: text }))).toBe(1);
  });

  const line = (index: number, change: Partial<Line>) => (said: Verdict) => ({
    ...said,
    outputs: said.outputs.map((output, at) => (at === index ? { ...output, ...change } : output)),
  });
  const given = (change: Partial<MovedAsset['given'][number]>) => (said: Verdict) => ({
    ...said,
    assets: said.assets.map((one) => ({ ...one, given: one.given.map((to) => ({ ...to, ...change })) })),
  });
  const proved = (claim: string) => (said: Verdict) => ({
    ...said,
    claims: said.claims.map((one) =>
      one.name === claim ? { ...one, outcome: 'proved' as const, facts: {} } : one,
    ),
  });
  const same = (said: Verdict): Verdict => said;

  it.each<readonly [string, string, (said: Verdict) => Verdict, (raw: RawPsbt) => void]>([
    [
      'a stranger’s output that is called change',
      'a bare payment',
      line(2, { kind: 'change' }),
      () => undefined,
    ],
    ['another amount than is paid', 'a bare payment', line(2, { amountSats: 3_999n }), () => undefined],
    ['more paid than spent', 'a bare payment', same, ({ tx }) => void (tx.outputs[1]!.amount += 144_000n)],
    [
      'a date for a lock time that is not said',
      'a bare payment',
      proved('lockTime'),
      ({ tx }) => void (tx.lockTime = 500_000_000),
    ],
    ['an unlisted input as one that is', 'a bare send', proved('amountsAsListed'), () => undefined],
    ['an asset for a stranger as ours', 'a bare send', given({ to: 'own' }), () => undefined],
    ['another amount of an asset', 'a bare send', given({ amount: 1n }), () => undefined],
    [
      'a commitment that nothing proves as proved',
      'a bare send',
      proved('commitmentRecomputes'),
      ({ outputs }) => void (outputs[0] = []),
    ],
  ])('finds in the review of a bare PSBT %s', (_, name, lie, change) => {
    const template = named(name);
    const psbt = changed(template, change);
    const verdict = lie(judge({ ...template.asked, psbt }));
    expect(isAsDescribed(template, psbt, template.committed, verdict)).toBe(false);
  });
});

/** Only the judge refuses these, because the signer knows no intent, list, book or fee. */
const FOR_THE_JUDGE = [
  'FEE_TOO_HIGH',
  'FOREIGN_OUTPUT',
  'OUTPUT_SIZE',
  'RGB_AMOUNT',
  'RGB_CHANGE',
  'RGB_RECIPIENT',
  'SPENDS_PENDING',
];

describe('a fuzz run', () => {
  it('reads, refuses and signs, and finds nothing', () => {
    const outcome = fuzz(300, 11);
    expect(outcome.findings).toEqual([]);
    expect(outcome.read).toBeGreaterThan(100);
    expect(outcome.refused).toBeGreaterThan(200);
    expect(outcome.signed).toBeGreaterThan(10);
    const perTemplate = Object.values(outcome.signedOf);
    expect(perTemplate.reduce((sum, count) => sum + count, 0)).toBe(outcome.signed);
    expect(perTemplate.filter((count) => count > 0).length).toBeGreaterThan(perTemplate.length / 2);
  });

  it('finds a judge that overlooks a contradiction, by what gets signed', { timeout: 60_000 }, () => {
    const codes = new Map<string, string>();
    const blind = (input: JudgeInput): Verdict => {
      const verdict = judge(input);
      if (verdict.outcome !== 'contradicts') return verdict;
      codes.set(input.psbt, verdict.code ?? '');
      return { ...verdict, outcome: 'proved', code: null };
    };
    const { findings } = fuzz(800, 11, { instrument: { judge: blind, signPsbt } });
    const found = new Set(
      findings
        .filter(({ kind }) => kind === 'outside')
        .map(({ psbt }) => codes.get(psbt) ?? 'signed rightly'),
    );
    expect([...found]).toEqual(expect.arrayContaining(FOR_THE_JUDGE));
    expect([...found]).not.toContain('signed rightly');
    expect(findings.filter(({ kind }) => kind === 'stranger').length).toBeGreaterThan(0);
  });
});
