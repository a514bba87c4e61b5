import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { createOpenRgbProxy } from '../../../src-main/services/rgb-proxy/client.ts';
import { createWalletApi } from '../../../src-main/services/wallet-api/client.ts';
import { startNodeApi, type NodeApiServer } from '../../support/node-api-server.ts';
import { pageOf } from './app.ts';
import { assetApp, settle, type AssetApp } from './asset-app.ts';
import { anyHost } from '../../support/any-host.ts';

/** A wallet whose service speaks as rgb-node-api. */

let server: NodeApiServer;
let a: AssetApp;
/** What the last one was asked for; to the wallet nothing lies there any more. */
let atProxy: Uint8Array | null = null;
beforeEach(async () => {
  atProxy = null;
  server = await startNodeApi();
  onTestFinished(() => server.close());
  const open = createWalletApi(anyHost);
  a = await assetApp(6, 2_000, {
    openRgbProxy: (at) => {
      const proxy = createOpenRgbProxy(anyHost, { loopbackOnly: true })(at);
      return {
        ...proxy,
        consignment: async (recipientId) => {
          atProxy = (await proxy.consignment(recipientId))?.file ?? null;
          return null;
        },
      };
    },
    openWalletApi: ({ baseUrl, ...target }) => {
      server.behind = baseUrl;
      return open({ ...target, baseUrl: server.baseUrl, dialect: 'rgb-node-api', numbering: 'beta7' });
    },
  });
});

const transfers = () => pageOf(a.app, a.walletId);
const asks = (path: string) => server.asked.filter((one) => one.path === `/wallet/${path}`);

it('a wallet at rgb-node-api proves a send of its own by what the service keeps of it, where no proxy has it any more', async () => {
  const assetId = await a.issue('TEST', 1_000n);
  await a.refresh();
  await a.send([await a.to(300)]);
  await settle(a);
  await a.refresh();
  const send = (await transfers()).rows.find(({ kindName }) => kindName === 'send');
  const verify = () => a.get('transfers.verify', { key: send?.key ?? '' });
  expect((await verify()).outcome).toBe('absent');
  // The refresh may have had it verified already.
  const bodies = new Set(asks('getconsignment').map(({ body }) => JSON.stringify(body)));
  expect([...bodies]).toEqual([JSON.stringify({ asset_id: assetId, txid: send?.txid })]);
  const file = atProxy;
  if (file === null || !send?.txid) throw new Error('nothing was left at the proxy');
  // The service is believed nothing: a file that is none of this send's proves none.
  server.consignments.set(send.txid, file.slice(0, -1));
  expect((await verify()).outcome).toBe('refused');
  server.consignments.set(send.txid, file);
  expect(await verify()).toMatchObject({ outcome: 'unasked', asset: { assetId }, code: null });
});
