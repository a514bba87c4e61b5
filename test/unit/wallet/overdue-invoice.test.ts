import { expect, it } from 'vitest';
import { toOwnInvoice } from '../../../src-main/wallet/receive/own-invoices.ts';
import type { KeptInvoice } from '../../../src-main/ports/index.ts';

const NOW = 1_753_268_800_000;
const DAY = 86_400_000;
const TXID = 'ab'.repeat(32);

/** Accepted here: the sender is to broadcast it, or did. */
const invoice = {
  ...{ invoice: 'rgb:~', assetId: '', amount: '5', recipientId: 'r', kind: 'blinded', batchTransferIdx: 1 },
  ...{ provedOurs: null, slot: null, endpoints: [], warnings: [], createdAtMs: NOW - 3 * DAY },
  expiresAtMs: NOW - 2 * DAY,
  told: {
    ...{ status: 1, statusName: 'waitingConfirmations', kind: 1, kindName: 'receiveBlind' },
    ...{ txid: TXID, atMs: NOW },
  },
  givenUpAtMs: null,
} as unknown as KeptInvoice;

it('an invoice that was accepted and does not come is overdue, and never told to have failed', () => {
  const none = new Set<string>();
  const at = (expiresAtMs: number | null, excluded = none) =>
    toOwnInvoice({ ...invoice, expiresAtMs }, NOW, undefined, excluded);
  expect(at(NOW - 2 * DAY)).toMatchObject({ overdue: 'late', state: 'confirming' });
  expect(at(NOW - DAY + 1)).not.toHaveProperty('overdue');
  expect(at(NOW + DAY, new Set([TXID]))).toMatchObject({ overdue: 'excluded', state: 'confirming' });
  expect(toOwnInvoice({ ...invoice, told: null }, NOW, undefined, none)).not.toHaveProperty('overdue');
});
