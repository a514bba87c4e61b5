import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { practiceWallet } from '../../fakes/scenarios.ts';
import { failure } from '../../fakes/fake-types.ts';
import { button, goSettings, lastInput, openApp } from './open-app.ts';

const PASSWORD = 'a long enough password';
const field = (name: string) => page.getByLabelText(name, { exact: true });
const html = (): string => document.body.outerHTML;

test('without a password no lock is offered, and Settings says why', async () => {
  const main = await openApp('full');
  await expect.element(button('Lock')).not.toBeInTheDocument();
  await userEvent.keyboard('{Control>}l{/Control}');
  expect(main.timesCalled('lock.now')).toBe(0);
  await goSettings('Security');
  await expect.element(page.getByText('Locks Ochre and encrypts its keys', { exact: false })).toBeVisible();
  await button('Set: App password').click();
  await expect
    .element(page.getByText('Changes no address. Ochre can’t recover it', { exact: false }))
    .toBeVisible();
});

test('no password is offered if no keychain can keep what it encrypts', async () => {
  await openApp('full', { keychain: 'absent' });
  await goSettings('Security');
  await expect
    .element(button('Set: App password'))
    .toHaveAccessibleDescription(/^No keychain on this computer/);
});

test('a password is set by keyboard, and Ctrl+L locks and leaves no wallet data on the page', async () => {
  const main = await openApp('full');
  await goSettings('Security', 'Set: App password');
  await userEvent.keyboard('short{Tab}short');
  await expect.element(button('Set')).toHaveAccessibleDescription('Use at least 8 characters');
  await userEvent.fill(field('New app password'), PASSWORD);
  await userEvent.fill(field('Repeat the new app password'), 'a long other');
  await expect.element(button('Set')).toHaveAccessibleDescription('Enter the same password twice');
  await userEvent.fill(field('Repeat the new app password'), PASSWORD);
  await userEvent.keyboard('{Enter}');
  await expect.element(button('Lock')).toBeVisible();
  expect(lastInput(main, 'lock.setPassword')).toEqual({ password: PASSWORD });
  expect(html()).not.toContain(PASSWORD);

  main.world.password = PASSWORD;
  expect(html()).toContain('9c41 07de');
  await userEvent.keyboard('{Control>}l{/Control}');
  await expect.element(page.getByRole('heading', { name: 'Ochre is locked' })).toBeVisible();
  for (const { name, fingerprint } of main.world.wallets) {
    expect(html()).not.toContain(name);
    expect(html()).not.toContain(fingerprint);
  }
  await expect.element(page.getByRole('navigation')).not.toBeInTheDocument();
});

test('no password can be tried before the wait is over, which is counted down', async () => {
  const main = await openApp('full', { password: PASSWORD, locked: true }, ({ once }) => {
    once({ 'lock.unlock': failure('PASSWORD_WRONG', { waitSeconds: 30 }) });
    once({
      'lock.state': {
        password: 'set',
        locked: true,
        questionCancelled: true,
        idleMinutes: 10,
        waitSeconds: 30,
        nodes: { watched: 12, locked: 2, waiting: 0 },
      },
    });
  });
  await expect.element(page.getByText('Nodes watched: 12, locked: 2')).toBeVisible();
  await expect.element(page.getByText('Counts as cancelled', { exact: false })).toBeVisible();
  await userEvent.fill(field('App password'), 'wrong');
  await userEvent.keyboard('{Enter}');
  expect(main.timesCalled('lock.unlock')).toBe(0);
});

test('words that were last checked more than half a year ago are reported, with the date', async () => {
  await openApp('full', {
    wallets: [{ ...practiceWallet, wordsCheckedAtMs: Date.now() - 200 * 86_400_000 }],
  });
  await expect.element(page.getByText('Check your recovery phrase')).toBeVisible();
  await expect.element(page.getByText(/^Checked 200\sdays ago$/)).toBeVisible();
});

test('nothing is shown until the keychain has said whether there is a lock, and it is asked again on request', async () => {
  const nothing = { questionCancelled: false, idleMinutes: 10, waitSeconds: 0 };
  const main = await openApp('full', undefined, ({ once }) => {
    once({
      'lock.state': {
        ...nothing,
        password: 'unknown',
        locked: true,
        nodes: { watched: 1, locked: 0, waiting: 11 },
      },
    });
  });
  await expect.element(page.getByRole('heading', { name: 'Your keychain doesn’t answer' })).toBeVisible();
  await expect
    .element(page.getByText('Nodes not watched until the keychain is unlocked: 11', { exact: false }))
    .toBeVisible();
  // No app password is known, and perhaps none was ever set.
  await expect.element(page.getByRole('main')).not.toHaveTextContent(/app password/);
  await expect.element(field('App password')).not.toBeInTheDocument();
  for (const { name } of main.world.wallets) expect(html()).not.toContain(name);
  const told = main.timesCalled('lock.active');
  window.dispatchEvent(new Event('focus'));
  expect(main.timesCalled('lock.active')).toBe(told + 1);
  await button('Try again').click();
  expect(main.timesCalled('lock.look')).toBe(1);
  await expect.element(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
});
