import { describe, expect, it } from 'vitest';
import { recipientName, sameRecipient } from '../../../src-main/invoices/recipient.ts';

const SEAL = 'JSMVybz8-7GzUmKQ-ocJn9Ls-XTqULSs-lFAo9po-nnsH2cd-ykZE~';
const OUTPUT = 'BVwpURK5-ykjoKg7-fup5rIB-1tuHdyW-KS~~_SQ-~gzDVES-gnI_P7w';
const KEY = `+${'02'.repeat(32)}`;

describe('a recipient', () => {
  it.each([
    [`bcrt:wvout:${OUTPUT}`, `bcrt:wvout:${OUTPUT}${KEY}`],
    [`tb3:utxob:${SEAL}`, `tb4:utxob:${SEAL}`],
    [`tb4:wvout:${OUTPUT}${KEY}`, `tb3:wvout:${OUTPUT}`],
    [`sb:utxob:${SEAL}`, `sbc:utxob:${SEAL}`],
  ])('is the same in two spellings: %s, %s', (one, other) => {
    expect(sameRecipient(one, other)).toBe(true);
    expect(recipientName(recipientName(other))).toBe(recipientName(one));
  });

  it.each([
    [`bcrt:wvout:${OUTPUT}`, `bcrt:utxob:${SEAL}`],
    [`bc:utxob:${SEAL}`, `bcrt:utxob:${SEAL}`],
    [`bcrt:utxob:${SEAL}`, `bcrt:utxob:${SEAL.toLowerCase()}`],
    [`bcrt:utxob:${SEAL}`, `bcrt:utxob:${SEAL.replaceAll('-', '')}`],
    [`bcrt:utxob:${SEAL}`, `bcrt:utxob:${SEAL}${KEY}`],
    [`bcrt:utxob:${SEAL}`, null],
  ])('is another one, or none: %s, %s', (one, other) => expect(sameRecipient(one, other)).toBe(false));
});
