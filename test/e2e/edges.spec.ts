import { randomInt } from 'node:crypto';
import { createServer as createHttp, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { onHost, startHost } from './support/host.ts';
import { leaveByWebRtc, packetListener } from './support/web-rtc.ts';
import { endServer, listen } from '../support/listen.ts';

// The page's edges: ways out that no content policy blocks, and other programs that could answer for it.

test('no packet leaves the page by WebRTC', async ({ page }) => {
  const there = await packetListener();
  // The control: a page without Ochre's headers reaches the counter in both ways.
  const bare = createHttp((_request, response) => response.end('<!doctype html>'));
  await page.goto(`http://127.0.0.1:${String(await listen(bare))}/`);
  await page.evaluate(leaveByWebRtc(there.ports));
  expect(there.packets()).toBeGreaterThan(1);
  bare.close();
  await onHost(page, {}, async () => {
    await expect(page.getByRole('heading').first()).toBeVisible();
    const before = there.packets();
    await page.evaluate(leaveByWebRtc(there.ports)).catch(() => undefined);
    expect(there.packets()).toBe(before);
  });
  there.close();
});

/** An earlier program at the port, whose page leaves a service worker that answers for the origin. */
async function earlierProgram(): Promise<{ server: Server; port: number }> {
  const worker = `
    self.addEventListener('install', () => self.skipWaiting());
    self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
    self.addEventListener('fetch', (event) => {
      if (event.request.mode !== 'navigate') return;
      const page = '<!doctype html><title>taken</title><script>document.title = "taken " + location.hash</script>';
      event.respondWith(new Response(page, { headers: { 'content-type': 'text/html' } }));
    });`;
  const server = createHttp((request, response) => {
    const isScript = request.url === '/worker.js';
    response.writeHead(200, { 'content-type': isScript ? 'text/javascript' : 'text/html' });
    response.end(isScript ? worker : '<!doctype html><title>earlier</title>');
  });
  await expect(async () => {
    await new Promise<void>((listening, refused) => {
      server.once('error', refused);
      server.listen(portOfNobody(), '127.0.0.1', listening);
    });
  }).toPass();
  return { server, port: (server.address() as AddressInfo).port };
}

/**
 * A port below those that systems assign: another test could be given one of those between the end of the earlier
 * program and the start of Ochre, which then couldn't have it.
 */
const portOfNobody = (): number => randomInt(20_000, 32_000);

test("an earlier program's service worker at the same port gets neither the page nor its code", async ({
  page,
}, info) => {
  const { server, port } = await earlierProgram();
  const before = `http://127.0.0.1:${String(port)}/`;
  await page.goto(before);
  await page.evaluate(
    `navigator.serviceWorker.register('/worker.js').then(() => navigator.serviceWorker.ready).then(() => true)`,
  );
  await page.goto(`${before}#mine`);
  await page.reload();
  await expect(page).toHaveTitle('taken #mine');
  await endServer(server);

  const host = await startHost(info.outputPath('host'), {}, [], port);
  expect(new URL(host.address).port).toBe(String(port));
  await page.goto(host.address);
  await expect(page.getByRole('heading').first()).toBeVisible();
  expect(await page.title()).toMatch(/Ochre/);
  expect(await page.evaluate('navigator.serviceWorker.controller')).toBeNull();

  // It is still asked for at its own address, and dropped by the answer: here, or before, since the browser looks for a newer
  // one by itself a moment after it was used. Without it the host is asked, which answers with a status and no page, and
  // where there is no page nothing can be asked of the browser either: one is put in the place of that answer alone.
  const refusals: number[] = [];
  await page.route(before, async (route) => {
    refusals.push((await route.fetch()).status());
    await route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>nobody</title>' });
  });
  await page.goto(before);
  await expect
    .poll(async () => {
      // Repeated, because the browser answers none of these during an update of its own.
      await page
        .evaluate(
          `navigator.serviceWorker.getRegistrations().then((all) => Promise.all(all.map((one) => one.update())))`,
        )
        .catch(() => undefined);
      return page.evaluate('navigator.serviceWorker.getRegistrations().then((all) => all.length)');
    })
    .toBe(0);
  await page.goto(before);
  await expect(page).toHaveTitle('nobody');
  expect(refusals.at(-1)).toBe(421);
  await host.stop();
});
