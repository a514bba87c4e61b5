import { expect, it } from 'vitest';
import type { SnapshotEntry } from '../../../../src-main/verify/verdict/claims/snapshot.ts';
import type { KeptInvoice } from '../../../../src-main/ports/index.ts';
import { promises } from '../../../../src-main/wallet/book/own-book.ts';

const NOW = 1_000_000;
const slot = { txid: 'a'.repeat(64), vout: 2 };
const outpoint = `${slot.txid}:2`;
const invoice: KeptInvoice = {
  invoice: 'rgb:invoice',
  assetId: 'rgb:asset',
  amount: 5n,
  recipientId: 'bcrt:utxob:x',
  kind: 'blinded',
  provedOurs: null,
  batchTransferIdx: 1,
  createdAtMs: 0,
  expiresAtMs: NOW + 1,
  endpoints: [],
  slot,
  warnings: [],
  told: null,
  givenUpAtMs: null,
};
const told = (statusName: 'settled' | 'failed'): KeptInvoice['told'] => ({
  status: 0,
  statusName,
  kind: 1,
  kindName: 'receiveBlind',
  txid: null,
  atMs: 0,
});
const entry = (assetId: string | null): SnapshotEntry => ({
  ...slot,
  amountSats: 1_000n,
  colorable: true,
  exists: true,
  allocations: assetId === null ? [] : [{ assetId, amount: 5n, settled: true }],
  pendingBlinded: 0,
});
const isOpen = (change: Partial<KeptInvoice>, entries: readonly SnapshotEntry[] = []) =>
  promises([{ ...invoice, ...change }], entries, NOW).map((one) => one.open);

it('waits on its slot until it expires, or was given up here', () => {
  expect(promises([invoice], [], NOW)).toEqual([{ outpoint, open: true }]);
  expect(isOpen({ expiresAtMs: NOW })).toEqual([false]);
  expect(isOpen({ givenUpAtMs: 1 })).toEqual([false]);
});

it('is not freed by a service that says it failed, or that it settled while nothing lies there', () => {
  expect(isOpen({ told: told('failed') }, [entry(null)])).toEqual([true]);
  expect(isOpen({ told: told('settled') }, [entry(null)])).toEqual([true]);
  expect(isOpen({ told: told('settled') }, [entry('rgb:another')])).toEqual([true]);
});

it('is over once its asset lies on its slot, and with any asset where it asked for any', () => {
  expect(isOpen({ told: told('settled') }, [entry('rgb:asset')])).toEqual([false]);
  expect(isOpen({ told: told('settled'), assetId: '' }, [entry('rgb:another')])).toEqual([false]);
  // It merely lies there: nobody told that it came by this invoice.
  expect(isOpen({}, [entry('rgb:asset')])).toEqual([true]);
});

it('without an end is over once it is told to have failed', () => {
  expect(isOpen({ expiresAtMs: null })).toEqual([true]);
  expect(isOpen({ expiresAtMs: null, told: told('failed') })).toEqual([false]);
});

it('of a witness recipient, or of a slot that nobody named, waits on none', () => {
  expect(isOpen({ kind: 'witness' })).toEqual([]);
  expect(isOpen({ slot: null })).toEqual([]);
});
