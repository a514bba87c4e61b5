import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { AssetGrounds } from '../../../src-preload/contract/index.ts';
import { ids, noGrounds } from '../../fakes/asset-world.ts';
import { button, h1, lastInput, openAsset } from './open-app.ts';

const whole: AssetGrounds = {
  genesis: true,
  verified: { transfers: 2, block: 834_112 },
  onTrust: '0',
  unreported: '0',
  hasServer: true,
  missing: [],
  missingCount: 0,
};
const one = { key: `${ids.tusd}#1`, direction: 'in', amount: '2500', atMs: 1, why: 'notAsked' } as const;

/** Opens the page of an asset with these grounds. */
const opened = (grounds: AssetGrounds, hideAmounts = false) => openAsset({ grounds }, hideAmounts);
const origin = () => page.getByRole('region', { name: 'Origin' });

describe("what proves an asset's balance", () => {
  test.each<[AssetGrounds, string]>([
    [whole, 'Verified from its issue: your transfers (2), up to block 834112.'],
    [{ ...whole, verified: { transfers: 0, block: null } }, 'Issue verified. You hold none.'],
    [
      { ...whole, onTrust: '2500' },
      'Verified from its issue: your transfers (2), up to block 834112. The rest is reported by the service.',
    ],
    [noGrounds, 'Not verified: name, decimals and transfers are reported by the service.'],
  ])('is one sentence: %o', async (grounds, says) => {
    await opened(grounds);
    await expect.element(origin().getByText(says, { exact: true })).toBeVisible();
  });

  test.each<[AssetGrounds, number]>([
    [whole, 1],
    [{ ...whole, missing: [one], missingCount: 1 }, 0],
    [{ ...whole, onTrust: '1' }, 0],
    [{ ...whole, genesis: false }, 0],
  ])('is marked as verified only if all of it is: %o', async (grounds, marks) => {
    await opened(grounds);
    await expect.element(origin()).toBeVisible();
    expect(origin().getByRole('img', { name: 'Verified', exact: true }).elements()).toHaveLength(marks);
  });

  test("names amounts that our own book has and the service doesn't report", async () => {
    await opened({ ...whole, onTrust: null, unreported: '8500' });
    await expect
      .element(origin().getByText(/85\.00.TUSD verified, but not reported by the service/))
      .toBeVisible();
  });

  test("names what isn't verified, and a click verifies what can be", async () => {
    const main = await opened({
      ...whole,
      onTrust: '2500',
      missing: [one, { ...one, key: `${ids.tusd}#2`, why: 'blinded' }],
      missingCount: 22,
    });
    await expect.element(origin().getByText(/25\.00.TUSD not verified/)).toBeVisible();
    await expect.element(origin().getByText('20 more')).toBeVisible();
    await button('Verify asset data').click();
    await expect.poll(() => main.timesCalled('transfers.verify')).toBe(1);
    expect(lastInput(main, 'transfers.verify')).toMatchObject({ key: one.key });
    await origin()
      .getByRole('button', { name: /^Received/ })
      .first()
      .click();
    await expect.element(h1()).toBeVisible();
  });

  test('hides amounts if amounts are hidden', async () => {
    await opened({ ...whole, onTrust: '2500', missing: [one], missingCount: 1 }, true);
    await expect.element(origin().getByText(/^Received/)).toBeVisible();
    expect(origin().element().textContent).not.toContain('25.00');
  });
});
