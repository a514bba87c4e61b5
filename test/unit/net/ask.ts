import { onTestFinished } from 'vitest';
import { DIRECT, type RouteWithPin, reach } from '../../../src-main/base/service/route.ts';
import type { HttpRequest, Limits } from '../../../src-main/net/exchange.ts';
import { createTransport } from '../../../src-main/net/transport.ts';
import { anyHost } from '../../support/any-host.ts';
import { startFaultServer, type Behaviour } from '../../support/fault-server.ts';

/** A question with a secret header. */
export const questionOf = (url: string, more: Partial<HttpRequest> = {}): HttpRequest => ({
  ...{ to: reach('service', url), url: new URL(url), host: new URL(url).host, endpoint: '/x' },
  ...{ headers: { 'x-secret': 'an xpub' }, body: null, isLong: false, isList: false },
  ...more,
});

/** Sends that question by the given route. */
export const ask = (
  url: string,
  way: RouteWithPin = DIRECT,
  limits: Partial<Limits> = {},
  more: Partial<HttpRequest> = {},
) => createTransport(anyHost, limits, null, way)(questionOf(url, more));

/** A server with these answers until the end of the test. */
export async function serving(...behaviours: readonly [Behaviour, ...Behaviour[]]) {
  const server = await startFaultServer(...behaviours);
  onTestFinished(() => server.close());
  return server;
}
