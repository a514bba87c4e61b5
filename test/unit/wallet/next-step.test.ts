import { beforeEach, expect, it } from 'vitest';
import { assetApp, type AssetApp, blinded, later, reviewed, sendForm } from './asset-app.ts';

let a: AssetApp;
let walletId: string;
let assetId: string;

beforeEach(async () => {
  a = await assetApp(6);
  ({ walletId } = a);
  assetId = await a.issue('TEST', 100_000n);
});

async function unfinished() {
  await a.refresh();
  const filter = { assetId: null, states: [], direction: null, text: '' };
  const { rows } = await a.app.get('transfers.page', { walletId, filter, offset: 0, limit: 100 });
  const open = rows.filter(({ statusName }) => statusName !== 'settled');
  return Promise.all(open.map(({ key }) => a.app.get('transfers.read', { walletId, key })));
}
it('names the whole output that a send holds, which is more than it sends', async () => {
  const before = await a.api.listUnspents();
  const carrying = before.filter(({ allocations }) => allocations.length > 0);
  const { approval } = await reviewed(a, sendForm(walletId, [await blinded(a.bob, assetId, 300)]));
  await a.app.get('signing.approve', approval);
  const [one] = await unfinished();
  expect(one?.nextStep?.cancelOff).toBeNull();
  expect(one?.nextStep?.frozen).toContainEqual({
    outpoint: { txid: carrying[0]?.txid, vout: carrying[0]?.vout },
    amountSats: 1_000,
    carries: [{ assetId, amount: '100000' }],
  });
});

it('names the slot that an invoice holds, which one that is over holds until it is cancelled', async () => {
  await a.api.createInvoice({ assetId, amount: 250n });
  const [waiting] = await unfinished();
  const held = (await a.api.listUnspents()).find(({ pendingBlinded }) => pendingBlinded > 0);
  expect(waiting?.nextStep).toMatchObject({
    frozen: [{ outpoint: { txid: held?.txid, vout: held?.vout }, carries: [] }],
  });
  later(26 * 60_000);
  const [over] = await unfinished();
  expect(over).toMatchObject({ state: 'expired', nextStep: { cancelOff: null } });
});
