import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { BroughtView } from '../../../src-preload/contract/index.ts';
import { bareView, STRANGER } from '../../fakes/bare-view.ts';
import { aClaim } from '../../fakes/reviews.ts';
import { button, go, h1, lastInput, openApp } from './open-app.ts';

const HIDDEN = STRANGER.replace('qejx', '••••').replace('7kyg', '••••');

/** Main's view of a payment request to an address that is new here. */
function newPayee(change: Partial<BroughtView> = {}): BroughtView {
  const bare = bareView();
  const hide = (text: string | null) => (text === STRANGER ? HIDDEN : text);
  return {
    ...bare,
    from: 'pack',
    questions: [],
    data: [],
    compares: [{ id: 'p0', text: HIDDEN, state: 'open', wrong: 0, questionId: null }],
    review: {
      ...bare.review,
      outcome: 'onTrust',
      claims: [aClaim('inputsOurs'), aClaim('paymentAsAsked', { outcome: 'onTrust', ground: 'told' })],
      outputs: bare.review.outputs.map((line) => ({ ...line, address: hide(line.address) })),
      intent: { kind: 'sendBtc', recipients: [{ amountSats: 20_000, address: HIDDEN }], rateSatsPerVb: 2 },
    },
    ...change,
  };
}

/** The same view after something was typed. */
const compared = (state: BroughtView['compares'][number]['state'], wrong: number): BroughtView =>
  newPayee({ compares: [{ id: 'p0', text: HIDDEN, state, wrong, questionId: null }] });

async function open(view: BroughtView) {
  const main = await openApp('funded', { brings: { 'a request': view } });
  await go('Sign offline');
  await button('Paste text').click();
  await page.getByLabelText('Text to sign').fill('a request');
  await button('Import text').click();
  await expect.element(h1()).toBeVisible();
  return main;
}

const sign = button(/^Sign transaction/);
const field = page.getByLabelText('Hidden characters');

describe('an address that this wallet never paid before', () => {
  it('allows signing once its hidden characters are typed, without another click', async () => {
    const main = await open(newPayee());
    await expect.element(sign).toHaveAttribute('aria-disabled', 'true');
    await expect.element(page.getByText('Compare the address first')).toBeVisible();
    expect(document.body.textContent).not.toContain('qejx');
    main.answers({ 'offline.compare': compared('same', 0) });
    await field.click();
    await userEvent.keyboard('qejx 7kyg');
    await expect.element(page.getByText('You compared this address.')).toBeVisible();
    await expect.element(field).not.toBeInTheDocument();
    await sign.click();
    await expect.element(page.getByRole('heading', { name: /^Signed/ })).toBeVisible();
    expect(lastInput(main, 'offline.compare')).toMatchObject({ id: 'p0', typed: 'qejx 7kyg' });
  });

  it('is held back after a second wrong answer, and the review says what to do', async () => {
    const main = await open(newPayee());
    main.answers({ 'offline.compare': compared('open', 1) });
    await field.fill('aaaaaaaa');
    await expect.element(page.getByText(/^Not the hidden characters/)).toBeVisible();
    await expect.element(field).toHaveValue('');
    main.answers({ 'offline.compare': compared('heldBack', 2) });
    await field.fill('bbbbbbbb');
    await expect.element(page.getByRole('alert')).toHaveTextContent(/isn’t the recipient’s.*another way/);
    await expect.element(sign).toHaveAttribute('aria-disabled', 'true');
    await expect.element(button('Don’t compare')).not.toBeInTheDocument();
  });

  it('can be signed uncompared by an extra click, and stays reported', async () => {
    const main = await open(newPayee());
    main.answers({ 'offline.compare': compared('skipped', 0) });
    await button('Don’t compare').click();
    const summary = page.getByRole('region', { name: 'Summary' });
    await expect.element(summary).toHaveTextContent(/Reported\s*Not compared/);
    await expect.element(sign).not.toHaveAttribute('aria-disabled', 'true');
  });

  it("replaces the tick in a bare PSBT, which comes back if it isn't compared", async () => {
    const compares = [
      { id: 'p0', text: STRANGER, state: 'open', wrong: 0, questionId: 'o0' },
    ] satisfies BroughtView['compares'];
    const [output] = bareView().questions;
    const view = { ...bareView(), data: [], questions: output === undefined ? [] : [output] };
    const main = await open({ ...view, compares });
    const skipped = compares.map((one) => ({ ...one, state: 'skipped' as const }));
    main.answers({ 'offline.compare': { ...view, compares: skipped } });
    const tick = page.getByLabelText('I know who gets this, and it is right');
    await expect.element(field).toBeVisible();
    await expect.element(tick).not.toBeInTheDocument();
    await button('Don’t compare').click();
    await expect.element(tick).toBeVisible();
  });
});

it('with more than three new addresses, one answer covers the list', async () => {
  const main = await open(
    newPayee({ compares: [], questions: [{ kind: 'payees', id: 'payees', count: 4 }] }),
  );
  await expect.element(page.getByText(/never paid these 4 addresses/)).toBeVisible();
  await expect.element(sign).toHaveAttribute('aria-disabled', 'true');
  await page.getByLabelText('I compared all of them').click();
  await sign.click();
  await expect.element(page.getByRole('heading', { name: /^Signed/ })).toBeVisible();
  expect(lastInput(main, 'offline.sign')).toMatchObject({ confirmed: ['payees'] });
});
