import { expect, it } from 'vitest';
import { sendBody } from '../../practice/asset-wallet.ts';
import { freshApp, settle } from './asset-app.ts';

const a = freshApp({ sats: 1_000, issued: [1_000n] });
const ask = () => a.get('assets.balance', { assetId: a.assetId });
const UNTRACED = { held: '0', coming: '0' };

it('what arrives is traced to the slot that it arrives on', async () => {
  const { assetId } = a;
  await a.send([await a.to(300)]);
  await settle(a);
  await a.refresh();
  const { invoice } = await a.get('invoices.create', { assetId, amount: '25' });
  const body = sendBody([{ assetId, invoice, amount: 25 }]);
  await a.bob.sendEnd(body, a.bob.sign(await a.bob.sendBegin(body)));
  await a.refresh();
  const transferKey = expect.stringContaining(`${assetId}#`) as unknown;
  const coming = [{ amount: '25', why: 'arrives', transferKey }];
  expect((await ask()).trace).toMatchObject({ held: [], untraced: UNTRACED, coming });
});
