import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { stringify } from 'lossless-json';
import { HangUp, plainError, Refusal, type Answer } from '../serving/answers.ts';
import { nameOf, type Endpoint } from './http/endpoint.ts';
import { isRaw, type FaultSwitch, type RawAnswer } from './http/faults.ts';
import { readBody } from '../serving/request.ts';
import type { World } from './chain/store.ts';
import { address, register, generateKeys, btcBalance, refresh } from './endpoints/register.ts';
import { assetBalance, listAssets, listTransfers } from './endpoints/lists.ts';
import { createUtxosBegin, createUtxosEnd } from './endpoints/create-utxos-begin.ts';
import { failTransfers } from './endpoints/fail-transfers.ts';
import { jsonRpc } from './endpoints/json-rpc.ts';
import { createInvoice, decodeRgbInvoice, invoiceStatus } from './endpoints/invoices.ts';
import { issueAssetNia } from './endpoints/issue-asset-nia.ts';
import { listUnspents } from './endpoints/list-unspents.ts';
import { sendBtcBegin, sendBtcEnd } from './endpoints/send-btc.ts';
import { sendBegin, sendEnd } from './endpoints/sends.ts';

export interface PracticeServer {
  readonly baseUrl: string;
  /** Where the endpoint that its invoices name is. */
  readonly rgbEndpoint: string;
  /** Ends every connection, answered or not. */
  close: () => Promise<void>;
}

const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 30_000;
/** The 64 that a watcher keeps to a service that all nodes share, unlock calls that wait, and the wallets' own. */
const MAX_CONNECTIONS = 256;

/** Further endpoints by method and path, for what is no wallet's. */
type FindEndpoint = (method: string, path: string) => Endpoint | null;

/** The interface over real HTTP, on 127.0.0.1 only, at a port the system chooses. */
export async function startServer(
  world: World,
  faults: FaultSwitch,
  onFault: (error: unknown) => void,
  /** After each call of a wallet. */
  onAnswered: () => void,
  findOther: FindEndpoint = () => null,
): Promise<PracticeServer> {
  const server = createServer(
    { headersTimeout: HEADERS_TIMEOUT_MS, requestTimeout: REQUEST_TIMEOUT_MS },
    (request, response) => {
      void serve(server, world, faults, onFault, findOther, request, response).finally(() => {
        if (routes.has(request.url ?? '')) onAnswered();
      });
    },
  );
  server.maxConnections = MAX_CONNECTIONS;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const host = `127.0.0.1:${portOf(server)}`;
  return {
    baseUrl: `http://${host}`,
    rgbEndpoint: `rpc://${host}/json-rpc`,
    close: () => closeServer(server),
  };
}

async function serve(
  server: Server,
  world: World,
  faults: FaultSwitch,
  onFault: (error: unknown) => void,
  findOther: FindEndpoint,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    const endpoint = route(server, request, findOther);
    const name = nameOf(endpoint.path);
    if (faults.take('loseRequest', name) !== null) {
      request.socket.destroy();
      return;
    }
    const answer = await answerOf(endpoint, name, world, faults, request);
    if (faults.take('loseAnswer', name) !== null) request.socket.destroy();
    else send(response, answer, world.nowMs());
  } catch (error) {
    if (error instanceof Refusal) send(response, error.answer, world.nowMs());
    else if (error instanceof HangUp) request.socket.destroy();
    // A caller that went away is no fault of ours.
    else if (!request.destroyed || request.complete) {
      onFault(error);
      const answer = {
        status: 500,
        body: {
          error: 'InternalServerError',
          message: '[Manager] An unexpected error occurred. Please try again later.',
        },
      };
      send(response, answer, world.nowMs());
    }
  }
}

function route(server: Server, request: IncomingMessage, findOther: FindEndpoint): Endpoint {
  // A web page that made its own name point here would send that name; ours is the address itself.
  if (request.headers.host !== `127.0.0.1:${portOf(server)}`) throw plainError(421, 'Misdirected Request');
  // Only browsers send it, and no page has business here.
  if (request.headers.origin !== undefined) throw plainError(403, 'Forbidden');
  const endpoint = routes.get(request.url ?? '');
  if (endpoint === undefined) {
    const other = findOther(request.method ?? '', request.url ?? '');
    if (other === null) throw plainError(404, 'Not Found');
    return other;
  }
  if (request.method !== 'POST') throw plainError(405, 'Method Not Allowed');
  return endpoint;
}

async function answerOf(
  endpoint: Endpoint,
  name: string,
  world: World,
  faults: FaultSwitch,
  request: IncomingMessage,
): Promise<Answer | RawAnswer> {
  const instead = faults.take('answerInstead', name);
  const body = await readBody(request);
  if (instead === null) return endpoint.run({ world, headers: request.headers, body, faults });
  if (instead.acting) await endpoint.run({ world, headers: request.headers, body, faults });
  return { status: instead.status, contentType: instead.contentType, text: instead.body };
}

function send(response: ServerResponse, answer: Answer | RawAnswer, nowMs: number): void {
  const { status, contentType, text } = isRaw(answer)
    ? answer
    : { status: answer.status, contentType: 'application/json', text: stringify(answer.body) ?? '' };
  response.statusCode = status;
  // By the clock that everything else here goes by.
  response.setHeader('date', new Date(nowMs).toUTCString());
  if (text !== '') response.setHeader('content-type', contentType);
  if (status === 405) response.setHeader('allow', 'POST');
  response.setHeader('content-length', Buffer.byteLength(text));
  response.end(text);
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

async function closeServer(server: Server): Promise<void> {
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

/** All 18 endpoints of the interface (interface.md 4), RGB-Node's two for plain bitcoin, and an RGB proxy's, by path. */
const routes: ReadonlyMap<string, Endpoint> = new Map([
  [jsonRpc.path, jsonRpc],
  ...[
    generateKeys,
    register,
    address,
    btcBalance,
    listUnspents,
    listAssets,
    refresh,
    createUtxosBegin,
    createUtxosEnd,
    assetBalance,
    issueAssetNia,
    listTransfers,
    failTransfers,
    createInvoice,
    invoiceStatus,
    decodeRgbInvoice,
    sendBegin,
    sendEnd,
    sendBtcBegin,
    sendBtcEnd,
  ].map((endpoint): [string, Endpoint] => [`/api${endpoint.path}`, endpoint]),
]);
