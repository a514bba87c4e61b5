import { fail } from '../../domain/errors.ts';

/**
 * A service's address as a person typed it, in the one form that is kept and compared: no trailing slash, a path
 * prefix kept. Throws URL_REFUSED. Plain http is for the loopback interface: anywhere else it would show the xpub
 * to everyone on the way.
 */
export function parseBaseUrl(text: string, rules: { readonly loopbackOnly: boolean }): string {
  const typed = text.trim();
  // The URL parser drops tabs and line breaks and turns a backslash into a slash: what was read would not be what
  // was typed.
  if (!/^[^\s\\\p{Cc}]+$/u.test(typed) || !/^[a-z][a-z0-9+.-]*:/i.test(typed)) throw refused('syntax');
  if (!/^https?:/i.test(typed)) throw refused('scheme');
  if (!/^https?:\/\/[^/]/i.test(typed) || !URL.canParse(typed)) throw refused('syntax');
  const url = new URL(typed);
  if (/^[^/]*\/\/[^/?#]*@/.test(typed)) throw refused('credentials');
  if (/[?#]/.test(typed)) throw refused('query');
  const isHere = isLoopback(url);
  if (rules.loopbackOnly && !isHere) throw refused('loopbackOnly');
  if (url.protocol === 'http:' && !isHere) throw refused('scheme');
  return url.href.replace(/\/+$/, '');
}

/** True for the loopback interface by address, and for the one name that always means it (RFC 6761, 6.3). */
function isLoopback({ hostname }: URL): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname);
}

function refused(reason: 'syntax' | 'scheme' | 'credentials' | 'query' | 'loopbackOnly') {
  return fail('URL_REFUSED', { reason });
}
