import type { CallInput, Reached, WalletView } from '../../src-preload/contract/index.ts';

type Connection = Extract<WalletView['connection'], { kind: 'remote' }>;
type Pin = NonNullable<Connection['pin']>;
export type ProxyKind = NonNullable<Connection['proxy']>['kind'] | 'straight';
export type AskedProxy = NonNullable<CallInput<'wallet.reach'>['proxy']>;
type Certificate = NonNullable<Reached['certificate']>;

export const proxyOptions: readonly { value: ProxyKind; label: string; hint: string }[] = [
  { value: 'straight', label: 'Straight', hint: 'The service sees the address of this computer.' },
  {
    value: 'socks5',
    label: 'SOCKS5, such as Tor',
    hint: 'The proxy looks up the name, so onion addresses work and no name server is asked here.',
  },
  { value: 'http', label: 'HTTP proxy', hint: 'One that makes tunnels (CONNECT).' },
];

/** Where such a proxy usually is: Tor’s own port, and the one that most others take. */
export const usualPlaces = {
  socks5: { host: '127.0.0.1', port: '9050' },
  http: { host: '127.0.0.1', port: '8080' },
} as const;

/** 64 hex digits in pairs, as tools print a fingerprint. */
export function pairs(hex: string): string {
  return (hex.match(/../g) ?? []).join(':').toUpperCase();
}

/** A pin as the field takes it again. */
export function pinText({ of, sha256 }: Pin): string {
  if (of === 'certificate') return pairs(sha256);
  const bytes = (sha256.match(/../g) ?? []).map((pair) => parseInt(pair, 16));
  return `sha256/${btoa(String.fromCharCode(...bytes))}`;
}

/** The way in one line, for who does not open it. */
export function wayText(proxy: AskedProxy | null, isPinned: boolean): string {
  const by =
    proxy === null
      ? 'straight'
      : `by ${proxy.kind === 'socks5' ? 'SOCKS5' : 'HTTP proxy'} at ${proxy.host}:${String(proxy.port)}`;
  return `${by}, ${isPinned ? 'to one certificate alone' : 'to whoever is vouched for'}`;
}

/** What a question would meet there. */
export const verdicts: Readonly<Record<Certificate['verdict'], string>> = {
  vouched: 'An authority that this computer trusts vouches for it.',
  pinned: 'It is the one you pinned.',
  changed: 'It is not the one you pinned: Ochre sends nothing there.',
  selfSigned: 'It vouches for itself. Ochre sends nothing there unless you pin it.',
  untrusted: 'Nobody this computer trusts vouches for it. Ochre sends nothing there unless you pin it.',
  name: 'It is for another name. Ochre sends nothing there unless you pin it.',
  expired: 'It is past its last day: Ochre sends nothing there.',
  notYet: 'It is not valid yet: Ochre sends nothing there.',
};

/** True where a question would be sent. */
export function isTaken({ verdict }: Certificate): boolean {
  return verdict === 'vouched' || verdict === 'pinned';
}

/** False where pinning would not help: it is pinned, or out of its time. */
export function canPin({ verdict }: Certificate): boolean {
  return !['pinned', 'expired', 'notYet'].includes(verdict);
}
