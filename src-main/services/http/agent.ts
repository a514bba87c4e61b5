import type { buildConnector, Dispatcher } from 'undici';
import { isStraight, STRAIGHT, type RouteWithPin } from '../../domain/services/route.ts';
import { openConnection } from './connect.ts';

/** Whether connections are kept between questions, and how many to one origin. */
export interface Keeping {
  readonly connectionsPerOrigin: number;
  readonly keepAliveMs: number;
}

/**
 * What connections are made and kept by. Null: one for every question. Loaded with the first question: undici takes
 * 120 ms, and a practice start should not wait for it. `way`: by a proxy or with a pin, and by no other.
 */
export async function openAgent(
  connectMs: number,
  keeping: Keeping | null,
  way: RouteWithPin = STRAIGHT,
): Promise<Dispatcher> {
  const { Agent } = await import('undici');
  return new Agent({
    ...(keeping === null
      ? // A kept one may be dead, and then nobody knows whether an `end` arrived.
        { pipelining: 0 }
      : {
          pipelining: 1,
          connections: keeping.connectionsPerOrigin,
          keepAliveTimeout: keeping.keepAliveMs,
          keepAliveMaxTimeout: keeping.keepAliveMs,
        }),
    // Both are watched with the total, by the deadlines of the exchange.
    headersTimeout: 0,
    bodyTimeout: 0,
    // Said outright: NODE_TLS_REJECT_UNAUTHORIZED in the environment must not open the door.
    connect: isStraight(way)
      ? { timeout: connectMs, rejectUnauthorized: true, minVersion: 'TLSv1.2' }
      : connectBy(way, connectMs),
  });
}

/** Every connection is judged anew: none takes up the TLS session of one before, in which no certificate is shown. */
function connectBy(way: RouteWithPin, connectMs: number): buildConnector.connector {
  return ({ hostname, port, protocol }, done) => {
    const isTls = protocol === 'https:';
    const to = { hostname, port: Number(port === '' ? (isTls ? 443 : 80) : port), isTls };
    openConnection(way, to, AbortSignal.timeout(connectMs)).then(
      (socket) => {
        done(null, socket);
      },
      (error: unknown) => {
        done(error as Error, null);
      },
    );
  };
}
