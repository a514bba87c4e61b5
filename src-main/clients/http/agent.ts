import type { Dispatcher } from 'undici';

/** Whether connections are kept between questions, and how many to one origin. */
export interface Keeping {
  readonly connectionsPerOrigin: number;
  readonly keepAliveMs: number;
}

/**
 * What connections are made and kept by. Null: one for every question. Loaded with the first question: undici takes
 * 120 ms, and a practice start should not wait for it.
 */
export async function openAgent(connectMs: number, keeping: Keeping | null): Promise<Dispatcher> {
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
    connect: { timeout: connectMs, rejectUnauthorized: true, minVersion: 'TLSv1.2' },
  });
}
