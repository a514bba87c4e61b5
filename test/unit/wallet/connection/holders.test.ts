import { describe, expect, it } from 'vitest';
import { holdersOf, type OpenInvoice } from '../../../../src-main/wallet/connection/holders.ts';
import { listed } from '../record.ts';

const entry = (n: number, pendingBlinded = 0) => listed(n, { vout: n, pendingBlinded });
const nameOf = (n: number): string => `${String(n).repeat(64)}:${String(n)}`;
const invoice = (text: string, slot: number | null): OpenInvoice => ({
  invoice: text,
  assetId: 'rgb:a',
  amount: 5n,
  expiresAtMs: 9,
  slot: slot === null ? null : nameOf(slot),
});
const asHolder = ({ slot: _, ...told }: OpenInvoice) => ({ by: 'invoice', ...told });

describe('who holds a slot', () => {
  it('is the invoice that was made for it', () => {
    const one = invoice('one', 1);
    expect(holdersOf([entry(1, 1), entry(2)], [one], [])).toEqual(new Map([[nameOf(1), [asHolder(one)]]]));
  });

  it('are others, where more waits for it than was asked for here', () => {
    const held = holdersOf([entry(1, 3), entry(2, 1)], [invoice('one', 1), invoice('lost', null)], []);
    expect(held.get(nameOf(1))).toEqual([asHolder(invoice('one', 1)), { by: 'others', count: 2 }]);
    expect(held.get(nameOf(2))).toEqual([{ by: 'others', count: 1 }]);
  });

  it('are no more invoices than the service says wait for it: the newest of ours', () => {
    const held = holdersOf([entry(1, 1)], [invoice('newer', 1), invoice('older', 1)], []);
    expect(held.get(nameOf(1))).toEqual([asHolder(invoice('newer', 1))]);
  });

  it('is the transaction that spends it, or that brings change to it', () => {
    const spend = { txid: 'ab'.repeat(32), inputs: [nameOf(1)], returnsOn: [nameOf(2), nameOf(1)] };
    const held = holdersOf([entry(1), entry(2), entry(3)], [], [spend]);
    expect(held.get(nameOf(1))).toEqual([{ by: 'spend', txid: spend.txid }]);
    expect(held.get(nameOf(2))).toEqual([{ by: 'change', txid: spend.txid }]);
    expect(held.has(nameOf(3))).toBe(false);
  });

  it('names nothing that is not listed, and takes a list of one outpoint twice', () => {
    const spend = { txid: 'ab'.repeat(32), inputs: [nameOf(9)], returnsOn: [] };
    expect(holdersOf([entry(1), entry(1)], [invoice('gone', 9)], [spend]).size).toBe(0);
    expect(holdersOf([entry(1, 1), entry(1, 1)], [invoice('one', 1)], []).get(nameOf(1))).toHaveLength(1);
  });
});
