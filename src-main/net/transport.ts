import { TLSSocket } from 'node:tls';
import type { Dispatcher, buildConnector } from 'undici';
import { STRAIGHT, type ClientCertificate, type RouteWithPin, isStraight } from '../base/service/route.ts';
import { createDeadlines } from './deadlines.ts';
import { Exchange, type Heard, type Limits, type Question } from './exchange.ts';
import { keepRefused } from './certificate.ts';
import { openConnection, passage, targetOf } from './connect.ts';
import { notApproved } from './door.ts';
import type { Gate } from './gate.ts';

/** security.md R5; the long one is the public SDK's own time-out (service-facts.md 1.4). */
export const DEFAULT_LIMITS: Limits = {
  totalMs: 30_000,
  longTotalMs: 120_000,
  idleMs: 10_000,
  connectMs: 10_000,
  answerBytes: 8 * 1024 * 1024,
  listBytes: 64 * 1024 * 1024,
};

/** A circuit to an onion address takes its time, and its proxy is silent meanwhile. */
const BY_PROXY_MS = 25_000;

export type Transport = (question: Question) => Promise<Heard>;

/**
 * Asks one question and reads the whole answer, once: repeating is for the caller to decide. No redirect is followed
 * (the xpub header would go to another host), no cookie kept, no proxy taken from the environment, no compression
 * accepted (a small body could swell beyond any cap). Throws SERVICE_UNREACHABLE, SERVICE_SLOW, SERVICE_ANSWER and
 * CERTIFICATE_*; and PROXY_FAILED where the way leads by a proxy, without which nothing is ever tried; and what `gate`
 * throws, which is asked about each question. `client`: shown to a server that asks for a certificate, straight there
 * alone.
 */
export function createTransport(
  gate: Gate,
  chosen: Partial<Limits> = {},
  keeping: Keeping | null = null,
  way: RouteWithPin = STRAIGHT,
  client: ClientCertificate | null = null,
): Transport {
  const patient = way.proxy === null ? DEFAULT_LIMITS : { ...DEFAULT_LIMITS, connectMs: BY_PROXY_MS };
  const limits = { ...patient, ...chosen };
  const deadlines = createDeadlines();
  /** One that is asked again and again, a node's probe, is written once. */
  const written = new WeakMap<Question, Dispatcher.DispatchOptions>();
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

/** Throws HOST_NOT_APPROVED for a question to another place than it names: nobody was asked about that one. */
function requireThere({ url, to }: Question): void {
  const place = `${url.origin}${url.pathname}`;
  if (!`${place}/`.startsWith(`${to.place}/`)) throw notApproved([{ ...to, place }]);
}

function write({ url, method = 'POST', headers, body }: Question): Dispatcher.DispatchOptions {
  return {
    origin: url.origin,
    path: `${url.pathname}${url.search}`,
    method,
    headers: { ...headers, 'accept-encoding': 'identity' },
    body,
  };
}

/** Whether connections are kept between questions, and how many to one origin. */
interface Keeping {
  readonly connectionsPerOrigin: number;
  readonly keepAliveMs: number;
}

/**
 * What connections are made and kept by. Null: one for every question. Loaded with the first question: undici takes
 * 120 ms, and a practice start should not wait for it. `way`: by a proxy or with a pin, and by no other.
 */
async function openAgent(
  gate: Gate,
  connectMs: number,
  keeping: Keeping | null,
  way: RouteWithPin,
  client: ClientCertificate | null,
): Promise<Dispatcher> {
  const { Agent, buildConnector } = await import('undici');
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
      ? keepingRefused(
          gate,
          buildConnector({
            timeout: connectMs,
            rejectUnauthorized: true,
            minVersion: 'TLSv1.2',
            ...(client === null ? {} : { cert: client.certificate, key: client.key }),
          }),
        )
      : connectBy(gate, way, connectMs),
  });
}

/** Undici's connector answers the socket that it opens, which its types leave out. */
function keepingRefused(
  gate: Gate,
  connect: (...given: Parameters<buildConnector.connector>) => unknown,
): buildConnector.connector {
  return (url, done) => {
    try {
      // Each question named its host before; one that waited meanwhile opens nothing any more.
      gate.pass([]);
    } catch (error) {
      done(error as Error, null);
      return;
    }
    const socket = connect(url, done);
    if (socket instanceof TLSSocket) keepRefused(socket);
  };
}

/** Every connection is judged anew: none takes up the TLS session of one before, in which no certificate is shown. */
function connectBy(gate: Gate, way: RouteWithPin, connectMs: number): buildConnector.connector {
  return (url, done) => {
    openConnection(passage(gate, way), targetOf(url), AbortSignal.timeout(connectMs)).then(
      (socket) => done(null, socket),
      (error: unknown) => done(error as Error, null),
    );
  };
}
