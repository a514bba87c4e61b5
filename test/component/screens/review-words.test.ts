import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { SendReview } from '../../../src-preload/contract/index.ts';
import { ids, payText } from '../../fakes/asset-world.ts';
import { aRecipient, aSendReview, withClaims } from '../../fakes/reviews.ts';
import { txidOf } from '../../fakes/scenarios.ts';
import { button, go, openApp } from './open-app.ts';
import { toAnotherSlot } from './send-reviews.ts';
import { shownWords } from './shown-words.ts';

/** As most are: what lies on the spent slots the service alone reports. */
const toTwo = withClaims(
  aSendReview({
    recipients: [
      aRecipient({ assetId: ids.vine }),
      aRecipient({ assetId: ids.vine, amount: '350', recipientId: 'bcrt:utxob:7hRmQ2vX-K8s3Jf0-q5Vt7Bn' }),
    ],
  }),
  ['assetsWhole', 'inputsAreSlots'],
  { outcome: 'onTrust', ground: 'told', facts: { told: `${txidOf(30)}:0` } },
);

async function openSend(review: SendReview): Promise<void> {
  const main = await openApp('full');
  main.answers({ 'signing.beginSend': review });
  await go('Send');
  await userEvent.fill(page.getByLabelText('Pay to'), payText(1));
  await button('Review').click();
}

async function openSlots(): Promise<void> {
  await openApp('funded');
  await go('Bitcoin');
  await button(/^Review: create/).click();
}

test.each([
  ['a send to two', 140, () => openSend(toTwo)],
  ['a send that another would get', 90, () => openSend(toAnotherSlot)],
  [
    'a send whose change another would get',
    90,
    () => openSend(aSendReview({ recipients: [aRecipient()] }, 'contradicts')),
  ],
  ['slots', 80, openSlots],
] as const)('the review of %s is read without scrolling, in %i words', async (_, most, open) => {
  await open();
  await expect.element(page.getByRole('region', { name: 'Summary' })).toBeVisible();
  const { words, twice } = shownWords();
  expect(words).toBeLessThanOrEqual(most);
  expect(twice).toEqual([]);
  const scrolling = [...document.querySelectorAll('main, main *')].filter(
    (element) =>
      ['auto', 'scroll'].includes(getComputedStyle(element).overflowY) &&
      element.scrollHeight > element.clientHeight + 1,
  );
  expect(scrolling.map(({ className }) => className)).toEqual([]);
});
