import { createServer } from 'node:http';
import { LARGEST_INPUT_BYTES, type Question } from '../../../../src-preload/contract/index.ts';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { openRendererFiles } from '../../../../src-main/hosts/renderer-files.ts';
import { createNotices } from '../../../../src-main/hosts/notices.ts';
import { startLoopbackServer, type LoopbackServer } from '../../../../src-main/hosts/loopback/server.ts';
import { createBridge } from '../../../../src-preload/bridge.ts';
import {
  createLoopbackTransport,
  type ConnectionState,
  type Page,
} from '../../../../src-renderer/bridge/loopback-transport.ts';
import { buildPage } from '../built-page.ts';

const built = buildPage();
afterAll(built.remove);
const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

const notices = createNotices(() => undefined);
const startServer = (port = 0, pending: readonly Question[] = []): Promise<LoopbackServer> =>
  startLoopbackServer({
    files: openRendererFiles(built.folder),
    dispatch: (name, input) => Promise.resolve({ ok: true, value: { name, input } }),
    notices,
    pendingQuestions: () => pending,
    greeted: () => undefined,
    port,
    fault: (name, error) => {
      throw new Error(name, { cause: error });
    },
  });

async function serve(port = 0, pending: readonly Question[] = []): Promise<LoopbackServer> {
  const server = await startServer(port, pending);
  ends.push(() => server.close());
  return server;
}

/** The page's side of the transport; its storage survives a reload. */
function openPage(
  server: LoopbackServer,
  address: string,
  tab: { token: string | null },
  heard: (path: string, answer: Response) => void = () => undefined,
) {
  const states: ConnectionState[] = [];
  let shown = address;
  let onClipboard: string | null = null;
  const page: Page = {
    fetch: async (path, init) => {
      const headers = { ...init.headers, origin: server.origin };
      const answer = await fetch(`${server.origin}${path}`, { ...init, headers });
      heard(path, answer.clone());
      return answer;
    },
    fragment: new URL(address).hash,
    forgetFragment: () => void (shown = server.origin),
    token: {
      get: () => tab.token,
      set: (token) => void (tab.token = token),
    },
    copy: (text) => {
      onClipboard = text;
      return Promise.resolve(text !== 'swapped');
    },
    wait: () =>
      new Promise((resolve) => {
        setImmediate(resolve);
      }),
  };
  const transport = createLoopbackTransport(page);
  ends.push(() => transport.close());
  const reached = (wanted: ConnectionState) =>
    new Promise<void>((resolve) => {
      transport.onState((state) => {
        if (state === wanted) resolve();
      });
    });
  transport.onState((state) => states.push(state));
  return {
    transport,
    bridge: createBridge(transport),
    states,
    reached,
    shown: () => shown,
    clipboard: () => onClipboard,
  };
}

describe('the page on the loopback host', () => {
  it('exchanges its code, removes it from the address, and is answered', async () => {
    const server = await serve();
    const tab = { token: null };
    const page = openPage(server, server.newAddress(), tab);
    expect(page.shown()).toBe(server.origin);
    expect(await page.bridge.wallet.list({})).toEqual({
      ok: true,
      value: { name: 'wallet.list', input: {} },
    });
    await page.reached('open');
    expect(page.states).toEqual(['connecting', 'open']);
    expect(tab.token).toMatch(/^[\w-]{43}$/);
  });

  it('hears notices until it stops listening', async () => {
    const server = await serve();
    const page = openPage(server, server.newAddress(), { token: null });
    await page.reached('open');
    const heard: unknown[] = [];
    const first = new Promise<void>((resolve) => {
      const stop = page.bridge.wallet.changed((payload) => {
        heard.push(payload);
        stop();
        resolve();
      });
    });
    const after = new Promise<void>((resolve) => {
      page.bridge.wallet.listChanged(() => resolve());
    });
    notices.tell('wallet.changed', { walletId: 'ab'.repeat(16) });
    notices.tell('wallet.changed', { walletId: 'cd'.repeat(16) });
    notices.tell('wallet.listChanged', {});
    await first;
    await after;
    expect(heard).toEqual([{ walletId: 'ab'.repeat(16) }]);
  });

  it('hears open and closed questions, even if its screens load later', async () => {
    const texts = { title: 't', message: 'm', details: [], confirmLabel: 'c', danger: false };
    const question: Question = { questionId: 'ab'.repeat(16), ...texts };
    const server = await serve(0, [question]);
    const { bridge, reached } = openPage(server, server.newAddress(), { token: null });
    await reached('open');
    notices.tell('confirm.closed', { questionId: question.questionId });
    // Notices come in order, so after this one all have arrived.
    const after = new Promise<void>((resolve) => {
      bridge.wallet.listChanged(() => resolve());
    });
    notices.tell('wallet.listChanged', {});
    await after;
    const heard: unknown[] = [];
    bridge.confirm.asked((one) => heard.push(one));
    bridge.confirm.closed((one) => heard.push(one));
    expect(heard).toEqual([question, { questionId: question.questionId }]);
    // Only once: a later listener hears only later notices.
    bridge.confirm.asked((one) => heard.push(one));
    expect(heard).toHaveLength(2);
  });

  it('uses its token after a reload', async () => {
    const server = await serve();
    const tab = { token: null };
    const first = openPage(server, server.newAddress(), tab);
    await first.reached('open');
    first.transport.close();
    const reloaded = openPage(server, server.origin, tab);
    await reloaded.reached('open');
    expect(await reloaded.bridge.settings.get({})).toMatchObject({ ok: true });
  });

  it('needs a new address if the code was used before', async () => {
    const server = await serve();
    const address = server.newAddress();
    await openPage(server, address, { token: null }).reached('open');
    const second = openPage(server, address, { token: null });
    await second.reached('refused');
    expect(await second.bridge.wallet.list({})).toEqual({
      ok: false,
      failure: { code: 'HOST_GONE', facts: {} },
    });
  });

  it("reports a missing code, and the host's end for an old token", async () => {
    const server = await serve();
    await openPage(server, server.origin, { token: null }).reached('codeless');
    const tab = { token: 'x'.repeat(43) };
    await openPage(server, server.origin, tab).reached('refused');
    expect(tab.token).toBeNull();
  });

  it('reports a stopped host, and fails calls at once', async () => {
    const server = await startServer();
    const page = openPage(server, server.newAddress(), { token: null });
    await page.reached('open');
    await server.close();
    await page.reached('lost');
    expect(await page.bridge.wallet.list({})).toMatchObject({ failure: { code: 'HOST_GONE' } });
  });

  it('opens its session once the host answers, even if not at first', async () => {
    const server = await startServer();
    const { port } = server;
    const address = server.newAddress();
    await server.close();
    const tab = { token: null };
    const page = openPage(server, address, tab);
    await page.reached('lost');
    expect(await page.bridge.wallet.list({})).toMatchObject({ failure: { code: 'HOST_GONE' } });
    await serve(port);
    // This host knows only its own code.
    await page.reached('refused');
    expect(tab.token).toBeNull();
  });

  it('carries the largest call, and 4 MiB back', async () => {
    const server = await serve();
    const page = openPage(server, server.newAddress(), { token: null });
    const text = 'x'.repeat(LARGEST_INPUT_BYTES - 2);
    expect(await page.transport.ask('wallet.list', text)).toEqual({
      ok: true,
      value: { name: 'wallet.list', input: text },
    });
  });

  it("writes main's text to the clipboard, and reports other text there", async () => {
    const server = await serve();
    const page = openPage(server, server.newAddress(), { token: null });
    expect(await page.bridge.settings.copy({ text: 'tb1p' })).toMatchObject({ ok: true });
    expect(page.clipboard()).toBe('tb1p');
    expect(await page.bridge.settings.copy({ text: 'swapped' })).toEqual({
      ok: false,
      failure: { code: 'CLIPBOARD_CHANGED', facts: {} },
    });
  });

  it('gives each request its own signal, and ends all requests when it closes', async () => {
    const server = await serve();
    const signals: AbortSignal[] = [];
    const silent = createLoopbackTransport({
      fetch: (path, { signal, ...init }) => {
        if (path === '/session')
          return fetch(`${server.origin}${path}`, {
            ...init,
            headers: { ...init.headers, origin: server.origin },
          });
        return new Promise((_resolve, reject) => {
          if (!signal) throw new Error('a request that nothing can end');
          signals.push(signal);
          signal.addEventListener('abort', () => reject(signal.reason as Error));
        });
      },
      fragment: new URL(server.newAddress()).hash,
      forgetFragment: () => undefined,
      token: { get: () => null, set: () => undefined },
      copy: () => Promise.resolve(true),
      wait: () => Promise.reject(new Error('it tries again after it was closed')),
    });
    const answers = Promise.all([silent.ask('wallet.list', {}), silent.ask('settings.get', {})]);
    await vi.waitFor(() => expect(new Set(signals).size).toBe(3));
    silent.close();
    expect(await answers).toMatchObject([
      { failure: { code: 'HOST_GONE' } },
      { failure: { code: 'HOST_GONE' } },
    ]);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true, true]);
  });

  it('passes on a failure with its own status', async () => {
    const server = await serve();
    const page = openPage(server, server.newAddress(), { token: null });
    expect(await page.transport.ask('wallet.list', 'x'.repeat(LARGEST_INPUT_BYTES + 2_000))).toMatchObject({
      failure: { code: 'INPUT_TOO_LARGE', facts: { limitBytes: LARGEST_INPUT_BYTES + 1_024 } },
    });
  });
});

describe("another program at the port after the host's end", () => {
  const PASSWORD = 'correct horse battery staple';
  const FORGED = JSON.stringify({ ok: true, value: { forged: true } });
  const EVENT = ': open\n\nevent: wallet.listChanged\ndata: {}\n\n';
  interface Asked {
    readonly path: string;
    readonly body: Buffer;
  }
  type Genuine = (path: string) => Buffer;
  type Says = (asked: Asked, genuine: Genuine) => { status: number; body: string | Buffer };
  const ways: [string, Says][] = [
    ['an empty object', () => ({ status: 200, body: '{}' })],
    ['nothing', () => ({ status: 200, body: '' })],
    [
      'a forged answer and a forged notice',
      ({ path }) => ({ status: 200, body: path === '/notices' ? EVENT : FORGED }),
    ],
    ['what the host answered before', ({ path }, genuine) => ({ status: 200, body: genuine(path) })],
    ['what it was sent', ({ body }) => ({ status: 200, body })],
    [
      'what it was sent, as a notice',
      ({ body }) => {
        const length = Buffer.alloc(4);
        length.writeUInt32BE(body.byteLength);
        return { status: 200, body: Buffer.concat([length, body]) };
      },
    ],
    ['a length that never comes', () => ({ status: 200, body: Buffer.alloc(64, 0xff) })],
    ['a refusal', () => ({ status: 401, body: '' })],
    ['a fault', () => ({ status: 500, body: FORGED })],
  ];

  /** Takes the port, records every byte, and answers as told. */
  async function takePort(port: number, says: Says, genuine: Genuine) {
    const received: Buffer[] = [];
    const asked: string[] = [];
    const stranger = createServer((request, response) => {
      const path = request.url ?? '';
      asked.push(path);
      received.push(Buffer.from([path, ...request.rawHeaders].join('\n')));
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => {
        received.push(part);
        parts.push(part);
      });
      request.on('end', () => {
        const { status, body } = says({ path, body: Buffer.concat(parts) }, genuine);
        response.writeHead(status, { 'content-type': 'application/octet-stream' }).end(body);
      });
    });
    await new Promise<void>((resolve) => {
      stranger.listen(port, '127.0.0.1', resolve);
    });
    ends.push(() => {
      stranger.closeAllConnections();
      return new Promise((resolve) => {
        stranger.close(resolve);
      });
    });
    return { asked, received: () => Buffer.concat(received).toString('latin1') };
  }

  /** A page whose host has ended. */
  async function afterTheHost() {
    const server = await startServer();
    const address = server.newAddress();
    const tab: { token: string | null } = { token: null };
    const recorded = new Map<string, Buffer[]>();
    const page = openPage(server, address, tab, (path, answer) => {
      const parts: Buffer[] = [];
      recorded.set(path, parts);
      void (async () => {
        for await (const part of answer.body as unknown as AsyncIterable<Uint8Array>)
          parts.push(Buffer.from(part));
      })().catch(() => undefined);
    });
    const heard: unknown[] = [];
    page.bridge.wallet.listChanged((payload) => heard.push(payload));
    await page.reached('open');
    notices.tell('wallet.listChanged', {});
    await vi.waitFor(() => expect(heard).toHaveLength(1));
    expect(await page.bridge.wallet.list({})).toMatchObject({ ok: true });
    const token = tab.token ?? '';
    await server.close();
    return {
      page,
      port: server.port,
      tab,
      heard,
      genuine: (path: string) => Buffer.concat(recorded.get(path) ?? []),
      secrets: [new URL(address).hash.slice('#code='.length), token, PASSWORD, 'vault.unlock'],
    };
  }

  it.each(ways)("that answers with %s gets nothing and isn't believed", async (_, says) => {
    const { page, port, tab, heard, genuine, secrets } = await afterTheHost();
    const stranger = await takePort(port, says, genuine);
    const answers = await Promise.all([
      page.transport.ask('vault.unlock', { password: PASSWORD }),
      page.transport.ask('vault.unlock', { password: PASSWORD }),
    ]);
    await vi.waitFor(() => expect(stranger.asked.length).toBeGreaterThan(0));
    expect(secrets.filter((secret) => stranger.received().includes(secret))).toEqual([]);
    expect(answers).toMatchObject([{ failure: { code: 'HOST_GONE' } }, { failure: { code: 'HOST_GONE' } }]);
    expect(heard).toHaveLength(1);
    await page.reached('stranger');
    expect(tab.token).toBeNull();
    // The transport has stopped, so nothing more is sent, whatever is typed.
    const sent = stranger.asked.length;
    expect(await page.transport.ask('vault.unlock', { password: PASSWORD })).toMatchObject({ ok: false });
    expect(stranger.asked.length).toBe(sent);
    expect(page.states.at(-1)).toBe('stranger');
  });

  it.each(ways)(
    'is noticed without a call, by the stream of notices, if it answers with %s',
    async (_, says) => {
      const { page, port, heard, genuine, secrets } = await afterTheHost();
      const stranger = await takePort(port, says, genuine);
      await page.reached('stranger');
      expect(secrets.filter((secret) => stranger.received().includes(secret))).toEqual([]);
      expect(heard).toHaveLength(1);
    },
  );

  it("opens no session with a page's first request, and learns no code", async () => {
    const server = await startServer();
    const address = server.newAddress();
    await server.close();
    const stranger = await takePort(
      server.port,
      ({ body }) => ({ status: 200, body }),
      () => Buffer.alloc(0),
    );
    const page = openPage(server, address, { token: null });
    const answer = page.transport.ask('vault.unlock', { password: PASSWORD });
    await page.reached('stranger');
    expect(await answer).toMatchObject({ failure: { code: 'HOST_GONE' } });
    expect(stranger.asked).toEqual(['/session']);
    expect(stranger.received()).not.toContain(new URL(address).hash.slice('#code='.length));
  });
});
