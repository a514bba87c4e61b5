import { expect, type Page } from '@playwright/test';
import { looksIn } from './support/look.ts';
import type { Tap } from './support/seals.ts';
import { addWallet, button, go, goSettings, test, title } from './support/practice.ts';

/** Texts of strangers, as bad as they come: nothing runs, nothing is displaced or hidden. Names: test/fuzz/names. */

const MARKUP = `<img src=x onerror="document.title='owned'"><script>document.title='owned'</script><b class="evil">Gold</b>`;
const TURNED = 'Gold \u202Eexe.dlog\u2066 \u200B\u0007coin';
const LONG = 'W'.repeat(10_000);
const TURNS = /[\u202A-\u202E\u2066-\u2069\u200B\u0007]/;

async function look(page: Page, name: string): Promise<void> {
  await looksIn('inert')(page, name);
  const seen = await page.evaluate(() => {
    const scope = globalThis as unknown as {
      document: {
        title: string;
        documentElement: { scrollWidth: number };
        body: { innerText: string };
        querySelectorAll: (selector: string) => { length: number };
      };
      innerWidth: number;
    };
    const { document } = scope;
    return {
      title: document.title,
      text: document.body.innerText,
      planted: document.querySelectorAll('img[src="x"], b.evil').length,
      tooWide: document.documentElement.scrollWidth - scope.innerWidth,
    };
  });
  expect(seen.title, name).not.toContain('owned');
  expect(seen.planted, name).toBe(0);
  expect(seen.tooWide, name).toBeLessThanOrEqual(0);
  expect(seen.text, name).not.toMatch(TURNS);
  const settings = page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Settings' });
  const back = page.getByRole('banner').getByRole('button', { name: 'Back' });
  await expect(settings.or(back), name).toBeInViewport();
}

test(
  'a link that another program opened fills a form with text and does nothing',
  { tag: '@long' },
  async ({ ochre: { page } }) => {
    let handed: string | null = null;
    // The loopback host hears of no links: what Electron's would hand over is put in its place, once.
    await page.exposeFunction('answerInstead', (call: string) => {
      if (call !== 'links.take') return null;
      const answer = handed;
      handed = null;
      return answer;
    });
    await page.addInitScript(() => {
      const scope = globalThis as unknown as { ochreTap: Tap; answerInstead: Tap['instead'] };
      scope.ochreTap.instead = (call) => scope.answerInstead(call);
    });
    await addWallet(page, 'Calm');
    for (const [name, text] of [
      ['markup', `rgb:${MARKUP}`],
      ['turned', `rgb:${TURNED}`],
      ['long', `rgb:${LONG.slice(0, 4_000)}`],
    ] as const) {
      handed = JSON.stringify({ ok: true, value: { kind: 'invoice', text } });
      await page.reload();
      await expect(title(page, 'Send')).toBeVisible();
      await expect(button(page, /^Sign and send/)).toHaveCount(0);
      await look(page, `link-${name}`);
      await go(page, 'Home');
    }
  },
);

test(
  'a file’s name, and a file that is none of ours, are told in words and not believed',
  { tag: '@long' },
  async ({ ochre: { page } }) => {
    await addWallet(page, 'Calm');
    await goSettings(page, 'Backup', 'Restore: Restore backup');
    for (const [name, file] of [
      ['markup', '<img src=x onerror=alert(1)>.ochre-backup'],
      ['turned', 'backup\u202Epukcab-erhco.exe'],
      ['long', `${'W'.repeat(240)}.ochre-backup`],
    ] as const) {
      await page
        .getByLabel('Backup file')
        .setInputFiles({ name: file, mimeType: 'text/html', buffer: Buffer.from(MARKUP) });
      await page
        .getByRole('region', { name: 'Restore backup' })
        .getByLabel('Backup password')
        .fill('any password');
      await button(page, 'Open backup').click();
      await expect(page.getByText('Not an Ochre backup')).toBeVisible();
      await page.getByText('Not an Ochre backup').scrollIntoViewIfNeeded();
      const said = page.getByRole('region', { name: 'Restore backup' });
      await expect(said).toContainText(
        name === 'turned' ? 'backup\ufffdpukcab-erhco.exe' : file.slice(0, 60),
      );
      await look(page, `file-${name}`);
    }
  },
);
