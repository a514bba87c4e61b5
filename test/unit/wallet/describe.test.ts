import { describe, expect, it } from 'vitest';
import type { SnapshotEntry } from '../../../src-main/verify/verdict/claims/snapshot.ts';
import { countSlots, isThere } from '../../../src-main/wallet/connection/describe.ts';

const slot = (change: Partial<SnapshotEntry> = {}): SnapshotEntry => ({
  txid: 'a'.repeat(64),
  vout: 0,
  amountSats: 1_000n,
  colorable: true,
  exists: true,
  allocations: [],
  pendingBlinded: 0,
  ...change,
});
const coming = [{ assetId: 'rgb:x', amount: 1n, settled: false }];

describe('what is listed and nowhere', () => {
  it('is no slot: the change of a send that was given up', () => {
    expect(isThere(slot({ exists: false }))).toBe(false);
    expect(countSlots([slot(), slot({ exists: false })])).toEqual({ free: 1, held: 0, carrying: 0 });
  });

  it('is one while the send lives and puts something on it', () => {
    const change = slot({ exists: false, allocations: coming });
    expect(isThere(change)).toBe(true);
    expect(countSlots([change])).toEqual({ free: 0, held: 0, carrying: 1 });
  });

  it('leaves plain bitcoin and what an invoice holds as they are', () => {
    const all = [slot({ colorable: false }), slot({ pendingBlinded: 1 }), slot({ allocations: coming })];
    expect(countSlots(all)).toEqual({ free: 0, held: 1, carrying: 1 });
  });
});
