import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { failed, type Question, LARGEST_INPUT_BYTES } from '../../../src-preload/contract/index.ts';
import type { Dispatch } from '../../ports/index.ts';
import { pageHeaders } from '../csp.ts';
import type { Notices } from '../notices.ts';
import type { RendererFiles } from '../renderer-files.ts';
import { createSessions } from './sessions.ts';

export interface LoopbackServer {
  readonly port: number;
  /** `http://127.0.0.1:PORT`, or with `name`: what a browser sends as Origin. */
  readonly origin: string;
  /** A fresh single-use code is in its fragment, which no request carries. */
  readonly newAddress: () => string;
  readonly close: () => Promise<void>;
}

export interface LoopbackServerOptions {
  readonly files: RendererFiles;
  readonly dispatch: Dispatch;
  readonly notices: Notices;
  readonly pendingQuestions: () => readonly Question[];
  /** 0: any free port. */
  readonly port: number;
  /** 127.0.0.1 unless given: see `freshName`. */
  readonly name?: string;
  readonly fault: (name: string, error: unknown) => void;
  readonly greeted: () => void;
}

/** A page needs few connections; more would be somebody else's. */
const MAX_CONNECTIONS = 64;

/** For practice or a loopback service, never mainnet (use cases check `ports.host.kind`). Rejects with EADDRINUSE. */
export async function startLoopbackServer(options: LoopbackServerOptions): Promise<LoopbackServer> {
  const sessions = createSessions();
  const { name = '127.0.0.1' } = options;
  let origin = '';
  let host = '';
  /** Until the page was opened once, whatever the browser kept for this origin is somebody else's. */
  let wasOpened = false;

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    // Ochre has no worker: an earlier program's at this port would answer for us, so the browser drops it.
    if (request.headers['service-worker'] !== undefined) {
      refuse(response, 403, FORGET);
      return;
    }
    // Another name for this address is a foreign page (DNS rebinding).
    if (request.headers.host !== host) {
      refuse(response, 421);
      return;
    }
    const path = request.url ?? '';
    if (request.method === 'GET' || request.method === 'HEAD') {
      if (request.headers.origin !== undefined && request.headers.origin !== origin) refuse(response, 403);
      else await sendFile(request.method, path, response);
      return;
    }
    if (request.method !== 'POST') {
      refuse(response, 405, { allow: 'GET, HEAD, POST' });
      return;
    }
    // A browser sends Origin with every POST and lets no page forge it.
    if (request.headers.origin !== origin) refuse(response, 403);
    else if (!isSealed(request.headers['content-type'])) refuse(response, 415);
    else if (path === '/session') await greet(request, response);
    else if (path === '/call' || path === '/notices') await hear(path, request, response);
    else refuse(response, 404);
  };

  const sendFile = async (method: string, path: string, response: ServerResponse): Promise<void> => {
    const file = options.files(path.split('?')[0] ?? '');
    if (file === null) {
      refuse(response, 404);
      return;
    }
    const bytes = await file.read();
    response.writeHead(200, {
      ...pageHeaders('loopback', file.contentType),
      ...(wasOpened || !file.contentType.startsWith('text/html') ? {} : FORGET),
      'content-length': bytes.byteLength,
    });
    response.end(method === 'HEAD' ? undefined : bytes);
  };

  const greet = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const greeting = await sessions.greet(await readBody(request));
    if (greeting === null) {
      refuse(response, 401);
      return;
    }
    wasOpened = true;
    sendBytes(response, greeting);
    options.greeted();
  };

  const hear = async (path: string, request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const [name = '', counted = ''] = String(request.headers['x-ochre-session']).split(' ');
    const number = /^\d{1,9}$/.test(counted) ? Number(counted) : 0;
    const session = sessions.find(name);
    if (session === undefined) {
      refuse(response, 401);
      return;
    }
    if (!session.takes(number)) {
      // A browser repeats a request that a closed connection left unanswered.
      response.destroy();
      return;
    }
    let asked: unknown;
    try {
      asked = await session.open('page', number, 0, await readBody(request));
    } catch (error) {
      if (!(error instanceof BodyTooLarge)) {
        refuse(response, 401);
        return;
      }
      const { bytes, limitBytes } = error;
      // The body isn't read to its end, so the connection can't be reused.
      response.setHeader('connection', 'close');
      const tooLarge = failed({ code: 'INPUT_TOO_LARGE', facts: { bytes, limitBytes } });
      sendBytes(response, new Uint8Array(await session.seal('host', number, 0, tooLarge)));
      return;
    }
    if (path === '/notices') {
      response.writeHead(200, SEALED);
      openNoticeStream(response, {
        ...options,
        seal: (index, value) => session.seal('host', number, index, value),
      });
      return;
    }
    const result =
      isRecord(asked) && typeof asked['name'] === 'string'
        ? await options.dispatch(asked['name'], asked['input'])
        : failed({ code: 'INVALID_INPUT', facts: { path: '', problem: 'expected {name, input}' } });
    sendBytes(response, new Uint8Array(await session.seal('host', number, 0, result)));
  };

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (error instanceof BodyTooLarge) {
        refuse(response, 413);
        return;
      }
      // A page that left during its request isn't a fault.
      if (!request.destroyed && !response.destroyed) options.fault('loopback', error);
      // An unsealed answer wouldn't be believed.
      response.destroy();
    });
  });
  // Node would answer these without a seal.
  server.on('clientError', (_, socket) => {
    socket.destroy();
  });
  server.maxConnections = MAX_CONNECTIONS;
  server.headersTimeout = 5_000;
  server.requestTimeout = 10_000;

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host: '127.0.0.1', port: options.port, exclusive: true }, () => {
      server.off('error', reject);
      resolve();
    });
  });
  const { port } = server.address() as AddressInfo;
  // URL drops http's own port, as a browser does.
  ({ origin, host } = new URL(`http://${name}:${port}`));

  return {
    port,
    origin,
    newAddress: () => `http://${name}:${port}/#code=${sessions.newCode()}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** `.localhost` is loopback (RFC 6761, 6.3). Under an old name earlier programs' service workers would get the code. */
export const freshName = (): string => `ochre-${randomBytes(5).toString('hex')}.localhost`;

/** The browser drops what this origin kept, service workers included. */
const FORGET = { 'clear-site-data': '"cache", "storage"' };

const SEALED = {
  'content-type': 'application/octet-stream',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
};

function sendBytes(response: ServerResponse, bytes: Uint8Array): void {
  response.writeHead(200, { ...SEALED, 'content-length': bytes.byteLength });
  response.end(bytes);
}

function refuse(response: ServerResponse, status: number, headers: Record<string, string> = {}): void {
  response.writeHead(status, {
    ...headers,
    'content-length': 0,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    connection: 'close',
  });
  response.end();
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `dispatch` has each call's exact cap; this bounds memory. */
const MAX_BODY_BYTES = LARGEST_INPUT_BYTES + 1_024;

class BodyTooLarge extends Error {
  readonly bytes: number;
  readonly limitBytes = MAX_BODY_BYTES;

  constructor(bytes: number) {
    super('body too large');
    this.bytes = bytes;
  }
}

async function readBody(request: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> {
  const announced = Number(request.headers['content-length'] ?? 0);
  if (announced > MAX_BODY_BYTES) throw new BodyTooLarge(announced);
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    bytes += part.byteLength;
    if (bytes > MAX_BODY_BYTES) throw new BodyTooLarge(bytes);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** Forms and plain text need no preflight across origins. */
export const isSealed = (contentType: string | undefined): boolean =>
  contentType === 'application/octet-stream';

/** A page that stopped reading is cut off and reads anew later. Twice the notices of 10,000 changed nodes. */
const MAX_UNREAD_BYTES = 16 * 1_048_576;

/** Each `{name, payload}` is sealed at its place, behind its length in four bytes. A reload gets open questions again. */
function openNoticeStream(
  response: ServerResponse,
  from: {
    readonly seal: (index: number, value: unknown) => Promise<ArrayBuffer>;
    readonly notices: Notices;
    readonly pendingQuestions: () => readonly Question[];
  },
): void {
  let sent = Promise.resolve();
  let index = 0;
  const send = (value: unknown): void => {
    index += 1;
    const sealing = from.seal(index, value);
    sent = sent.then(async () => {
      const sealed = Buffer.from(await sealing);
      const length = Buffer.alloc(4);
      length.writeUInt32BE(sealed.byteLength);
      if (response.destroyed) return;
      response.write(Buffer.concat([length, sealed]));
      if (response.writableLength > MAX_UNREAD_BYTES) response.destroy();
    });
  };
  send(null);
  for (const payload of from.pendingQuestions()) send({ name: 'confirm.asked', payload });
  response.once(
    'close',
    from.notices.listen((name, payload) => send({ name, payload })),
  );
}
