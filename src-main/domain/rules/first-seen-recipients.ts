import { createHmac, timingSafeEqual } from 'node:crypto';

/** That a recipient was first prepared for at a time, vouched for by the keyholder: main keeps it and cannot make one. */
export interface FirstSeen {
  /** What the recipient is recognised by (send-terms.ts). */
  readonly payee: string;
  /** Unix milliseconds, by the keyholder's clock. */
  readonly atMs: number;
  /** HMAC-SHA256 of both, hex. */
  readonly mac: string;
}

/** `key`: hex. */
export function vouchFirstSeen(key: string, payee: string, atMs: number): FirstSeen {
  return { payee, atMs, mac: macOf(key, payee, atMs) };
}

/** The earliest time that is vouched for, or null. */
export function firstSeenAt(key: string, all: readonly FirstSeen[], payee: string): number | null {
  const times = all.flatMap((met) => (met.payee === payee && isVouched(key, met) ? [met.atMs] : []));
  return times.length === 0 ? null : Math.min(...times);
}

function isVouched(key: string, { payee, atMs, mac }: FirstSeen): boolean {
  const [claimed, real] = [Buffer.from(mac, 'hex'), Buffer.from(macOf(key, payee, atMs), 'hex')];
  return claimed.length === real.length && timingSafeEqual(claimed, real);
}

function macOf(key: string, payee: string, atMs: number): string {
  return createHmac('sha256', Buffer.from(key, 'hex'))
    .update(`ochre/met/1\n${payee}\n${String(atMs)}`, 'utf8')
    .digest('hex');
}
