import type { RouteWithPin } from '../../../src-main/base/service/route.ts';
import { reach } from '../../../src-main/base/service/reach.ts';
import type { Limits } from '../../../src-main/net/exchange.ts';
import { createTransport } from '../../../src-main/net/transport.ts';
import { anyHost } from '../../support/any-host.ts';

/** Asks that address by that way, with a header that nobody else may see. */
export const ask = (url: string, way: RouteWithPin, limits: Partial<Limits> = {}) =>
  createTransport(
    anyHost,
    limits,
    null,
    way,
  )({
    ...{ url: new URL(url), host: new URL(url).host, endpoint: '/x', headers: { 'x-secret': 'an xpub' } },
    ...{ to: reach('service', url), body: null, isLong: false, isList: false },
  });
