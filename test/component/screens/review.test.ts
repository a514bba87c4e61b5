import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { FakeMain } from '../../fakes/bridge.ts';
import { failure } from '../../fakes/fake-types.ts';
import type { ScenarioName } from '../../fakes/scenarios.ts';
import { button, go, h1, lastInput, openApp, type Change } from './open-app.ts';

async function openReview(scenario: ScenarioName, change?: Change): Promise<FakeMain> {
  const main = await openApp(scenario, change);
  await go('Asset slots');
  await expect.element(page.getByLabelText('Cost')).toBeVisible();
  await button(/^Review: create/).click();
  await expect.element(h1()).toHaveTextContent(/^(You create 5\sslots|Don’t sign this)$/);
  return main;
}

test('signs the shown digest, and leads to the slots with the result', async () => {
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
  await expect.element(h1('Bitcoin')).toHaveFocus();
});

test('signs once for a double click', async () => {
  const main = await openReview('funded');
  const release = main.hold('signing.approve');
  await userEvent.dblClick(button(/^Sign and/));
  release();
  await expect.element(page.getByText(/^5\sslots created\. /)).toBeVisible();
  expect(main.timesCalled('signing.approve')).toBe(1);
});

test('hides the sign button on a contradiction, and says what would leave', async () => {
  const main = await openReview('contradiction');
  await expect.element(page.getByRole('alert')).toHaveTextContent(/Blocked: wrong destination/);
  await expect.element(page.getByText('FOREIGN_OUTPUT')).toBeVisible();
  await expect.element(page.getByRole('alert')).toHaveTextContent(/Nothing was signed\./);
  await expect.element(page.getByText(/978,658\ssats would go to an address that isn’t yours/)).toBeVisible();
  expect(button(/^Sign/).query()).toBeNull();
  await button('Discard transaction').click();
  await expect.element(h1('Bitcoin')).toBeVisible();
  expect(main.timesCalled('signing.approve')).toBe(0);
});

test("reports a no to main's question", async () => {
  const main = await openReview('funded');
  main.answers({ 'signing.approve': { outcome: 'aborted' } });
  await button(/^Sign and/).click();
  await expect.element(page.getByText('Cancelled')).toBeVisible();
});

test("isn't left by Alt and the left arrow", async () => {
  await openReview('funded');
  await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}');
  await expect.element(h1(/^You create 5\sslots$/)).toBeVisible();
});

test('can be signed after a locked keychain is unlocked', async () => {
  const main = await openReview('funded');
  main.once({ 'signing.approve': failure('KEYCHAIN_LOCKED', { during: 'reading' }) });
  await button(/^Sign and/).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent(/Your keychain is locked/);
  await button('Try again').click();
  await expect.element(page.getByText(/^5\sslots created\. /)).toBeVisible();
  expect(main.timesCalled('signing.beginSlots')).toBe(1);
});

test("names no slot that the service doesn't list yet", async () => {
  const main = await openReview('funded');
  main.once({ 'signing.approve': { outcome: 'created', txid: 'ab'.repeat(32), created: 0 } });
  await button(/^Sign and/).click();
  await expect.element(page.getByText(/^Submitted\. .*don’t create them again/)).toBeVisible();
});
