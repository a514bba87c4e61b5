import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { failure } from '../../fakes/fake-types.ts';
import { NOW_MS, remoteWallet, scenarios, type World } from '../../fakes/scenarios.ts';
import { button, goSettings, lastInput, openApp } from './open-app.ts';

const DAY_MS = 86_400_000;
const { backup: aBackup } = scenarios.full();
/** A world in which main knows of these backups. */
const told = (status: Partial<World['backup']['status']>) => ({
  backup: { ...aBackup, status: { ...aBackup.status, ...status } },
});
const PASSWORD = 'correct horse battery';
const of = (name: string) => page.getByRole('region', { name, exact: true });
const made = (name: string) => of('Backup').getByLabelText(name, { exact: true });
const restored = (name: string) => of('Restore backup').getByLabelText(name, { exact: true });

async function openBackup(): Promise<void> {
  await goSettings('Backup', 'Save backup: Backup');
}

async function openRestore(): Promise<void> {
  await goSettings('Backup', 'Restore: Restore backup');
}

async function chooseAndOpen(password: string): Promise<void> {
  await userEvent.upload(page.getByLabelText('Backup file'), new File(['a backup'], 'mine.ochre-backup'));
  await restored('Backup password').fill(password);
  await button('Open backup').click();
}

test('making a backup needs its password twice, says where it is, and keeps nothing on the page', async () => {
  const main = await openApp('full');
  await openBackup();
  await expect.element(page.getByText('Never backed up')).toBeVisible();
  await expect.element(button('Save backup')).toHaveAccessibleDescription(/^Use at least \d+ characters/);
  await made('Backup password').fill(PASSWORD);
  await made('Repeat the backup password').fill('correct horse');
  await expect.element(button('Save backup')).toHaveAccessibleDescription('Repeat the backup password');
  await made('Repeat the backup password').fill(PASSWORD);
  await button('Save backup').click();
  await expect.element(page.getByText('Backup saved')).toBeVisible();
  await expect.element(page.getByText('ochre.ochre-backup')).toBeVisible();
  await expect.element(page.getByText(/Records left out, .*: 2$/)).toBeVisible();
  await expect
    .element(page.getByText(/No room for the built-in service’s data\. Wallets left out: 1\./))
    .toBeVisible();
  expect(lastInput(main, 'backup.make')).toEqual({ password: PASSWORD });
  await expect.element(made('Backup password')).toHaveValue('');
  expect(document.body.outerHTML).not.toContain(PASSWORD);
});

test('opening a backup needs only its password, shows its content, and changes nothing after a no to main', async () => {
  const main = await openApp('full');
  main.once({ 'backup.open': failure('BACKUP_PASSWORD') });
  await openRestore();
  await expect.element(button('Open backup')).toHaveAccessibleDescription('Choose a file first');
  await chooseAndOpen('another password');
  await expect.element(page.getByText('Wrong backup password')).toBeVisible();
  await chooseAndOpen(PASSWORD);
  const inside = page.getByRole('region', { name: 'In this backup' });
  await expect.element(inside).toHaveTextContent(/Practice.*Already here/);
  await expect.element(inside).toHaveTextContent(/Savings.*Added without its key/);
  await expect.element(inside).toHaveTextContent('Open when backed up: 1');
  await expect.element(inside).toHaveTextContent('One wallet, one device');
  await expect.element(inside).toHaveTextContent('Assets are as old as this backup');
  await expect.element(inside).not.toHaveTextContent('Can’t be restored');
  expect(main.timesCalled('backup.restore')).toBe(0);
  main.answers({ 'backup.restore': { outcome: 'aborted' } });
  await button('Restore backup').click();
  await expect.poll(() => main.timesCalled('backup.restore')).toBe(1);
  await expect.element(inside).toBeVisible();
});

test("opening a backup names harmlessly what isn't restored, and why", async () => {
  await openApp('full', {
    backup: {
      ...aBackup,
      inside: {
        ...aBackup.inside,
        setAside: [
          { name: 'ab'.repeat(16), what: 'transaction', why: 'signature' },
          { name: 'n\u202exe.1', what: 'node', why: 'address' },
        ],
        setAsideInAll: 5_000,
      },
    },
  });
  await openRestore();
  await chooseAndOpen(PASSWORD);
  const aside = page.getByRole('note').filter({ hasText: /Can’t be restored: 5,000/ });
  await expect.element(aside).toHaveTextContent(/If you didn’t change the file yourself, don’t trust it/);
  const rows = aside.getByRole('listitem');
  await expect
    .element(rows.nth(0))
    .toHaveTextContent(/^Transaction “(ab){16}”: signature not by the wallet’s keys$/);
  await expect.element(rows.nth(1)).toHaveTextContent('Node “n\ufffdxe.1”: forbidden address');
  // A piece that is left out doesn't block the others.
  await expect.element(button('Restore backup')).toBeEnabled();
});

test.each([
  ['never made', null, /phrase doesn’t restore history and labels/],
  ['older than what changed', NOW_MS - 40 * DAY_MS, /^Last .*, changed since$/],
] as const)('Home reminds of a backup that was %s, with a link to it', async (_, madeAtMs, note) => {
  await openApp('full', {
    ...{ wallets: [{ ...remoteWallet, wordsCheckedAtMs: NOW_MS }], activeId: remoteWallet.id },
    ...told({ madeAtMs, changedAtMs: NOW_MS - DAY_MS }),
  });
  await expect.element(page.getByText('No backup')).toBeVisible();
  await expect.element(page.getByText(note)).toBeVisible();
  await button('Make a backup').click();
  await expect.element(page.getByRole('heading', { name: 'Backup', exact: true })).toBeVisible();
});

test('a nearly full kind of record in a backup is warned about', async () => {
  await openApp('full', told({ near: [{ what: 'transfers', count: 1_900_000, most: 2_000_000 }] }));
  await openBackup();
  await expect.element(page.getByText('Nearly full: transfers')).toBeVisible();
  await expect.element(page.getByText(/1.?900.?000/)).toBeVisible();
});
