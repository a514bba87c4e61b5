import { describe, expect, it } from 'vitest';
import { judge } from '../../../src-main/verify/verdict/judge.ts';
import type { JudgeInput } from '../../../src-main/verify/verdict/judge.ts';
import { signPsbt } from '../../../src-main/verify/sign/sign.ts';
import type { Verdict } from '../../../src-main/verify/types.ts';
import { isAsDescribed } from '../../fuzz/bare-oracle.ts';
import { changeList, changeMeaning } from '../../fuzz/changes.ts';
import { caseSeed, fuzz, makeMutant } from '../../fuzz/fuzz.ts';
import { isWithinIntent, sealsToStrangers } from '../../fuzz/oracle.ts';
import { templates } from '../../fuzz/templates.ts';
import type { Template } from '../../fuzz/templates.ts';
import { seededRandom } from '../../support/psbt/mutate.ts';
import { readRaw, reversed, writeRaw } from '../../support/psbt/raw-psbt.ts';
import { PLAIN_COIN } from '../../support/psbt/send.ts';
import type { RawPsbt } from '../../support/psbt/raw-psbt.ts';
import { inputLabel } from '../../support/psbt/test-wallet.ts';

const all = templates();
const named = (name: string): Template => all.find((template) => template.name === name)!;

const HONEST = { otherMeaning: false, saysLeftOut: false };

function within(template: Template, change: (raw: RawPsbt) => void): boolean {
  const raw = structuredClone(template.raw);
  change(raw);
  return isWithinIntent(template, writeRaw(raw), HONEST);
}

const byName = (bare: boolean): (readonly [string, Template])[] =>
  all.flatMap((template) =>
    (template.asked.intent.kind === 'offline') === bare ? [[template.name, template]] : [],
  );

describe('the honest answers that mutants are made of', () => {
  it('are of every kind of intent', () => {
    const kinds = all.map(({ asked }) => asked.intent.kind);
    expect([...new Set(kinds)].sort()).toEqual(['createSlots', 'offline', 'send']);
  });

  it.each(byName(false))('are proved and within: %s', (_, template) => {
    const psbt = writeRaw(template.raw);
    expect(judge({ ...template.asked, psbt }).outcome).toBe('proved');
    expect(isWithinIntent(template, psbt, HONEST)).toBe(true);
  });

  it.each(byName(true))('contradict nothing, and are named in full: %s', (_, template) => {
    const psbt = writeRaw(template.raw);
    const verdict = judge({ ...template.asked, psbt });
    expect(verdict.code).toBeNull();
    expect(isAsDescribed(template, psbt, template.committed, verdict)).toBe(true);
  });
});

describe('the oracle', () => {
  const slots = named('three slots');
  const send = named('a witness send');
  const foreign = `5120${'42'.repeat(32)}`;

  it.each<readonly [string, (raw: RawPsbt) => void]>([
    ['a slot of another size', ({ tx }) => void (tx.outputs[0]!.amount += 1n)],
    ['a slot missing', ({ tx, outputs }) => void (tx.outputs.splice(0, 1), outputs.splice(0, 1))],
    ['a slot twice', ({ tx }) => void (tx.outputs[1]!.script = tx.outputs[0]!.script)],
    ['change for a stranger', ({ tx }) => void (tx.outputs[3]!.script = foreign)],
    [
      'change beyond the gap',
      ({ tx }) => void (tx.outputs[3]!.script = slots.wallet.key('vanilla', 0, 25).script),
    ],
    ['a fee above', ({ tx }) => void (tx.outputs[3]!.amount -= 400n)],
    ['a fee below', ({ tx }) => void (tx.outputs[3]!.amount += 20n)],
    ['an input that is not listed', ({ tx }) => void (tx.inputs[0]!.vout = 7)],
    ['an input twice', ({ tx, inputs }) => void (tx.inputs.push(tx.inputs[0]!), inputs.push(inputs[0]!))],
    ['a date for a lock time', ({ tx }) => void (tx.lockTime = 500_000_000)],
    ['a relative lock', ({ tx }) => void (tx.inputs[0]!.sequence = 1)],
    ['another version', ({ tx }) => void (tx.version = 3)],
  ])('finds %s outside of a wish for slots', (_, change) => {
    expect([within(slots, () => undefined), within(slots, change)]).toEqual([true, false]);
  });

  it.each<readonly [string, (raw: RawPsbt) => void]>([
    ['another commitment', ({ tx }) => void (tx.outputs[0]!.script = `6a20${'11'.repeat(32)}`)],
    ['a stranger in the recipient’s place', ({ tx }) => void (tx.outputs[1]!.script = foreign)],
    ['less for the recipient', ({ tx }) => void (tx.outputs[1]!.amount -= 1n)],
    ['change for a stranger', ({ tx }) => void (tx.outputs[2]!.script = foreign)],
    [
      'change on the plain branch',
      ({ tx }) => void (tx.outputs[2]!.script = send.wallet.key('vanilla', 0, 1).script),
    ],
    ['outputs in another order', ({ tx, outputs }) => void (tx.outputs.reverse(), outputs.reverse())],
    [
      'one input more',
      ({ tx, inputs }) => {
        tx.inputs.push({ txid: 'e0'.repeat(32), vout: 4, scriptSig: '', sequence: 0xffff_fffd });
        inputs.push([['01', ''], ...inputLabel(send.wallet.key('colored', 0, 3))]);
      },
    ],
  ])('finds %s outside of a wish to send', (_, change) => {
    expect([within(send, () => undefined), within(send, change)]).toEqual([true, false]);
  });

  it('lets the asset change lie on any of our own asset keys', () => {
    const moved = within(
      send,
      ({ tx }) => void (tx.outputs[2]!.script = send.wallet.key('colored', 0, 20).script),
    );
    expect(moved).toBe(true);
  });

  it.each<readonly [sats: bigint, said: boolean, slots: boolean, sends: boolean]>([
    [6n, false, true, true],
    [20n, false, false, false],
    [72n, false, false, false],
    [72n, true, false, true],
    [73n, true, false, false],
  ])(
    'of a fee of %s sats less, with the commitment named as unpaid %s: slots %s, a send %s',
    (less, saysLeftOut, ...both) => {
      const holds = [named('three slots'), named('a blinded send')].map((template) => {
        const raw = structuredClone(template.raw);
        raw.tx.outputs.at(-1)!.amount += less;
        return isWithinIntent(template, writeRaw(raw), { ...HONEST, saysLeftOut });
      });
      expect(holds).toEqual(both);
    },
  );

  it('lets nothing pass whose RGB part was made to say something else, or that cannot be read', () => {
    expect(isWithinIntent(send, writeRaw(send.raw), { ...HONEST, otherMeaning: true })).toBe(false);
    expect(isWithinIntent(send, 'AAAA', HONEST)).toBe(false);
  });
});

describe('the count of seals to strangers', () => {
  const elsewhere = named('change elsewhere');
  const bare = named('a bare send, in the own book');
  const count = (template: Template, book = template.asked.book, committed = template.committed): number => {
    const text = writeRaw(template.raw);
    const asked = { ...template.asked, book };
    return sealsToStrangers(
      { ...template, asked },
      { text, committed },
      judge({ ...template.asked, psbt: text }),
    );
  };
  const toOutpoint = (txid: string, vout: number): typeof elsewhere.committed => {
    const operations = structuredClone([...elsewhere.committed.operations]);
    operations[0]!.groups[0]!.items[0]!.seal = { txid: reversed(txid), vout, blinding: '00'.repeat(8) };
    return { ...elsewhere.committed, operations };
  };

  it('is none of honest answers, and each that the own book does not have', () => {
    expect(all.map((template) => count(template))).toEqual(all.map(() => 0));
    expect(count(elsewhere, { ...elsewhere.asked.book, outputs: [] })).toBe(1);
    expect(count(elsewhere, elsewhere.asked.book, toOutpoint('d0'.repeat(32), 1))).toBe(1);
    expect(count(elsewhere, elsewhere.asked.book, toOutpoint('b0'.repeat(32), 0))).toBe(1);
    expect(count(elsewhere, elsewhere.asked.book, toOutpoint(PLAIN_COIN.txid, PLAIN_COIN.vout))).toBe(1);
  });

  it('is, of a bare PSBT, of what its review calls ours', () => {
    const text = writeRaw(bare.raw);
    const verdict = judge({ ...bare.asked, psbt: text });
    const seal = { kind: 'outpoint', txid: 'd0'.repeat(32), vout: 1 } as const;
    const lie = {
      ...verdict,
      assets: verdict.assets.map((asset) => ({
        ...asset,
        given: asset.given.map((one) => ({ ...one, to: 'own' as const, seal })),
      })),
    };
    const given = verdict.assets.flatMap((asset) => asset.given).length;
    expect(
      [verdict, lie].map((one) => sealsToStrangers(bare, { text, committed: bare.committed }, one)),
    ).toEqual([0, given]);
  });
});

describe('lies in a list', () => {
  it('leave the honest answer refused or as it is, and never make it another', () => {
    const send = named('a blinded send');
    const psbt = writeRaw(send.raw);
    const random = seededRandom(11);
    const seen = new Set<string>();
    for (let i = 0; i < 200; i++) {
      const entries = changeList(send.asked.snapshot.entries, random);
      const { outcome, code } = judge({ ...send.asked, snapshot: { ...send.asked.snapshot, entries }, psbt });
      seen.add(code ?? outcome);
    }
    expect(send.asked.snapshot.entries).toEqual(named('a blinded send').asked.snapshot.entries);
    for (const one of ['proved', 'LIST_DENIES', 'RGB_BURN', 'RGB_UNSETTLED', 'UNEXPECTED_INPUT'])
      expect([...seen]).toContain(one);
  });
});

describe('a mutant', () => {
  it('is the same for the same seed and case, and another for another', () => {
    const text = (seed: number, index: number): string =>
      makeMutant(all[4]!, seededRandom(caseSeed(seed, index))).text;
    expect(text(3, 5)).toBe(text(3, 5));
    expect(new Set([text(3, 5), text(3, 6), text(4, 5)]).size).toBe(3);
  });

  it('with another meaning says something else, and commits to it', () => {
    const send = named('two assets, two inputs');
    const random = seededRandom(9);
    for (let i = 0; i < 60; i++) {
      const other = writeRaw(send.otherMeaning!(random).raw);
      expect(other).not.toBe(writeRaw(send.raw));
      expect(judge({ ...send.asked, psbt: other }).outcome).not.toBe('proved');
    }
  });

  it('has an amount more or less where there is one item alone', () => {
    const units = ({ groups }: { groups: readonly { items: readonly { state: string }[] }[] }): string =>
      groups[0]!.items[0]!.state;
    const operation = {
      formatVersion: 0,
      contract: '00',
      nonce: '',
      type: 10_000,
      metadata: [],
      globals: [],
      inputs: [{ opid: '', type: 4000, no: 0 }],
      groups: [
        { type: 4000, stateClass: 1, items: [{ seal: { secret: '00' }, state: '080100000000000000' }] },
      ],
      signature: '00',
    };
    const random = seededRandom(2);
    for (let i = 0; i < 40; i++) {
      const changed = [structuredClone(operation)];
      changeMeaning(changed, random);
      expect(changed).not.toEqual([operation]);
    }
    expect(units(operation)).toBe('080100000000000000');
  });
});

/** Only the judge refuses these: the signer knows of no intent, list, book or fee. */
const FOR_THE_JUDGE = [
  'FEE_TOO_HIGH',
  'FOREIGN_OUTPUT',
  'OUTPUT_SIZE',
  'RGB_AMOUNT',
  'RGB_CHANGE',
  'RGB_RECIPIENT',
  'SPENDS_PENDING',
];

describe('a run', () => {
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

  it('finds a judge that overlooks a contradiction, by what is signed then', { timeout: 60_000 }, () => {
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

  it('finds a signer that holds to another form than the judge', () => {
    const strict: typeof signPsbt = ({ psbt, account, seed, aux }) => signPsbt({ psbt, account, seed, aux });
    const { findings } = fuzz(600, 1, { instrument: { judge, signPsbt: strict } });
    expect(findings.map(({ what }) => what)).toContain('what may be signed cannot be signed');
    expect(findings.every(({ template }) => template.startsWith('a bare'))).toBe(true);
  });

  it('finds a signer that signs another transaction', () => {
    const later: typeof signPsbt = (input) => {
      const signed = signPsbt(input);
      const raw = readRaw(signed.psbt);
      raw.tx.lockTime = (raw.tx.lockTime ^ 1) >>> 0;
      return { ...signed, psbt: writeRaw(raw) };
    };
    const { findings, signed } = fuzz(100, 11, { instrument: { judge, signPsbt: later } });
    expect(signed).toBeGreaterThan(0);
    expect(findings.map(({ kind }) => kind)).toEqual(Array<string>(signed).fill('outside'));
  });
});
