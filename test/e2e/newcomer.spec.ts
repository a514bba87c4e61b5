import { expect } from '@playwright/test';
import { ask } from './support/ask.ts';
import { enter, tabTo } from './support/keyboard.ts';
import {
  button,
  friendInvoice,
  go,
  mine,
  openWallet,
  refreshUntil,
  test,
  title,
  transfer,
} from './support/practice.ts';

test(
  'by keyboard a newcomer makes a wallet, has a first asset six key presses later, and sends some of it',
  { tag: '@long' },
  async ({ ochre: { page } }) => {
    test.setTimeout(180_000);
    const press = async (...names: readonly RegExp[]): Promise<void> => {
      for (const name of names) {
        await expect(page.getByRole('button', { name }).first()).toBeEnabled();
        await enter(page, name);
      }
    };
    const fill = async (name: RegExp, text: string): Promise<void> => {
      await tabTo(page, name);
      await page.keyboard.press('Control+a');
      await page.keyboard.type(text);
    };
    await press(/^Create a wallet/);
    await expect(title(page, 'Create a wallet')).toBeFocused();
    await fill(/^Name/, 'Mine');
    await press(/^Create wallet$/, /^Check later/);
    await expect(title(page, 'Home')).toBeFocused();

    await press(/^Get practice coins/, /^Receive$/);
    await expect(title(page, 'Receive')).toBeFocused();
    await tabTo(page, /^Asset or bitcoin/);
    await page.keyboard.type('Any');
    await fill(/^Amount/, '2500');
    await press(/^Create slots and invoice/, /^Sign and create/, /^Sign$/, /^Let your friend pay/);

    // Time passes.
    await go(page, 'Transfers');
    await refreshUntil(page, transfer(page, /In/, /Confirming/));
    await mine(page);
    await go(page, 'Transfers');
    await refreshUntil(page, transfer(page, /In/, /Done/));
    const { assets } = await ask(page, 'assets.list', { walletId: await openWallet(page) });
    const invoice = await friendInvoice(page, {
      assetId: assets[0]?.assetId ?? '',
      amount: '10',
      to: 'A slot',
    });
    await go(page, 'Home');

    await press(/^Send$/);
    await expect(title(page, 'Send')).toBeFocused();
    await fill(/^Pay to/, invoice);
    await press(/^Review$/, /^Sign and send/, /^Sign$/);
    await expect(title(page, 'Transfers')).toBeFocused();
    await expect(page.getByText(/^Submitted\. /)).toBeVisible();
    await expect(button(page, /^Wallet: Mine /)).toBeVisible();
  },
);
