import { describe, expect, it } from 'vitest';
import { parseBaseUrl } from '../../../../src-main/clients/http/base-url.ts';
import { WalletError } from '../../../../src-main/domain/errors.ts';

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
  ])('takes %s as %s', (typed, kept) => {
    expect(parseBaseUrl(typed, anywhere)).toBe(kept);
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
    ['https://exa%mple.com', 'syntax'],
  ])('refuses %j for its %s', (typed, reason) => {
    expect(reasonFor(typed)).toEqual({ reason });
  });

  it.each(['https://example.com', 'http://example.com', 'https://10.0.0.1', 'https://127.0.0.1.example.com'])(
    'refuses %s where only this machine is allowed',
    (typed) => {
      expect(reasonFor(typed, { loopbackOnly: true })).toEqual({ reason: 'loopbackOnly' });
    },
  );

  it('takes this machine where only this machine is allowed', () => {
    expect(reasonFor('http://127.0.0.1:1', { loopbackOnly: true })).toBe('http://127.0.0.1:1');
  });
});
