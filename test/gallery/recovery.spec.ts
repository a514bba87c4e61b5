import { expect } from '@playwright/test';
import { addWallet, beginBy, button, goSettings, test, title } from '../e2e/support/practice.ts';
import { stand } from './stand.ts';

/** Published by the programs that make them; nobody may fund them. */
const ELECTRUM = 'wild father tree among universe such mobile favorite target dynamic credit identify';
const AEZEED =
  'ability liquid travel stem barely drastic pact cupboard apple thrive morning oak feature tissue couch old math inform success suggest drink motion know royal';

test('words of other kinds, and places to compare', async ({ ochre: { page } }) => {
  await beginBy(page, 'Recovery phrase');
  const field = page.getByRole('textbox', { name: 'Recovery phrase' });
  const note = page.getByRole('main').getByRole('alert').first();
  const refused = async (words: string, said: string, name: string): Promise<void> => {
    await field.fill(words);
    await button(page, 'Restore wallet').click();
    await expect(note).toContainText(said);
    await stand(page, name);
  };
  await refused(ELECTRUM, 'An Electrum phrase', 'restore-electrum');
  await refused(AEZEED, 'An LND phrase', 'restore-aezeed');
  await refused(`${'abandon '.repeat(11)}about satoshi`, 'One word too many', 'restore-one-more');
  await refused('ábaco '.repeat(11) + 'abierta', 'Spanish', 'restore-spanish');
  await refused(
    'letter advice cage absurd amount doctor acoustic avoid letter advice cage abuse',
    'two are swapped',
    'restore-checksum',
  );
  await button(page, 'Scan a SeedQR').click();
  await stand(page, 'restore-scan', page.getByText(/camera/i).first());
});

test('recovery, in the settings', async ({ ochre: { page } }) => {
  await addWallet(page, 'Careful');
  await goSettings(page, 'Backup', 'Open: Recovery');
  await stand(page, 'recovery', title(page, 'Recovery'), 'everyColour');
});
