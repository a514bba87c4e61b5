import { describe, expect, it } from 'vitest';
import { parseBaseUrl } from '../../../src-main/net/base-url.ts';
import { WalletError } from '../../../src-main/base/errors.ts';

const anywhere = { loopbackOnly: false };
const reasonFor = (text: string, rules = anywhere) => {
  try {
    return parseBaseUrl(text, rules);
  } catch (error) {
    return error instanceof WalletError ? error.failure.facts : error;
  }
};

describe('the address of a service', () => {
  it.each([
    ['https://example.com', 'https://example.com'],
    ['  https://Example.COM/  ', 'https://example.com'],
    ['https://example.com:443/rgb/v1//', 'https://example.com/rgb/v1'],
    ['https://example.com:8443/rgb', 'https://example.com:8443/rgb'],
    ['https://example.com/a/../b', 'https://example.com/b'],
    ['https://exämple.com', 'https://xn--exmple-cua.com'],
    ['http://127.0.0.1:8000', 'http://127.0.0.1:8000'],
    ['http://127.1', 'http://127.0.0.1'],
    ['http://localhost:8000/', 'http://localhost:8000'],
    ['http://[::1]:8000', 'http://[::1]:8000'],
    [`https://${'a.'.repeat(126)}a.`, `https://${'a.'.repeat(126)}a.`],
  ])('takes %s as %s', (typed, kept) => expect(parseBaseUrl(typed, anywhere)).toBe(kept));

  it('accepts non-ASCII names, also the ten-thousandth time', () => {
    const kept = new Set<string>();
    for (let n = 0; n < 10_000; n += 1) kept.add(parseBaseUrl('https://exämple.com', anywhere));
    expect([...kept]).toEqual(['https://xn--exmple-cua.com']);
  });

  it.each([
    ['http://example.com', 'scheme'],
    ['http://localhost.example.com', 'scheme'],
    ['http://127.0.0.1.example.com', 'scheme'],
    ['http://[::2]', 'scheme'],
    ['http://0.0.0.0', 'scheme'],
    ['ftp://example.com', 'scheme'],
    ['file:///etc/passwd', 'scheme'],
    ['data:text/html,x', 'scheme'],
    ['https://user@example.com', 'credentials'],
    ['https://user:word@example.com', 'credentials'],
    ['https://@example.com', 'credentials'],
    ['https://example.com?', 'query'],
    ['https://example.com/?a=1', 'query'],
    ['https://example.com/#', 'query'],
    ['example.com', 'syntax'],
    ['', 'syntax'],
    ['https://', 'syntax'],
    ['https:example.com', 'syntax'],
    ['https:///example.com', 'syntax'],
    ['https:\\\\example.com', 'syntax'],
    ['https://exa mple.com', 'syntax'],
    ['https://exam\tple.com', 'syntax'],
    ['https://example.com:99999', 'syntax'],
    ['https://[::1', 'syntax'],
    [`https://${'a.'.repeat(126)}aa`, 'syntax'],
    [`http://${'a.'.repeat(105)}${'a'.repeat(56)}.onion`, 'syntax'],
    ['https://exa%mple.com', 'syntax'],
  ])('refuses %j for its %s', (typed, reason) => expect(reasonFor(typed)).toEqual({ reason }));

  it.each(['https://example.com', 'http://example.com', 'https://10.0.0.1', 'https://127.0.0.1.example.com'])(
    'refuses %s if only this machine is allowed',
    (typed) => expect(reasonFor(typed, { loopbackOnly: true })).toEqual({ reason: 'loopbackOnly' }),
  );

  it('accepts only this machine if only that is allowed', () =>
    expect(reasonFor('http://127.0.0.1:1', { loopbackOnly: true })).toBe('http://127.0.0.1:1'));
});

const ONION = `http://${'a2'.repeat(28)}.onion`;
const proxyAt = (host: string, kind: 'http' | 'socks5' = 'socks5') => ({
  loopbackOnly: false,
  route: { proxy: { kind, host, port: 9050, user: null }, pin: null },
});
const pin = { of: 'certificate', sha256: 'ab'.repeat(32) } as const;

describe('the address of a service and its route', () => {
  it.each([
    [ONION, proxyAt('127.0.0.1')],
    [`${ONION}:8080/rgb`, proxyAt('localhost')],
    [ONION.replace('//', '//one.'), proxyAt('::1')],
    [ONION.replace('http', 'https'), proxyAt('tor.lan')],
    [ONION.replace('http', 'https'), proxyAt('127.0.0.1', 'http')],
    ['https://example.com', proxyAt('tor.lan')],
    ['http://127.0.0.1:8000', proxyAt('127.0.0.1')],
    ['https://127.0.0.1:8000', proxyAt('10.0.0.7')],
  ])('are accepted together: %s', (typed, rules) => expect(parseBaseUrl(typed, rules)).toBe(typed));

  it.each([
    ['onionNeedsProxy', ONION, anywhere],
    ['onionNeedsProxy', ONION.replace('http', 'https'), anywhere],
    ['onionNeedsProxy', 'https://short.onion.', anywhere],
    ['onionPlain', ONION, proxyAt('tor.lan')],
    ['onionPlain', ONION, proxyAt('127.0.0.1', 'http')],
    // The name holds no key, so the proxy's target could read everything.
    ['scheme', 'http://duckduckgo.onion', proxyAt('127.0.0.1')],
    ['scheme', ONION.replace('onion', 'onion.example'), proxyAt('127.0.0.1')],
    ['scheme', ONION.replace('a2', 'a1'), proxyAt('127.0.0.1')],
    ['scheme', 'http://example.com', proxyAt('127.0.0.1')],
    ['plainByProxy', 'http://127.0.0.1:8000', proxyAt('10.0.0.7')],
    ['pinNeedsTls', 'http://127.0.0.1:8000', { loopbackOnly: false, route: { proxy: null, pin } }],
    ['proxyElsewhere', 'https://127.0.0.1', { ...proxyAt('10.0.0.7'), loopbackOnly: true }],
    ['loopbackOnly', ONION, { ...proxyAt('127.0.0.1'), loopbackOnly: true }],
  ])('are refused for %s: %s', (reason, typed, rules) => expect(reasonFor(typed, rules)).toEqual({ reason }));
});
