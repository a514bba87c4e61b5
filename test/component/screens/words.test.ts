import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ids, payText } from '../../fakes/asset-world.ts';
import { aRecipient, aSendReview, withClaims } from '../../fakes/reviews.ts';
import { scenarios, txidOf } from '../../fakes/scenarios.ts';
import { button, go, h1, openApp } from './open-app.ts';
import { toAnotherSlot } from './send-reviews.ts';
import { shownWords } from './shown-words.ts';

/** How many words a screen may show at 1280 by 800; screens without an entry share the last figure. */
const MOST_WORDS: Readonly<Record<string, number>> = { Home: 90, Receive: 45, Send: 70 };
const MOST_WORDS_ELSE = 250;

async function settled(title: string): Promise<void> {
  await expect.element(h1(title)).toBeInTheDocument();
  await expect.poll(() => document.querySelectorAll('[aria-busy="true"]').length).toBe(0);
}

test('a screen has few words, and none twice', async () => {
  await openApp('full', { invoices: scenarios.full().invoices.slice(0, 2) });
  const found: Record<string, unknown> = {};
  const places = [
    'Home',
    'Receive',
    'Send',
    'Assets',
    'Transfers',
    'Bitcoin',
    'Nodes',
    'Sign offline',
  ] as const;
  for (const place of places) {
    await go(place);
    await settled(place);
    const { words, twice } = shownWords();
    if (words > (MOST_WORDS[place] ?? MOST_WORDS_ELSE) || twice.length > 0) found[place] = { words, twice };
  }
  expect(found).toEqual({});
});

/** As in most sends: only the service reports the content of the spent slots. */
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

test.each([
  ['to two', 140, toTwo],
  ['that another would get', 90, toAnotherSlot],
  ['whose change another would get', 90, aSendReview({ recipients: [aRecipient()] }, 'contradicts')],
] as const)('the review of a send %s is read without scrolling, in %i words', async (_, most, review) => {
  const main = await openApp('full');
  main.answers({ 'signing.beginSend': review });
  await go('Send');
  await userEvent.fill(page.getByLabelText('Pay to'), payText(1));
  await button('Review').click();
  await expect.element(page.getByRole('region', { name: 'Summary' })).toBeVisible();
  const { words, twice } = shownWords();
  expect(words).toBeLessThanOrEqual(most);
  expect(twice).toEqual([]);
  for (const part of document.querySelectorAll('main, .proof, .what'))
    expect(part.scrollHeight).toBeLessThanOrEqual(part.clientHeight + 1);
});
