import { describe, expect, it } from 'vitest';
import { readPaymentLink } from '../../../src-main/invoices/payment-link.ts';

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
      { amountSats: 2_099_999_999_999_999n },
    ],
    ['names of parameters in upper case', `BITCOIN:${ADDRESS}?AMOUNT=0.5`, { amountSats: 50_000_000n }],
    [
      'a purpose',
      `bitcoin:${ADDRESS}?label=Luke%20%26%20Co&message=Thanks%21`,
      { label: 'Luke & Co', message: 'Thanks!' },
    ],
    ['a point with nothing before it', `bitcoin:${ADDRESS}?amount=.5`, { amountSats: 50_000_000n }],
    ['a point with nothing behind it', `bitcoin:${ADDRESS}?amount=50.`, { amountSats: 5_000_000_000n }],
    ['zeros around an amount', `bitcoin:${ADDRESS}?amount=000000000.00100000000`, { amountSats: 100_000n }],
    [
      'all the bitcoin there is',
      `bitcoin:${ADDRESS}?amount=21000000`,
      { amountSats: 2_100_000_000_000_000n },
    ],
    ['nothing at all, which leaves it open', `bitcoin:${ADDRESS}?amount=0`, {}],
    ['a broken escape, which loses its words', `bitcoin:${ADDRESS}?label=%zz&message=a`, { message: 'a' }],
    ['words that stand twice, which are lost', `bitcoin:${ADDRESS}?label=a&label=b`, {}],
    ['a link in quotation marks', `"bitcoin:${ADDRESS}"`, {}],
    ['an empty purpose', `bitcoin:${ADDRESS}?label=&message=%20`, {}],
    [
      'what is not known and need not be',
      `bitcoin:${ADDRESS}?pj=https://x.example&amount=2&somethingelse`,
      { amountSats: 200_000_000n },
    ],
  ])('is read: %s', (_what, text, asked) =>
    expect(readPaymentLink(text, 'regtest')).toEqual({ ok: true, asked: { ...nothing, ...asked } }),
  );

  it.each([
    ['an amount in scientific form', 'amount=1e3', 'amountForm'],
    ['a negative amount', 'amount=-1', 'amountForm'],
    ['a ninth decimal', 'amount=0.000000001', 'amountForm'],
    ['a space', 'amount=%201', 'amountForm'],
    ['only a point', 'amount=.', 'amountForm'],
    ['an amount that cannot be read', 'amount=%zz', 'amountForm'],
    ['one satoshi more than there is', 'amount=21000000.00000001', 'amountTooLarge'],
    ['more than 2^64', 'amount=99999999999999999999999', 'amountTooLarge'],
    ['a comma', 'amount=0,5', 'amountForm'],
    ['an empty amount', 'amount=', 'amountForm'],
    ['an amount without a value', 'amount', 'amountForm'],
    ['two amounts', 'amount=1&amount=2', 'amountTwice'],
    ['two amounts in two spellings', 'amount=1&AMOUNT=2', 'amountTwice'],
    ['something that must be known', 'amount=1&req-somethingelse=50', 'needs'],
    ['the same in upper case', 'REQ-POP=x', 'needs'],
    ['an asset that is asked for', 'amount=0.001&rgb=rgb:abc', 'asset'],
    ['the same in upper case, first', 'RGB=RGB:ABC&AMOUNT=1', 'asset'],
    [
      'an address under the prefix of another network',
      'bc=tb1qghfhmd4zh7ncpmxl3qzhmq566jk8ckq4gafnmq',
      'link',
    ],
  ])('is refused: %s', (_what, query, reason) =>
    expect(readPaymentLink(`bitcoin:${ADDRESS}?${query}`, 'regtest')).toEqual({ ok: false, reason }),
  );

  it('is no longer than a person reads', () => {
    const read = readPaymentLink(`bitcoin:${ADDRESS}?message=${'a'.repeat(3_000)}`, 'regtest');
    expect(read.ok && read.asked.message).toHaveLength(200);
  });

  it('with a link to something else is left as it stands, for the address to be refused', () => {
    const text = 'mailto:somebody';
    expect(readPaymentLink(text, 'regtest')).toEqual({ ok: true, asked: { ...nothing, address: text } });
  });

  const SILENT = `tsp1q${'q'.repeat(110)}`;
  it.each([
    ['a silent payment address', SILENT, 'silentPayment'],
    ['the same in upper case, as a link', `BITCOIN:${SILENT.toUpperCase()}`, 'silentPayment'],
    ['a link with nothing else', `bitcoin:?sp=${SILENT}`, 'silentPayment'],
    ['a Lightning invoice', 'lnbcrt10u1p3pj257pp5', 'lightning'],
    ['the same as a link', 'LIGHTNING:LNBC1P3PJ257PP5', 'lightning'],
    ['an offer', 'lno1qcp4256ypq', 'lightning'],
    ['a link with a Lightning invoice alone', 'bitcoin:?lightning=lnbc1p3pj257pp5', 'lightning'],
    ['a name of BIP353', '₿user@example.com', 'paymentName'],
    ['a Lightning address', 'user@sub.example.com', 'paymentName'],
    ['the same as a link', 'lightning:user@example.com', 'paymentName'],
  ])('is told as what it is: %s', (_, text, reason) =>
    expect(readPaymentLink(text, 'regtest')).toEqual({ ok: false, reason }),
  );

  it('is paid by its address where other means stand beside it', () => {
    const read = readPaymentLink(`bitcoin:${ADDRESS}?lightning=lnbc1p3pj257pp5&sp=${SILENT}`, 'regtest');
    expect(read).toEqual({ ok: true, asked: nothing });
  });

  const SEGWIT = 'bc1qufgy354j3kmvuch987xe4s40836x3h0lg8f5nq';
  it.each([
    ['its network’s address', `bitcoin:?bc=${SEGWIT}`, 'mainnet', SEGWIT],
    ['the first of several', `bitcoin:?tb=tb1qx&bcrt=${ADDRESS}&bcrt=bcrt1qother`, 'regtest', ADDRESS],
    ['upper case', `BITCOIN:?BC=${SEGWIT.toUpperCase()}`, 'mainnet', SEGWIT.toUpperCase()],
    ['the one in its place before others', `bitcoin:${ADDRESS}?bcrt=bcrt1qother`, 'regtest', ADDRESS],
  ] as const)('has an empty path, and names %s', (_what, text, network, address) =>
    expect(readPaymentLink(text, network)).toEqual({ ok: true, asked: { ...nothing, address } }),
  );

  it.each([
    ['another network’s address alone', `bitcoin:?bc=${SEGWIT}`, 'network'],
    ['Lightning alone', 'bitcoin:?lightning=lnbc420bogusinvoice&lno=lno1bogusoffer', 'lightning'],
    ['means that are not known', 'bitcoin:?pay=x', 'means'],
    ['nothing at all', 'bitcoin:', 'means'],
    ['an asset alone', 'bitcoin:?rgb=rgb:abc', 'asset'],
  ] as const)('has an empty path, and is refused with %s', (_what, text, reason) =>
    expect(readPaymentLink(text, 'regtest')).toEqual({ ok: false, reason }),
  );
});
