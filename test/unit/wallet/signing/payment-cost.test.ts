import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mostPayable, paymentTakes, planPayment } from '../../../../src-main/wallet/pay/payment-cost.ts';

const asked = { scriptBytes: 34, rateSatsPerVb: 2 };
/** P2TR in and out: 10.5, 57.5 and 43 vB. */
const ONE_IN_TWO_OUT = 2n * 154n;
const ONE_IN_ONE_OUT = 2n * 111n;

describe('what a payment takes', () => {
  it('is the amount and the fee, and the rest comes back', () => {
    expect(planPayment([100_000n], { ...asked, amountSats: 30_000n })).toEqual({
      feeSats: ONE_IN_TWO_OUT,
      takesSats: 30_000n + ONE_IN_TWO_OUT,
      remainsSats: 70_000n - ONE_IN_TWO_OUT,
    });
  });

  it('is counted by the largest coins, and the others remain', () => {
    const plan = planPayment([1_000n, 100_000n, 2_000n], { ...asked, amountSats: 30_000n });
    expect(plan).toMatchObject({ feeSats: ONE_IN_TWO_OUT, remainsSats: 73_000n - ONE_IN_TWO_OUT });
  });

  it.each([
    ['to the sat', ONE_IN_ONE_OUT],
    ['with dust left', ONE_IN_TWO_OUT + 329n],
  ])('is the whole coin where it just suffices, %s', (_what, more) => {
    const plan = planPayment([30_000n + more], { ...asked, amountSats: 30_000n });
    expect(plan).toEqual({ feeSats: more, takesSats: 30_000n + more, remainsSats: 0n });
  });

  it('is less by what a shorter output saves', () => {
    const plan = planPayment([100_000n], { ...asked, scriptBytes: 22, amountSats: 30_000n });
    expect(plan?.feeSats).toBe(ONE_IN_TWO_OUT - 24n);
  });

  it.each([
    ['without a coin', []],
    ['one sat short', [30_000n + ONE_IN_ONE_OUT - 1n]],
  ])('is nothing that can be paid %s', (_what, coins) => {
    expect(planPayment(coins, { ...asked, amountSats: 30_000n })).toBeNull();
    expect(paymentTakes(coins.length, { ...asked, amountSats: 30_000n })).toBe(30_000n + ONE_IN_ONE_OUT);
  });
});

describe('the most that can be paid', () => {
  it('is nothing where the fee takes all of it', () => {
    expect(mostPayable([], asked)).toBe(0n);
    expect(mostPayable([200n], asked)).toBe(0n);
  });

  it('can always be paid, spends every coin and leaves less than an output', () => {
    fc.assert(
      fc.property(
        fc.array(fc.bigInt(1_000n, 5_000_000n), { minLength: 1, maxLength: 60 }),
        fc.constantFrom(22, 23, 25, 34),
        fc.integer({ min: 1, max: 5 }),
        (coins, scriptBytes, rateSatsPerVb) => {
          const amountSats = mostPayable(coins, { scriptBytes, rateSatsPerVb });
          expect(amountSats).toBeGreaterThan(0n);
          const plan = planPayment(coins, { scriptBytes, rateSatsPerVb, amountSats });
          expect(plan?.remainsSats).toBe(0n);
        },
      ),
    );
  });
});
