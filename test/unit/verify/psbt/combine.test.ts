import fc from 'fast-check';
import { Psbt as OtherPsbt, Transaction } from 'bitcoinjs-lib';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { combine, networkTransaction } from '../../../../src-main/verify/psbt/finalise.ts';
import { readPsbt, writePsbt, type Field } from '../../../../src-main/verify/psbt/read.ts';
import { failureThrown } from '../../../support/failure-of.ts';
import { readRaw, type RawPsbt, writeRaw, writeTransaction } from '../../../support/psbt/raw-psbt.ts';
import { genuineSlots } from '../../../support/psbt/builder.ts';
import { bipVectors } from '../../../support/psbt/published.ts';
import { readVectors } from '../../../support/vectors.ts';

const vectors = readVectors(
  'bip174-combiner.json',
  v.array(v.object({ case: v.string(), psbts: v.tuple([v.string(), v.string()]), combined: v.string() })),
);
const valid = [174, 371].flatMap((bip) =>
  bipVectors(bip).valid.map((one) => [one.case, one.base64] as const),
);

const combined = (one: string, other: string): string => writePsbt(combine(readPsbt(one), readPsbt(other)));

/** Every map of it as key and value, in no order. */
function mapsOf(text: string) {
  const { global, inputs, outputs } = readPsbt(text);
  const pairs = (fields: readonly Field[]) =>
    new Map(fields.map(({ key, value }) => [hex(key), hex(value)] as const));
  return [global, ...inputs, ...outputs].map(pairs);
}
const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

const refusal = (one: string, other: string): unknown => failureThrown(() => combined(one, other));

describe('combining', () => {
  it.each(vectors)('makes what BIP174 demands of a combiner, in both orders: $case', (vector) => {
    const [one, other] = vector.psbts;
    const made = combined(one, other);
    expect(combined(other, one)).toBe(made);
    expect(mapsOf(made)).toEqual(mapsOf(vector.combined));
    // bitcoinjs-lib is another combiner.
    const theirs = OtherPsbt.fromBase64(one).combine(OtherPsbt.fromBase64(other)).toBase64();
    expect(mapsOf(theirs)).toEqual(mapsOf(made));
  });

  it('sorts keys by their bytes, as BIP174’s second example shows it', () =>
    expect(combined(...vectors[1]!.psbts)).toBe(vectors[1]?.combined));

  it('keeps what another program finalised, whose transaction is then the network’s', () => {
    const [one, other] = vectors[0]!.psbts;
    const theirs = OtherPsbt.fromBase64(combined(one, other)).finalizeAllInputs();
    const both = combined(one, theirs.toBase64());
    expect(combined(theirs.toBase64(), one)).toBe(both);
    expect(networkTransaction(readPsbt(both))).toBe(theirs.extractTransaction(true).toHex());
  });

  it.each(valid)('gives the same in any order and any grouping: %s', (_, text) => {
    const whole = readPsbt(text);
    const maps = [whole.global, ...whole.inputs, ...whole.outputs];
    const total = maps.reduce((sum, { length }) => sum + length, 0);
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 7 }), { minLength: total, maxLength: total }),
        (sides) => {
          // Each field goes to one, two or all of three signers; everybody has the transaction.
          const part = (bit: number): string => {
            let at = 0;
            const some = (fields: readonly Field[]) =>
              fields.filter(({ type }, i) => {
                const side = sides[at++] ?? 7;
                return (fields === whole.global && type === 0 && i === 0) || (side & bit) !== 0;
              });
            return writePsbt({
              global: some(whole.global),
              inputs: whole.inputs.map(some),
              outputs: whole.outputs.map(some),
            });
          };
          const [a, b, c] = [part(1), part(2), part(4)];
          const made = combined(combined(a, b), c);
          expect(combined(a, combined(b, c))).toBe(made);
          expect(combined(combined(c, a), b)).toBe(made);
          expect(combined(made, a)).toBe(made);
          expect(mapsOf(made)).toEqual(mapsOf(text));
        },
      ),
      { numRuns: 25 },
    );
  });
});

describe('what can’t be combined is refused, and says why', () => {
  const draft = (change: (raw: RawPsbt) => void = () => undefined): string => {
    const { raw } = genuineSlots();
    change(raw);
    return writeRaw(raw);
  };
  const sig = (byte: string) => (raw: RawPsbt) => raw.inputs[0]?.push(['13', byte.repeat(64)]);

  it.each([
    ['a signature', sig('ab'), sig('cd'), { map: 'input', index: 0, field: 'tapKeySig' }],
    [
      'an input’s amount',
      () => undefined,
      (raw: RawPsbt) => (raw.inputs[0]![0] = ['01', `01${raw.inputs[0]![0]![1].slice(2)}`]),
      { map: 'input', index: 0, field: 'witnessUtxo' },
    ],
    [
      'a field that nobody knows',
      (raw: RawPsbt) => raw.outputs[1]?.push(['fa01', '00']),
      (raw: RawPsbt) => raw.outputs[1]?.push(['fa01', '01']),
      { map: 'output', index: 1, field: '0xfa' },
    ],
    [
      'a field of the whole',
      (raw: RawPsbt) => raw.global.push(['fc03616263007878', '00']),
      (raw: RawPsbt) => raw.global.push(['fc03616263007878', '0000']),
      { map: 'global', index: 0, field: 'proprietary' },
    ],
  ])('%s with two values, in both orders', (_, one, other, facts) => {
    const [a, b] = [draft((raw) => void one(raw)), draft((raw) => void other(raw))];
    for (const failure of [refusal(a, b), refusal(b, a)])
      expect(failure).toEqual({ code: 'COMBINE_DIFFERS', facts });
  });

  it.each([
    ['another amount', (raw: RawPsbt) => (raw.tx.outputs[0]!.amount -= 1n)],
    ['another lock time', (raw: RawPsbt) => (raw.tx.lockTime += 1)],
    ['one output less', (raw: RawPsbt) => (raw.tx.outputs.pop(), raw.outputs.pop())],
  ])('another transaction, with both ids: %s', (_, change) => {
    const [a, b] = [draft(), draft((raw) => void change(raw))];
    const [txid, other] = [a, b].map((text) =>
      Transaction.fromHex(writeTransaction(readRaw(text).tx)).getId(),
    );
    expect(refusal(a, b)).toEqual({ code: 'COMBINE_OTHER', facts: { txid, other } });
  });

  it('more fields than are read', () => {
    const many = (from: number) => (raw: RawPsbt) => {
      for (let i = 0; i < 40_000; i++) raw.global.push([`fa${(from + i).toString(16).padStart(8, '0')}`, '']);
    };
    expect(refusal(draft(many(0)), draft(many(40_000)))).toMatchObject({
      code: 'BROUGHT_REFUSED',
      facts: { problem: 'tooLarge' },
    });
  });
});
