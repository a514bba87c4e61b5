import { beforeEach, describe, expect, it } from 'vitest';
import type { Review } from '../../../src-preload/contract/index.ts';
import { changeOnto, oneUnitLessBack } from '../../regtest/lies/list-lies.ts';
import { answerOnce, blinded, reviewed, sendForm, settle, type RecipientForm } from './asset-app.ts';
import {
  agreed,
  alsoSpending,
  asEmptySlot,
  claiming,
  fieldsOf,
  liedTo,
  MOST_UNITS,
  nameOf,
  otherwise,
  type Lied,
  type Place,
} from './lying-service.ts';

/** What a service got signed by its lists alone (rows A to G): the own book sees through each, before a key is read. */

const THIEFS: Place = { txid: 'd0'.repeat(32), vout: 1 };
const SLOT_SATS = 2_000n;

let a: Lied;
let test: string;
let more: string;
beforeEach(async () => {
  a = await liedTo(8, Number(SLOT_SATS));
  test = await a.issue('TEST', 1_000n);
  more = await a.issue('MORE', 900n);
});

/** Refused with this code, however much the person agrees: nothing is signed and nothing goes out. */
async function refuses(code: string, begin: () => Promise<Review>): Promise<Review> {
  const before = a.acted();
  const review = await begin();
  expect([review.outcome, review.code]).toEqual(['contradicts', code]);
  expect(await agreed(a, review)).toBe('FLOW_STATE');
  expect(a.acted()).toEqual(before);
  return review;
}

const pay = async (assetId = test, amount = 300): Promise<RecipientForm[]> => [
  await blinded(a.bob, assetId, amount),
];
const found = async (isIt: (entry: Awaited<ReturnType<Lied['entries']>>[number]) => boolean) => {
  const entry = (await a.entries()).find(isIt);
  if (entry === undefined) throw new Error('no such output');
  return entry;
};
const holding = (assetId: string) =>
  found(({ allocations }) => allocations.some((held) => held.assetId === assetId));
const freeSlot = () =>
  found(({ colorable, exists, allocations, pendingBlinded }) => {
    return colorable && exists && allocations.length === 0 && pendingBlinded === 0;
  });

/** A send that is signed and handed over, and waits for its recipient. */
async function underWay(recipients: RecipientForm[]) {
  const { review, approval } = await reviewed(a, sendForm(a.walletId, recipients));
  const done = await a.app.ask('signing.approve', approval);
  const signed = a.app.ports.signings.read(review.flowId)?.data.signed as { txid: string };
  const spent = review.inputs.flatMap(({ outpoint }) => outpoint ?? []);
  return { review, txid: signed.txid, spent, done };
}

/** What is left of TEST lies on an output of a transaction that we signed. */
async function provedChange() {
  await underWay(await pay());
  await settle(a);
  return holding(test);
}

describe('A: an outpoint of the service’s own, listed as an empty slot of ours', () => {
  it('is no place for the change: RGB_CHANGE', async () => {
    const free = { amountSats: SLOT_SATS, colorable: true, exists: true, allocations: [], pendingBlinded: 0 };
    await a.list((entries) => [...entries, { ...THIEFS, ...free }]);
    a.build(changeOnto(THIEFS).change);
    await refuses('RGB_CHANGE', async () => a.begin(await pay()));
    await a.list(null);
    expect(await a.begin(await pay())).toMatchObject({ outcome: 'onTrust' });
  });

  it('is none where it is not even listed', async () => {
    a.build(changeOnto(THIEFS).change);
    await refuses('RGB_CHANGE', async () => a.begin(await pay()));
  });

  it('is another thing than a slot that our own book has: that one is signed for', async () => {
    a.build(changeOnto(await freeSlot()).change);
    expect(await a.begin(await pay())).toMatchObject({ outcome: 'onTrust', code: null });
  });
});

describe('A2: a plain coin of ours, called a slot for one answer', () => {
  it('is no place for the change: RGB_CHANGE', async () => {
    const plain = await found(({ colorable }) => !colorable);
    await a.list(asEmptySlot(plain));
    a.build(changeOnto(plain).change);
    await refuses('RGB_CHANGE', async () => a.begin(await pay()));
  });
});

describe('C: what a transaction of ours left', () => {
  const wrong: readonly (readonly [string, (place: Place) => Parameters<Lied['list']>[0]])[] = [
    ['as one unit less', (place) => otherwise(place, { allocations: [held(test, 699n)] })],
    ['in two', (place) => otherwise(place, { allocations: [held(test, 699n), held(test, 1n)] })],
    [
      'with another asset that counts as much',
      (place) => otherwise(place, { allocations: [held(test, 699n), held(more, 1n)] }),
    ],
  ];
  it.each(wrong)('is denied %s: LIST_DENIES', async (_what, lie) => {
    const place = await provedChange();
    await a.list(lie(place));
    await refuses('LIST_DENIES', async () => a.begin(await pay(test, 100)));
  });

  it('is listed with more than there can be of an asset: RGB_BALANCE', async () => {
    const place = await provedChange();
    await a.list(otherwise(place, { allocations: [held(test, 700n), held(test, MOST_UNITS)] }));
    const { assets } = await refuses('RGB_BALANCE', async () => a.begin(await pay(test, 100)));
    expect(assets.map(({ inAmount }) => BigInt(inAmount ?? 0))).toContainEqual(MOST_UNITS + 700n);
  });

  it('is denied in its sats, by the PSBT too: LIST_DENIES', async () => {
    const place = await provedChange();
    await a.list(otherwise(place, { amountSats: place.amountSats - 100n }));
    a.build(claiming(place.amountSats, place.amountSats - 100n));
    await refuses('LIST_DENIES', async () => a.begin(await pay(test, 100)));
  });

  it('is denied by one unit, and that unit burnt: LIST_DENIES', async () => {
    const place = await provedChange();
    await a.list(otherwise(place, { allocations: [held(test, 699n)] }));
    a.build(oneUnitLessBack().change);
    await refuses('LIST_DENIES', async () => a.begin(await pay(test, 100)));
  });

  it('is denied whole, and its slot spent as filler beside another asset: LIST_DENIES', async () => {
    const place = await provedChange();
    const pairs = fieldsOf(a, place);
    await a.list(asEmptySlot(place));
    a.build(alsoSpending(place, pairs));
    await refuses('LIST_DENIES', async () => a.begin(await pay(more, 100)));
  });
});

const held = (assetId: string, amount: bigint) => ({ assetId, amount, settled: true });

describe('D: beside a send that is under way', () => {
  it('another’s change is not put onto what it spends: RGB_CHANGE', async () => {
    const { spent } = await underWay(await pay());
    const [place] = spent;
    if (place === undefined) throw new Error('it spends nothing');
    await a.list((entries) => [
      ...entries.filter((entry) => nameOf(entry) !== nameOf(place)),
      { ...place, amountSats: SLOT_SATS, colorable: true, exists: true, allocations: [], pendingBlinded: 0 },
    ]);
    a.build(changeOnto(place).change);
    await refuses('RGB_CHANGE', async () => a.begin(await pay(more)));
  });

  it('another’s change is not put onto what it makes: RGB_CHANGE', async () => {
    const { txid, review } = await underWay(await pay());
    const own = review.outputs.find(({ path }) => path !== null);
    const place = { txid, vout: own?.index ?? 0 };
    const free = { colorable: true, exists: true, allocations: [], pendingBlinded: 0 };
    await a.list((entries) => [...entries, { ...place, amountSats: BigInt(own?.amountSats ?? 0), ...free }]);
    a.build(changeOnto(place).change);
    await refuses('RGB_CHANGE', async () => a.begin(await pay(more)));
  });

  it('another does not spend the slot on which it puts its change: RESERVED', async () => {
    const place = await freeSlot();
    const pairs = fieldsOf(a, place);
    a.build(changeOnto(place).change);
    await underWay(await pay());
    await a.list(asEmptySlot(place));
    a.build(alsoSpending(place, pairs));
    await refuses('RESERVED', async () => a.begin(await pay(more)));
  });
});

describe('E: another asset arrives on what a signed send spends', () => {
  it('and nothing is handed over, however often it is asked for, until the list says otherwise: COINS_CHANGED', async () => {
    const { review, approval } = await reviewed(a, sendForm(a.walletId, await pay()));
    const [spent] = review.inputs.flatMap(({ outpoint }) => outpoint ?? []);
    if (spent === undefined) throw new Error('it spends nothing');
    const gift = (entries: Awaited<ReturnType<Lied['entries']>>) =>
      entries.map((entry) =>
        nameOf(entry) === nameOf(spent)
          ? { ...entry, allocations: [...entry.allocations, held(more, 5n)] }
          : entry,
      );
    await a.list(gift);
    const stopped = { code: 'COINS_CHANGED', facts: { outpoint: nameOf(spent) } };
    expect(await a.app.failure('signing.approve', approval)).toEqual(stopped);
    expect(await a.app.failure('signing.handOver', { flowId: review.flowId })).toEqual(stopped);
    expect(a.line.count('sendEnd')).toBe(0);
    await a.list(null);
    expect(await a.app.get('signing.handOver', { flowId: review.flowId })).toMatchObject({
      outcome: 'handedOver',
    });
    expect(a.acted()).toMatchObject({ handedOver: 1 });
  });
});

describe('F: the slot of an open invoice of ours, listed with nothing to come', () => {
  it('is not spent beside another: INVOICE_SLOT', async () => {
    await a.app.get('invoices.create', { walletId: a.walletId, assetId: test, amount: '5' });
    await a.app.get('wallet.refresh', { walletId: a.walletId });
    const place = await found(({ pendingBlinded }) => pendingBlinded > 0);
    await a.list(asEmptySlot(place));
    a.build(alsoSpending(place, fieldsOf(a, place)));
    await refuses('INVOICE_SLOT', async () => a.begin(await pay()));
  });

  it('is no place for the change of another: RGB_CHANGE', async () => {
    await a.app.get('invoices.create', { walletId: a.walletId, assetId: test, amount: '5' });
    await a.app.get('wallet.refresh', { walletId: a.walletId });
    const place = await found(({ pendingBlinded }) => pendingBlinded > 0);
    await a.list(asEmptySlot(place));
    a.build(changeOnto(place).change);
    await refuses('RGB_CHANGE', async () => a.begin(await pay()));
  });
});

describe('B: two known assets that change their names', () => {
  it('are not sent by them, before the person says which are right: ASSET_RENAMED', async () => {
    await a.app.get('wallet.refresh', { walletId: a.walletId });
    const wire = (assetId: string, ticker: string, precision: number) => ({
      asset_id: assetId,
      ticker,
      name: `${ticker} of the tests`,
      precision,
      issued_supply: 1_000,
      timestamp: 1_700_000_000,
      added_at: 1_700_000_000,
      balance: { settled: 1_000, future: 1_000, spendable: 1_000 },
      media: null,
    });
    const swapped = { nia: [wire(test, 'MORE', 2), wire(more, 'TEST', 0)], uda: [], cfa: [] };
    const before = a.acted();
    answerOnce(a.app, 'listassets', swapped);
    const failure = await a.app.failure('signing.beginSend', sendForm(a.walletId, await pay()));
    expect(failure).toMatchObject({ code: 'ASSET_RENAMED', facts: { assetId: test, byGenesis: false } });
    expect(JSON.stringify(failure.facts)).toMatch(/TEST.*MORE/);
    expect(a.acted()).toEqual(before);
    expect(await a.begin(await pay())).toMatchObject({ outcome: 'onTrust' });
  });
});

describe('G: a transfer that would be void', () => {
  it('since a unit is left out, of what is only told too: RGB_BALANCE', async () => {
    a.build(oneUnitLessBack().change);
    await refuses('RGB_BALANCE', async () => a.begin(await pay()));
  });

  it('since what it spends is not settled by the list, which our book knows: RGB_UNSETTLED', async () => {
    const place = await provedChange();
    await a.list(otherwise(place, { allocations: [{ ...held(test, 700n), settled: false }] }));
    await refuses('RGB_UNSETTLED', async () => a.begin(await pay(test, 100)));
  });
});
