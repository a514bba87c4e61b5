import { expect, test } from '@playwright/test';
import { answerQuestion, focusOchre, openWindows, picture, press, windowCalled } from './desktop.ts';
import { openBare, type BareOchre } from './open-ochre.ts';

// Tests that need to know which window really has the focus.

let ochre: BareOchre;
test.beforeEach(async () => {
  ochre = await openBare();
});
test.afterEach(() => ochre.close());

const clicks = (label: string): string =>
  `[...document.querySelectorAll('button')].find((one) => one.innerText.trim().startsWith(${JSON.stringify(label)}))?.click()`;
const WORDS = `document.querySelectorAll('ol[aria-label^="The words of your recovery phrase"] li').length`;

test('hardening 33: the words of a wallet are covered as soon as another window has the focus', async () => {
  const { inPage } = ochre;
  const shows = (label: string): Promise<void> =>
    expect.poll(() => inPage(`document.body.innerText.includes(${JSON.stringify(label)})`)).toBe(true);
  const click = async (label: string): Promise<void> => {
    await shows(label);
    await inPage(clicks(label));
  };
  const made = { name: 'Window', network: 'regtest', keep: 'session', practice: true, wordCount: 12 };
  // If the first start had left a wallet, the page would begin at Home.
  await shows('Create a wallet');
  await inPage(`ochre.vault.create(${JSON.stringify(made)}).then(({ ok }) => ok)`);
  await click('Back to your wallets');
  await click('Check');
  await click('Show recovery phrase');
  await answerQuestion(/^Show the recovery phrase/, 'agree');
  focusOchre();
  await expect.poll(() => inPage(WORDS)).toBe(12);
  picture('words shown');
  await press('alt+h', 'Up', 'Return');
  await windowCalled(/^About Ochre$/);
  await expect.poll(() => inPage(WORDS)).toBe(0);
  picture('words covered');
  await press('Escape');
  await expect.poll(openWindows).toHaveLength(1);
  expect(await inPage(WORDS)).toBe(0);
});
