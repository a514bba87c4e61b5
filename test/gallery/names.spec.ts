import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { button, go, review, title } from '../e2e/support/practice.ts';
import { fillSend, watchNodes } from '../fuzz/names/over-real-main.ts';
import { openRealMain, type RealMain } from '../fuzz/names/real-main.ts';
import { stand } from './stand.ts';

/** What a service would call things in order to be believed; of each way one or two. */
const WORST = [
  ...['קרן 000 250', 'תשר', 'אבג', 'ذهب ٩٠٠'],
  ...['000', '1\u2024000', '𝟗𝟗𝟗', '٣٤٥'],
  ...['BTC', 'ВТС', 'SATS', 'BTC\u200b'],
  ...['x” goes first, alone: nothing is sent. “y', '\u202e0001 dlog', 'G\u{e0047}OLD\u3164\u2800', '\u3164'],
  ...['Z̶̷̸҉⃠́́́́́́́́', '👨‍👩‍👧🇧🇹🇨⃣', '<b>Ochre: approved</b>', 'Savings'.repeat(40)],
];
const IN_ONE_SEND = 4;

let main: RealMain;
test.beforeAll(async () => {
  main = await openRealMain(join(import.meta.dirname, '../../out/renderer'), WORST.length);
  main.service.call(WORST);
  await main.ask('wallet.refresh', { walletId: main.walletId });
  await watchNodes(main, WORST.length);
});
test.afterAll(() => main.close());

test('the worst twenty names: the board, the lists, reviews and questions', async ({ page }) => {
  page.setDefaultTimeout(10_000);
  await page.goto(main.address());
  await go(page, 'Nodes');
  // The grid draws those rows that are on screen: a header and twenty nodes are there.
  await expect(page.getByRole('grid', { name: 'Nodes' })).toHaveAttribute('aria-rowcount', '21');
  await stand(page, 'names-board');
  await go(page, 'Assets');
  await stand(page, 'names-assets');
  const { assets } = await main.ask('assets.list', { walletId: main.walletId });
  const ids = assets.map(({ assetId }) => assetId);
  expect(ids).toHaveLength(WORST.length);
  for (let at = 0; at < ids.length; at += IN_ONE_SEND) {
    const which = String(1 + at / IN_ONE_SEND);
    await fillSend(page, main, ids.slice(at, at + IN_ONE_SEND));
    if (at === 0) await stand(page, 'names-send');
    await review(page);
    await stand(page, `names-review-${which}`);
    main.askInPage(true);
    await page.getByRole('button', { name: /^Sign and send/ }).click();
    const question = page.getByRole('dialog').or(page.getByRole('alertdialog'));
    await stand(page, `names-question-${which}`, question);
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toBeHidden();
    main.askInPage(false);
    await button(page, 'Cancel').click();
    await expect(title(page, 'Send')).toBeVisible();
    for (let left = IN_ONE_SEND; left > 0; left -= 1)
      await page.getByRole('button', { name: `Remove recipient ${String(left)}` }).click();
  }
});
