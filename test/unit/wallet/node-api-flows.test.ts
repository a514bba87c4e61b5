import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { createOpenRgbProxy } from '../../../src-main/services/rgb-proxy/client.ts';
import { createWalletApi } from '../../../src-main/services/wallet-api/client.ts';
import { startNodeApi, type NodeApiServer } from '../../support/node-api-server.ts';
import { assetApp, blinded, reviewed, sendForm, settle, type AssetApp } from './asset-app.ts';
import { anyHost } from '../../support/any-host.ts';

/** A wallet whose service speaks as rgb-node-api: the same flows, and the same proof of what is signed. */

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

const transfers = () =>
  a.app.get('transfers.page', {
    walletId: a.walletId,
    filter: { assetId: null, states: [], direction: null, text: '' },
    offset: 0,
    limit: 10,
  });
const asks = (path: string) => server.asked.filter((one) => one.path === `/wallet/${path}`);

describe('a wallet at rgb-node-api', () => {
  it('registers, makes slots, lists, sends by the map with the expiry, and settles', async () => {
    expect(asks('register')).toHaveLength(1);
    expect(asks('createutxosend')).toHaveLength(1);
    const assetId = await a.issue('TEST', 1_000n);
    await a.refresh();
    const paid = await blinded(a.bob, assetId, 300);
    const { review, approval } = await reviewed(a, sendForm(a.walletId, [paid]));
    expect(review.outcome).toBe('onTrust');
    expect(await a.app.get('signing.approve', approval)).toMatchObject({ outcome: 'handedOver' });
    const [begin] = asks('sendbegin');
    expect(begin?.body).toMatchObject({
      recipient_map: { [assetId]: [{ recipient_id: paid.recipientId, amount: 300 }] },
      expiration_timestamp: expect.any(Number) as number,
    });
    expect(asks('sendend').map(({ body }) => Object.keys(body))).toEqual([['signed_psbt']]);
    await settle(a);
    await a.refresh();
    const { rows } = await transfers();
    expect(rows.map(({ statusName, kindName, status }) => [kindName, statusName, status]).sort()).toEqual([
      ['issuance', 'settled', 'Settled'],
      ['send', 'settled', 'Settled'],
    ]);
  });

  it('proves a send of its own by what the service keeps of it, where no proxy has it any more', async () => {
    const assetId = await a.issue('TEST', 1_000n);
    await a.refresh();
    const paid = await blinded(a.bob, assetId, 300);
    const { approval } = await reviewed(a, sendForm(a.walletId, [paid]));
    await a.app.get('signing.approve', approval);
    await settle(a);
    await a.refresh();
    const send = (await transfers()).rows.find(({ kindName }) => kindName === 'send');
    const verify = () => a.app.get('transfers.verify', { walletId: a.walletId, key: send?.key ?? '' });
    expect((await verify()).outcome).toBe('absent');
    expect(asks('getconsignment').map(({ body }) => body)).toEqual([{ asset_id: assetId, txid: send?.txid }]);
    const file = atProxy;
    if (file === null || !send?.txid) throw new Error('nothing was left at the proxy');
    // The service is believed nothing: a file that is none of this send's proves none.
    server.consignments.set(send.txid, file.slice(0, -1));
    expect((await verify()).outcome).toBe('refused');
    server.consignments.set(send.txid, file);
    expect(await verify()).toMatchObject({ outcome: 'unasked', asset: { assetId }, code: null });
  });
});
