import { LARGEST_INPUT_BYTES } from '../../../../src-preload/contract/index.ts';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { openRendererFiles } from '../../../../src-main/hosts/renderer-files.ts';
import { createNotices } from '../../../../src-main/hosts/notices.ts';
import { startLoopbackServer, type LoopbackServer } from '../../../../src-main/hosts/loopback/server.ts';
import { createBridge } from '../../../../src-preload/bridge.ts';
import {
  createLoopbackTransport,
  type ConnectionState,
  type Page,
} from '../../../../src-renderer/loopback-transport.ts';
import { buildPage } from '../built-page.ts';

const built = buildPage();
afterAll(built.remove);
const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

const notices = createNotices(() => undefined);
const startServer = (port = 0): Promise<LoopbackServer> =>
  startLoopbackServer({
    files: openRendererFiles(built.folder),
    dispatch: (name, input) => Promise.resolve({ ok: true, value: { name, input } }),
    notices,
    pendingQuestions: () => [],
    port,
    fault: (name, error) => {
      throw new Error(name, { cause: error });
    },
  });

async function serve(port = 0): Promise<LoopbackServer> {
  const server = await startServer(port);
  ends.push(() => server.close());
  return server;
}

/** A page as far as the transport knows one; the tab's storage outlives it, as over a reload. */
function openPage(server: LoopbackServer, address: string, tab: { token: string | null }) {
  const states: ConnectionState[] = [];
  let shown = address;
  let onClipboard: string | null = null;
  const page: Page = {
    fetch: (path, init) =>
      fetch(`${server.origin}${path}`, { ...init, headers: { ...init.headers, origin: server.origin } }),
    fragment: new URL(address).hash,
    forgetFragment: () => {
      shown = server.origin;
    },
    token: {
      get: () => tab.token,
      set: (token) => {
        tab.token = token;
      },
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
  ends.push(() => {
    transport.close();
  });
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
  it('exchanges its code, takes it out of the address and is answered', async () => {
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
      page.bridge.wallet.listChanged(() => {
        resolve();
      });
    });
    notices.tell('wallet.changed', { walletId: 'ab'.repeat(16) });
    notices.tell('wallet.changed', { walletId: 'cd'.repeat(16) });
    notices.tell('wallet.listChanged', {});
    await first;
    await after;
    expect(heard).toEqual([{ walletId: 'ab'.repeat(16) }]);
  });

  it('lives on its token over a reload', async () => {
    const server = await serve();
    const tab = { token: null };
    const first = openPage(server, server.newAddress(), tab);
    await first.reached('open');
    first.transport.close();
    const reloaded = openPage(server, server.origin, tab);
    await reloaded.reached('open');
    expect(await reloaded.bridge.settings.get({})).toMatchObject({ ok: true });
  });

  it('says that a new address is needed when the code was used before', async () => {
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

  it('says that there is no code, and refuses a token of a host that ended', async () => {
    const server = await serve();
    await openPage(server, server.origin, { token: null }).reached('codeless');
    const tab = { token: 'x'.repeat(43) };
    await openPage(server, server.origin, tab).reached('refused');
    expect(tab.token).toBeNull();
  });

  it('says that the host is gone when it stops, and fails calls at once', async () => {
    const server = await startServer();
    const page = openPage(server, server.newAddress(), { token: null });
    await page.reached('open');
    await server.close();
    await page.reached('lost');
    expect(await page.bridge.wallet.list({})).toMatchObject({ failure: { code: 'HOST_GONE' } });
  });

  it('asks for a new address when another host came up in the same place', async () => {
    const server = await startServer();
    const page = openPage(server, server.newAddress(), { token: null });
    await page.reached('open');
    await server.close();
    await page.reached('lost');
    await serve(server.port);
    await page.reached('refused');
  });

  it('writes what main let through to the clipboard, and says when something else is on it', async () => {
    const server = await serve();
    const page = openPage(server, server.newAddress(), { token: null });
    expect(await page.bridge.settings.copy({ text: 'tb1p' })).toMatchObject({ ok: true });
    expect(page.clipboard()).toBe('tb1p');
    expect(await page.bridge.settings.copy({ text: 'swapped' })).toEqual({
      ok: false,
      failure: { code: 'CLIPBOARD_CHANGED', facts: {} },
    });
  });

  it('gives each request a signal of its own, and ends every one that is under way when it closes', async () => {
    const signals: AbortSignal[] = [];
    const silent = createLoopbackTransport({
      fetch: (_path, { signal }) =>
        new Promise((_resolve, reject) => {
          if (!signal) throw new Error('a request that nothing can end');
          signals.push(signal);
          signal.addEventListener('abort', () => {
            reject(signal.reason as Error);
          });
        }),
      fragment: '',
      forgetFragment: () => undefined,
      token: { get: () => 'x'.repeat(43), set: () => undefined },
      copy: () => Promise.resolve(true),
      wait: () => Promise.reject(new Error('it tries again after it was closed')),
    });
    const answers = Promise.all([silent.ask('wallet.list', {}), silent.ask('settings.get', {})]);
    await vi.waitFor(() => {
      expect(new Set(signals).size).toBe(3);
    });
    silent.close();
    expect(await answers).toMatchObject([
      { failure: { code: 'HOST_GONE' } },
      { failure: { code: 'HOST_GONE' } },
    ]);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true, true]);
  });

  it('passes on a failure that came with a status of its own', async () => {
    const server = await serve();
    const page = openPage(server, server.newAddress(), { token: null });
    expect(await page.transport.ask('wallet.list', 'x'.repeat(LARGEST_INPUT_BYTES + 2_000))).toMatchObject({
      failure: { code: 'INPUT_TOO_LARGE', facts: { limitBytes: LARGEST_INPUT_BYTES + 1_024 } },
    });
  });
});
