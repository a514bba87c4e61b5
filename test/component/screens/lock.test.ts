import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { failure } from '../../fakes/fake-types.ts';
import { button, goSettings, lastInput, openApp } from './open-app.ts';

const PASSWORD = 'a long enough password';
const field = (name: string) => page.getByLabelText(name, { exact: true });
const html = (): string => document.body.outerHTML;

test('offers no lock where no password is set, and says why', async () => {
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

test('does not offer a password where no keychain could hold what it closes', async () => {
  await openApp('full', { keychain: 'absent' });
  await goSettings('Security');
  await expect
    .element(button('Set: App password'))
    .toHaveAccessibleDescription(/^No keychain on this computer/);
});

test('sets a password that was typed twice, by keyboard, and locks with Ctrl+L: nothing of any wallet is left on the page', async () => {
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

test('lets nobody try before the wait is over, and counts it down', async () => {
  const main = await openApp('full', { password: PASSWORD, locked: true }, ({ failNext, answerNext }) => {
    failNext('lock.unlock', failure('PASSWORD_WRONG', { waitSeconds: 30 }));
    answerNext('lock.state', {
      password: 'set',
      locked: true,
      questionCancelled: true,
      idleMinutes: 10,
      waitSeconds: 30,
      nodes: { watched: 12, locked: 2, waiting: 0 },
    });
  });
  await expect.element(page.getByText('Nodes watched: 12, locked: 2')).toBeVisible();
  await expect.element(page.getByText('Counts as cancelled', { exact: false })).toBeVisible();
  await userEvent.fill(field('App password'), 'wrong');
  await userEvent.keyboard('{Enter}');
  expect(main.timesCalled('lock.unlock')).toBe(0);
});

test('a forgotten password gives way to the words of a wallet, and to no others', async () => {
  const main = await openApp('full', { password: PASSWORD, locked: true });
  await button('Forgot the app password?').click();
  await expect
    .element(page.getByText('Spending rules, names, labels, history and nodes stay.'))
    .toBeVisible();
  main.failNext('lock.forgot', failure('WORDS_NO_WALLET'));
  await userEvent.fill(field('Recovery phrase of one wallet'), 'legal winner thank');
  await button('Restore and unlock').click();
  await expect.element(page.getByText('No wallet here has this phrase')).toBeVisible();
  await userEvent.fill(field('Recovery phrase of one wallet'), `${'abandon '.repeat(11)}about`);
  await button('Restore and unlock').click();
  await expect.element(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  expect(lastInput(main, 'lock.forgot')).toMatchObject({ words: `${'abandon '.repeat(11)}about` });
});

test('changes how long it waits, and from which sum on it asks again', async () => {
  const main = await openApp('full', { password: PASSWORD });
  await goSettings('Security', 'Change: Lock');
  await userEvent.fill(field('Lock when idle for'), '3');
  await button('Set').click();
  await expect.element(page.getByText(/^When idle for 3\smin/)).toBeVisible();
  await button('Close: Lock').click();
  await button('Change: Large amounts').click();
  await userEvent.fill(field('Ask again above'), '50000');
  await button('Set').click();
  await userEvent.fill(field('App password'), PASSWORD);
  await button('Change amount').click();
  await expect.poll(() => main.world.wallets[0]?.askAboveSats).toBe(50_000);
  expect(lastInput(main, 'lock.setIdle')).toEqual({ minutes: 3 });
});

test('reminds of words that were checked more than half a year ago, and says when', async () => {
  await openApp('full', (world) => {
    world.wallets = world.wallets.map((wallet) => ({
      ...wallet,
      wordsCheckedAtMs: Date.now() - 200 * 86_400_000,
    }));
  });
  await expect.element(page.getByText('Check your recovery phrase')).toBeVisible();
  await expect.element(page.getByText(/^Checked 200\sdays ago$/)).toBeVisible();
});

test('shows nothing while the keychain has not said whether there is a lock, and looks again when told to', async () => {
  const nothing = { questionCancelled: false, idleMinutes: 10, waitSeconds: 0 };
  const main = await openApp('full', undefined, ({ answerNext }) => {
    answerNext('lock.state', {
      ...nothing,
      password: 'unknown',
      locked: true,
      nodes: { watched: 1, locked: 0, waiting: 11 },
    });
  });
  await expect.element(page.getByRole('heading', { name: 'Your keychain doesn’t answer' })).toBeVisible();
  await expect
    .element(page.getByText('Nodes not watched until the keychain is unlocked: 11', { exact: false }))
    .toBeVisible();
  // Nobody knows of one, and it may never have been set.
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
