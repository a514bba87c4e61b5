import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { SendReview } from '../../../src-preload/contract/index.ts';
import type { FakeMain } from '../../fakes/bridge.ts';
import { payText } from '../../fakes/asset-world.ts';
import { failure } from '../../fakes/fake-types.ts';
import { aRecipient, aSendReview, STRANGER, withClaims } from '../../fakes/reviews.ts';
import { remoteWallet, txidOf } from '../../fakes/scenarios.ts';
import { button, go, h1, lastInput, openApp, type Change } from './open-app.ts';
import { backElsewhere, genuine, toAnotherSlot, unreadable } from './send-reviews.ts';

const summary = () => page.getByRole('region', { name: 'Summary' });
const outputs = () => page.getByRole('list', { name: 'Outputs' });
const claims = () => page.getByRole('list', { name: 'Checks' });
const sign = () => button(/^Sign and send/);

/** Goes from the form to this review, as a person does. */
async function openReview(review: SendReview = genuine, change?: Change): Promise<FakeMain> {
  const main = await openApp('full', change);
  main.answers({ 'signing.beginSend': review });
  await go('Send');
  await userEvent.fill(page.getByLabelText('Pay to'), payText(1));
  await button('Review').click();
  await expect.element(h1()).toHaveTextContent(/^(You send|Don’t sign this)/);
  return main;
}

const contradicts = aSendReview({ recipients: [aRecipient()] }, 'contradicts');

test('shows what leaves, what returns and what moves only because it is on the same coin', async () => {
  await openReview();
  await expect.element(summary()).toHaveTextContent(/10\.00\sTUSD/);
  await expect.element(summary()).toHaveTextContent(/Fee\s*308\ssats/);
  await expect.element(summary()).toHaveTextContent(/Back to you\s*480\.00\sTUSD\s*3\sVINE\s*9,692\ssats/);
  await expect.element(summary()).toHaveTextContent(/Broadcast\s*Once the recipient accepts/);
  await expect
    .element(page.getByText(/Whether the service broadcasts only when it should, delivers the asset data/))
    .toBeVisible();
});

test('draws a blinded recipient beside the commitment, because it is no output', async () => {
  await openReview();
  const lines = outputs().getByRole('listitem');
  await expect.element(lines.nth(0)).toHaveTextContent(/RGB commitment/);
  await expect.element(lines.nth(1)).toHaveTextContent(/Hidden slot.*10\.00\sTUSD/);
  await expect.element(lines.nth(2)).toHaveTextContent(/Output 1 · back to you.*480\.00\sTUSD.*3\sVINE/);
  for (const line of lines.elements())
    expect(line.querySelector('[role=img]')?.getAttribute('aria-label')).toBe('Verified');
  await expect
    .element(page.getByRole('list', { name: 'Inputs' }))
    .toHaveTextContent(/490\.00\sTUSD.*3\sVINE\s*moves along/);
});

test('signs the digest that was shown, by a button that repeats the act, and begins the next send empty', async () => {
  const main = await openReview();
  await button(/^Sign and send 10\.00\sTUSD$/).click();
  await expect.element(page.getByText(/^Submitted\. /)).toBeVisible();
  expect(lastInput(main, 'signing.approve')).toEqual({
    flowId: 'f1'.repeat(16),
    digest: 'd2'.repeat(32),
    acceptNotProved: false,
  });
  await expect.element(h1('Transfers')).toHaveFocus();
  expect(main.timesCalled('wallet.refresh')).toBeGreaterThan(0);
  await go('Send');
  await expect.element(button('Review')).toHaveAccessibleDescription('Paste an invoice or address first');
});

test('says before it is signed that a broadcast at once can’t be undone', async () => {
  await openReview({ ...genuine, intent: { ...genuine.intent, donation: true } });
  await expect
    .element(summary())
    .toHaveTextContent(
      /Broadcast\s*Now\s*Sent without waiting\. If the recipient cannot accept, the assets are lost/,
    );
});

test('takes the sign button away when the change would go to someone else', async () => {
  const main = await openReview(contradicts);
  const banner = page.getByRole('alert');
  await expect.element(banner).toHaveTextContent(/Blocked: wrong destination/);
  await expect
    .element(claims())
    .toHaveTextContent(
      /480\.00\sTUSD \(Tq0xW4mJ…\), 3\sVINE and 9,692\ssats would go to an address that isn’t yours.*OUTPUT_SPOOF/,
    );
  await page.getByText('How it flows').click();
  await expect.element(outputs()).toHaveTextContent(new RegExp(STRANGER.slice(0, 20)));
  expect(button(/^Sign/).query()).toBeNull();
  await button('Discard transaction').click();
  expect(main.timesCalled('signing.approve')).toBe(0);
});

test('underlines where the slot differs from the requested one', async () => {
  await openReview(toAnotherSlot);
  await expect.element(summary()).toHaveTextContent(/You asked for.*The transaction says/);
  const marked = [...summary().element().querySelectorAll('.addr .x')].map(({ textContent }) => textContent);
  expect(marked.length).toBeGreaterThan(3);
  expect(marked.join('')).not.toContain('7hRm');
  await page.getByText('How it flows').click();
  await expect.element(outputs()).toHaveTextContent(/Hidden slot.*asked for, but missing/);
  await expect.element(outputs()).toHaveTextContent(/A slot that nobody asked for/);
  await expect
    .element(claims())
    .toHaveTextContent(/10\.00\sTUSD \(Tq0xW4mJ…\) would go to a slot that no recipient named/);
});

test('signs unproved claims only after a second step', async () => {
  const main = await openReview(withClaims(genuine, ['amountsAsListed'], { outcome: 'notProved' }));
  await expect.element(sign()).toHaveAccessibleDescription('Decide about what isn’t verified');
  await userEvent.click(sign(), { force: true });
  expect(main.timesCalled('signing.approve')).toBe(0);
  await page.getByLabelText('Sign without knowing this').click();
  await sign().click();
  await expect.element(page.getByText(/^Submitted\. /)).toBeVisible();
  expect(lastInput(main, 'signing.approve')).toMatchObject({ acceptNotProved: true });
});

const onMainnet: Change = { wallets: [{ ...remoteWallet, network: 'mainnet' }], activeId: remoteWallet.id };

test('never signs an unreadable asset part on mainnet, and says what to do', async () => {
  const main = await openReview(unreadable, onMainnet);
  await expect
    .element(sign())
    .toHaveAccessibleDescription(
      /can’t verify where the assets go, and doesn’t sign this on mainnet\. Discard it/,
    );
  expect(page.getByLabelText(/Sign without knowing/).query()).toBeNull();
  await userEvent.click(sign(), { force: true });
  expect(main.timesCalled('signing.approve')).toBe(0);
  await expect
    .element(page.getByRole('list', { name: 'Not verified' }))
    .toHaveTextContent(/Ochre can’t tell who would get which asset/);
  await expect.element(summary()).toHaveTextContent(/as asked: the transaction doesn’t show it/);
});

test('offers the second step on mainnet if the settings allow it', async () => {
  await openReview(unreadable, { ...onMainnet, settings: { allowUnprovedAssets: true } });
  await page.getByLabelText(/Sign without knowing these\s5/).click();
  await expect.element(sign()).not.toHaveAttribute('aria-disabled');
});

test('without an answer says what is known, and offers no second signature', async () => {
  const main = await openReview();
  main.once({
    'signing.approve': failure('OUTCOME_UNKNOWN', {
      txid: 'ab'.repeat(32),
      because: 'the connection broke',
      named: null,
    }),
  });
  await sign().click();
  const alert = page.getByRole('alert');
  await expect.element(alert).toHaveTextContent(/Submitted, but no answer/);
  await expect.element(alert).toHaveTextContent(/Refresh until you know\. Do not pay again before that/);
  expect(button(/^Sign/).query()).toBeNull();
  expect(button('Try again').query()).toBeNull();
  expect(button('Go to Transfers').query()).toBeNull();
  await button('In progress').first().click();
  await expect.element(page.getByRole('heading', { name: 'Needs you' })).toBeVisible();
  await go('Send');
  // The form is empty, so that a hurried click can't pay twice.
  await expect.element(button('Review')).toHaveAccessibleDescription('Paste an invoice or address first');
  expect(main.timesCalled('signing.cancel')).toBe(0);
});

test('shows or counts each of many recipients, and always shows what returns', async () => {
  const recipients = Array.from({ length: 40 }, (_, at) =>
    aRecipient({ amount: '100', recipientId: `${aRecipient().recipientId}${String(at)}` }),
  );
  await openReview(aSendReview({ recipients }));
  await expect.element(button(/^Sign and send 40\.00\sTUSD to 40\srecipients$/)).toBeVisible();
  await expect.element(outputs()).toHaveTextContent(/34 more/);
  await expect.element(outputs()).toHaveTextContent(/back to you.*450\.00\sTUSD/);
  await button(/^Show all 40\srecipients$/).click();
  await expect.element(summary()).toHaveTextContent(/40\s*1\.00\sTUSD/);
  await button(/^Show all 1 inputs and 42 outputs$/).click();
  expect(outputs().getByRole('listitem').elements().length).toBe(43);
});

/** Reported claims and lines, as the judge gives them. */
const onTrust: SendReview = {
  ...withClaims(genuine, ['assetsWhole', 'inputsAreSlots'], {
    ...{ outcome: 'onTrust', ground: 'told', facts: { told: `${txidOf(30)}:0` } },
  }),
  inputs: genuine.inputs.map((line) => ({ ...line, outcome: 'onTrust' })),
};

test('marks and counts what only the service reports, without a second step for it', async () => {
  const main = await openReview(onTrust);
  const first = claims().getByRole('listitem').first();
  await expect.element(first).toHaveTextContent(/The service reports nothing else: \w{4}…:0\.\s*Reported$/);
  expect(first.element().querySelector('.v.proved, .w.proved')).toBeNull();
  await expect
    .element(page.getByRole('list', { name: 'Inputs' }).getByRole('img', { name: 'Reported' }))
    .toBeVisible();
  await expect.element(page.getByText(/^12\schecks passed$/)).toBeVisible();
  await expect.element(page.getByText('2 only reported')).toBeVisible();
  expect(page.getByRole('checkbox').query()).toBeNull();
  await sign().click();
  await expect.element(page.getByText(/^Submitted\. /)).toBeVisible();
  expect(lastInput(main, 'signing.approve')).toMatchObject({ acceptNotProved: false });
});

test.for([
  [
    'waitsForRecipient',
    'You chose to broadcast immediately, but the service waits. Waiting for the recipient.',
  ],
  ['unsaid', 'No broadcast reported yet. Treat it as sent'],
  ['told', 'Reported as broadcast without waiting. If the recipient never accepts, the assets are lost.'],
] as const)('reports the outcome of a donation that ended %s', async ([broadcast, words]) => {
  const main = await openReview({ ...genuine, intent: { ...genuine.intent, donation: true } });
  main.once({
    'signing.approve': { outcome: 'handedOver', txid: txidOf(60), batchTransferIdx: 1, broadcast },
  });
  await sign().click();
  await expect.element(page.getByText(words)).toBeVisible();
});

test("keeps a slot that our own book doesn't know in doubt if that is no contradiction", async () => {
  await openReview(backElsewhere('notProved'));
  await expect.element(outputs()).toHaveTextContent(/Not known as your slot, \w{4}…:3.*480\.00/);
  await expect.element(outputs().getByRole('img', { name: 'Not verified' }).first()).toBeVisible();
  expect(outputs().getByRole('img', { name: 'Doesn’t match' }).query()).toBeNull();
  await expect.element(page.getByText(/Treat it as leaving your wallet\./)).toBeVisible();
  await expect.element(page.getByLabelText('Sign without knowing this')).toBeVisible();
});
