import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { readExchanges } from '../e2e/support/exchanges.ts';
import { onHost } from '../e2e/support/host.ts';
import { addWallet, button, fund, go, test } from '../e2e/support/practice.ts';
import { look } from '../e2e/support/look.ts';

test('a service that answers nonsense, and a main part that is gone', async ({ page }) =>
  onHost(page, {}, async ({ host }) => {
    const { exchanges, kill } = host();
    await addWallet(page, 'Atelier');
    await fund(page);
    const endpoints = new Set(
      readExchanges(exchanges).map(({ path }) => path.split('?')[0]?.split('/').at(-1) ?? ''),
    );
    for (const endpoint of endpoints)
      writeFileSync(join(exchanges, `always-${endpoint}`), '<html>504 Gateway Time-out</html>');
    await button(page, 'Refresh the wallet').click();
    await look(page, 'home-not-understood', page.getByRole('main').getByRole('alert').first());
    await go(page, 'Assets');
    await look(page, 'assets-stale');
    await kill();
    await look(page, 'host-gone', page.getByText('Ochre’s main part doesn’t answer'), 'everyColour');
  }));

test('an address that was used, and one without its code', async ({ ochre: { page, host }, context }) => {
  await expect(button(page, /^Create a wallet/)).toBeVisible();
  const again = await context.newPage();
  await again.goto(host.address);
  await expect(again.getByRole('alert')).toContainText('This address was used before');
  await look(again, 'address-used');
  await again.goto(new URL(host.address).origin);
  await expect(again.getByRole('alert')).toContainText('This address is incomplete');
  await look(again, 'address-without-code');
  await again.close();
});
