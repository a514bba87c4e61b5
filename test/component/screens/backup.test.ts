import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { NOW_MS, remoteWallet, type World } from '../../fakes/scenarios.ts';
import { button, go, lastInput, openApp } from './open-app.ts';

const DAY_MS = 86_400_000;
const PASSWORD = 'correct horse battery';
const field = (name: string) => page.getByLabelText(name, { exact: true });

/** Main's question is asked in the page. */
const byThePage = (world: World): void => {
  world.confirm = 'page';
};

async function openBackup(): Promise<void> {
  await go('Settings');
  await button('Open Backup').click();
  await expect.element(page.getByRole('heading', { name: 'Backup', exact: true })).toBeVisible();
}

async function chooseAndOpen(password: string, bytes: BlobPart = 'a backup'): Promise<void> {
  await userEvent.upload(page.getByLabelText('Backup file'), new File([bytes], 'mine.ochre-backup'));
  await field('Its password').fill(password);
  await button('Open the backup').click();
}

test('makes a backup with a password that was typed twice, says where, and keeps nothing of it on the page', async () => {
  const main = await openApp('full');
  await openBackup();
  await expect.element(page.getByText('None was made from this data folder yet.')).toBeVisible();
  await expect.element(button('Save a backup')).toHaveAccessibleDescription(/^A password of \d+ characters/);
  await field('Password of the file').fill(PASSWORD);
  await field('The same once more').fill('correct horse');
  await expect.element(button('Save a backup')).toHaveAccessibleDescription('The two are not the same yet');
  await field('The same once more').fill(PASSWORD);
  await button('Save a backup').click();
  await expect.element(page.getByText('The backup is saved')).toBeVisible();
  await expect.element(page.getByText('ochre.ochre-backup')).toBeVisible();
  expect(lastInput(main, 'backup.make')).toEqual({ password: PASSWORD });
  await expect.element(field('Password of the file')).toHaveValue('');
  expect(document.body.outerHTML).not.toContain(PASSWORD);
});

test('says when the last one was made, and whether something changed since', async () => {
  await openApp('full', (world) => {
    world.backup.status = { madeAtMs: NOW_MS - 3 * DAY_MS, changedAtMs: NOW_MS - DAY_MS };
  });
  await openBackup();
  await expect
    .element(page.getByText(/Something changed since that only a newer one brings back/))
    .toBeVisible();
});

test('opens a file with its password alone, shows what is in it, and changes nothing where main is told no', async () => {
  const main = await openApp('full', byThePage);
  await openBackup();
  await expect.element(button('Open the backup')).toHaveAccessibleDescription('Choose a file first');
  await chooseAndOpen('another password');
  await expect.element(page.getByText('That is not its password')).toBeVisible();
  await chooseAndOpen(PASSWORD);
  const inside = page.getByRole('region', { name: 'In this backup' });
  await expect.element(inside).toHaveTextContent(/Practice.*Here/);
  await expect.element(inside).toHaveTextContent(/Savings.*Added/);
  await expect.element(inside).toHaveTextContent('1 transaction not closed when the backup was made');
  await expect.element(inside).toHaveTextContent('One wallet, one device');
  await expect.element(inside).not.toHaveTextContent('not brought back');
  expect(main.timesCalled('backup.restore')).toBe(0);
  await button('Restore this backup').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Do not' }).click();
  await expect.element(inside).toBeVisible();
});

test('brings it back once main was told yes, without the settings unless they are wanted', async () => {
  const main = await openApp('full', byThePage);
  await openBackup();
  await chooseAndOpen(PASSWORD);
  await button('Restore this backup').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Restore backup' }).click();
  await expect.element(page.getByRole('region', { name: 'In this backup' })).not.toBeInTheDocument();
  expect(lastInput(main, 'backup.restore')).toMatchObject({ settings: false });
  await expect.element(page.getByText(/12/).first()).toBeVisible();
});

test('takes the file that main’s own dialog answered, and says why it read none', async () => {
  const main = await openApp('full');
  await openBackup();
  main.failNext('files.choose', { code: 'FILE_KIND', facts: { file: 'id_rsa', endings: ['ochre-backup'] } });
  await button('Choose the backup file').click();
  await expect.element(page.getByText('Not a file for this')).toBeVisible();
  main.answerNext('files.choose', { files: [] });
  await button('Choose the backup file').click();
  await expect.element(page.getByText('Not a file for this')).not.toBeInTheDocument();
  await expect.element(page.getByText('No file chosen')).toBeVisible();
  main.answerNext('files.choose', { files: [{ name: 'mine.ochre-backup', base64: btoa('sealed') }] });
  await button('Choose the backup file').click();
  await expect.element(page.getByText('mine.ochre-backup')).toBeVisible();
  await userEvent.fill(page.getByLabelText('Its password'), PASSWORD);
  await button('Open the backup').click();
  expect(lastInput(main, 'backup.open')).toMatchObject({ file: btoa('sealed') });
});

test('says of a damaged file that it is damaged, and shows nothing of it', async () => {
  const main = await openApp('full');
  await openBackup();
  // Base64 of three zeros, which the fake main knows as damaged.
  await chooseAndOpen(PASSWORD, new Uint8Array(3));
  await expect.element(page.getByText('The backup is damaged')).toBeVisible();
  await expect.element(page.getByRole('region', { name: 'In this backup' })).not.toBeInTheDocument();
  expect(main.timesCalled('backup.restore')).toBe(0);
});

test('names what of a file is not brought back, and why, made harmless to read', async () => {
  await openApp('full', (world) => {
    const named = { name: 'n\u202exe.1', what: 'node', why: 'address' } as const;
    const setAside = [{ name: 'ab'.repeat(16), what: 'transaction', why: 'signature' }, named] as const;
    world.backup.inside = { ...world.backup.inside, setAside: [...setAside], setAsideInAll: 2 };
  });
  await openBackup();
  await chooseAndOpen(PASSWORD);
  const aside = page.getByRole('note').filter({ hasText: /2\sentries not brought back/ });
  await expect.element(aside).toHaveTextContent(/If you did not change the file yourself, do not trust it/);
  const rows = aside.getByRole('listitem');
  await expect
    .element(rows.nth(0))
    .toHaveTextContent(/^Transaction “(ab){16}”: it is not signed by the keys of its wallet$/);
  await expect
    .element(rows.nth(1))
    .toHaveTextContent('Node “n\ufffdxe.1”: its address is none that Ochre may ask');
  // What is set aside takes nothing else with it.
  await expect.element(button('Restore this backup')).toBeEnabled();
});

test('counts what is not brought back where it is too much to be named', async () => {
  await openApp('full', (world) => {
    const one = { name: 'n1', what: 'node', why: 'form' } as const;
    world.backup.inside = { ...world.backup.inside, setAside: [one], setAsideInAll: 5_000 };
  });
  await openBackup();
  await chooseAndOpen(PASSWORD);
  await expect.element(page.getByText(/^5\s000\sentries not brought back$/)).toBeVisible();
});

const onTestnet =
  (change: (world: World) => void) =>
  (world: World): void => {
    world.wallets = [{ ...remoteWallet, wordsCheckedAtMs: NOW_MS }];
    world.activeId = remoteWallet.id;
    change(world);
  };

test.each([
  ['never made', null, 'Journal and labels are in no backup yet'],
  ['older than what changed', NOW_MS - 40 * DAY_MS, /What changed since the backup of .* is in none/],
] as const)('Home reminds of a backup that was %s, and leads to it', async (_, madeAtMs, note) => {
  await openApp(
    'full',
    onTestnet((world) => {
      world.backup.status = { madeAtMs, changedAtMs: NOW_MS - DAY_MS };
    }),
  );
  await expect.element(page.getByText('Words alone do not bring this back')).toBeVisible();
  await expect.element(page.getByText(note)).toBeVisible();
  await button('Make a backup').click();
  await expect.element(page.getByRole('heading', { name: 'Backup', exact: true })).toBeVisible();
});

test('Home does not remind of a backup that holds all there is', async () => {
  await openApp(
    'full',
    onTestnet((world) => {
      world.backup.status = { madeAtMs: NOW_MS, changedAtMs: NOW_MS - DAY_MS };
    }),
  );
  await expect.element(page.getByText('Needs your attention')).toBeVisible();
  await expect.element(page.getByText('Words alone do not bring this back')).not.toBeInTheDocument();
});

test.each([
  ['never checked', null, 'Words not checked yet'],
  ['checked long ago', NOW_MS - 400 * DAY_MS, 'Check your words again'],
] as const)('Home reminds of words that were %s', async (_, wordsCheckedAtMs, title) => {
  await openApp(
    'full',
    onTestnet((world) => {
      world.wallets = [{ ...remoteWallet, wordsCheckedAtMs }];
    }),
  );
  await expect.element(page.getByText(title)).toBeVisible();
  await expect.element(button('Check recovery phrase')).toBeVisible();
});
