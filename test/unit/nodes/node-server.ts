import { createServer } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { setTimeout as delay } from 'node:timers/promises';
import type { TlsOptions } from 'node:tls';
import { onTestFinished } from 'vitest';
import { endServer, listen } from '../../support/listen.ts';
import { answering } from '../../support/serve.ts';

/** An unlocked node's answer to nodeinfo. */
export const UNLOCKED = { pubkey: `02${'ab'.repeat(32)}` };

export interface Request {
  readonly line: string;
  readonly authorization: string | null;
  readonly body: string;
}

export interface Said {
  readonly status?: number;
  readonly body?: unknown;
  /** The raw answer, instead of a body. */
  readonly text?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Answers after so long; null: never. */
  readonly afterMs?: number | null;
}

/** A node service on this computer, by TLS if `tls` is given. Answers as told, records requests, ends with the test. */
export async function serveNodes(
  say: (request: Request) => Said = () => ({}),
  tls: TlsOptions | null = null,
) {
  const asked: Request[] = [];
  const answer = answering(async ({ method, path, headers, body: bytes }) => {
    const { authorization = null } = headers;
    const one = { line: `${method} ${path}`, authorization, body: bytes.toString('utf8') };
    asked.push(one);
    const {
      status = 200,
      body = {},
      text = JSON.stringify(body),
      headers: more = {},
      afterMs = 0,
    } = say(one);
    if (afterMs === null) return 'hangs';
    if (afterMs > 0) await delay(afterMs);
    return { status, text, headers: more };
  });
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
