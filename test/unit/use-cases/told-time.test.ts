import { describe, expect, it } from 'vitest';
import type { WalletRecord } from '../../../src-main/domain/keys/wallet-record.ts';
import { createServiceClocks } from '../../../src-main/use-cases/service-clocks.ts';
import { toldTime } from '../../../src-main/use-cases/rules/told-time.ts';
import { serviceName } from '../../../src-main/use-cases/wallet-book.ts';
import { emptyRecord } from './record.ts';

const NOW = 1_800_000_000_000;
const HOUR = 3_600_000;

const at = (baseUrl: string): WalletRecord =>
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
    },
  });
const ELSEWHERE = at('https://rgb.example.org');

/** What is told where the service's clock was heard so far ahead of ours; null: it was not heard. */
function told(wallet: WalletRecord, aheadMs: number | null, offline = false) {
  const clock = { nowMs: () => NOW, monotonicMs: () => 0 };
  const clocks = createServiceClocks(clock);
  if (aheadMs !== null) clocks.hear(serviceName(wallet), NOW + aheadMs);
  const settings = { read: () => ({ app: { offline } }), write: () => undefined };
  return toldTime({ clock, clocks, settings } as unknown as Parameters<typeof toldTime>[0], wallet);
}

describe('the time that the keyholder is told', () => {
  it('is the service’s where that is earlier by more than clocks differ', () => {
    expect(told(ELSEWHERE, -HOUR)).toEqual({ atMs: NOW - HOUR, by: 'service' });
    expect(told(ELSEWHERE, -1_000)).toEqual({ atMs: null, by: 'service' });
    expect(told(ELSEWHERE, HOUR)).toEqual({ atMs: null, by: 'service' });
  });

  it('is silence until a service elsewhere was heard, and says that there is none where this machine signs offline', () => {
    expect(told(ELSEWHERE, null)).toEqual({ atMs: null, by: 'silent' });
    expect(told(ELSEWHERE, null, true)).toEqual({ atMs: null, by: 'none' });
  });

  it.each([
    ['the practice service', emptyRecord()],
    ['a service on this computer', at('http://127.0.0.1:8000')],
    ['no service at all', at('')],
  ])('counts %s as no clock of its own, and still takes an earlier time from it', (_, wallet) => {
    expect(told(wallet, 0)).toEqual({ atMs: null, by: 'none' });
    expect(told(wallet, -HOUR)).toEqual({ atMs: NOW - HOUR, by: 'none' });
  });
});
