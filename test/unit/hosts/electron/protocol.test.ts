import { afterAll, describe, expect, it } from 'vitest';
import { appScheme, createPageHandler } from '../../../../src-main/hosts/electron/protocol.ts';
import { csp } from '../../../../src-main/hosts/csp.ts';
import { openRendererFiles } from '../../../../src-main/hosts/renderer-files.ts';
import { strict } from '../../../fakes/electron.ts';
import { buildPage, pathsThatLeadOut } from '../built-page.ts';
import { foreignUrls } from './urls.ts';

const page = buildPage();
afterAll(page.remove);
const handle = createPageHandler(openRendererFiles(page.folder));
const get = (url: string, method = 'GET') =>
  handle(strict<{ url: string; method: string }>('request', { url, method }));

describe('hardening 11: the app’s scheme', () => {
  it('is standard and secure, and has no other privilege', () => {
    expect(appScheme).toEqual({ scheme: 'ochre', privileges: { standard: true, secure: true } });
  });

  it('serves the page with the policy that leaves it no network', async () => {
    const response = await get('ochre://app/');
    expect(response.statusCode).toBe(200);
    expect(response.data.toString()).toContain('<title>Ochre</title>');
    expect(response.headers['content-security-policy']).toBe(csp('electron'));
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.headers['x-content-type-options']).toBe('nosniff');
  });

  it('serves a script by its name, whatever stands after it', async () => {
    expect((await get('ochre://app/assets/index-abc.js?v=1#x')).statusCode).toBe(200);
  });

  // A URL resolves `..` and drops a NUL at its end by itself: such a path is asked for as what is left of it.
  const asAsked = (path: string): string => new URL(`ochre://app${path}`).pathname;
  const leadOut = pathsThatLeadOut.filter((path) => path.startsWith('/'));
  it.each(leadOut.filter((path) => !['/', '/index.html'].includes(asAsked(path))))(
    'finds nothing at %j',
    async (path) => {
      expect((await get(`ochre://app${path}`)).statusCode).toBe(404);
    },
  );

  it.each(leadOut)('gives nothing of what lies outside for %j', async (path) => {
    expect((await get(`ochre://app${path}`)).data.toString()).not.toContain('outside');
  });

  it.each(foreignUrls)('serves nothing for %j', async (url) => expect((await get(url)).statusCode).toBe(404));

  it.each(['POST', 'PUT', 'HEAD', 'OPTIONS'])('answers no %s', async (method) => {
    expect((await get('ochre://app/', method)).statusCode).toBe(404);
  });
});
