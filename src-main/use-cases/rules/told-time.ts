import type { WalletRecord } from '../../domain/keys/wallet-record.ts';
import type { ToldTime } from '../../domain/rules/believed-time.ts';
import { isLoopbackHost } from '../../domain/services/way.ts';
import { parseUrl } from '../../domain/url.ts';
import type { Context } from '../context.ts';
import { serviceName } from '../wallet-book.ts';

type TimeContext = Pick<Context, 'clock' | 'clocks' | 'settings'>;

/** What the keyholder is told of the time: by a clock that whoever sits here does not set, where one was heard. */
export function toldTime(context: TimeContext, wallet: WalletRecord): ToldTime {
  const nowMs = context.clock.nowMs();
  const atMs = rulesNowMs(context, wallet);
  return { atMs: atMs < nowMs ? atMs : null, by: heardBy(context, wallet) };
}

function heardBy({ clocks, settings }: TimeContext, wallet: WalletRecord): ToldTime['by'] {
  if (!isElsewhere(wallet)) return 'none';
  if (clocks.aheadMs(serviceName(wallet)) !== null) return 'service';
  return settings.read().app.offline ? 'none' : 'silent';
}

/** The practice service, and one on this computer, go by the same clock. */
function isElsewhere({ connection }: WalletRecord): boolean {
  if (connection.kind === 'practice') return false;
  const url = parseUrl(connection.baseUrl);
  return url !== null && !isLoopbackHost(url.hostname);
}

/**
 * This machine's time, or the service's where that is earlier: a clock that was set forward ends no day and no pause
 * (security.md, F14). Whole milliseconds.
 */
export function rulesNowMs(
  { clock, clocks }: Pick<Context, 'clock' | 'clocks'>,
  wallet: WalletRecord,
): number {
  const aheadMs = clocks.aheadMs(serviceName(wallet)) ?? 0;
  const nowMs = Math.round(clock.nowMs());
  return aheadMs < -CLOCKS_APART_MS ? Math.max(0, Math.round(nowMs + aheadMs)) : nowMs;
}

const CLOCKS_APART_MS = 120_000;
