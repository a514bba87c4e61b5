import type { FactsOf } from '../../src-preload/contract/failures.ts';
import { fail, WalletError } from '../base/errors.ts';
import { proxyAddress, type RouteWithPin } from '../base/service/route.ts';
import { codeOf } from './faults.ts';
import { cleanText } from './secrets.ts';
import { ConnectTimeout } from './wait-on.ts';

export type ProxyOfWay = NonNullable<RouteWithPin['proxy']>;
export type ProxyProblem = FactsOf<'PROXY_FAILED'>['problem'];

/** Where a connection is to end: never resolved on this machine when a proxy takes it there. */
export interface Place {
  /** A name, an IPv4 address, or an IPv6 address without brackets. */
  readonly hostname: string;
  readonly port: number;
}

export function proxyFailed(
  proxy: ProxyOfWay,
  to: Place,
  problem: ProxyProblem,
  detail: string,
): WalletError {
  const facts = { proxy: proxyAddress(proxy), host: hostOf(to), problem, detail: cleanText(detail) };
  return fail('PROXY_FAILED', facts);
}

/** What went wrong between here and the proxy, as a failure of the proxy; a WalletError says more already. */
export function asProxyFailure(error: unknown, proxy: ProxyOfWay, to: Place, problem: ProxyProblem): unknown {
  if (error instanceof WalletError) return error;
  if (error instanceof ConnectTimeout) return proxyFailed(proxy, to, problem, 'no answer in time');
  const detail = codeOf(error);
  return proxyFailed(proxy, to, problem, detail === '' && error instanceof Error ? error.message : detail);
}

/** As a URL writes it. */
export function hostOf({ hostname, port }: Place): string {
  return `${hostname.includes(':') ? `[${hostname}]` : hostname}:${String(port)}`;
}
