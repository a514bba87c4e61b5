import { describe, expect, it } from 'vitest';
import {
  parsePin,
  parseProxyPlace,
  proxyAddress,
  requirePassword,
  samePin,
  type ProxyPlace,
} from '../../../../src-main/base/service/route.ts';
import { WalletError } from '../../../../src-main/base/errors.ts';

const HEX = '0123456789abcdef'.repeat(4);
const COLONS = (HEX.match(/../g) ?? []).join(':').toUpperCase();
const BASE64 = Buffer.from(HEX, 'hex').toString('base64');
const place = (more: Partial<ProxyPlace> = {}): ProxyPlace => ({
  kind: 'socks5',
  host: '127.0.0.1',
  port: 9050,
  user: null,
  ...more,
});
const factsOf = (act: () => unknown) => {
  try {
    return act();
  } catch (error) {
    return error instanceof WalletError ? error.failure : error;
  }
};

describe('a pin', () => {
  it.each([
    HEX,
    HEX.toUpperCase(),
    ` ${COLONS}\n`,
    `sha256 Fingerprint=${COLONS}`,
    `SHA256:${HEX}`,
    `SHA-256 fingerprint: ${COLONS}`,
    COLONS.replaceAll(':', ' '),
  ])('of a certificate is read as it is printed: %s', (typed) => {
    expect(parsePin(typed)).toEqual({ of: 'certificate', sha256: HEX });
  });

  it.each([`sha256/${BASE64}`, `sha256//${BASE64}`, `pin-sha256="${BASE64}"`, `pin-sha256=${BASE64}`])(
    'of a public key is read as it is written: %s',
    (typed) => expect(parsePin(typed)).toEqual({ of: 'publicKey', sha256: HEX }),
  );

  it.each([
    ['', 'form'],
    ['hello', 'form'],
    [HEX.slice(1), 'form'],
    [`${HEX}0`, 'form'],
    [BASE64, 'form'],
    [`sha256/${BASE64.slice(1)}`, 'form'],
    [COLONS.slice(0, 59), 'sha1'],
  ])('is nothing else: %s', (typed, reason) => {
    expect(factsOf(() => parsePin(typed))).toEqual({ code: 'PIN_REFUSED', facts: { reason } });
  });

  it('equals another pin with the same kind and value', () => {
    const pin = parsePin(HEX);
    expect(samePin(pin, parsePin(COLONS))).toBe(true);
    expect(samePin(pin, { ...pin, of: 'publicKey' })).toBe(false);
    expect(samePin(pin, null)).toBe(false);
    expect(samePin(null, null)).toBe(true);
  });
});

describe("a proxy's place", () => {
  it.each([
    ['127.0.0.1', '127.0.0.1:9050'],
    [' Tor.LAN ', 'tor.lan:9050'],
    ['[::1]', '[::1]:9050'],
    ['fd00::7', '[fd00::7]:9050'],
    ['my_box', 'my_box:9050'],
  ])('is kept in one form: %s', (host, shown) => {
    expect(proxyAddress(parseProxyPlace(place({ host })))).toBe(shown);
  });

  it.each([
    ['host', { host: '' }],
    ['host', { host: 'a b' }],
    ['host', { host: 'http://tor' }],
    ['host', { host: 'tor:9050' }],
    ['host', { host: 'a'.repeat(254) }],
    ['host', { host: 'evil\r\nX: y' }],
    ['port', { port: 0 }],
    ['port', { port: 65_536 }],
    ['port', { port: 1.5 }],
    ['user', { user: '' }],
    ['user', { user: 'a\nb' }],
    ['user', { user: 'ä'.repeat(128) }],
    ['user', { user: 'a:b', kind: 'http' as const }],
  ])('is refused for its %s: %o', (what, more) => {
    expect(factsOf(() => parseProxyPlace(place(more)))).toMatchObject({
      code: 'INVALID_INPUT',
      facts: { path: `proxy.${what}` },
    });
  });

  it('may have a colon in the user name for SOCKS5, where lengths end the fields', () =>
    expect(parseProxyPlace(place({ user: 'a:b' }))).toMatchObject({ user: 'a:b' }));

  it.each(['', 'a\0b', 'ä'.repeat(128)])('has a password that fits into its login, not %j', (password) => {
    expect(factsOf(() => requirePassword(password))).toMatchObject({ facts: { path: 'proxy.password' } });
  });
});
