import { expect, it } from 'vitest';
import type { SnapshotEntry } from '../../../../src-main/verify/verdict/claims/snapshot.ts';
import type { KeptInvoice } from '../../../../src-main/ports/index.ts';
import { openInvoiceSlots } from '../../../../src-main/wallet/book/own-book.ts';

const NOW = 1_000_000;
const slot = { txid: 'a'.repeat(64), vout: 2 };
const outpoint = `${slot.txid}:2`;
const invoice: KeptInvoice = {
  ...{
    invoice: 'rgb:invoice',
    assetId: 'rgb:asset',
    amount: 5n,
    recipientId: 'bcrt:utxob:x',
    kind: 'blinded',
  },
  ...{ provedOurs: null, batchTransferIdx: 1, createdAtMs: 0, expiresAtMs: NOW + 1, endpoints: [], slot },
  ...{ warnings: [], told: null, givenUpAtMs: null },
};
const told = (statusName: 'settled' | 'failed'): KeptInvoice['told'] => ({
  ...{ status: 0, statusName, kind: 1, kindName: 'receiveBlind', txid: null, atMs: 0 },
});
const entry = (assetId: string | null): SnapshotEntry => ({
  ...{ ...slot, amountSats: 1_000n, colorable: true, exists: true, pendingBlinded: 0 },
  allocations: assetId === null ? [] : [{ assetId, amount: 5n, settled: true }],
});
const [nothing, ours, another] = [[entry(null)], [entry('rgb:asset')], [entry('rgb:another')]];

it.each<[string, boolean[], Partial<KeptInvoice>, readonly SnapshotEntry[]]>([
  ['waits on its slot', [true], {}, []],
  ['is over once it expires', [false], { expiresAtMs: NOW }, []],
  ['is over once it was given up here', [false], { givenUpAtMs: 1 }, []],
  ['is not freed by a service that says it failed', [true], { told: told('failed') }, nothing],
  ['is not freed where it is settled and nothing lies there', [true], { told: told('settled') }, nothing],
  ['is not freed where another asset lies there', [true], { told: told('settled') }, another],
  ['is over once its asset lies on its slot', [false], { told: told('settled') }, ours],
  ['of any asset is over with any', [false], { told: told('settled'), assetId: '' }, another],
  ['is not over where nobody told that what lies there came by it', [true], {}, ours],
  ['without an end waits', [true], { expiresAtMs: null }, []],
  [
    'without an end is over once told to have failed',
    [false],
    { expiresAtMs: null, told: told('failed') },
    [],
  ],
  ['of a witness recipient waits on no slot', [], { kind: 'witness' }, []],
  ['of a slot that nobody named waits on none', [], { slot: null }, []],
])('an invoice %s', (_, open, change, entries) => {
  expect(openInvoiceSlots([{ ...invoice, ...change }], entries, NOW)).toEqual(
    open.map((one) => ({ outpoint, open: one })),
  );
});
