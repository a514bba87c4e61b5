import { TLSSocket } from 'node:tls';
import type { Dispatcher, buildConnector } from 'undici';
import { DIRECT, type ClientCertificate, type RouteWithPin, isDirect } from '../base/service/route.ts';
import { createDeadlines } from './deadlines.ts';
import { Exchange, type HttpAnswer, type Limits, type HttpRequest } from './exchange.ts';
import { keepRefused } from './certificate.ts';
import { openConnection, passage, connectTarget } from './connect.ts';
import { notApproved, type Gate } from './door.ts';

/** security.md R5; the long one is the public SDK's own time-out (service-facts.md 1.4). */
export const DEFAULT_LIMITS: Limits = {
  totalMs: 30_000,
  longTotalMs: 120_000,
  idleMs: 10_000,
  connectMs: 10_000,
  answerBytes: 8 * 1024 * 1024,
  listBytes: 64 * 1024 * 1024,
};

/** An onion circuit takes its time, and its proxy is silent meanwhile. */
const BY_PROXY_MS = 25_000;

export type HttpTransport = (question: HttpRequest) => Promise<HttpAnswer>;

/**
 * No redirect (the xpub header would go to another host), cookie, environment proxy or compression (it could swell beyond a
 * cap). Throws SERVICE_UNREACHABLE, SERVICE_SLOW, SERVICE_ANSWER, CERTIFICATE_*, PROXY_FAILED, and what `gate` throws.
 */
export function createTransport(
  gate: Gate,
  chosen: Partial<Limits> = {},
  keeping: Keeping | null = null,
  way: RouteWithPin = DIRECT,
  client: ClientCertificate | null = null,
): HttpTransport {
  const patient = way.proxy === null ? DEFAULT_LIMITS : { ...DEFAULT_LIMITS, connectMs: BY_PROXY_MS };
  const limits = { ...patient, ...chosen };
  const deadlines = createDeadlines();
  const written = new WeakMap<HttpRequest, Dispatcher.DispatchOptions>();
  let opening: Promise<Dispatcher> | null = null;
  let agent: Dispatcher | null = null;
  return async (question) => {
    const to = (agent ??= await (opening ??= openAgent(gate, limits.connectMs, keeping, way, client)));
    const { pass } = passage(gate, way, question.to);
    requireThere(question);
    pass();
    const options = written.get(question) ?? write(question);
    written.set(question, options);
    return new Promise((heard, failed) => {
      to.dispatch(options, new Exchange(question, limits, deadlines, pass, { heard, failed }));
    });
  };
}

/** Throws HOST_NOT_APPROVED if `url` isn't below the approved place. */
function requireThere({ url, to }: HttpRequest): void {
  const place = `${url.origin}${url.pathname}`;
  if (!`${place}/`.startsWith(`${to.place}/`)) throw notApproved([{ ...to, place }]);
}

function write({ url, method = 'POST', headers, body }: HttpRequest): Dispatcher.DispatchOptions {
  return {
    origin: url.origin,
    path: `${url.pathname}${url.search}`,
    method,
    headers: { ...headers, 'accept-encoding': 'identity' },
    body,
  };
}

interface Keeping {
  readonly connectionsPerOrigin: number;
  readonly keepAliveMs: number;
}

/** `keeping` null: one connection per question. Imports late, and only these parts: all of undici holds main for 50 ms. */
async function openAgent(
  gate: Gate,
  connectMs: number,
  keeping: Keeping | null,
  way: RouteWithPin,
  client: ClientCertificate | null,
): Promise<Dispatcher> {
  const { default: Agent } = await import('undici/lib/dispatcher/agent.js');
  const { default: connector } = await import('undici/lib/core/connect.js');
  return new Agent({
    ...(keeping === null
      ? // A kept connection may be dead; then it would be unknown whether an `end` arrived.
        { pipelining: 0 }
      : {
          pipelining: 1,
          connections: keeping.connectionsPerOrigin,
          keepAliveTimeout: keeping.keepAliveMs,
          keepAliveMaxTimeout: keeping.keepAliveMs,
        }),
    // The exchange's deadlines watch both.
    headersTimeout: 0,
    bodyTimeout: 0,
    // Explicit: NODE_TLS_REJECT_UNAUTHORIZED must not turn it off.
    connect: isDirect(way)
      ? keepingRefused(
          gate,
          connector({
            timeout: connectMs,
            rejectUnauthorized: true,
            minVersion: 'TLSv1.2',
            ...(client === null ? {} : { cert: client.certificate, key: client.key }),
          }),
        )
      : connectBy(gate, way, connectMs),
  });
}

/** Undici's connector returns its socket, which its types omit. */
function keepingRefused(
  gate: Gate,
  connect: (...given: Parameters<buildConnector.connector>) => unknown,
): buildConnector.connector {
  return (url, done) => {
    try {
      // The gate passed the host before; this refuses a question that waited, for example if Ochre went offline.
      gate.pass([]);
    } catch (error) {
      done(error as Error, null);
      return;
    }
    const socket = connect(url, done);
    if (socket instanceof TLSSocket) keepRefused(socket);
  };
}

/** No TLS session is resumed, as it shows no certificate. */
function connectBy(gate: Gate, way: RouteWithPin, connectMs: number): buildConnector.connector {
  return (url, done) => {
    openConnection(passage(gate, way), connectTarget(url), AbortSignal.timeout(connectMs)).then(
      (socket) => done(null, socket),
      (error: unknown) => done(error as Error, null),
    );
  };
}
