import { expect, it } from 'vitest';
import type { Book } from '../../../src-main/verify/book/book.ts';
import { outpointName } from '../../../src-main/base/bitcoin.ts';
import type { SnapshotEntry } from '../../../src-main/verify/index.ts';
import { payableCoins, selectCoins } from '../../../src-main/wallet/pay/build-payment.ts';
import { seededRandom } from '../../support/psbt/mutate.ts';

const BOOKS = 100_000;

type Random = ReturnType<typeof seededRandom>;
const oneIn = (random: Random, of: number): boolean => random(of) === 0;

const txids = Array.from({ length: 16 }, (_, i) => i.toString(16).repeat(64));

function entryOf(random: Random, vout: number): SnapshotEntry {
  const colorable = oneIn(random, 3);
  return {
    txid: txids[random(txids.length)]!,
    ...{ vout, amountSats: BigInt(330 + random(200_000)), colorable, exists: !oneIn(random, 8) },
    allocations: oneIn(random, 8) ? [{ assetId: 'rgb:a', amount: 5n, settled: true }] : [],
    pendingBlinded: oneIn(random, 8) ? 1 : 0,
  };
}

function bookOf(random: Random, entries: readonly SnapshotEntry[]): Book {
  const some = (of: number) => entries.filter(() => oneIn(random, of));
  const names = (of: number) => some(of).map(outpointName);
  const at = ({ txid, vout }: SnapshotEntry) => ({ txid, vout });
  return {
    outputs: some(3).map((entry) => ({
      ...at(entry),
      ...{ amountSats: entry.amountSats, index: 1, spent: oneIn(random, 8) },
      branch: oneIn(random, 3) ? 'colored' : 'vanilla',
    })),
    allocations: some(8).map((entry) => ({
      ...at(entry),
      assetId: 'rgb:a',
      amount: 1n,
      opout: 'o',
      ground: 'book',
    })),
    reserved: [false, true].map((mayShare) => {
      return { by: txids[0]!, outpoints: names(6), spends: [], makes: names(8), mayShare };
    }),
    invoices: names(8).map((outpoint) => ({ outpoint, open: !oneIn(random, 4) })),
    assets: [],
    frozen: names(8),
  };
}

it('a payment that is built here touches no slot, no asset, no reservation and nothing frozen, in 100,000 random books', () => {
  const random = seededRandom(58);
  let [payments, inputs] = [0, 0];
  for (let n = 0; n < BOOKS; n += 1) {
    const entries = Array.from({ length: 1 + random(12) }, (_, vout) => entryOf(random, vout));
    const book = bookOf(random, entries);
    const pick = () => new Set(entries.filter(() => oneIn(random, 2)).map(outpointName));
    const mined = oneIn(random, 4) ? null : pick();
    const chosen = oneIn(random, 4) ? pick() : null;
    const coins = payableCoins(entries, { book, mined, chosen });
    const payable = coins.map((entry) => ({ outpoint: outpointName(entry), sats: entry.amountSats }));
    const outputs = [{ scriptBytes: 34, sats: BigInt(330 + random(150_000)) }];
    const found = selectCoins(payable, {
      ...{ outputs, rateSatsPerVb: 1 + random(300) / 10 },
      must: chosen === null ? [] : payable,
    });
    payments += found === null ? 0 : 1;
    for (const { outpoint } of found?.coins ?? []) {
      inputs += 1;
      const faults = faultsOf(outpoint, entries, book);
      if (chosen !== null && !chosen.has(outpoint)) faults.push('not chosen');
      if (faults.length > 0) expect.fail(`book ${String(n)}: ${outpoint} ${faults.join(', ')}`);
    }
  }
  // The books are none of which nothing can be paid.
  expect(payments).toBeGreaterThan(BOOKS / 10);
  expect(inputs).toBeGreaterThan(BOOKS / 10);
}, 120_000);

/** By the book's and the list's own words, one by one. */
function faultsOf(outpoint: string, entries: readonly SnapshotEntry[], book: Book): string[] {
  const faults: string[] = [];
  for (const entry of entries.filter((one) => outpointName(one) === outpoint)) {
    if (entry.colorable) faults.push('a slot by the list');
    if (!entry.exists) faults.push('not there yet');
    if (entry.allocations.length > 0) faults.push('an asset by the list');
    if (entry.pendingBlinded > 0) faults.push('promised by the list');
  }
  for (const output of book.outputs.filter((one) => outpointName(one) === outpoint)) {
    if (output.branch === 'colored') faults.push('a slot by the book');
    if (output.spent) faults.push('spent');
  }
  if (book.allocations.some((one) => outpointName(one) === outpoint)) faults.push('an asset by the book');
  if (book.reserved.some((one) => !one.mayShare && one.outpoints.includes(outpoint))) faults.push('reserved');
  if (book.invoices.some((one) => 'outpoint' in one && one.open && one.outpoint === outpoint))
    faults.push('invoiced');
  if (book.frozen?.includes(outpoint) === true) faults.push('frozen');
  return faults;
}
