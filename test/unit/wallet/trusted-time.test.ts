import { describe, expect, it } from 'vitest';
import type { WalletConnection, WalletRecord } from '../../../src-main/records/wallet.ts';
import { createServiceClocks } from '../../../src-main/wallet/context/service-clocks.ts';
import { trustedTime } from '../../../src-main/wallet/rules/wallet-rules.ts';
import { routeKey } from '../../../src-main/wallet/context/wallet-list.ts';
import { emptyRecord } from './record.ts';

const NOW = 1_800_000_000_000;
const HOUR = 3_600_000;
type Remote = Extract<WalletConnection, { kind: 'remote' }>;

const at = (baseUrl: string, change: Partial<Remote> = {}): WalletRecord =>
  emptyRecord({
    connection: {
      kind: 'remote',
      baseUrl,
      dialect: 'rgb-node-2026-03',
      numbering: 'beta7',
      keychains: 'learned',
      hasToken: false,
      proxy: null,
      pin: null,
      ...change,
    },
  });
const ADDRESS = 'https://rgb.example.org';
const ELSEWHERE = at(ADDRESS);

/** What is told where a service's clock was heard so far ahead of ours; null: it was not heard. */
function told(wallet: WalletRecord, aheadMs: number | null, heard = wallet) {
  const clock = { nowMs: () => NOW, monotonicMs: () => 0 };
  const clocks = createServiceClocks(clock);
  if (aheadMs !== null) clocks.hear(routeKey(heard), NOW + aheadMs);
  return trustedTime({ clock, clocks }, wallet);
}

describe('the time that the keyholder is told', () => {
  it('is the service’s own, whatever this machine’s clock says', () => {
    for (const aheadMs of [-HOUR, 0, HOUR])
      expect(told(ELSEWHERE, aheadMs)).toMatchObject({ atMs: NOW + aheadMs });
  });

  it('is none until the service was heard', () => expect(told(ELSEWHERE, null)).toBeNull());

  it.each([
    ['the practice service', emptyRecord()],
    ['a service on this computer', at('http://127.0.0.1:8000')],
    ['a service by plain http', at(`http://${'a'.repeat(56)}.onion`)],
    ['no service at all', at('')],
  ])('counts %s as no clock of its own', (_, wallet) => expect(told(wallet, 0)).toBeNull());

  const proxy = { kind: 'socks5', host: '127.0.0.1', port: 1080, user: null } as const;
  const pin = { of: 'publicKey', sha256: 'ab'.repeat(32) } as const;
  it.each([
    ['the same by a proxy', at(ADDRESS, { proxy })],
    ['the same by another pin', at(ADDRESS, { pin })],
  ])('names the way: what %s said is not this one’s', (_, other) => {
    expect(told(ELSEWHERE, 25 * HOUR, other)).toBeNull();
    expect(told(other, 0)?.service).toMatch(/^[0-9a-f]{16}$/);
    expect(told(other, 0)?.service).not.toBe(told(ELSEWHERE, 0)?.service);
  });
});
