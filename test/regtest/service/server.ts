import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { libraryError, plainError, Refusal, type Answer } from '../../../src-main/practice/chain/answers.ts';
import { writeJson } from '../parts/json.ts';
import { textOf } from '../parts/needs.ts';
import { RgbLibError } from '../rgb-lib/rgb-lib-error.ts';
import { parseBody, readText } from './body.ts';
import { documentEndpoints } from './document.ts';
import type { Endpoint, Service } from './endpoint.ts';
import { rgbNodeEndpoints } from './rgb-node.ts';
import { openRequestLog, type RequestLog } from './request-log.ts';

/** A wallet service over real HTTP on 127.0.0.1. */
export interface ServiceServer {
  readonly baseUrl: string;
  readonly log: RequestLog;
  readonly stop: () => Promise<void>;
}

/** What a service may speak: the document's words under `/api`, or RGB-Node's of today without a prefix. */
export const SPOKEN = ['document', 'rgb-node-2026-03'] as const;
export type Speaks = (typeof SPOKEN)[number];

const ENDPOINTS: Readonly<Record<Speaks, readonly Endpoint[]>> = {
  document: documentEndpoints,
  'rgb-node-2026-03': rgbNodeEndpoints,
};

/** Where nobody else's mistakes are swallowed: `onFault` hears what was not foreseen. */
export async function startService(
  service: Service,
  options: {
    readonly speaks: Speaks;
    readonly port: number;
    readonly onFault: (path: string, error: unknown) => void;
  },
): Promise<ServiceServer> {
  const routes = new Map<string, Endpoint>(ENDPOINTS[options.speaks].map((one) => [one.path, one]));
  const log = openRequestLog();
  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = request.url ?? '';
    let asked = '';
    let answer: Answer;
    try {
      const endpoint = routes.get(path);
      if (endpoint === undefined) throw plainError(404, 'Not Found');
      if (request.method !== 'POST') throw plainError(405, 'Method Not Allowed');
      asked = await readText(request);
      const name = path.slice(path.lastIndexOf('/') + 1);
      answer = await endpoint.run({ service, headers: request.headers, body: parseBody(asked), name });
    } catch (error) {
      answer = refusalOf(error);
      if (answer.status === 500) options.onFault(path, error);
    }
    const { status, body } = answer;
    const text = body === undefined ? '' : writeJson(body);
    log.add({ path, headers: request.headers, body: asked, status, answer: text });
    response.statusCode = status;
    if (text !== '') response.setHeader('content-type', 'application/json');
    response.setHeader('content-length', Buffer.byteLength(text));
    response.end(text);
  };
  const server = createServer((request, response) => {
    serve(request, response).catch((error: unknown) => {
      options.onFault(request.url ?? '', error);
      response.destroy();
    });
  });
  server.listen(options.port, '127.0.0.1');
  await once(server, 'listening');
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    log,
    stop: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

/** In the error bodies of the real server (service-facts.md 1.4). */
function refusalOf(error: unknown): Answer {
  if (error instanceof Refusal) return error.answer;
  if (error instanceof RgbLibError) return libraryError(error.kind, error.message).answer;
  return {
    status: 500,
    body: {
      error: 'InternalServerError',
      message: `[Manager] An unexpected error occurred: ${textOf(error)}`,
    },
  };
}
