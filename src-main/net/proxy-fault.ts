import type { FactsOf } from '../../src-preload/contract/failures.ts';
import { fail, WalletError } from '../base/errors.ts';
import { proxyAddress, type RouteWithPin } from '../base/service/route.ts';
import { faultCode } from './faults.ts';
import { cleanText } from './secrets.ts';
import { ConnectTimeout } from './wait-on.ts';

export type ProxyOfWay = NonNullable<RouteWithPin['proxy']>;
export type ProxyProblem = FactsOf<'PROXY_FAILED'>['problem'];

/** A target. If a proxy is set, only the proxy resolves its name. */
export interface HostAndPort {
  /** IPv6 without brackets. */
  readonly hostname: string;
  readonly port: number;
}

export function proxyFailed(
  proxy: ProxyOfWay,
  to: HostAndPort,
  problem: ProxyProblem,
  detail: string,
): WalletError {
  const facts = { proxy: proxyAddress(proxy), host: hostAndPort(to), problem, detail: cleanText(detail) };
  return fail('PROXY_FAILED', facts);
}

export function asProxyFailure(
  error: unknown,
  proxy: ProxyOfWay,
  to: HostAndPort,
  problem: ProxyProblem,
): unknown {
  if (error instanceof WalletError) return error;
  if (error instanceof ConnectTimeout) return proxyFailed(proxy, to, problem, 'no answer in time');
  const detail = faultCode(error);
  return proxyFailed(proxy, to, problem, detail === '' && error instanceof Error ? error.message : detail);
}

export function hostAndPort({ hostname, port }: HostAndPort): string {
  return `${hostname.includes(':') ? `[${hostname}]` : hostname}:${String(port)}`;
}
