import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mostToPay, selectCoins, type PayableCoin } from '../../../../src-main/wallet/pay/build-payment.ts';

const coins = (...sats: number[]): PayableCoin[] =>
  sats.map((one, i) => ({ outpoint: `${'0'.repeat(63)}${String(i)}:${String(i)}`, sats: BigInt(one) }));
const pays = (sats: number, more: object = {}) => ({
  outputs: [{ scriptBytes: 34, sats: BigInt(sats) }],
  rateSatsPerVb: 2,
  ...more,
});
/** P2TR in and out: 10.5, 57.5 and 43 vB. */
const ONE_IN_TWO_OUT = 2 * 154;
const ONE_IN_ONE_OUT = 2 * 111;
const picked = (...asked: Parameters<typeof selectCoins>) => {
  const found = selectCoins(...asked);
  return found && [found.coins.map(({ sats }) => Number(sats)), found.changeSats, found.feeSats];
};

describe('the coins of a payment', () => {
  it.each<[string, number[], ReturnType<typeof pays>, unknown]>([
    ['are the smallest one that pays it', [90_000, 50_000, 40_000], pays(30_000), [[40_000], 9_692n, 308n]],
    ['are one that just fits, without change', [100_000, 30_222], pays(30_000), [[30_222], null, 222n]],
    [
      'give the miner less than change costs',
      [30_000 + ONE_IN_TWO_OUT + 329],
      pays(30_000),
      [[30_637], null, 637n],
    ],
    ['make change from one sat on', [30_000 + ONE_IN_TWO_OUT + 330], pays(30_000), [[30_638], 330n, 308n]],
    [
      'are two of them that fit rather than one with change',
      [90_000, 20_000, 10_338],
      pays(30_000),
      [[20_000, 10_338], null, 338n],
    ],
    ['are the fewest', [9_000, 8_000, 7_000, 6_000], pays(15_000), [[9_000, 7_000], 576n, 424n]],
    [
      'at a tenth of a sat are rounded up',
      [100_000],
      pays(30_000, { rateSatsPerVb: 1.1 }),
      [[100_000], 69_830n, 170n],
    ],
    [
      'that must be spent are, whatever else is',
      [90_000, 1_000],
      pays(30_000, { must: coins(0, 1_000).slice(1) }),
      [[1_000, 90_000], 60_576n, 424n],
    ],
    [
      'all come back where nobody is paid',
      [5_000, 4_000],
      { outputs: [], rateSatsPerVb: 2, must: coins(5_000, 4_000), comesBack: true } as never,
      [[5_000, 4_000], 8_662n, 338n],
    ],
  ])('%s', (_, some, asked, expected) => expect(picked(coins(...some), asked)).toEqual(expected));

  it.each([
    ['without a coin', []],
    ['one sat short', [30_000 + ONE_IN_ONE_OUT - 1]],
    ['where each coin costs more than it has', Array<number>(900).fill(100)],
  ])('are none %s', (_, some) => expect(selectCoins(coins(...some), pays(30_000))).toBeNull());

  it('pay to the sat, are the fewest or one more, and leave no dust', () => {
    const amount = fc.integer({ min: 400, max: 3_000_000 });
    fc.assert(
      fc.property(
        fc.array(amount, { minLength: 1, maxLength: 40 }),
        fc.array(fc.record({ sats: amount, scriptBytes: fc.constantFrom(22, 23, 25, 34) }), {
          minLength: 1,
          maxLength: 5,
        }),
        fc.integer({ min: 10, max: 600 }),
        (some, outputs, tenths) => {
          const all = coins(...some);
          const asked = {
            outputs: outputs.map((one) => ({ ...one, sats: BigInt(one.sats) })),
            rateSatsPerVb: tenths / 10,
          };
          const found = selectCoins(all, asked);
          if (found === null) return;
          const sum = (list: readonly { sats: bigint }[]) =>
            list.reduce((total, { sats }) => total + sats, 0n);
          expect(sum(found.coins)).toBe(sum(asked.outputs) + found.feeSats + (found.changeSats ?? 0n));
          expect(found.changeSats ?? 330n).toBeGreaterThanOrEqual(330n);
          expect(new Set(found.coins).size).toBe(found.coins.length);
          const largest = all.toSorted((a, b) => Number(b.sats - a.sats));
          const fewest =
            largest.findIndex((_, i) => selectCoins(largest.slice(0, i + 1), asked) !== null) + 1;
          expect(found.coins.length).toBeLessThanOrEqual(fewest + 1);
          const vbytes = Number(found.feeSats) / (tenths / 10);
          // What goes to the miner beyond the fee is less than change would cost.
          const size =
            11 + 57.5 * found.coins.length + outputs.reduce((total, one) => total + 9 + one.scriptBytes, 0);
          expect(vbytes).toBeLessThan(size + 44 + 43 + 330 / (tenths / 10));
        },
      ),
      { numRuns: 500 },
    );
  });
});

it('the most that can be paid is nothing where the fee takes all of it', () => {
  expect(mostToPay([], { outputs: [], rateSatsPerVb: 2 }, 34)).toBe(0n);
  expect(mostToPay(coins(200), { outputs: [], rateSatsPerVb: 2 }, 34)).toBe(0n);
});

it('the most that can be paid can always be paid, spends every coin, and nothing comes back', () =>
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1_000, max: 5_000_000 }), { minLength: 1, maxLength: 60 }),
      fc.constantFrom(22, 23, 25, 34),
      fc.integer({ min: 1, max: 5 }),
      (some, scriptBytes, rateSatsPerVb) => {
        const all = coins(...some);
        const sats = mostToPay(all, { outputs: [], rateSatsPerVb }, scriptBytes);
        const found = selectCoins(all, { outputs: [{ scriptBytes, sats }], rateSatsPerVb });
        expect(found?.coins.length).toBe(all.length);
        expect(found?.changeSats).toBeNull();
      },
    ),
  ));
