import { expect, it, onTestFinished } from 'vitest';
import { blockHash, HEADER_BYTES } from '../../../src-main/headers/header.ts';
import { openHeaderFiles } from '../../../src-main/records/header-file.ts';
import { openHoldings } from '../../../src-main/records/holdings/holdings.ts';
import { openJournal } from '../../../src-main/records/journal/journal.ts';
import { goneFrom } from '../../../src-main/wallet/book/learn-history.ts';
import { missingOutputs } from '../../../src-main/wallet/book/own-book.ts';
import { settleByTransfers, settleByUnspents } from '../../../src-main/wallet/pay/reconcile.ts';
import { holdersOf } from '../../../src-main/wallet/connection/holders.ts';
import { cpuMsOf } from '../../support/cpu-time.ts';
import { spendingOf } from '../../support/spending.ts';
import { tempFolder } from '../../support/temp-folder.ts';

/** What must not look at each thing beside each other. Of the times each would be ten times as long, or more. */

const WALLET = 'b'.repeat(32);
const clock = { nowMs: () => 1_700_000_000_000 };
const txidOf = (n: number) => n.toString(16).padStart(64, '0');
const MANY = 4_000;
const numbers = Array.from({ length: MANY }, (_, n) => n);

const receipt = (n: number) => ({ txid: txidOf(n), vout: 0 });
const provedBy = (some: readonly number[], height: number) => ({
  asset: {
    assetId: 'rgb:a',
    ticker: 'T',
    name: 'T',
    precision: 0,
    schema: 'nia',
    ground: 'history' as const,
  },
  outputs: some.map((n) => ({
    ...{ ...receipt(n), amountSats: 1_000n, branch: 'colored' as const, index: 1, ground: 'chain' as const },
  })),
  allocations: some.map((n) => ({
    ...receipt(n),
    assetId: 'rgb:a',
    amount: 1n,
    opout: `${txidOf(n)}/4000/0`,
  })),
  spent: [] as string[],
  block: { height, hash: txidOf(height) },
});

it('keeps one more verified receipt by looking at its own places alone', () => {
  const journal = openJournal(tempFolder(), clock);
  onTestFinished(journal.close);
  journal.keepHistory(WALLET, provedBy(numbers, 1));
  const more = Array.from({ length: 20 }, (_, n) => MANY + n);
  expect(cpuMsOf(() => more.forEach((n) => journal.keepHistory(WALLET, provedBy([n], 2))))).toBeLessThan(500);
  // What it shows spent goes all the same, with its output; and so does what rests on a block that is gone.
  journal.keepHistory(WALLET, { ...provedBy([MANY + 50], 3), spent: [`${txidOf(7)}:0`] });
  const outputs = () => new Set(journal.book(WALLET, []).outputs.map(({ txid }) => txid));
  expect([outputs().has(txidOf(7)), outputs().has(txidOf(8)), outputs().has(txidOf(MANY))]).toEqual([
    false,
    true,
    true,
  ]);
  journal.forgetBlocks(WALLET, [txidOf(2)]);
  expect([outputs().has(txidOf(8)), outputs().has(txidOf(MANY)), outputs().has(txidOf(MANY + 50))]).toEqual([
    ...[true, false, true],
  ]);
});

it('opens the file of headers once for some hundred blocks', async () => {
  const header = (height: number) => {
    const bytes = Buffer.alloc(HEADER_BYTES);
    bytes.writeUInt32LE(height, 76);
    return bytes;
  };
  const file = openHeaderFiles(tempFolder())({ name: 'regtest', from: 0 });
  await file.put({ from: 0, bytes: Buffer.concat(numbers.map(header)) });
  let reads = 0;
  const counted = {
    ...file,
    read: (...asked: Parameters<typeof file.read>) => ((reads += 1), file.read(...asked)),
  };
  const blocks = numbers.map((height) => ({ height, hash: blockHash(header(height)) }));
  const other = { height: 9, hash: txidOf(9) };
  const beyond = { height: MANY + 5_000, hash: txidOf(1) };
  const gone = await goneFrom([beyond, ...blocks, other], { from: 0 }, counted);
  expect([...gone].toSorted()).toEqual([txidOf(1), txidOf(9)]);
  expect(reads).toBeLessThan(20);
});

it('finds what a list leaves out, and what it tells of signings, without each beside each', () => {
  const signed = numbers.map((n) =>
    spendingOf({
      ...{ txid: txidOf(n), inputs: [`${txidOf(n + 100_000)}:0`] },
      made: [{ vout: 0, colored: true, index: 1 }],
      back: [{ ...receipt(n), assetId: 'rgb:a', amount: '1', opout: `${txidOf(n)}/4000/0` }],
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

it('knows which transactions brought something, and which assets are under way, without going through all', () => {
  const holdings = openHoldings(tempFolder(), clock);
  onTestFinished(holdings.close);
  const kept = holdings.of({ walletId: WALLET, service: 'practice', numbering: 'documentEra' });
  const told = (n: number, kind: number) => ({
    ...{
      idx: n,
      batchTransferIdx: n,
      createdAtMs: n,
      updatedAtMs: n,
      status: 2,
      kind,
      amount: 7n,
      txid: txidOf(n),
    },
    ...{
      recipientId: null,
      receiveUtxo: receipt(n + 50_000),
      changeUtxo: null,
      expiresAtMs: null,
      invoice: null,
    },
    ...{ statusName: 'settled' as const, kindName: 'receiveBlind' as const, transportEndpoints: [] },
  });
  kept.keepTransfers('rgb:a', [...numbers.map((n) => told(n, 1)), { ...told(MANY, 3), status: 1 }], 1);
  const asked = numbers.map((n) => txidOf(n + MANY / 2));
  let received: readonly string[] = [];
  expect(cpuMsOf(() => (received = kept.receivedBy(asked)))).toBeLessThan(500);
  expect(received.toSorted()).toEqual(asked.slice(0, MANY / 2));
  let arrived: readonly { readonly outpoint: string; readonly amount: bigint | null }[] = [];
  expect(cpuMsOf(() => (arrived = kept.arrivedOn([`${txidOf(50_001)}:0`, `${txidOf(1)}:0`])))).toBeLessThan(
    200,
  );
  expect(arrived).toEqual([{ outpoint: `${txidOf(50_001)}:0`, assetId: 'rgb:a', amount: 7n }]);
  expect([kept.assetsUnderWay('out'), kept.assetsUnderWay('in')]).toEqual([['rgb:a'], []]);
  // Forms are counted as rows come, change and go.
  expect(kept.transferForms()).toHaveLength(2);
  kept.keepTransfers('rgb:a', [...numbers.map((n) => told(n, 1)), told(MANY, 3)], 2);
  expect(kept.transferForms().map(({ status, kind }) => [status, kind])).toEqual([
    [2, 1],
    [2, 3],
  ]);
  holdings.forget(WALLET);
  expect(kept.transferForms()).toEqual([]);
});
