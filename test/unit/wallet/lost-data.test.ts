import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { openStore, sql } from '../../../src-main/practice/chain/store.ts';
import { answerOnce, blinded, reviewed, sendForm, settle, unspentsBody } from './asset-app.ts';
import { liedTo, nameOf, otherwise, type Lied } from './lying-service.ts';

/** A service that lost what it knew of the wallet, which the own book still has. */

const UNITS = 8_500n;
let a: Lied;
let gone: string;
let kept: string;
/** Where what is left of both lies, by a transaction that was signed here. */
let place: string;

beforeEach(async () => {
  a = await liedTo(8, 2_000);
  gone = await a.issue('GONE', UNITS + 100n);
  kept = await a.issue('KEPT', 1_000n);
  const both = [await blinded(a.bob, gone, 100), await blinded(a.bob, kept, 100)];
  const { approval } = await reviewed(a, sendForm(a.walletId, both));
  await a.app.get('signing.approve', approval);
  await settle(a);
  await a.refresh();
  const [entry] = (await a.entries()).filter(({ allocations }) => allocations.length === 2);
  if (entry === undefined) throw new Error('they lie apart');
  place = nameOf(entry);
});

/** The service itself has none of it any more, and takes the slot for free. */
async function loses(): Promise<void> {
  const nowMs = a.app.ports.clock.nowMs();
  const store = openStore(path.join(a.app.ports.host.dataFolder, 'practice.sqlite'), nowMs);
  const [txid = '', vout] = place.split(':');
  store.run(sql`DELETE FROM allocations WHERE txid = ${txid} AND vout = ${Number(vout)}`);
  store.close();
  await a.refresh();
}

const slotAt = async () => {
  const { unspents } = await a.app.get('wallet.unspents', { walletId: a.walletId });
  const [found] = unspents.filter(({ outpoint }) => nameOf(outpoint) === place);
  return found;
};
const free = async () => {
  const { slots } = await a.app.get('wallet.overview', { walletId: a.walletId });
  const form = { walletId: a.walletId, num: 1, sizeSats: 1_000, rateSatsPerVb: 2, upTo: false };
  const { freeNow } = await a.app.get('signing.planSlots', form);
  return [slots?.free, freeNow];
};

describe('a slot of which the book has what the service lost', () => {
  it('holds it on every screen, and is not counted as free', async () => {
    const before = await free();
    expect(await slotAt()).toMatchObject({ use: 'carrying', denied: false });
    await loses();
    const list = (await a.entries()).find((entry) => nameOf(entry) === place);
    expect(list?.allocations).toEqual([]);
    expect(await slotAt()).toMatchObject({ use: 'carrying', denied: true });
    const held = (await slotAt())?.allocations.map(({ assetId, amount }) => [assetId, amount]);
    expect(held).toEqual(
      expect.arrayContaining([
        [gone, String(UNITS)],
        [kept, '900'],
      ]),
    );
    expect(await free()).toEqual(before);
    const unreported = async (assetId: string) =>
      (await a.app.get('assets.grounds', { walletId: a.walletId, assetId })).unreported;
    expect([await unreported(gone), await unreported(kept)]).toEqual([String(UNITS), '900']);
  });

  const asked = () => ({ walletId: a.walletId, assetId: '', amount: '5' });
  const entryAt = async () => {
    const entry = (await a.entries()).find((one) => nameOf(one) === place);
    if (entry === undefined) throw new Error('it is spent');
    return entry;
  };

  it('has no invoice put on it, though the service takes it for free', async () => {
    await loses();
    let made = 0;
    for (; (await a.app.ask('invoices.create', asked())).ok; made += 1);
    const { invoices } = await a.app.get('invoices.list', { walletId: a.walletId });
    expect([made, invoices.length]).toEqual([(await held()).length, made]);
    expect(invoices.map(({ slot }) => slot && nameOf(slot))).not.toContain(place);
    expect((await entryAt()).pendingBlinded).toBe(0);
    expect((await a.app.failure('invoices.create', asked())).code).toBe('NO_FREE_SLOT');
  });
  const held = async () =>
    (await a.app.get('wallet.unspents', { walletId: a.walletId })).unspents.filter(
      ({ use }) => use === 'held',
    );

  it('is none for an invoice that the service puts nowhere else: it is refused, and given up', async () => {
    await loses();
    const entry = await entryAt();
    const entries = await a.entries();
    const waiting = (pendingBlinded: number) => unspentsBody(otherwise(entry, { pendingBlinded })(entries));
    // What is listed after one is what is listed before the next.
    for (const count of [0, 1, 2, 3]) answerOnce(a.app, 'listunspends', waiting(count));
    expect(await a.app.failure('invoices.create', asked())).toEqual({
      code: 'INVOICE_NOT_AS_ASKED',
      facts: { field: 'forgottenSlot', asked: 'a free slot', got: place },
    });
    expect((await a.app.get('invoices.list', { walletId: a.walletId })).invoices).toEqual([]);
    expect((await a.entries()).map(({ pendingBlinded }) => pendingBlinded)).not.toContain(1);
  });
});
