import { createServer, type ServerResponse } from 'node:http';
import { expect, test } from '@playwright/test';
import { onHost } from './support/host.ts';
import { beginBy, button } from './support/practice.ts';

/** After the host has ended, another program takes its port: it learns nothing from a page that is still open. */

const TYPED = 'abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon about';

test('a page stops and says so once another program answers, which has read nothing', async ({ page }) => {
  page.setDefaultTimeout(10_000);
  const received: Buffer[] = [];
  const asked: string[] = [];
  const held: ServerResponse[] = [];
  const stranger = createServer((request, response) => {
    const path = request.url ?? '';
    asked.push(path);
    received.push(Buffer.from([path, ...request.rawHeaders].join('\n')));
    request.on('data', (part: Buffer) => received.push(part));
    held.push(response);
  });
  const calls = () => asked.filter((path) => path === '/call').length;
  try {
    await onHost(page, {}, async ({ host }) => {
      const { origin, port, hash } = new URL(host().address);
      await beginBy(page, 'Recovery phrase');
      await page.getByRole('textbox', { name: 'Recovery phrase' }).fill(TYPED);
      await page.getByLabel('Name').fill('Mine');
      const token: string = await page.evaluate("sessionStorage.getItem('ochre-token')");
      expect(token).toMatch(/^[\w-]{43}$/);

      await host().kill();
      await new Promise<void>((resolve) => {
        stranger.listen(Number(port), '127.0.0.1', resolve);
      });
      await expect.poll(() => asked).toContain('/notices');
      const callsBefore = calls();
      await button(page, 'Restore wallet').click();
      await expect.poll(calls).toBeGreaterThan(callsBefore);
      // It kept still until it was handed something.
      for (const one of held) one.end('{"ok":true,"value":{}}');

      const secrets = [hash.slice('#code='.length), token, TYPED, 'abandon', 'vault.restore'];
      const read = Buffer.concat(received).toString('latin1');
      expect(secrets.filter((secret) => read.includes(secret))).toEqual([]);
      await expect(page.getByText('No longer connected to Ochre')).toBeVisible();
      await expect(page.getByRole('textbox')).toHaveCount(0);
      await expect(page.getByRole('button')).toHaveCount(0);
      await expect(page).toHaveTitle('Disconnected from Ochre');
      // Whatever answers here from now on finds nothing that was left.
      expect(await page.evaluate('JSON.stringify([{ ...sessionStorage }, { ...localStorage }])')).toBe(
        '[{},{}]',
      );
      expect(page.url()).toBe(`${origin}/`);
      const sent = asked.length;
      // Longer than the page waits before it asks again what does not answer.
      await new Promise((resolve) => {
        setTimeout(resolve, 2_500);
      });
      expect(asked).toHaveLength(sent);
    });
  } finally {
    stranger.closeAllConnections();
    stranger.close();
  }
});
