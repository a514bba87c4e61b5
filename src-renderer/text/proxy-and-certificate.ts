import type { CallInput, Reached, WalletView } from '../../src-preload/contract/index.ts';
import { say } from '../../src-preload/messages/say.ts';

type Connection = Extract<WalletView['connection'], { kind: 'remote' }>;
type Pin = NonNullable<Connection['pin']>;
export type ProxyKind = NonNullable<Connection['proxy']>['kind'] | 'straight';
export type AskedProxy = NonNullable<CallInput<'wallet.reach'>['proxy']>;
type Certificate = NonNullable<Reached['certificate']>;

export const proxyOptions = (): { value: ProxyKind; label: string; hint: string }[] =>
  (['straight', 'socks5', 'http'] as const).map((value) => ({
    value,
    label: say('route-way', { kind: value }),
    hint: say('route-way.hint', { kind: value }),
  }));

/** Tor’s port for SOCKS5, and the most common one of HTTP proxies. */
export const usualPlaces = {
  socks5: { host: '127.0.0.1', port: '9050' },
  http: { host: '127.0.0.1', port: '8080' },
} as const;

/** 64 hex digits in pairs. */
export const pairs = (hex: string): string => (hex.match(/../g) ?? []).join(':').toUpperCase();

export function pinText({ of, sha256 }: Pin): string {
  if (of === 'certificate') return pairs(sha256);
  const bytes = (sha256.match(/../g) ?? []).map((pair) => parseInt(pair, 16));
  return `sha256/${btoa(String.fromCharCode(...bytes))}`;
}

export function wayText(proxy: AskedProxy | null, isPinned: boolean): string {
  const place = proxy === null ? '' : `${proxy.host}:${String(proxy.port)}`;
  return say('route-line', { kind: proxy?.kind ?? 'straight', place, pinned: isPinned ? 'yes' : 'no' });
}

export const verdictText = ({ verdict }: Certificate): string => say('route-verdict', { verdict });

export const isTaken = ({ verdict }: Certificate): boolean => verdict === 'vouched' || verdict === 'pinned';

/** False if the certificate is pinned already, or if its dates are wrong, which a pin doesn't change. */
export function canPin({ verdict }: Certificate): boolean {
  return !['pinned', 'expired', 'notYet'].includes(verdict);
}
