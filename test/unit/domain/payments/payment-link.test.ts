import { describe, expect, it } from 'vitest';
import { readPaymentLink } from '../../../../src-main/domain/payments/payment-link.ts';

const ADDRESS = 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080';
const nothing = { address: ADDRESS, amountSats: null, label: null, message: null };

describe('what somebody asks for who wants to be paid', () => {
  it.each([
    ['an address', ADDRESS, {}],
    ['an address between spaces', `  ${ADDRESS}\n`, {}],
    ['a link', `bitcoin:${ADDRESS}`, {}],
    ['a link as codes carry it', `BITCOIN:${ADDRESS.toUpperCase()}`, { address: ADDRESS.toUpperCase() }],
    ['a link with slashes', `bitcoin://${ADDRESS}`, {}],
    ['a whole bitcoin', `bitcoin:${ADDRESS}?amount=1`, { amountSats: 100_000_000n }],
    ['one sat', `bitcoin:${ADDRESS}?amount=0.00000001`, { amountSats: 1n }],
    [
      'more than a double holds',
      `bitcoin:${ADDRESS}?amount=20999999.99999999`,
      {
        amountSats: 2_099_999_999_999_999n,
      },
    ],
    ['names of parameters in upper case', `BITCOIN:${ADDRESS}?AMOUNT=0.5`, { amountSats: 50_000_000n }],
    [
      'a purpose',
      `bitcoin:${ADDRESS}?label=Luke%20%26%20Co&message=Thanks%21`,
      {
        label: 'Luke & Co',
        message: 'Thanks!',
      },
    ],
    ['an empty purpose', `bitcoin:${ADDRESS}?label=&message=%20`, {}],
    [
      'what is not known and need not be',
      `bitcoin:${ADDRESS}?pj=https://x.example&amount=2&somethingelse`,
      {
        amountSats: 200_000_000n,
      },
    ],
  ])('is read: %s', (_what, text, asked) => {
    expect(readPaymentLink(text)).toEqual({ ok: true, asked: { ...nothing, ...asked } });
  });

  it.each([
    ['an amount in scientific form', 'amount=1e3', 'link'],
    ['a negative amount', 'amount=-1', 'link'],
    ['a ninth decimal', 'amount=0.000000001', 'link'],
    ['a comma', 'amount=0,5', 'link'],
    ['a point with nothing before it', 'amount=.5', 'link'],
    ['an empty amount', 'amount=', 'link'],
    ['an amount without a value', 'amount', 'link'],
    ['two amounts', 'amount=1&amount=2', 'link'],
    ['two amounts in two spellings', 'amount=1&AMOUNT=2', 'link'],
    ['a broken escape', 'label=%zz', 'link'],
    ['something that must be known', 'amount=1&req-somethingelse=50', 'needs'],
    ['the same in upper case', 'REQ-POP=x', 'needs'],
  ])('is refused: %s', (_what, query, reason) => {
    expect(readPaymentLink(`bitcoin:${ADDRESS}?${query}`)).toEqual({ ok: false, reason });
  });

  it('is no longer than a person reads', () => {
    const read = readPaymentLink(`bitcoin:${ADDRESS}?message=${'a'.repeat(3_000)}`);
    expect(read.ok && read.asked.message).toHaveLength(200);
  });

  it('with a link to something else is left as it stands, for the address to be refused', () => {
    const text = 'lightning:lnbc1';
    expect(readPaymentLink(text)).toEqual({ ok: true, asked: { ...nothing, address: text } });
  });
});
