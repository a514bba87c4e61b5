import { digestOf } from '../../base/canonical.ts';
import type { WalletRecord } from '../../records/wallet.ts';
import type { ServiceTime } from '../../rules/trusted-clock.ts';
import { isLoopbackHost } from '../../base/service/route.ts';
import { parseUrl } from '../../base/url.ts';
import type { WalletContext } from '../context/context.ts';
import { routeKey, keyRef } from '../context/wallet-list.ts';
import { WalletError } from '../../base/errors.ts';

export function trustedTime(
  { clock, clocks }: Pick<WalletContext, 'clock' | 'clocks'>,
  wallet: WalletRecord,
): ServiceTime {
  const aheadMs = isElsewhere(wallet) ? clocks.aheadMs(routeKey(wallet)) : null;
  if (aheadMs === null) return null;
  return { service: nameOfWay(wallet), atMs: Math.max(0, Math.round(clock.nowMs() + aheadMs)) };
}

/** Practice, the own and local services go by this computer's clock; plain http is no proof of time even by a proxy. */
function isElsewhere({ connection }: WalletRecord): boolean {
  if (connection.kind !== 'remote') return false;
  const url = parseUrl(connection.baseUrl);
  return url !== null && url.protocol === 'https:' && !isLoopbackHost(url.hostname);
}

/** Hash of address and route: 16 hex digits, since a keychain entry is short. */
function nameOfWay(wallet: WalletRecord): string {
  return digestOf('ochre/way/1', { way: routeKey(wallet) }).slice(0, 16);
}

const EVERY_MS = 20 * 60_000;

/** Has the keyholder record time: uptime counts only if written before power-off. The returned function ends it. */
export function keepCount(context: WalletContext, onFault: (error: unknown) => void): () => void {
  const { lock, signer, timers, wallets } = context;
  async function lookAtAll(): Promise<void> {
    for (const wallet of lock.isLocked() ? [] : wallets.list()) {
      if (wallet.rules === null || wallet.keySource === 'none') continue;
      try {
        await signer.readRules(keyRef(wallet), trustedTime(context, wallet));
      } catch (error) {
        // A locked keychain is asked again later.
        if (!(error instanceof WalletError)) onFault(error);
      }
    }
  }
  function look(): void {
    void lookAtAll();
    cancel = timers.after(EVERY_MS, look);
  }
  let cancel = timers.after(EVERY_MS, look);
  return () => cancel();
}
