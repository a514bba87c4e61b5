import { fail } from '../../base/errors.ts';
import type { Route } from '../../base/service/route.ts';
import type { ChainAddress } from '../../ports/index.ts';
import { parseBaseUrl } from '../../net/base-url.ts';

const TLS_PORT = '50002';
const TCP_PORT = '50001';

/** `https://…`: Esplora; `ssl://`, `tcp://`, `host:50002:s`: Electrum. Throws URL_REFUSED: TCP only here or to onions. */
export function parseChainAddress(
  text: string,
  rules: { readonly loopbackOnly: boolean; readonly route?: Route | undefined },
): ChainAddress {
  const typed = asUrl(text.trim());
  if (!/^(ssl|tcp):/i.test(typed)) return { kind: 'esplora', address: parseBaseUrl(typed, rules) };
  const isTls = /^ssl:/i.test(typed);
  const asWeb = typed.replace(/^[a-z]+:/i, isTls ? 'https:' : 'http:');
  const url = new URL(parseBaseUrl(asWeb, rules));
  if (url.pathname !== '/') throw fail('URL_REFUSED', { reason: 'syntax' });
  return {
    kind: 'electrum',
    address: `${isTls ? 'ssl' : 'tcp'}://${url.hostname}:${portOf(url, typed, isTls)}`,
  };
}

function asUrl(typed: string): string {
  const [, place, port, letter] = /^([^\s/:]+|\[[0-9a-f:]+\]):(\d{1,5})(?::([st]))?$/i.exec(typed) ?? [];
  if (place !== undefined && port !== undefined)
    return `${letter?.toLowerCase() === 't' ? 'tcp' : 'ssl'}://${place}:${port}`;
  return typed.replace(/^tls:/i, 'ssl:');
}

/** URL drops the web's default ports, which are unusual here. */
function portOf(url: URL, typed: string, isTls: boolean): string {
  if (url.port !== '') return url.port;
  if (/:\d+\/?$/.test(typed)) return isTls ? '443' : '80';
  return isTls ? TLS_PORT : TCP_PORT;
}
