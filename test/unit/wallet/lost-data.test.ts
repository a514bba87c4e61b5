import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { openStore, sql } from '../../../src-main/practice/chain/store.ts';
import { answerOnce, freshApp, settle, unspentsBody } from './asset-app.ts';
import { fails, failsWith } from './fails.ts';
import { liesOf, nameOf, otherwise } from './lying-service.ts';

/** A service that lost what it knew of the wallet, which the own book still has. */

const UNITS = 8_500n;
const a = freshApp({ slots: 8, issued: [UNITS + 100n] });
const { found, entries } = liesOf(a);
let kept: string;
/** Where what is left of both lies, by a transaction that was signed here. */
let place: string;

beforeEach(async () => {
  kept = await a.issue('KEPT', 1_000n);
  await a.send([await a.to(100), await a.to(100, kept)]);
  await settle(a);
  await a.refresh();
  place = nameOf(await found(({ allocations }) => allocations.length === 2));
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

const unspents = async () => (await a.get('wallet.unspents', {})).unspents;
const slotAt = async () => (await unspents()).find(({ outpoint }) => nameOf(outpoint) === place);
const free = async () => {
  const { slots } = await a.get('wallet.overview', {});
  const form = { num: 1, sizeSats: 1_000, rateSatsPerVb: 2, upTo: false };
  return [slots?.free, (await a.get('signing.planSlots', form)).freeNow];
};
const entryAt = () => found((one) => nameOf(one) === place);

describe('a slot of which the book has what the service lost', () => {
  it('holds it on every screen, and is not counted as free', async () => {
    const before = await free();
    expect(await slotAt()).toMatchObject({ use: 'carrying', denied: false });
    await loses();
    expect((await entryAt()).allocations).toEqual([]);
    const slot = await slotAt();
    expect(slot).toMatchObject({ use: 'carrying', denied: true });
    const left = new Map([
      [a.assetId, String(UNITS)],
      [kept, '900'],
    ]);
    expect(new Map(slot?.allocations.map(({ assetId, amount }) => [assetId, amount]))).toEqual(left);
    expect(await free()).toEqual(before);
    for (const [assetId, unreported] of left)
      expect(await a.get('assets.grounds', { assetId })).toMatchObject({ unreported });
  });

  const asked = { assetId: '', amount: '5' };
  const invoices = async () => (await a.get('invoices.list', {})).invoices;

  it('has no invoice put on it, though the service takes it for free', async () => {
    await loses();
    const most = (await entries()).length;
    for (let made = 0; made < most; made += 1)
      if (!(await a.app.ask('invoices.create', { walletId: a.walletId, ...asked })).ok) break;
    const held = (await unspents()).filter(({ use }) => use === 'held');
    expect(await invoices()).toHaveLength(held.length);
    expect((await invoices()).map(({ slot }) => slot && nameOf(slot))).not.toContain(place);
    expect((await entryAt()).pendingBlinded).toBe(0);
    await fails(a.failure('invoices.create', asked), 'NO_FREE_SLOT');
  });

  it('is none for an invoice that the service puts nowhere else: it is refused, and given up', async () => {
    await loses();
    const [entry, all] = [await entryAt(), await entries()];
    // What is listed after one is what is listed before the next.
    for (const pendingBlinded of [0, 1, 2, 3])
      answerOnce(a.app, 'listunspends', unspentsBody(otherwise(entry, { pendingBlinded })(all)));
    const facts = { field: 'forgottenSlot', asked: 'a free slot', got: place };
    await failsWith(a.failure('invoices.create', asked), 'INVOICE_NOT_AS_ASKED', facts);
    expect(await invoices()).toEqual([]);
    expect((await entries()).map(({ pendingBlinded }) => pendingBlinded)).not.toContain(1);
  });
});
