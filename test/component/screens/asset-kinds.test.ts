import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { UnspentView } from '../../../src-preload/contract/index.ts';
import { anAsset, ids, payText } from '../../fakes/asset-world.ts';
import { unspent } from '../../fakes/scenarios.ts';
import { button, go, openApp } from './open-app.ts';

/** Kinds that can't be verified here, and what lies on a slot in another form than an amount. */

const BRIDGED = 'its history is valid only with another blockchain';
const UNKNOWN = 'you see only what the service reports';

const withKinds = {
  assets: [
    anAsset(ids.tusd, { schema: 'bfa', ticker: 'USDB', name: 'Bridged dollar', issuedSupply: null }),
    anAsset(ids.vine, { schema: 'pfa?', ticker: 'PERM', name: 'Permissioned share', issuedSupply: null }),
    anAsset(ids.chfk, { schema: 'ifa', ticker: 'INF', name: 'Inflatable', precision: 2 }),
  ],
};

test.each([
  ['a bridged asset', /USDB/, BRIDGED, /Bridged token\s*\(BFA\).*Issued supply\s*not reported/],
  ['an asset of an unknown kind', /PERM/, UNKNOWN, /Unknown kind\s*\(PFA\?\)/],
])('the screen of %s says that Ochre can’t verify it, and invents no facts', async (_, name, why, facts) => {
  await openApp('full', withKinds);
  await go('Assets');
  await button(name).click();
  await expect.element(page.getByRole('note').filter({ hasText: why })).toBeVisible();
  await expect.element(page.getByRole('region', { name: 'Details' })).toHaveTextContent(facts);
});

test("an asset that can't be verified says so before an invoice is made", async () => {
  await openApp('full', withKinds);
  await go('Receive');
  const asset = page.getByLabelText('Asset or bitcoin', { exact: true });
  await asset.selectOptions(ids.tusd);
  await expect.element(page.getByText(BRIDGED)).toBeVisible();
  await asset.selectOptions(ids.vine);
  await expect.element(page.getByText(UNKNOWN)).toBeVisible();
  await asset.selectOptions(ids.chfk);
  await expect.element(page.getByText(UNKNOWN)).not.toBeInTheDocument();
  await expect.element(page.getByText(BRIDGED)).not.toBeInTheDocument();
});

test("an asset that can't be verified says so before it is sent", async () => {
  await openApp('full', withKinds);
  await go('Send');
  await userEvent.fill(page.getByLabelText('Pay to'), payText(3));
  await page.getByLabelText('Asset', { exact: true }).selectOptions(ids.vine);
  await expect.element(page.getByText(UNKNOWN)).toBeVisible();
});

const lying = (at: number, assetId: string, part: Partial<UnspentView['allocations'][number]>): UnspentView =>
  unspent(at, 1_000, 'carrying', true, [
    { assetId, amount: '0', form: 'fungible', right: null, settled: true, ...part },
  ]);

test("a right isn't shown as an amount, nor an unknown amount as 1 or 0", async () => {
  await openApp('full', {
    ...withKinds,
    unspents: [
      lying(20, ids.chfk, { form: 'inflationRight', right: '50000' }),
      lying(21, ids.tusd, { form: 'bridgeRight' }),
      lying(22, ids.vine, { form: 'notKnown', amount: null }),
      lying(23, ids.chfk, { amount: '1000' }),
    ],
  });
  await go('Asset slots');
  const slot = (text: RegExp) => page.getByRole('listitem').filter({ hasText: text });
  await expect.element(slot(/the right to issue 500\.00\sINF more/)).toBeVisible();
  await expect.element(slot(/the right to bridge/)).toBeVisible();
  await expect.element(slot(/the right to bridge/)).not.toHaveTextContent(/0\.00/);
  await expect.element(slot(/unknown amount of\s*PERM/)).toHaveTextContent(/Amount not reported/);
  await expect.element(slot(/10\.00\s*INF/)).toHaveTextContent(/or the right to issue as much/);
});
