import { expect, it } from 'vitest';
import { missingOutputs } from '../../../src-main/wallet/book/own-book.ts';
import { settleByTransfers, settleByUnspents } from '../../../src-main/wallet/pay/reconcile.ts';
import { holdersOf } from '../../../src-main/wallet/connection/holders.ts';
import { cpuMsOf } from '../../support/cpu-time.ts';
import { spendingOf } from '../../support/spending.ts';

const WALLET = 'b'.repeat(32);
const txidOf = (n: number) => n.toString(16).padStart(64, '0');
const MANY = 4_000;
const numbers = Array.from({ length: MANY }, (_, n) => n);

// Each beside each would take ten times as long, or more.
it('finds what a list leaves out, and what it tells of signings, without each beside each', () => {
  const signed = numbers.map((n) =>
    spendingOf({
      ...{ txid: txidOf(n), inputs: [`${txidOf(n + 100_000)}:0`] },
      made: [{ vout: 0, colored: true, index: 1 }],
      back: [
        { ...{ txid: txidOf(n), vout: 0 }, assetId: 'rgb:a', amount: '1', opout: `${txidOf(n)}/4000/0` },
      ],
    }),
  );
  const flows = signed.map((one, n) => ({ id: String(n), kind: 'send', state: 'broadcast', signed: one }));
  const signings = { handedOver: () => flows, advance: () => undefined };
  const context = { signings } as unknown as Parameters<typeof missingOutputs>[0];
  expect(cpuMsOf(() => expect(missingOutputs(context, WALLET, [])).toHaveLength(MANY))).toBeLessThan(700);
  const entry = { vout: 0, amountSats: 1_000n, colorable: true, exists: true };
  const entries = Array.from({ length: 10 * MANY }, (_, n) => ({ ...entry, txid: txidOf(n + 200_000) }));
  expect(cpuMsOf(() => settleByUnspents(context, WALLET, entries))).toBeLessThan(700);
  const transfers = entries.map(({ txid }) => ({
    ...{ txid, statusName: 'settled' as const, kindName: 'send' as const, batchTransferIdx: 1 },
  }));
  expect(cpuMsOf(() => settleByTransfers(context, WALLET, transfers))).toBeLessThan(700);
  const spends = signed.map(({ txid, inputs }) => ({ txid, inputs, returnsOn: [] }));
  const listed = entries.map((one) => ({ ...one, allocations: [], pendingBlinded: 0 }));
  expect(cpuMsOf(() => holdersOf(listed, [], spends))).toBeLessThan(700);
});
