import type { FactsOf } from '../../src-preload/contract/failures.ts';
import { fail } from '../base/errors.ts';
import { parseUrl } from '../base/url.ts';
import { isHostLength, isLoopbackHost, DIRECT, type Route } from '../base/service/route.ts';

/** Plain http shows the xpub on the way: only for loopback, and onions by Tor on this computer. Throws URL_REFUSED. */
export function parseBaseUrl(
  text: string,
  rules: { readonly loopbackOnly: boolean; readonly route?: Route | undefined },
): string {
  const { proxy, pin } = rules.route ?? DIRECT;
  const typed = text.trim();
  // The URL parser drops tabs and line breaks, and turns backslashes: the result would differ from what was typed.
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
  // Another computer's loopback isn't this one's.
  if (rules.loopbackOnly && !isProxyHere) throw refused('proxyElsewhere');
  // A name server would learn who is visited (RFC 7686, 2).
  if (proxy === null && /\.onion\.?$/.test(url.hostname)) throw refused('onionNeedsProxy');
  if (url.protocol === 'http:') {
    const why = plainRefusal(url, isHere, isProxyHere, proxy?.kind ?? null);
    if (why !== null) throw refused(why);
    if (pin !== null) throw refused('pinNeedsTls');
  }
  return url.href.replace(/\/+$/, '');
}

/** An onion address is a key that Tor encrypts to; only the way to Tor is open, and must stay on this computer. */
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
