import { beforeEach, describe, expect, it } from 'vitest';
import type { Review } from '../../../src-preload/contract/index.ts';
import { changeOnto, oneUnitLessBack } from '../../regtest/lies/list-lies.ts';
import { answerOnce, freshApp, settle } from './asset-app.ts';
import { failsWith } from './fails.ts';
import {
  agreed,
  alsoSpending,
  asEmptySlot,
  fieldsOf,
  liesOf,
  MOST_UNITS,
  nameOf,
  otherwise,
  type Place,
} from './lying-service.ts';

/** What a service got signed by its lists alone (rows A to G): the own book sees through each, before a key is read. */

const THIEFS: Place = { txid: 'd0'.repeat(32), vout: 1 };
const SLOT_SATS = 2_000n;
const FREE = { colorable: true, exists: true, allocations: [], pendingBlinded: 0 };

const a = freshApp({ slots: 8, sats: Number(SLOT_SATS), issued: [1_000n], heard: false });
const { list, build, found, acted } = liesOf(a);
let test: string;
let more: string;
beforeEach(async () => {
  test = a.assetId;
  more = await a.issue('MORE', 900n);
});

const pay = async (assetId = test, amount = 300): Promise<Review> => a.begin([await a.to(amount, assetId)]);
/** What is paid now is refused with this code, however much the person agrees: nothing is signed and nothing goes out. */
async function refuses(code: string, assetId = test, amount = 300): Promise<Review> {
  const before = acted();
  const review = await pay(assetId, amount);
  expect([review.outcome, review.code]).toEqual(['contradicts', code]);
  expect(await agreed(a, review)).toBe('FLOW_STATE');
  expect(acted()).toEqual(before);
  return review;
}

const holding = (assetId: string) =>
  found(({ allocations }) => allocations.some((held) => held.assetId === assetId));
const freeSlot = () =>
  found(({ colorable, exists, allocations, pendingBlinded }) => {
    return colorable && exists && allocations.length === 0 && pendingBlinded === 0;
  });
const held = (assetId: string, amount: bigint, settled = true) => ({ assetId, amount, settled });

/** A send that is signed and handed over, and waits for its recipient. */
async function underWay() {
  const { review } = await a.send([await a.to(300)]);
  const [spent] = review.inputs.flatMap(({ outpoint }) => outpoint ?? []);
  if (spent === undefined) throw new Error('it spends nothing');
  return { spent };
}
/** What is left of TEST lies on an output of a transaction that we signed. */
async function provedChange() {
  await underWay();
  await settle(a);
  return holding(test);
}

describe('A: an outpoint of the service’s own, listed as an empty slot of ours', () => {
  it('is no place for the change: RGB_CHANGE', async () => {
    await list((entries) => [...entries, { ...THIEFS, ...FREE, amountSats: SLOT_SATS }]);
    build(changeOnto(THIEFS).change);
    await refuses('RGB_CHANGE');
    await list(null);
    expect(await pay()).toMatchObject({ outcome: 'onTrust' });
  });

  it('is another thing than a slot that our own book has: that one is signed for', async () => {
    build(changeOnto(await freeSlot()).change);
    expect(await pay()).toMatchObject({ outcome: 'onTrust', code: null });
  });
});

describe('what a transaction of ours left', () => {
  it.each<[string, string, () => ReturnType<typeof held>]>([
    ['C: is denied as one unit less', 'LIST_DENIES', () => held(test, 699n)],
    ['G: is not settled by the list, which our book knows', 'RGB_UNSETTLED', () => held(test, 700n, false)],
  ])('%s: %s', async (_, code, listed) => {
    await list(otherwise(await provedChange(), { allocations: [listed()] }));
    await refuses(code, test, 100);
  });

  it('C: is listed with more than there can be of an asset: RGB_BALANCE', async () => {
    const place = await provedChange();
    await list(otherwise(place, { allocations: [held(test, 700n), held(test, MOST_UNITS)] }));
    const { assets } = await refuses('RGB_BALANCE', test, 100);
    expect(assets.map(({ inAmount }) => BigInt(inAmount ?? 0))).toContainEqual(MOST_UNITS + 700n);
  });
});

describe('D: beside a send that is under way', () => {
  it('another’s change is not put onto what it spends: RGB_CHANGE', async () => {
    const { spent } = await underWay();
    await list((entries) => [
      ...entries.filter((entry) => nameOf(entry) !== nameOf(spent)),
      { ...spent, ...FREE, amountSats: SLOT_SATS },
    ]);
    build(changeOnto(spent).change);
    await refuses('RGB_CHANGE', more);
  });

  it('another does not spend the slot on which it puts its change: RESERVED', async () => {
    const place = await freeSlot();
    const pairs = fieldsOf(a, place);
    build(changeOnto(place).change);
    await underWay();
    await list(asEmptySlot(place));
    build(alsoSpending(place, pairs));
    await refuses('RESERVED', more);
  });
});

it('E: where another asset arrives on what a signed send spends, nothing is handed over until the list says otherwise: COINS_CHANGED', async () => {
  const { review, flowId, approval } = await a.begun([await a.to(300)]);
  const [spent] = review.inputs.flatMap(({ outpoint }) => outpoint ?? []);
  if (spent === undefined) throw new Error('it spends nothing');
  const { allocations } = await found((entry) => nameOf(entry) === nameOf(spent));
  await list(otherwise(spent, { allocations: [...allocations, held(more, 5n)] }));
  const facts = { outpoint: nameOf(spent) };
  await failsWith(a.app.failure('signing.approve', approval), 'COINS_CHANGED', facts);
  await failsWith(a.app.failure('signing.handOver', { flowId }), 'COINS_CHANGED', facts);
  expect(a.line.count('sendEnd')).toBe(0);
  await list(null);
  expect(await a.app.get('signing.handOver', { flowId })).toMatchObject({ outcome: 'handedOver' });
  expect(acted()).toMatchObject({ handedOver: 1 });
});

it.each<[string, string, (place: Awaited<ReturnType<typeof found>>) => (psbt: string) => string]>([
  ['is not spent beside another', 'INVOICE_SLOT', (place) => alsoSpending(place, fieldsOf(a, place))],
  ['is no place for the change of another', 'RGB_CHANGE', (place) => changeOnto(place).change],
])('F: the slot of an open invoice of ours, listed with nothing to come: %s: %s', async (_, code, lie) => {
  await a.get('invoices.create', { assetId: test, amount: '5' });
  await a.refresh();
  const place = await found(({ pendingBlinded }) => pendingBlinded > 0);
  await list(asEmptySlot(place));
  build(lie(place));
  await refuses(code);
});

it('B: two known assets that change their names are not sent by them, before the person says which are right: ASSET_RENAMED', async () => {
  await a.refresh();
  const wire = (assetId: string, ticker: string, precision: number) => ({
    ...{ asset_id: assetId, ticker, name: `${ticker} of the tests`, precision, issued_supply: 1_000 },
    ...{ timestamp: 1_700_000_000, added_at: 1_700_000_000, media: null },
    balance: { settled: 1_000, future: 1_000, spendable: 1_000 },
  });
  const before = acted();
  const recipients = [await a.to(300)];
  answerOnce(a.app, 'listassets', { nia: [wire(test, 'MORE', 2), wire(more, 'TEST', 0)], uda: [], cfa: [] });
  const failure = await a.refused(recipients);
  expect(failure).toMatchObject({ code: 'ASSET_RENAMED', facts: { assetId: test, byGenesis: false } });
  expect(JSON.stringify(failure.facts)).toMatch(/TEST.*MORE/);
  expect(acted()).toEqual(before);
  expect(await a.begin(recipients)).toMatchObject({ outcome: 'onTrust' });
});

it('G: a transfer that would be void since a unit is left out, of what is only told too, is refused: RGB_BALANCE', async () => {
  build(oneUnitLessBack().change);
  await refuses('RGB_BALANCE');
});
