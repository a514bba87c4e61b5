import { afterEach, describe, expect, it, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { aNode, withNodes } from '../../fakes/node-world.ts';
import { button, go, goSettings, openApp } from './open-app.ts';

/** Chromium's own protocol, which the runner's types don't have. */
const browser = cdp() as unknown as { send: (method: string, asked: object) => Promise<unknown> };
const onPaper = (media: 'print' | '') => browser.send('Emulation.setEmulatedMedia', { media });

afterEach(async () => {
  vi.restoreAllMocks();
  await onPaper('');
  delete document.documentElement.dataset['theme'];
});

/** All laid out text, with the content of fields. */
function seen(): string {
  const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')]
    .filter((field) => field.checkVisibility({ visibilityProperty: true }))
    .map(({ value }) => value);
  return [document.body.innerText, ...fields].join('\n').replace(/\s+/g, ' ');
}

/** The secrets are on the screen before and after, but not on paper. */
async function neverPrinted(secrets: readonly string[]): Promise<void> {
  expect(secrets.filter((secret) => !seen().includes(secret))).toEqual([]);
  await onPaper('print');
  expect(secrets.filter((secret) => seen().includes(secret))).toEqual([]);
  // Other content is printed, so the page isn't blank.
  expect(document.querySelector('h1')?.checkVisibility()).toBe(true);
  await onPaper('');
  expect(secrets.filter((secret) => !seen().includes(secret))).toEqual([]);
}

const WORDS = `${'abandon '.repeat(11)}about`;
const field = (name: string | RegExp) => page.getByLabelText(name, { exact: true });

async function openWords(): Promise<void> {
  await openApp('full');
  await goSettings('Wallet', 'Show: Recovery phrase');
}

describe('a printout', () => {
  it("has no recovery words while they are shown, and says that they aren't printed", async () => {
    await openWords();
    await button('Show recovery phrase').click();
    const list = page.getByRole('list', { name: 'The words of your recovery phrase, in order' });
    await expect.element(list).toBeVisible();
    const shown = list.element();
    const words = [...shown.querySelectorAll('b')].map((one) => one.innerText);
    expect(words.length).toBeGreaterThanOrEqual(12);
    await neverPrinted([...new Set(words)].filter((word) => word.length > 5));
    expect(seen()).not.toContain('Ochre never prints your recovery phrase');
    await onPaper('print');
    expect(seen()).toContain('Ochre never prints your recovery phrase');
    expect(shown.checkVisibility()).toBe(false);
  });

  it('has no app password and no backup password', async () => {
    await openApp('full');
    await goSettings('Security', 'Set: App password');
    await userEvent.fill(field('New app password'), 'app-password-to-be');
    await neverPrinted(['app-password-to-be']);
    await goSettings('Backup', 'Save backup: Backup');
    await userEvent.fill(field('Backup password'), 'password-of-a-file');
    await neverPrinted(['password-of-a-file']);
  });

  it('has no password of a node', async () => {
    await openApp('full', {
      fleet: withNodes([
        aNode(1, 'locked', { name: 'kept', sinceMs: Date.now() - 3_600_000 }),
        aNode(2, 'locked', { name: 'alpha', hasSecret: false }),
        aNode(3, 'locked', { name: 'beta', hasSecret: false }),
      ]),
    });
    await go('Nodes');
    await button(/^Unlock all/).click();
    await page.getByText(/^Enter 2\snode passwords$/).click();
    await userEvent.fill(field('Node password'), 'password-of-both');
    await neverPrinted(['password-of-both']);
  });

  it('has no words typed for a forgotten app password', async () => {
    await openApp('full', { password: 'x', locked: true });
    await userEvent.fill(field('App password'), 'app-password-typed');
    await neverPrinted(['app-password-typed']);
    await button(/forgot/i).click();
    await userEvent.fill(field('Recovery phrase of one wallet'), WORDS);
    await neverPrinted([WORDS]);
  });
});
