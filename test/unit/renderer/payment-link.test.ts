import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { BOUNDS } from '../../../src-preload/contract/bounds.ts';
import { visible } from '../../../src-preload/contract/outside.ts';
import { paymentLink } from '../../../src-renderer/wallet/receive/payment-link.ts';
import { readPaymentLink } from '../../../src-main/invoices/payment-link.ts';
import { readVectors } from '../../support/vectors.ts';

const ADDRESS = 'bcrt1p5cyxnuxmeuwuvkwfem96lqzszd02n6xdcjrs20cac6yqjjwudpxqvg32hk';
const write = (amountSats: number | null, label = ''): string =>
  paymentLink({ address: ADDRESS, amountSats, label });

describe('a request for bitcoin', () => {
  it.each([
    ['an address alone', write(null), ''],
    ['one sat', write(1), '?amount=0.00000001'],
    ['a whole bitcoin', write(100_000_000), '?amount=1'],
    ['ten of them', write(1_000_000_000), '?amount=10'],
    ['no zeros behind', write(2_030_000_000), '?amount=20.3'],
    ['more digits than a double holds', write(2_099_999_999_999_999), '?amount=20999999.99999999'],
    ['every bitcoin there is', write(BOUNDS.sats), '?amount=21000000'],
    ['what separates parameters', write(null, 'a=b&c#d?e%20+f'), '?label=a%3Db%26c%23d%3Fe%2520%2Bf'],
    ['letters beyond ASCII', write(null, 'Añö €'), '?label=A%C3%B1%C3%B6%20%E2%82%AC'],
    ['both', write(5_000_000_000, 'Luke-Jr'), '?amount=50&label=Luke-Jr'],
    ['a label of blanks', write(1_000, ' \n '), '?amount=0.00001'],
  ])('is written as BIP321 says: %s', (_, link, query) => expect(link).toBe(`bitcoin:${ADDRESS}${query}`));

  it('is read as it was written, whatever amount and label', () => {
    const label = fc.string({ unit: 'binary', maxLength: 120 });
    const amount = fc.option(fc.integer({ min: 1, max: BOUNDS.sats }));
    fc.assert(
      fc.property(amount, label, (amountSats, said) => {
        const link = write(amountSats, said);
        expect(link).toMatch(/^bitcoin:bcrt1[a-z0-9]+(?:\?[A-Za-z0-9=&%.!'()*~_-]+)?$/);
        const shown = visible(said).trim();
        const asked = { address: ADDRESS, amountSats: amountSats === null ? null : BigInt(amountSats) };
        const read = readPaymentLink(link, 'regtest');
        expect(read).toMatchObject({ ok: true, asked: { ...asked, message: null } });
        if (shown.length <= BOUNDS.labelChars)
          expect(read).toMatchObject({ asked: { label: shown === '' ? null : shown } });
      }),
      { numRuns: 1_000, seed: 20_261_130 },
    );
  });

  it.each([
    ['300 letters', 'x'.repeat(300), 200],
    ['a picture across the end', `${'x'.repeat(199)}🧊`, 199],
  ])('has its label of %s cut by whole characters', (_, label, length) => {
    const read = readPaymentLink(write(null, label), 'regtest');
    expect(read.ok && read.asked.label).toBe(label.slice(0, length));
  });

  it.each([
    ['a line break', 'a\r\nb'],
    ['a character that turns the text', 'pay \u202eereht'],
    ['a zero', 'a\0b'],
    ['half a character', 'a\ud83d'],
  ])('shows %s to the payer instead of passing it on', (_, label) => {
    const read = readPaymentLink(write(null, label), 'regtest');
    expect(read.ok && read.asked.label).toMatch(/^[\x20-\x7e\ufffd]+$/);
  });

  it.each([0, -1, 0.1, NaN, Infinity, BOUNDS.sats + 1])('refuses an amount of %s sats', (sats) =>
    expect(() => write(sats)).toThrow(RangeError),
  );
});

describe('BIP321’s own examples', () => {
  const examples = v.array(v.object({ uri: v.string(), text: v.string() }));
  const { valid, invalid } = readVectors(
    'bip321-uris.json',
    v.object({ valid: examples, invalid: examples }),
  );
  const read = (uri: string) => readPaymentLink(uri, uri.includes('tb=') ? 'testnet' : 'mainnet');
  /** A link's address is checked elsewhere. A link without one names a means that Ochre can't pay. */
  const notPaid = /^bitcoin:\?(?:lightning|lno|sp)=/;

  it('are read if they are valid, or named as another means of payment', () => {
    expect(valid.length).toBe(15);
    for (const { uri } of valid) expect(read(uri).ok, uri).toBe(!notPaid.test(uri));
  });

  it.each([
    [null, ''],
    [null, 'Luke-Jr'],
    [2_030_000_000, 'Luke-Jr'],
  ])('for %s sats and “%s” is written here letter by letter', (amountSats, label) => {
    const written = paymentLink({ address: '175tWpb8K1S7NmH4Zx6rewF9WQrcZv245W', amountSats, label });
    expect(valid.map(({ uri }) => uri)).toContain(written);
  });

  it('are refused if they are invalid, or lose repeated parameters', () => {
    for (const { uri } of invalid) {
      const found = read(uri);
      const isTwice = /label=.*&label=/.test(uri);
      expect(found.ok, uri).toBe(isTwice);
      if (found.ok) expect(found.asked.label).toBeNull();
    }
  });
});
