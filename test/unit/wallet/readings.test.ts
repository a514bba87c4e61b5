import { beforeEach, expect, it } from 'vitest';
import { createWalletApi } from '../../../src-main/services/wallet-api/client.ts';
import { readCoins, entriesOf } from '../../../src-main/wallet/connection/service-reading.ts';
import { walletOf } from './app.ts';
import { assetApp, type AssetApp } from './asset-app.ts';
import { anyHost } from '../../support/any-host.ts';

let a: AssetApp;
let asked: string[];
const held: (() => void)[] = [];
let slow = false;

beforeEach(async () => {
  asked = [];
  slow = false;
  a = await assetApp(4, undefined, {
    openWalletApi: (target) => {
      const api = createWalletApi(anyHost)(target);
      const counted = <T>(name: string, act: () => Promise<T>) => {
        asked.push(name);
        if (!slow) return act();
        const waits = new Promise<void>((go) => {
          held.push(go);
        });
        return waits.then(act);
      };
      return {
        ...api,
        listUnspents: () => counted('listUnspents', api.listUnspents),
        btcBalance: () => counted('btcBalance', api.btcBalance),
      };
    },
  });
  asked.length = 0;
});

it('who asks after something changed gets no reading from before', async () => {
  slow = true;
  const before = a.get('wallet.overview', {});
  await expect.poll(() => held.length).toBe(1);
  slow = false;
  await a.get('practice.faucet', { amountSats: 7_000 });
  const after = await a.get('wallet.overview', {});
  for (const go of held) go();
  expect(after.balance.vanilla.futureSats).toBe((await before).balance.vanilla.futureSats);
  expect(asked.filter((name) => name === 'listUnspents')).toHaveLength(2);
});

it('who asks over another connection gets no reading of the one before', async () => {
  const wallet = walletOf(a.app, a.walletId);
  const { holdings, clock } = a.app.ports;
  const context = { readingCoins: new Map(), coinsTold: new Map(), holdings, clock };
  const other = { ...wallet, connection: { kind: 'practice' as const, moved: true } };
  const api = { ...a.api, listUnspents: async () => entriesOf(await a.api.listUnspents(), () => false) };
  const first = readCoins(context, wallet, api);
  expect(readCoins(context, wallet, api)).toBe(first);
  const second = readCoins(context, other, api);
  expect(second).not.toBe(first);
  await Promise.all([first, second]);
});
