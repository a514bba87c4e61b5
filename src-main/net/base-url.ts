import type { FactsOf } from '../../src-preload/contract/failures.ts';
import { fail } from '../base/errors.ts';
import { parseUrl } from '../base/url.ts';
import { isHostLength, isLoopbackHost, STRAIGHT, type Route } from '../base/service/route.ts';

/**
 * A service's address as a person typed it, in the one form that is kept and compared: no trailing slash, a path
 * prefix kept. Throws URL_REFUSED. Plain http is for the loopback interface, anywhere else it would show the xpub to
 * everyone on the way, and for onion addresses by Tor on this computer. `route`: how it is to be reached, straight
 * and unpinned unless told.
 */
export function parseBaseUrl(
  text: string,
  rules: { readonly loopbackOnly: boolean; readonly route?: Route | undefined },
): string {
  const { proxy, pin } = rules.route ?? STRAIGHT;
  const typed = text.trim();
  // The URL parser drops tabs and line breaks and turns a backslash into a slash: what was read would not be what
  // was typed.
  if (!/^[^\s\\\p{Cc}]+$/u.test(typed) || !/^[a-z][a-z0-9+.-]*:/i.test(typed)) throw refused('syntax');
  if (!/^https?:/i.test(typed)) throw refused('scheme');
  if (!/^https?:\/\/[^/]/i.test(typed)) throw refused('syntax');
  const url = parseUrl(typed);
  if (url === null || !isHostLength(url.hostname)) throw refused('syntax');
  if (/^[^/]*\/\/[^/?#]*@/.test(typed)) throw refused('credentials');
  if (/[?#]/.test(typed)) throw refused('query');
  const isHere = isLoopbackHost(url.hostname);
  const isProxyHere = proxy === null || isLoopbackHost(proxy.host);
  if (rules.loopbackOnly && !isHere) throw refused('loopbackOnly');
  // The loopback interface of another computer is not this one's.
  if (rules.loopbackOnly && !isProxyHere) throw refused('proxyElsewhere');
  // Asking a name server for it would tell who is visited (RFC 7686, 2).
  if (proxy === null && /\.onion\.?$/.test(url.hostname)) throw refused('onionNeedsProxy');
  if (url.protocol === 'http:') {
    const why = plainRefusal(url, isHere, isProxyHere, proxy?.kind ?? null);
    if (why !== null) throw refused(why);
    if (pin !== null) throw refused('pinNeedsTls');
  }
  return url.href.replace(/\/+$/, '');
}

/**
 * Why plain http is not for this address; null: it is. An onion address of today is a public key: Tor encrypts up to
 * whoever holds the private one, so no certificate has more to say. But only from Tor on: the way to it must not leave
 * this computer.
 */
function plainRefusal(
  { hostname }: URL,
  isHere: boolean,
  isProxyHere: boolean,
  kind: 'http' | 'socks5' | null,
): Reason | null {
  if (isHere) return isProxyHere ? null : 'plainByProxy';
  if (!/(^|\.)[a-z2-7]{56}\.onion$/.test(hostname)) return 'scheme';
  return kind === 'socks5' && isProxyHere ? null : 'onionPlain';
}

type Reason = FactsOf<'URL_REFUSED'>['reason'];

function refused(reason: Reason) {
  return fail('URL_REFUSED', { reason });
}
