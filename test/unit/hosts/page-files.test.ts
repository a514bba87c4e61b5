import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openRendererFiles } from '../../../src-main/hosts/renderer-files.ts';
import { buildPage, pathsThatLeadOut } from './built-page.ts';
import { csp, pageHeaders } from '../../../src-main/hosts/csp.ts';
import { appScheme, createPageHandler } from '../../../src-main/hosts/electron/protocol.ts';
import { strict } from '../../fakes/electron.ts';
import { foreignUrls } from './electron/urls.ts';

const page = buildPage();
afterAll(page.remove);
const find = openRendererFiles(page.folder);

describe('hardening 11: the files of the built page', () => {
  it('serves the index under its name and under the root', async () => {
    expect(find('/')).toBe(find('/index.html'));
    expect(find('/')?.contentType).toBe('text/html; charset=utf-8');
    expect(new TextDecoder().decode(await find('/')?.read())).toContain('<title>Ochre</title>');
  });

  it("sends a script's media type, so that it runs with nosniff", () =>
    expect(find('/assets/index-abc.js')?.contentType).toBe('text/javascript; charset=utf-8'));

  it.each(pathsThatLeadOut)('finds no file at %j', (path) => expect(find(path)).toBeNull());

  it('refuses a folder without a page', () => {
    const empty = mkdtempSync(join(tmpdir(), 'ochre-empty-'));
    expect(() => openRendererFiles(empty)).toThrow('no built page');
    rmSync(empty, { recursive: true });
  });
});

const directives = (policy: string) =>
  new Map(policy.split('; ').map((part) => splitAt(part, part.indexOf(' '))));
const splitAt = (text: string, at: number): [string, string] => [text.slice(0, at), text.slice(at + 1)];

describe('hardening 9: the content policy', () => {
  it.each(['electron', 'loopback'] as const)('allows only what it names, on %s', (host) => {
    const policy = directives(csp(host));
    expect(policy.get('default-src')).toBe("'none'");
    expect(policy.get('script-src')).toBe("'self'");
    expect(policy.get('style-src')).toBe("'self'");
    for (const name of ['object-src', 'base-uri', 'form-action', 'frame-ancestors'])
      expect(policy.get(name)).toBe("'none'");
    expect(policy.get('require-trusted-types-for')).toBe("'script'");
    expect(csp(host)).not.toMatch(/unsafe|\*|https?:|blob:|filesystem:/);
  });

  it("differs between the hosts in connect-src, and in Electron's sandbox without modals", () => {
    expect(directives(csp('electron')).get('connect-src')).toBe("'none'");
    expect(directives(csp('loopback')).get('connect-src')).toBe("'self'");
    const sandbox = directives(csp('electron')).get('sandbox');
    expect(sandbox).toBe('allow-scripts allow-same-origin allow-forms');
    const rest = csp('electron').replace(`; sandbox ${String(sandbox)}`, '');
    expect(rest.replace("connect-src 'none'", "connect-src 'self'")).toBe(csp('loopback'));
  });

  it('is sent on loopback with a list of reachable origins, which covers WebRTC', () => {
    expect(pageHeaders('loopback', 'text/html')['connection-allowlist']).toBe('(response-origin)');
    expect(pageHeaders('electron', 'text/html')['connection-allowlist']).toBeUndefined();
  });

  it('is sent with nosniff, no-store and no referrer', () => {
    const headers = pageHeaders('electron', 'text/css');
    expect(headers['content-security-policy']).toBe(csp('electron'));
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['referrer-policy']).toBe('no-referrer');
  });
});

const handle = createPageHandler(find);
const get = (url: string, method = 'GET') =>
  handle(strict<{ url: string; method: string }>('request', { url, method }));

describe('hardening 11: the app’s scheme', () => {
  it('is standard and secure, and has no other privilege', () =>
    expect(appScheme).toEqual({ scheme: 'ochre', privileges: { standard: true, secure: true } }));

  it('serves the page with the policy that leaves it no network', async () => {
    const response = await get('ochre://app/');
    expect(response.statusCode).toBe(200);
    expect(response.data.toString()).toContain('<title>Ochre</title>');
    expect(response.headers['content-security-policy']).toBe(csp('electron'));
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.headers['x-content-type-options']).toBe('nosniff');
  });

  it('serves a script by its name, whatever follows it', async () =>
    expect((await get('ochre://app/assets/index-abc.js?v=1#x')).statusCode).toBe(200));

  // URL itself resolves `..` and drops a final NUL, so only the rest of such a path is requested.
  it.each(pathsThatLeadOut.filter((path) => path.startsWith('/')))(
    'finds nothing of what lies outside at %j',
    async (path) => {
      const { statusCode, data } = await get(`ochre://app${path}`);
      const isPage = ['/', '/index.html'].includes(new URL(`ochre://app${path}`).pathname);
      expect([statusCode, data.toString().includes('outside')]).toEqual([isPage ? 200 : 404, false]);
    },
  );

  it.each(foreignUrls)('serves nothing for %j', async (url) => expect((await get(url)).statusCode).toBe(404));

  it.each(['POST', 'PUT', 'HEAD', 'OPTIONS'])('answers no %s', async (method) => {
    expect((await get('ochre://app/', method)).statusCode).toBe(404);
  });
});
