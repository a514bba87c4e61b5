import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import {
  INTERNAL_ERROR,
  libraryError,
  plainError,
  ServedRefusal,
  type ServedAnswer,
} from '../../serving/answers.ts';
import { writeJson } from '../../serving/json.ts';
import { closed, listening } from '../../serving/listening.ts';
import { header, parseBody, readText } from '../../serving/request.ts';
import { IndexerAway, RgbLibError } from '../rgb-lib/messages.ts';
import type { ServedEndpoint, Service } from './endpoint.ts';

export interface ServiceServer {
  readonly baseUrl: string;
  readonly stop: () => Promise<void>;
}

export interface Served {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly status: number;
  readonly answer: string;
}

export interface ServerOptions {
  readonly endpoints: readonly ServedEndpoint[];
  readonly host: string;
  /** 0: any free port. */
  readonly port: number;
  /** The bearer token that callers must send (RFC 6750); null: none. */
  readonly token: string | null;
  readonly onFault: (path: string, error: unknown) => void;
  readonly onServed?: (served: Served) => void;
}

const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 30_000;
const MAX_CONNECTIONS = 64;

/** Throws the system's error if the port is taken. */
export async function startServiceServer(service: Service, options: ServerOptions): Promise<ServiceServer> {
  const routes = new Map<string, ServedEndpoint>(options.endpoints.map((one) => [one.path, one]));
  const isAllowed = tokenCheck(options.token);
  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = request.url ?? '';
    let asked = '';
    let answer: ServedAnswer;
    try {
      // Only browsers send an origin, and no page has business here.
      if (request.headers.origin !== undefined) throw plainError(403, 'Forbidden');
      if (!isAllowed(request.headers)) throw plainError(401, 'Unauthorized');
      const endpoint = routes.get(path);
      if (endpoint === undefined) throw plainError(404, 'Not Found');
      if (request.method !== 'POST') throw plainError(405, 'Method Not Allowed');
      asked = await readText(request);
      const body = parseBody(asked, request.headers);
      answer = await endpoint.run({ service, headers: request.headers, body });
    } catch (error) {
      answer = refusalOf(error);
      if (answer.status === 500) options.onFault(path, error);
    }
    const { status, body } = answer;
    const text = body === undefined ? '' : writeJson(body);
    options.onServed?.({ path, headers: request.headers, body: asked, status, answer: text });
    response.statusCode = status;
    if (text !== '') response.setHeader('content-type', 'application/json');
    if (status === 401) response.setHeader('www-authenticate', 'Bearer');
    // The rest of an oversized body stays unread: the next request needs its own connection.
    if (!request.complete) response.setHeader('connection', 'close');
    if (status === 405) response.setHeader('allow', 'POST');
    response.setHeader('content-length', Buffer.byteLength(text));
    response.end(text);
  };
  const server = createServer(
    { headersTimeout: HEADERS_TIMEOUT_MS, requestTimeout: REQUEST_TIMEOUT_MS },
    (request, response) => {
      serve(request, response).catch((error: unknown) => {
        // A caller that left is no fault of ours.
        if (!request.destroyed || request.complete) options.onFault(request.url ?? '', error);
        response.destroy();
      });
    },
  );
  server.maxConnections = MAX_CONNECTIONS;
  const { address, port, family } = await listening(server, options.port, options.host);
  return {
    baseUrl: `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`,
    stop: () => closed(server),
  };
}

/** Digests of one length: the time taken tells nothing. */
function tokenCheck(token: string | null): (headers: IncomingHttpHeaders) => boolean {
  if (token === null) return () => true;
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  const wanted = digest(`Bearer ${token}`);
  return (headers) => timingSafeEqual(wanted, digest(header(headers, 'authorization') ?? ''));
}

/** The real server's error bodies (service-facts.md 1.4). */
function refusalOf(error: unknown): ServedAnswer {
  if (error instanceof ServedRefusal) return error.answer;
  if (error instanceof IndexerAway) {
    const { answer } = libraryError('Indexer', error.failure.code);
    return { ...answer, body: { ...(answer.body as object), failure: error.failure } };
  }
  if (error instanceof RgbLibError) return libraryError(error.kind, error.message).answer;
  return INTERNAL_ERROR;
}
