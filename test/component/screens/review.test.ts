import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { FakeMain } from '../../fakes/bridge.ts';
import { failure } from '../../fakes/fake-types.ts';
import type { ScenarioName } from '../../fakes/scenarios.ts';
import { button, go, lastInput, openApp, type Change } from './open-app.ts';

async function openReview(scenario: ScenarioName, change?: Change): Promise<FakeMain> {
  const main = await openApp(scenario, change);
  await go('Bitcoin');
  await expect.element(page.getByLabelText('Cost')).toBeVisible();
  await button(/^Review: create/).click();
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent(/^(You create 5\sslots|Don’t sign this)$/);
  return main;
}

test('signs the digest that was shown, and goes to the slots with what came of it', async () => {
  const main = await openReview('funded');
  await expect.element(page.getByText('Nobody else gets bitcoin.')).not.toBeVisible();
  await page
    .getByRole('region', { name: 'Checks' })
    .getByText(/^\d+\schecks passed$/)
    .click();
  await expect.element(page.getByText(/Creates 5 slots of 1,000\ssats, all yours, as asked\./)).toBeVisible();
  await expect.element(page.getByText('Nobody else gets bitcoin.')).toBeVisible();
  await button(/^Sign and create 5\sslots$/).click();
  await expect.element(page.getByText(/^5\sslots created\. /)).toBeVisible();
  expect(lastInput(main, 'signing.approve')).toEqual({
    flowId: 'f0'.repeat(16),
    digest: 'd1'.repeat(32),
    acceptNotProved: false,
  });
  await expect.element(page.getByRole('heading', { level: 1, name: 'Bitcoin' })).toHaveFocus();
});

test('signs once for a double click', async () => {
  const main = await openReview('funded');
  const release = main.hold('signing.approve');
  await userEvent.dblClick(button(/^Sign and/));
  release();
  await expect.element(page.getByText(/^5\sslots created\. /)).toBeVisible();
  expect(main.timesCalled('signing.approve')).toBe(1);
});

test('takes the sign button away when something contradicts, and says what would leave', async () => {
  const main = await openReview('contradiction');
  await expect.element(page.getByRole('alert')).toHaveTextContent(/Blocked: wrong destination/);
  await expect.element(page.getByText('FOREIGN_OUTPUT')).toBeVisible();
  await expect.element(page.getByRole('alert')).toHaveTextContent(/Nothing was signed\./);
  await expect.element(page.getByText(/978,658\ssats would go to an address that isn’t yours/)).toBeVisible();
  expect(button(/^Sign/).query()).toBeNull();
  await button('Discard transaction').click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Bitcoin' })).toBeVisible();
  expect(main.timesCalled('signing.approve')).toBe(0);
});

test('does not sign what is not proved before the person says to go on', async () => {
  const main = await openReview('notProved');
  await expect.element(page.getByText(/can’t compare .* with a list of your own/)).toBeVisible();
  const sign = button(/^Sign and/);
  await expect.element(sign).toHaveAccessibleDescription('Decide about what isn’t verified');
  await userEvent.click(sign, { force: true });
  expect(main.timesCalled('signing.approve')).toBe(0);
  await page.getByLabelText('Sign without knowing this').click();
  await expect.element(page.getByText('1 not verified, accepted by you')).toBeVisible();
  await sign.click();
  await expect.element(page.getByText(/^5\sslots created\. /)).toBeVisible();
  expect(lastInput(main, 'signing.approve')).toMatchObject({ acceptNotProved: true });
});

test('says so when the person said no to main', async () => {
  const main = await openReview('funded');
  main.answers({ 'signing.approve': { outcome: 'aborted' } });
  await button(/^Sign and/).click();
  await expect.element(page.getByText('Cancelled')).toBeVisible();
});

test('keeps what was typed in the form over a review that was cancelled', async () => {
  const main = await openApp('funded');
  await go('Bitcoin');
  await userEvent.fill(page.getByLabelText('Bitcoin in each'), '2000');
  await expect.element(page.getByLabelText('Cost')).toHaveTextContent(/10,652/);
  await button(/^Review: create/).click();
  await expect.element(page.getByText('d1d1d1d1 d1d1d1d1')).toBeVisible();
  await button('Cancel').click();
  await expect.element(page.getByLabelText('Bitcoin in each')).toHaveValue('2,000');
  expect(main.timesCalled('signing.cancel')).toBe(1);
});

test('is not left by Alt and the left arrow', async () => {
  await openReview('funded');
  await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}');
  await expect.element(page.getByRole('heading', { level: 1, name: /^You create 5\sslots$/ })).toBeVisible();
});

test('says each step that is waited for, the keychain too', async () => {
  const main = await openReview('funded');
  const release = main.hold('signing.approve');
  await button(/^Sign and/).click();
  main.tell('signing.progress', { flowId: 'f0'.repeat(16), step: 'sign', sinceMs: Date.now() });
  await expect.element(page.getByText('Signing').first()).toBeVisible();
  main.tell('vault.waiting', { waiting: true, sinceMs: Date.now() - 9_000, giveUpSeconds: 120 });
  await expect.element(page.getByText('Waiting for your keychain').first()).toBeVisible();
  await expect.element(page.getByRole('timer')).toHaveTextContent(/^(9|10|11) s$/);
  main.tell('vault.waiting', { waiting: false, sinceMs: Date.now(), giveUpSeconds: 120 });
  main.tell('signing.progress', { flowId: 'f0'.repeat(16), step: 'end', sinceMs: Date.now() });
  await expect.element(page.getByText('Submitting it to the service').first()).toBeVisible();
  release();
  await expect.element(page.getByText(/^5\sslots created\. /)).toBeVisible();
});

test('repeats nothing when the outcome is unknown: no second signature is offered', async () => {
  const main = await openReview('funded');
  main.failNext(
    'signing.approve',
    failure('OUTCOME_UNKNOWN', { txid: 'ab'.repeat(32), because: 'the connection broke', named: null }),
  );
  await button(/^Sign and/).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent(/Submitted, but no answer/);
  expect(button(/^Sign/).query()).toBeNull();
  expect(button('Try again').query()).toBeNull();
  await button('In progress').first().click();
  await expect.element(page.getByRole('heading', { name: 'Needs you' })).toBeVisible();
  expect(main.timesCalled('signing.cancel')).toBe(0);
});

test('lets a locked keychain be unlocked and the same review be signed', async () => {
  const main = await openReview('funded');
  main.failNext('signing.approve', failure('KEYCHAIN_LOCKED', { during: 'reading' }));
  await button(/^Sign and/).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent(/Your keychain is locked/);
  await button('Try again').click();
  await expect.element(page.getByText(/^5\sslots created\. /)).toBeVisible();
  expect(main.timesCalled('signing.beginSlots')).toBe(1);
});

test('draws equal slots as one line', async () => {
  await openReview('funded');
  const outputs = page.getByRole('list', { name: 'Outputs' });
  await expect.element(outputs).toHaveTextContent(/5\snew slots\s*5,000\ssats/);
});

test('claims no slot that the service does not list yet', async () => {
  const main = await openReview('funded');
  main.answerNext('signing.approve', {
    outcome: 'created',
    txid: 'ab'.repeat(32),
    created: 0,
  });
  await button(/^Sign and/).click();
  await expect.element(page.getByText(/^Submitted\. .*don’t create them again/)).toBeVisible();
});
