import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { stringify } from 'lossless-json';
import { HangUp, INTERNAL_ERROR, plainError, ServedRefusal, type ServedAnswer } from '../serving/answers.ts';
import { closed, listening } from '../serving/listening.ts';
import { readBody } from '../serving/request.ts';
import {
  createUtxosBegin,
  createUtxosEnd,
  jsonRpc,
  sendBegin,
  sendBtcBegin,
  sendBtcEnd,
  sendEnd,
} from './endpoints/payments.ts';
import type { PracticeCall, PracticeEndpoint, RawAnswer } from './endpoints/request.ts';
import { walletEndpoints } from './endpoints/wallet.ts';

interface Service extends Pick<PracticeCall, 'world' | 'mischief'> {
  readonly onFault: (error: unknown) => void;
  readonly onAnswered: () => void;
  readonly findOther: (method: string, path: string) => PracticeEndpoint | null;
}

const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 30_000;
/** A watcher's 64 connections to a shared service, those of waiting unlock calls, and the wallets' own. */
const MAX_CONNECTIONS = 256;

/** On 127.0.0.1 only, at a port the system chooses. */
export async function startPracticeServer(service: Service) {
  const server = createServer(
    { headersTimeout: HEADERS_TIMEOUT_MS, requestTimeout: REQUEST_TIMEOUT_MS },
    (request, response) => {
      void serve(service, request, response).finally(() => {
        if (routes.has(request.url ?? '')) service.onAnswered();
      });
    },
  );
  server.maxConnections = MAX_CONNECTIONS;
  const { port } = await listening(server, 0, '127.0.0.1');
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    rgbEndpoint: `rpc://127.0.0.1:${port}/json-rpc`,
    close: () => closed(server),
  };
}

async function serve(service: Service, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { world, mischief, onFault } = service;
  try {
    const endpoint = route(service, request);
    const run = async () =>
      endpoint.run({ world, mischief, headers: request.headers, body: await readBody(request) });
    const answer = await (mischief === undefined ? run() : mischief.answer(endpoint.path, run));
    send(response, answer, world.nowMs());
  } catch (error) {
    if (error instanceof HangUp) request.socket.destroy();
    else if (error instanceof ServedRefusal) send(response, error.answer, world.nowMs());
    // A caller that left is no fault of ours.
    else if (!request.destroyed || request.complete) {
      onFault(error);
      send(response, INTERNAL_ERROR, world.nowMs());
    }
  }
}

function route(
  { findOther }: Service,
  { headers, socket, method = '', url = '' }: IncomingMessage,
): PracticeEndpoint {
  // A page that points its own name here sends that name; ours is the address.
  if (headers.host !== `127.0.0.1:${String(socket.localPort)}`) throw plainError(421, 'Misdirected Request');
  // Only browsers send an origin, and no page has business here.
  if (headers.origin !== undefined) throw plainError(403, 'Forbidden');
  const endpoint = routes.get(url);
  if (endpoint === undefined) {
    const other = findOther(method, url);
    if (other === null) throw plainError(404, 'Not Found');
    return other;
  }
  if (method !== 'POST') throw plainError(405, 'Method Not Allowed');
  return endpoint;
}

function send(response: ServerResponse, answer: ServedAnswer | RawAnswer, nowMs: number): void {
  const { status, contentType, text } =
    'text' in answer
      ? answer
      : { status: answer.status, contentType: 'application/json', text: stringify(answer.body) ?? '' };
  response.statusCode = status;
  // The practice clock's time.
  response.setHeader('date', new Date(nowMs).toUTCString());
  if (text !== '') response.setHeader('content-type', contentType);
  if (status === 405) response.setHeader('allow', 'POST');
  response.setHeader('content-length', Buffer.byteLength(text));
  response.end(text);
}

/** interface.md 4's 18 endpoints, RGB-Node's two bitcoin calls, and an RGB proxy's. */
const routes: ReadonlyMap<string, PracticeEndpoint> = new Map([
  [jsonRpc.path, jsonRpc],
  ...[...walletEndpoints, createUtxosBegin, createUtxosEnd, sendBegin, sendEnd, sendBtcBegin, sendBtcEnd].map(
    (endpoint): [string, PracticeEndpoint] => [`/api${endpoint.path}`, endpoint],
  ),
]);
