import { createServer, type RequestListener } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { TlsOptions } from 'node:tls';
import { onTestFinished } from 'vitest';
import { endServer, listen } from '../../support/listen.ts';

/** What a node that is unlocked answers to nodeinfo. */
export const UNLOCKED = { pubkey: `02${'ab'.repeat(32)}` };

export interface Request {
  readonly line: string;
  readonly authorization: string | null;
  readonly body: string;
}
export interface NodeServer {
  readonly url: string;
  readonly asked: readonly Request[];
  readonly connections: () => number;
}
export interface Said {
  readonly status?: number;
  readonly body?: unknown;
  /** Instead of a body: as it is. */
  readonly text?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Answers after so long; null: never. */
  readonly afterMs?: number | null;
}

/** A node service on this computer, behind TLS where `tls` says how, that answers what it is told to, and keeps what it was asked. Ends with the test. */
export async function serveNodes(
  say: (request: Request) => Said = () => ({}),
  tls: TlsOptions | null = null,
): Promise<NodeServer> {
  const asked: Request[] = [];
  const answer: RequestListener = (request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const one = {
        line: `${request.method ?? ''} ${request.url ?? ''}`,
        authorization: request.headers.authorization ?? null,
        body: Buffer.concat(chunks).toString('utf8'),
      };
      asked.push(one);
      const { status = 200, body = {}, text = JSON.stringify(body), headers = {}, afterMs = 0 } = say(one);
      const end = (): void =>
        void response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(text);
      if (afterMs === 0) end();
      else if (afterMs !== null) setTimeout(end, afterMs);
    });
  };
  const server = tls === null ? createServer(answer) : createTlsServer(tls, answer);
  let connections = 0;
  server.on('connection', () => (connections += 1));
  const port = await listen(server);
  onTestFinished(() => endServer(server));
  return {
    url: `${tls === null ? 'http' : 'https'}://127.0.0.1:${String(port)}`,
    asked,
    connections: () => connections,
  };
}
