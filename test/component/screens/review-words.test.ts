import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ClaimView, Review, SendReview } from '../../../src-preload/contract/index.ts';
import { ids, payText } from '../../fakes/asset-world.ts';
import { aSendReview } from '../../fakes/fake-send.ts';
import { practiceWallet, txidOf } from '../../fakes/scenarios.ts';
import { button, go, openApp } from './open-app.ts';
import { shownWords } from './shown-words.ts';

const TO = ['bcrt:utxob:7hRmQ2vX-c9Ld4Wk-t6Zp1Fs-3Nb8yGe-1', 'bcrt:utxob:7hRmQ2vX-K8s3Jf0-q5Vt7Bn-w2Xe9Ld-2'];
const WRONG = 'bcrt:utxob:7hRmQ2vX-K8s3Jf0-q5Vt7Bn-w2Xe9Ld-1';

function sendOf(assetId: string, amounts: readonly string[]): SendReview {
  return aSendReview(
    {
      walletId: practiceWallet.id,
      recipients: amounts.map((amount, at) => ({
        ...{ invoice: payText(at + 1), recipientId: TO[at] ?? '', assetId, amount },
        witnessSats: null,
      })),
      donation: false,
      rateSatsPerVb: 2,
      minConfirmations: 1,
    },
    [{ assetId, held: 49_000n, amount: amounts.reduce((sum, amount) => sum + BigInt(amount), 0n) }],
    'proved',
  );
}

const withClaims = (review: SendReview, names: readonly string[], part: Partial<ClaimView>): SendReview => ({
  ...review,
  outcome: part.outcome ?? review.outcome,
  code: part.code ?? null,
  claims: review.claims.map((claim) => (names.includes(claim.name) ? { ...claim, ...part } : claim)),
});

/** As most are: what lies on the spent slots the service alone reports. */
const toTwo = (): SendReview =>
  withClaims(sendOf(ids.vine, ['1000', '350']), ['assetsWhole', 'inputsAreSlots'], {
    outcome: 'onTrust',
    ground: 'told',
    facts: { told: `${txidOf(30)}:0` },
  });

/** The slot that it gives to is another one than was asked. */
function toAnother(): SendReview {
  const review = sendOf(ids.tusd, ['1000']);
  return withClaims(
    {
      ...review,
      assets: review.assets.map((asset) => ({
        ...asset,
        given: asset.given.map((one) =>
          one.to === 'recipient'
            ? { ...one, to: 'stranger' as const, seal: { kind: 'secret' as const, recipientId: WRONG } }
            : one,
        ),
      })),
    },
    ['recipientsAsAsked'],
    { outcome: 'contradicts', code: 'RGB_RECIPIENT', facts: { asset: ids.tusd, amount: '1000' } },
  );
}

async function openSend(answer: Review | null): Promise<void> {
  await openApp(
    'full',
    (world) => {
      if (answer === null) world.verdict = 'contradicts';
    },
    (main) => {
      if (answer !== null) main.answerNext('signing.beginSend', answer);
    },
  );
  await go('Send');
  const texts =
    answer?.intent.kind === 'send' ? answer.intent.recipients.map((_, at) => payText(at + 1)) : [];
  await userEvent.fill(page.getByLabelText('Pay to'), texts.length > 1 ? texts.join('\n') : payText(1));
  await button('Review').click();
}

async function openSlots(): Promise<void> {
  await openApp('funded');
  await go('Bitcoin');
  await expect.element(page.getByLabelText('Cost')).toBeVisible();
  await button(/^Review: create/).click();
}

test.each([
  ['a send to two', 140, () => openSend(toTwo())],
  ['a send that another would get', 90, () => openSend(toAnother())],
  ['a send whose change another would get', 90, () => openSend(null)],
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
