import { beforeEach, expect, it } from 'vitest';
import { fails } from './fails.ts';
import { fail } from '../../../src-main/base/errors.ts';
import type { ApiAsset, ApiTransfer } from '../../../src-main/ports/index.ts';
import { createWalletApi } from '../../../src-main/services/wallet-api/client.ts';
import { anyHost } from '../../support/any-host.ts';
import { keptOf, pageOf, fundedApp, type TestApp } from './app.ts';

/** What a refresh asks of a service that lists many assets, of which it has one question for each. */

const MANY = 60;
const ALWAYS = 20;
const NOW = 1_753_268_800_000;

let app: TestApp;
let walletId: string;
let settled: Map<string, bigint>;
let transfers: Map<string, ApiTransfer[]>;
let lists: string[];
let failing: Set<string>;

const BAD = { host: 'h', endpoint: '/wallet/listtransfers', problem: 'shape', detail: 'd' } as const;
const NONE = { settled: 0n, future: 0n, spendable: 0n, offchainOutbound: null, offchainInbound: null };

const idOf = (n: number) => `rgb:asset-${String(n).padStart(3, '0')}`;
const asset = (assetId: string): ApiAsset => {
  const amount = settled.get(assetId) ?? 0n;
  return {
    ...{ assetId, schema: 'nia', ticker: 'T', name: 'Token', details: null, precision: 0 },
    ...{ issuedSupply: 1_000n, issuedAtMs: NOW, addedAtMs: NOW, media: null },
    balance: { ...NONE, settled: amount, future: amount, spendable: amount },
  };
};
const waiting = (idx: number): ApiTransfer => ({
  ...{ idx, batchTransferIdx: idx, createdAtMs: NOW, updatedAtMs: NOW, status: 0, kind: 1, amount: 1n },
  ...{ statusName: 'waitingCounterparty', kindName: 'receiveBlind', recipientId: null, receiveUtxo: null },
  ...{ txid: null, changeUtxo: null, expiresAtMs: null, invoice: null, transportEndpoints: [] },
});

beforeEach(async () => {
  settled = new Map(Array.from({ length: MANY }, (_, n) => [idOf(n), 5n]));
  transfers = new Map();
  lists = [];
  failing = new Set();
  const open = createWalletApi(anyHost);
  ({ app, walletId } = await fundedApp('loopback', {
    openWalletApi: (options) => ({
      ...open(options),
      listAssets: () => Promise.resolve([...settled.keys()].map(asset)),
      assetBalance: (assetId) => Promise.resolve(asset(assetId).balance ?? NONE),
      listTransfers: (assetId) => {
        lists.push(assetId);
        if (failing.has(assetId)) return Promise.reject(fail('SERVICE_ANSWER', BAD));
        return Promise.resolve(transfers.get(assetId) ?? []);
      },
    }),
  }));
  await app.get('wallet.refresh', { walletId });
});

const refreshed = async (): Promise<string[]> => {
  lists = [];
  await app.get('wallet.refresh', { walletId });
  return lists.toSorted();
};

it('asks once for the list of each, and from then on for some of them in turn, until each was read again', async () => {
  expect(lists.toSorted()).toEqual([...settled.keys()]);
  const rounds = [await refreshed(), await refreshed(), await refreshed()];
  expect(rounds.map(({ length }) => length)).toEqual([ALWAYS, ALWAYS, ALWAYS]);
  expect(rounds.flat().toSorted()).toEqual([...settled.keys()]);
});

it('asks at once where a balance moved, where something is under way, and for what is new or gone', async () => {
  await refreshed();
  transfers.set(idOf(1), [waiting(1)]);
  settled.set(idOf(1), 6n);
  settled.set('rgb:new', 1n);
  settled.delete(idOf(2));
  const now = await refreshed();
  expect(now).toEqual(expect.arrayContaining([idOf(1), idOf(2), 'rgb:new']));
  expect(now.length).toBeLessThanOrEqual(ALWAYS + 3);
  // Its balance stays, and it waits yet.
  for (let round = 0; round < 4; round += 1) expect(await refreshed()).toContain(idOf(1));
});

it('asks again, until it was read, for what moved where the list could not be read or the balance was asked for before', async () => {
  // Read just now: in turn they come last.
  const [moved = '', alone = ''] = await refreshed();
  settled.set(moved, 6n);
  failing.add(moved);
  await fails(app.failure('wallet.refresh', { walletId }), 'SERVICE_ANSWER');
  failing.clear();
  settled.set(alone, 7n);
  await app.get('assets.balance', { walletId, assetId: alone });
  expect(await refreshed()).toEqual(expect.arrayContaining([moved, alone]));
});

it('tells of the list as of when the one was read that was read longest ago', async () => {
  await refreshed();
  const times = [...keptOf(app, walletId).listTimes().values()].map((atMs) => atMs ?? 0);
  const { asOfMs } = await pageOf(app, walletId);
  expect(asOfMs).toBe(Math.min(...times));
});
