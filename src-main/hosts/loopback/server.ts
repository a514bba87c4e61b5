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
  /** `http://127.0.0.1:PORT`, or with the name that was told: what a browser sends as Origin. */
  readonly origin: string;
  /** The address to open, with a fresh single-use code in its fragment, which no request ever carries. */
  readonly newAddress: () => string;
  /** Stops listening and ends every connection, the notice streams among them. */
  readonly close: () => Promise<void>;
}

export interface LoopbackServerOptions {
  readonly files: RendererFiles;
  readonly dispatch: Dispatch;
  readonly notices: Notices;
  /** Questions without an answer, told again to each page that connects. */
  readonly pendingQuestions: () => readonly Question[];
  /** 0: any free port. */
  readonly port: number;
  /** What the address calls this computer, 127.0.0.1 unless told: see `freshName`. */
  readonly name?: string;
  readonly fault: (name: string, error: unknown) => void;
  /** A page has shown its code, and will ask in a moment. */
  readonly greeted: () => void;
}

/** A page needs few connections; more than these would be somebody else's. */
const MAX_CONNECTIONS = 64;

/**
 * The loopback host: the built renderer and the contract on 127.0.0.1, for a plain Chromium. Works with the
 * practice service or a service on the loopback interface only, and never on mainnet (use cases hold that rule by
 * `ports.host.kind`); never packaged. Rejects with EADDRINUSE where the port is taken.
 */
export async function startLoopbackServer(options: LoopbackServerOptions): Promise<LoopbackServer> {
  const sessions = createSessions();
  const { name = '127.0.0.1' } = options;
  let origin = '';
  let host = '';
  /** Until then no tab keeps anything of ours, and whatever this origin kept in the browser is somebody else's. */
  let wasOpened = false;

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    // Ochre has none. One that an earlier program left at this port would answer in our place: the browser drops it.
    if (request.headers['service-worker'] !== undefined) {
      refuse(response, 403, FORGET);
      return;
    }
    // Another name for this address is a page of somebody else's that resolves here (DNS rebinding).
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

  /** Answers a page of ours alone, and seals each answer for the request that it belongs to. */
  const hear = async (path: string, request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const [name = '', counted = ''] = String(request.headers['x-ochre-session']).split(' ');
    const number = /^\d{1,9}$/.test(counted) ? Number(counted) : 0;
    const session = sessions.find(name);
    if (session === undefined) {
      refuse(response, 401);
      return;
    }
    if (!session.takes(number)) {
      // A browser sends again what a closed connection left without an answer: that is no answer to stop at.
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
      // The rest of the body is not read, so the connection cannot be used again.
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
      // A page that left in the middle of its request is nobody's fault.
      if (!request.destroyed && !response.destroyed) options.fault('loopback', error);
      // Said by nothing: an answer that is not sealed is not believed.
      response.destroy();
    });
  });
  // Node would answer these itself, and no answer of this host is without a seal.
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
  // URL leaves the port out where it is http's own, as a browser does.
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

/**
 * A name of this computer that no program had before (RFC 6761, 6.3: whatever ends in `.localhost` is the loopback
 * interface). For a port that a person chose, which others may have served before: their service workers stay with the
 * browser, and would be handed the page's address with its code.
 */
export const freshName = (): string => `ochre-${randomBytes(5).toString('hex')}.localhost`;

/** Tells the browser to drop what this origin kept, service workers among it. */
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

/** Says nothing but the status: who gets this is not the page. */
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

/** The largest call with its name and its seal around it: `dispatch` holds the exact cap of each, this one bounds memory. */
const MAX_BODY_BYTES = LARGEST_INPUT_BYTES + 1_024;

class BodyTooLarge extends Error {
  readonly bytes: number;
  readonly limitBytes = MAX_BODY_BYTES;

  constructor(bytes: number) {
    super('body too large');
    this.bytes = bytes;
  }
}

/** The whole body. Throws BodyTooLarge as soon as the length that was announced or read is above the cap. */
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

/** A form or plain text can be sent across origins without a preflight; bytes of no type cannot. */
export const isSealed = (contentType: string | undefined): boolean =>
  contentType === 'application/octet-stream';

/**
 * A page that stopped reading is cut off here, connects again when it is back, and reads anew what it missed. Twice what is
 * told where all of 10,000 nodes change at once.
 */
const MAX_UNREAD_BYTES = 16 * 1_048_576;

/**
 * Notices to one page, until the page leaves: each `{name, payload}` sealed at its place, behind its length in four
 * bytes. The stream has no end of its own: only somebody else would end it. Questions that still wait are told again,
 * so that a reload in the middle of one does not leave main waiting for an answer that nobody can give.
 */
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
  // The first bytes tell the page that it is heard from now on.
  send(null);
  for (const payload of from.pendingQuestions()) send({ name: 'confirm.asked', payload });
  response.once(
    'close',
    from.notices.listen((name, payload) => send({ name, payload })),
  );
}
