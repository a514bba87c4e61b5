import { describe, expect, it } from 'vitest';
import { judge } from '../../../src-main/verify/verdict/judge.ts';
import type { JudgeLimits, Line, MovedAsset, Verdict } from '../../../src-main/verify/types.ts';
import { isAsDescribed } from '../../fuzz/bare-oracle.ts';
import { templates } from '../../fuzz/templates.ts';
import type { Committed, Template } from '../../fuzz/templates.ts';
import { readRaw, writeRaw } from '../../support/psbt/raw-psbt.ts';
import type { RawPsbt } from '../../support/psbt/raw-psbt.ts';
import { fungible, writeFields } from '../../support/rgb/encode.ts';
import type { RawOperation } from '../../support/rgb/encode.ts';

const all = templates();
const named = (name: string): Template => all.find((template) => template.name === name)!;
const payment = named('a bare payment');
const unlisted = named('a bare send');
const listed = named('a bare send, listed');

interface Change {
  /** In the PSBT, which is then judged. */
  readonly raw?: (raw: RawPsbt) => void;
  /** In what the review would say of it. */
  readonly verdict?: (verdict: Verdict) => Verdict;
  readonly committed?: (committed: Committed) => Committed;
}

const same = <T>(value: T): T => value;

function holds(template: Template, { raw, verdict = same, committed = same }: Change): boolean {
  const changed = structuredClone(template.raw);
  raw?.(changed);
  const psbt = writeRaw(changed);
  const said = judge({ ...template.asked, psbt });
  return isAsDescribed(template, psbt, committed(template.committed), verdict(said));
}

const line = (index: number, change: Partial<Line>) => (verdict: Verdict) => ({
  ...verdict,
  outputs: verdict.outputs.map((output, i) => (i === index ? { ...output, ...change } : output)),
});
const proved = (name: string) => (verdict: Verdict) => ({
  ...verdict,
  claims: verdict.claims.map((claim) =>
    claim.name === name ? { ...claim, outcome: 'proved' as const } : claim,
  ),
});
/** As if the review said nothing of it. */
const without = (name: string) => (verdict: Verdict) => ({
  ...verdict,
  claims: verdict.claims.map((claim) =>
    claim.name === name ? { ...claim, outcome: 'proved' as const, facts: {} } : claim,
  ),
});
const asset = (change: (asset: MovedAsset) => MovedAsset) => (verdict: Verdict) => ({
  ...verdict,
  assets: verdict.assets.map((one, i) => (i === 0 ? change(one) : one)),
});
const firstGiven = (change: Partial<MovedAsset['given'][number]>) =>
  asset(({ given: [first, ...others], ...rest }) => ({
    ...rest,
    given: [{ ...first!, ...change }, ...others],
  }));

const capped = (limits: Partial<JudgeLimits>): Template => ({
  ...payment,
  asked: { ...payment.asked, limits: { ...payment.asked.limits, ...limits } },
});
const dearer = ({ tx }: RawPsbt): void => void (tx.outputs[1]!.amount -= 1_000n);

describe('the oracle of a bare PSBT', () => {
  it.each<readonly [string, Template, Change]>([
    ['a stranger’s output that is called change', payment, { verdict: line(2, { kind: 'change' }) }],
    ['a stranger’s output that is called proved', payment, { verdict: line(2, { outcome: 'proved' }) }],
    ['another amount than is paid', payment, { verdict: line(2, { amountSats: 3_999n }) }],
    [
      'an output that is left out',
      payment,
      { verdict: (said) => ({ ...said, outputs: said.outputs.slice(1) }) },
    ],
    ['a fee above the cap', capped({ maxFeeSats: 1_000n }), { raw: dearer }],
    ['a rate above the cap', capped({ maxRateSatsPerVb: 4 }), { raw: dearer }],
    ['more paid than spent', payment, { raw: ({ tx }) => void (tx.outputs[1]!.amount += 144_000n) }],
    ['an input twice', payment, { raw: ({ tx }) => void (tx.inputs[1] = tx.inputs[0]!) }],
    [
      'another amount than is listed',
      payment,
      { raw: ({ inputs }) => void (inputs[0]![0]![1] = `01${inputs[0]![0]![1].slice(2)}`) },
    ],
    [
      'an input of a stranger',
      payment,
      { raw: ({ inputs }) => void (inputs[0]![0]![1] = inputs[0]![0]![1].replace(/..$/, '00')) },
    ],
    ['an input without its amount', payment, { raw: ({ inputs }) => void inputs[0]!.splice(0, 1) }],
    [
      'a date for a lock time that is not said',
      payment,
      { raw: ({ tx }) => void (tx.lockTime = 500_000_000), verdict: without('lockTime') },
    ],
    [
      'a relative lock that is not said',
      payment,
      { raw: ({ tx }) => void (tx.inputs[0]!.sequence = 144), verdict: without('lockTime') },
    ],
    ['another version than nodes pass on', payment, { raw: ({ tx }) => void (tx.version = 4) }],
    ['an unlisted input as one that is', unlisted, { verdict: proved('amountsAsListed') }],
    ['what rides on an unlisted input as known', unlisted, { verdict: proved('spentAssetsKnown') }],
    ['an asset for a stranger as nothing', unlisted, { verdict: proved('nothingToOthers') }],
    ['an asset for a stranger as ours', unlisted, { verdict: firstGiven({ to: 'own' }) }],
    ['another amount of an asset', unlisted, { verdict: firstGiven({ amount: 1n }) }],
    [
      'another operation of an asset',
      unlisted,
      { verdict: firstGiven({ opout: `${'00'.repeat(32)}/4000/0` }) },
    ],
    ['another place of an asset', unlisted, { verdict: firstGiven({ seal: { kind: 'output', vout: 9 } }) }],
    [
      'an asset that is left out',
      unlisted,
      { verdict: (said) => ({ ...said, assets: said.assets.slice(1) }) },
    ],
    [
      'another commitment than was made',
      unlisted,
      { committed: (made) => ({ ...made, script: `6a20${'11'.repeat(32)}` }) },
    ],
    [
      'other operations than were committed to',
      unlisted,
      { committed: (made) => ({ ...made, operations: made.operations.slice(1) }) },
    ],
    [
      'a commitment that nothing proves as proved',
      unlisted,
      { raw: ({ outputs }) => void (outputs[0] = []), verdict: proved('commitmentRecomputes') },
    ],
    [
      'assets of a commitment that is not proved',
      unlisted,
      {
        raw: ({ outputs }) => void (outputs[0] = []),
        verdict: (said) => ({
          ...said,
          assets: judge({ ...unlisted.asked, psbt: writeRaw(unlisted.raw) }).assets,
        }),
      },
    ],
    [
      'a listed asset that nothing moves',
      listed,
      { raw: (raw) => void ((raw.global = []), (raw.outputs[0] = [])) },
    ],
  ])('finds %s', (_, template, change) => {
    expect([holds(template, {}), holds(template, change)]).toEqual([true, false]);
  });

  /** The RGB part made anew, as honest as it then is; judged as it would be if nothing of it were weighed. */
  const remade = (change: (operations: RawOperation[]) => void): boolean => {
    const operations = structuredClone([...listed.committed.operations]);
    change(operations);
    const raw = structuredClone(listed.raw);
    const { global, host, commitment } = writeFields(operations, '5546498b33ea9583');
    raw.global = global;
    raw.outputs[0] = host;
    raw.tx.outputs[0]!.script = `6a20${commitment}`;
    const psbt = writeRaw(raw);
    const unweighed = { ...listed.asked, psbt, snapshot: { ...listed.asked.snapshot, entries: [] } };
    const open = judge(unweighed);
    expect(open.code).toBeNull();
    return isAsDescribed(listed, psbt, { operations, script: `6a20${commitment}` }, open);
  };

  it.each<readonly [string, (operations: RawOperation[]) => void]>([
    ['given out in part', ([first]) => void (first!.groups[0]!.items[0]!.state = fungible(1n))],
    ['left open', ([first]) => void first!.inputs.pop()],
  ])('finds a listed asset that is %s', (_, change) => {
    expect([remade(() => undefined), remade(change)]).toEqual([true, false]);
  });

  it('finds a listed coin that is promised to something pending', () => {
    const { snapshot } = payment.asked;
    const entries = snapshot.entries.map((entry) => ({ ...entry, pendingBlinded: 1 }));
    const promised = { ...payment, asked: { ...payment.asked, snapshot: { ...snapshot, entries } } };
    expect([holds(payment, {}), holds(promised, {})]).toEqual([true, false]);
  });

  it('lets nothing pass that cannot be read', () => {
    const psbt = writeRaw(payment.raw);
    const verdict = judge({ ...payment.asked, psbt });
    expect(isAsDescribed(payment, 'AAAA', payment.committed, verdict)).toBe(false);
  });

  it('lets another meaning pass that the review names', () => {
    const random = (below: number): number => 4 % below;
    const { raw, committed } = unlisted.otherMeaning!(random);
    const psbt = writeRaw(raw);
    expect(readRaw(psbt).tx.outputs[0]!.script).not.toBe(unlisted.committed.script);
    const verdict = judge({ ...unlisted.asked, psbt });
    expect(verdict.code).toBeNull();
    expect(isAsDescribed(unlisted, psbt, committed, verdict)).toBe(true);
    expect(isAsDescribed(unlisted, psbt, unlisted.committed, verdict)).toBe(false);
  });
});
