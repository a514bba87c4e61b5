import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { names } from '../../../src-preload/names.ts';
import { writeRaw } from '../../support/psbt/raw-psbt.ts';
import { genuineBtc } from '../../support/psbt/send-btc.ts';
import { leaveByWebRtc, packetListener } from '../support/web-rtc.ts';
import { ask, ochreOfTest, startOchre } from './open-ochre.ts';
import { listen } from '../../support/listen.ts';

// The forty protections of the shell, as far as a real window shows them; their numbers are those of
// test/hardening/items.ts, and `npm run hardening` counts them by these names.

const ochre = ochreOfTest();

test('hardening 2: the page’s process is in its sandbox, without Node', async () => {
  const { app, page } = ochre();
  const { pid, told } = await app.evaluate(({ app: electron, BrowserWindow }) => {
    const id = BrowserWindow.getAllWindows()[0]?.webContents.getOSProcessId() ?? 0;
    return { pid: id, told: electron.getAppMetrics().find((one) => one.pid === id)?.sandboxed ?? null };
  });
  // Electron reports the sandbox on macOS and Windows; on Linux the kernel does, where 2 is a filter of system calls.
  if (process.platform === 'linux') {
    const status = readFileSync(`/proc/${String(pid)}/status`, 'utf8');
    expect(/^Seccomp:\s*(\d)/m.exec(status)?.[1]).toBe('2');
    // The filter exists even without the sandbox; a process namespace, which gives a second id, doesn't.
    expect(/^NSpid:(?:\s+\d+)+$/m.exec(status)?.[0].match(/\d+/g)?.length).toBeGreaterThan(1);
  } else expect(told).toBe(true);
  const node = await page.evaluate(
    "['require', 'process', 'module', 'Buffer', '__dirname'].filter((name) => name in globalThis)",
  );
  expect(node).toEqual([]);
});

test('hardening 6: no key opens developer tools', async () => {
  const { app, page } = ochre();
  for (const keys of ['F12', 'ControlOrMeta+Shift+I', 'ControlOrMeta+Alt+I', 'ControlOrMeta+R'])
    await page.keyboard.press(keys);
  const opened = await app.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows().some((window) => window.webContents.isDevToolsOpened()),
  );
  expect(opened).toBe(false);
  const roles = await app.evaluate(({ Menu }) =>
    (Menu.getApplicationMenu()?.items ?? []).flatMap(({ role, submenu }) => [
      role,
      ...(submenu?.items ?? []).map((item) => item.role),
    ]),
  );
  expect(roles.filter((role) => /devtools|reload/i.test(String(role)))).toEqual([]);
});

for (const word of ['--no-sandbox', '--remote-debugging-port=0', '--disable-web-security', '--inspect=0'])
  test(`hardening 8: it does not start with ${word}`, async () => {
    const { code, stderr } = await startOchre(['--data', `${ochre().folder}/other`, word]);
    expect(code).toBe(1);
    expect(stderr).toContain('Ochre does not start with');
  });

test('hardening 10: the page reaches no network by any means', async () => {
  const { page } = ochre();
  let requests = 0;
  const server = createServer((_request, response) => {
    requests += 1;
    response.end();
  });
  server.on('upgrade', (_request, socket) => {
    requests += 1;
    socket.destroy();
  });
  const port = await listen(server);
  const url = `http://127.0.0.1:${String(port)}/`;
  const ways = [
    'fetch(target)',
    'new Promise((opened, closed) => Object.assign(new WebSocket(target.replace("http", "ws")), { onopen: opened, onerror: closed }))',
    'Object.assign(document.createElement("img"), { src: target }).decode()',
    'fetch("https://example.com/")',
  ];
  const refused = await page.evaluate<boolean[]>(`(() => {
    const target = ${JSON.stringify(url)};
    document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href: target }));
    return Promise.all([${ways.join(', ')}].map((way) => way.then(() => false, () => true)));
  })()`);
  server.close();
  expect(refused).toEqual(ways.map(() => true));
  expect(requests).toBe(0);
});

test('hardening 10: no packet leaves the page by WebRTC', async () => {
  const there = await packetListener();
  await ochre()
    .page.evaluate(leaveByWebRtc(there.ports))
    .catch(() => undefined);
  there.close();
  expect(there.packets()).toBe(0);
});

test("hardening 12: the page can't navigate elsewhere", async () => {
  const { app, page } = ochre();
  for (const target of ['https://example.com/', 'file:///etc/passwd', 'ochre://app/other.html'])
    await page.evaluate(`location.href = ${JSON.stringify(target)}`);
  // Asks through main: the driver would wait for the end of navigations that never began.
  const shown = () =>
    app.evaluate(({ BrowserWindow }) =>
      BrowserWindow.getAllWindows()[0]?.webContents.executeJavaScript(
        'location.href + " " + String(document.querySelector("h1, h2") !== null)',
      ),
    );
  await expect.poll(shown).toBe('ochre://app/ true');
});

test('hardening 13: the page opens no window', async () => {
  const { app, page } = ochre();
  expect(await page.evaluate('window.open("https://example.com/")')).toBeNull();
  expect(await page.evaluate('window.open("about:blank")')).toBeNull();
  expect(app.windows()).toHaveLength(1);
});

test('hardening 15: the page gets no camera, notification, location or clipboard', async () => {
  const ways = {
    camera: 'navigator.mediaDevices.getUserMedia({ video: true })',
    microphone: 'navigator.mediaDevices.getUserMedia({ audio: true })',
    notification: 'Notification.requestPermission()',
    clipboard: 'navigator.clipboard.readText()',
    place: 'new Promise((found, failed) => navigator.geolocation.getCurrentPosition(found, failed))',
  };
  const answers: Record<string, unknown> = {};
  for (const [what, way] of Object.entries(ways))
    answers[what] = await ochre().page.evaluate(`${way}.then(String, () => 'refused')`);
  const refused = { camera: 'refused', microphone: 'refused', clipboard: 'refused', place: 'refused' };
  expect(answers).toEqual({ ...refused, notification: 'denied' });
});

test('hardening 20: the page is given one frozen object, with the names of the contract', async () => {
  const { shape, frozen } = await ochre().page.evaluate<{ shape: object; frozen: boolean }>(`({
    shape: Object.fromEntries(Object.entries(ochre).map(([group, members]) => [group, Object.keys(members)])),
    frozen: [ochre, ...Object.values(ochre)].every((part) => Object.isFrozen(part)),
  })`);
  expect(shape).toEqual(
    Object.fromEntries(Object.entries(names).map(([group, members]) => [group, Object.keys(members)])),
  );
  expect(frozen).toBe(true);
});

const INVOICE = 'rgb:~/~/~/bc:utxob:uUwwIzqD-e~5K6vT-EqZh7iV-gH4cRlh-7pGjyDi-_aEMO4O-C29uo';

test('hardening 26: a second start on the same data ends, and the first only offers its PSBT file', async () => {
  const { app, page, data, folder } = ochre();
  const psbt = writeRaw(genuineBtc().raw);
  writeFileSync(join(folder, 'send.psbt'), Buffer.from(psbt, 'base64'));
  expect((await startOchre(['--data', data, '--', join(folder, 'send.psbt')])).code).toBe(0);
  await expect(page.getByText('“send.psbt” is ready for Sign offline')).toBeVisible();
  expect(app.windows()).toHaveLength(1);
  expect(await ask(page, 'wallet.list')).toMatchObject({ value: { wallets: [] } });
  expect((await startOchre(['--data', data, '--', join(folder, 'gone.psbt')])).code).toBe(0);
  await expect(page.getByText('“gone.psbt” no longer exists')).toBeVisible();
  const both = ['--data', data, '--', join(folder, 'send.psbt'), 'rgb:broken'];
  expect((await startOchre(both)).code).toBe(0);
  await expect(page.getByText('No readable invoice in this link')).toBeVisible();
  expect(await ask(page, 'offline.openedFile')).toEqual({ ok: true, value: { file: null } });
});

test('hardening 27: a link of a second start is only offered on the screen', async () => {
  const { page, data } = ochre();
  expect((await startOchre(['--data', data, '--', INVOICE])).code).toBe(0);
  await expect(page.getByText('Another program opened an invoice')).toBeVisible();
  expect((await startOchre(['--data', data, '--', 'rgb:broken'])).code).toBe(0);
  await expect(page.getByText('No readable invoice in this link')).toBeVisible();
});
