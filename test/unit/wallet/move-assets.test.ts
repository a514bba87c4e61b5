import { beforeEach, expect, it } from 'vitest';
import { approvalOf, changeWallets, fundedWallet, keptOf } from './app.ts';
import { freshApp, makeSlots } from './asset-app.ts';

const a = freshApp({ slots: 6, issued: [500n] });
let there = '';
let other = '';

beforeEach(async () => {
  other = await a.issue('MORE', 70n);
  there = await fundedWallet(a.app, 'There');
  await makeSlots(a.app, there, 4);
  await bothHear();
});

async function bothHear(): Promise<void> {
  for (const walletId of [there, a.walletId]) await a.app.get('wallet.refresh', { walletId });
}

const moved = async () => (await a.get('moves.read', {})).assets;
const stateOf = async (assetId: string) => (await moved()).find((one) => one.assetId === assetId)?.state;
const choose = () => a.get('moves.choose', { toWalletId: there });
const begin = (assetId: string) => a.get('moves.begin', { assetId, rateSatsPerVb: 2 });
const invoicesThere = async () => (await a.app.get('invoices.list', { walletId: there })).invoices;

async function arrives(): Promise<void> {
  await bothHear();
  await a.app.get('practice.mine', { blocks: 1 });
  await bothHear();
  expect(await stateOf(a.assetId)).toBe('reported');
}

it('goes asset by asset to the chosen wallet, all units of each, and says how sure it is that they are there', async () => {
  const { choices, to } = await a.get('moves.read', {});
  expect([choices, to]).toEqual([[{ id: there, name: 'There' }], null]);
  expect(await choose()).toMatchObject({
    to: { id: there },
    assets: [
      { assetId: a.assetId, spendable: '500', waiting: '0', state: 'here' },
      { assetId: other, spendable: '70', waiting: '0', state: 'here' },
    ],
  });
  const review = await begin(a.assetId);
  expect(review.intent).toMatchObject({ recipients: [{ assetId: a.assetId, amount: '500' }] });
  expect(await stateOf(a.assetId)).toBe('here');
  await a.app.get('signing.approve', approvalOf(review));
  expect(await stateOf(a.assetId)).toBe('moving');
  await arrives();
  await a.app.get('chain.use', { walletId: there, address: 'practice' });
  await a.app.get('chain.follow', { walletId: there });
  await a.app.get('wallet.refresh', { walletId: there });
  await expect.poll(() => stateOf(a.assetId), { timeout: 10_000 }).toBe('verified');
  expect(await stateOf(other)).toBe('here');
  const { assets } = await a.app.get('assets.list', { walletId: there });
  expect(assets.find(({ assetId }) => assetId === a.assetId)?.balance?.settled).toBe('500');
});

it('goes back by the same way', async () => {
  await choose();
  await a.app.get('signing.approve', approvalOf(await begin(a.assetId)));
  await arrives();
  await a.app.get('moves.choose', { walletId: there, toWalletId: a.walletId });
  const back = await a.app.get('moves.begin', { walletId: there, assetId: a.assetId, rateSatsPerVb: 2 });
  await a.app.get('signing.approve', approvalOf(back));
  for (const walletId of [a.walletId, there]) await a.app.get('wallet.refresh', { walletId });
  await a.app.get('practice.mine', { blocks: 1 });
  await bothHear();
  // Units that came back can be moved again.
  expect((await moved())[0]).toMatchObject({ assetId: a.assetId, spendable: '500', state: 'here' });
});

it('takes the invoice again that nobody paid, also after a restart, but not one that soon expires', async () => {
  await choose();
  await begin(a.assetId);
  a.app.restart();
  await begin(a.assetId);
  expect(await invoicesThere()).toHaveLength(1);
  // Ochre's clock alone goes on, so that the send itself is refused.
  a.clock.pass(20 * 60_000);
  expect(await a.failure('moves.begin', { assetId: a.assetId, rateSatsPerVb: 2 })).toMatchObject({
    code: 'CLOCKS_TORN',
  });
  expect(await invoicesThere()).toHaveLength(2);
});

it('that is out to be signed elsewhere is begun, and isn’t begun anew', async () => {
  await choose();
  await a.app.get('handoff.begin', approvalOf(await begin(a.assetId)));
  expect(await stateOf(a.assetId)).toBe('begun');
  expect((await a.failure('moves.begin', { assetId: a.assetId, rateSatsPerVb: 2 })).code).toBe('FLOW_LIVE');
});

it('whose submission has no answer is moving, and a second one is refused', async () => {
  await choose();
  a.app.practice.faults.once({ kind: 'loseRequest', endpoint: 'sendend' });
  const failure = await a.app.failure('signing.approve', approvalOf(await begin(a.assetId)));
  expect(failure.code).toBe('OUTCOME_UNKNOWN');
  expect(await stateOf(a.assetId)).toBe('moving');
  expect(await a.failure('moves.begin', { assetId: a.assetId, rateSatsPerVb: 2 })).toMatchObject({
    code: expect.stringMatching(/^(NOT_ENOUGH_ASSET|FLOW_LIVE|PAID_BEFORE)$/) as string,
  });
});

it('without a free slot there makes no send', async () => {
  const poor = await fundedWallet(a.app, 'Poor');
  await a.get('moves.choose', { toWalletId: poor });
  expect(await a.failure('moves.begin', { assetId: a.assetId, rateSatsPerVb: 2 })).toMatchObject({
    code: 'NO_FREE_SLOT',
    facts: { purpose: 'receive' },
  });
  expect((await a.get('signing.unfinished', {})).flows).toEqual([]);
});

it('goes to no wallet of another kind, without proved keys or a service, nor to itself', async () => {
  const none = async () => (await a.get('moves.read', {})).choices;
  const refused = () => a.failure('moves.choose', { toWalletId: there });
  changeWallets(a.app, (wallet) => (wallet.id === there ? { ...wallet, keysUnproved: 'backup' } : wallet));
  a.app.restart();
  expect([await none(), (await refused()).code]).toEqual([[], 'WALLET_UNKNOWN']);
  changeWallets(a.app, (wallet) =>
    wallet.id === there ? { ...wallet, keysUnproved: null, registeredWith: null } : wallet,
  );
  a.app.restart();
  expect([await none(), (await refused()).code]).toEqual([[], 'WALLET_UNKNOWN']);
  expect((await a.failure('moves.choose', { toWalletId: a.walletId })).code).toBe('WALLET_UNKNOWN');
  expect((await a.failure('moves.begin', { assetId: a.assetId, rateSatsPerVb: 2 })).code).toBe(
    'WALLET_UNKNOWN',
  );
});

it('ends where the person says so, and then nothing is moved', async () => {
  await choose();
  expect(await a.get('moves.choose', { toWalletId: null })).toMatchObject({ to: null });
  expect((await a.failure('moves.begin', { assetId: a.assetId, rateSatsPerVb: 2 })).code).toBe(
    'WALLET_UNKNOWN',
  );
});

it('is none where the other service only says that its invoice was paid', async () => {
  await choose();
  await a.app.get('signing.cancel', { flowId: (await begin(a.assetId)).flowId });
  const [made] = await invoicesThere();
  const told = { status: 2, kind: 1, txid: 'ab'.repeat(32) };
  keptOf(a.app, there).tellInvoice(made?.invoice ?? '', told, a.clock.nowMs());
  expect((await invoicesThere())[0]?.txid).toBe(told.txid);
  expect(await stateOf(a.assetId)).toBe('here');
  await begin(a.assetId);
  expect(await invoicesThere()).toHaveLength(2);
});

it('whose source was not read again is there, and isn’t begun anew', async () => {
  const refresh = (walletId: string) => a.app.get('wallet.refresh', { walletId });
  const asset = async () => (await moved()).find(({ assetId }) => assetId === a.assetId);
  await choose();
  await a.app.get('signing.approve', approvalOf(await begin(a.assetId)));
  await refresh(there);
  // It is broadcast, and what the source holds isn't read.
  a.app.practice.faults.always({ kind: 'loseRequest', endpoint: 'listassets' });
  await a.failure('wallet.refresh', {});
  a.app.practice.faults.clear();
  await a.app.get('practice.mine', { blocks: 1 });
  await refresh(there);
  expect(await asset()).toMatchObject({ spendable: '500', state: 'reported' });
  expect((await a.failure('moves.begin', { assetId: a.assetId, rateSatsPerVb: 2 })).code).toBe(
    'NOT_ENOUGH_ASSET',
  );
  expect(await invoicesThere()).toHaveLength(1);
  await refresh(a.walletId);
  expect(await asset()).toMatchObject({ spendable: '0', state: 'reported' });
});
