import type { CallInput } from '../../../src-preload/contract/index.ts';
import { fail } from '../../base/errors.ts';
import { parseProxyPlace, proxyName, requirePassword, type ProxyPlace } from '../../base/service/route.ts';
import type { WalletConnection } from '../../records/wallet.ts';
import { proxyOf } from '../context/reaches.ts';

export interface TypedProxy {
  readonly proxy: ProxyPlace | null;
  /** As typed; null: the kept one. */
  readonly password: string | null;
}

/**
 * An absent proxy stays, whatever service is asked for: a moved service never bypasses it. Throws INVALID_INPUT, also for a
 * user without a typed or kept password.
 */
export function askedProxy(
  before: WalletConnection | null,
  asked: CallInput<'wallet.reach'>['proxy'],
): TypedProxy {
  const was = before === null ? null : proxyOf(before);
  const proxy = asked === undefined ? was : asked === null ? null : parseProxyPlace(asked);
  const password = asked?.password === undefined ? null : requirePassword(asked.password);
  const isKept = was !== null && proxy !== null && proxyName(was) === proxyName(proxy);
  if (proxy !== null && proxy.user !== null && password === null && !isKept)
    throw fail('INVALID_INPUT', { path: 'proxy.password', problem: 'needed with a user name' });
  return { proxy, password };
}
