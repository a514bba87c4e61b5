import { expect, it } from 'vitest';
import { approvalOf, fundedWallet } from './app.ts';
import { freshApp, makeSlots } from './asset-app.ts';

const a = freshApp({ slots: 6, issued: [500n] });

it('a move whose source was not read again is there, and isn’t begun anew', async () => {
  const there = await fundedWallet(a.app, 'There');
  await makeSlots(a.app, there, 4);
  const refresh = (walletId: string) => a.app.get('wallet.refresh', { walletId });
  await refresh(a.walletId);
  await a.get('moves.choose', { toWalletId: there });
  const begin = { assetId: a.assetId, rateSatsPerVb: 2 };
  await a.app.get('signing.approve', approvalOf(await a.get('moves.begin', begin)));
  await refresh(there);
  // It is broadcast, and what the source holds isn't read.
  a.app.practice.faults.always({ kind: 'loseRequest', endpoint: 'listassets' });
  await a.failure('wallet.refresh', {});
  a.app.practice.faults.clear();
  await a.app.get('practice.mine', { blocks: 1 });
  await refresh(there);
  expect((await a.get('moves.read', {})).assets).toMatchObject([{ spendable: '500', state: 'reported' }]);
  expect((await a.failure('moves.begin', begin)).code).toBe('NOT_ENOUGH_ASSET');
  expect((await a.app.get('invoices.list', { walletId: there })).invoices).toHaveLength(1);
  await refresh(a.walletId);
  expect((await a.get('moves.read', {})).assets).toMatchObject([{ spendable: '0', state: 'reported' }]);
});
