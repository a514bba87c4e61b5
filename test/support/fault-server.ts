import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createTcpServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { endServer, listenToAll } from './listen.ts';

/** A client's request, as it was on the wire. */
export interface Received {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** How the server behaves for one request; by then it is read in full. */
export type Behaviour = (response: ServerResponse, request: IncomingMessage) => void;

export type FaultServer = Awaited<ReturnType<typeof startFaultServer>>;

/** A real HTTP server on the loopback interface that behaves as scripted. */
export async function startFaultServer(...first: readonly [Behaviour, ...Behaviour[]]) {
  const received: Received[] = [];
  let script: readonly Behaviour[] = first;
  const server = createServer((request, response) => {
    void text(request).then(
      (body) => {
        const { method = '', url: path = '', headers } = request;
        received.push({ method, path, headers, body });
        const [now, ...later] = script;
        if (later.length > 0) script = later;
        now?.(response, request);
      },
      () => undefined,
    );
  });
  const { port, connections } = await listenToAll(server);
  const host = `127.0.0.1:${port}`;
  return {
    /** Connections that were made to it, asked or not. */
    /** Every request that arrived in full, in order. */
    ...{ baseUrl: `http://${host}`, host, received, connections },
    /** Behaves so for the next requests; the last behaviour stays. */
    behave: (...behaviours: readonly [Behaviour, ...Behaviour[]]) => void (script = behaviours),
    close: () => endServer(server),
  };
}

/** Accepts connections and never says a word: no TLS handshake, no HTTP. */
export async function startSilentServer(): Promise<{ host: string; close: () => Promise<void> }> {
  const { port, close } = await listenToAll(createTcpServer());
  return { host: `127.0.0.1:${port}`, close };
}

/** A loopback address on which nobody listens. */
export async function refusingHost(): Promise<string> {
  const { port, close } = await listenToAll(createTcpServer());
  await close();
  return `127.0.0.1:${port}`;
}

type Headers = Readonly<Record<string, string | string[]>>;
const JSON_TYPE: Headers = { 'content-type': 'application/json' };

/** A whole and proper answer with this text as its body. */
export const answers =
  (body: string | Uint8Array, status = 200, headers: Headers = JSON_TYPE): Behaviour =>
  (response) =>
    response.writeHead(status, headers).end(body);

export const answersJson = (value: unknown, status = 200, headers: Headers = {}): Behaviour =>
  answers(JSON.stringify(value), status, { ...JSON_TYPE, ...headers });

/** Takes this long before the first byte, as a service does that asks a chain first. */
export const answersLate =
  (afterMs: number, body: string): Behaviour =>
  (response) => {
    const timer = setTimeout(() => response.writeHead(200, JSON_TYPE).end(body), afterMs);
    response.on('close', () => clearTimeout(timer));
  };

/** RST before the first byte of an answer. */
export const resets: Behaviour = (_response, request) => request.socket.resetAndDestroy();

/** FIN before the first byte of an answer. */
export const hangsUp: Behaviour = (_response, request) => request.socket.end();

/** Takes the request and never answers. */
export const staysSilent: Behaviour = () => undefined;

/** Head and half of the body, then nothing more, with the connection open. */
export const stalls =
  (body: string): Behaviour =>
  (response) => {
    response.writeHead(200, { ...JSON_TYPE, 'content-length': String(Buffer.byteLength(body)) });
    response.write(half(body));
  };

/** Slow-loris: one space every few milliseconds, without end. */
export const drips =
  (everyMs: number): Behaviour =>
  (response) => {
    response.writeHead(200, JSON_TYPE);
    const timer = setInterval(() => response.write(' '), everyMs);
    response.on('close', () => clearInterval(timer));
  };

/** Half of the announced body, then FIN. */
export const cutsAtHalf =
  (body: string): Behaviour =>
  (_response, { socket }) =>
    socket.end(`${head(200, { 'content-length': String(Buffer.byteLength(body)) })}${half(body)}`);

/** Half of the announced body, then RST. */
export const resetsAtHalf =
  (body: string): Behaviour =>
  (_response, { socket }) =>
    socket.write(`${head(200, { 'content-length': String(Buffer.byteLength(body)) })}${half(body)}`, () =>
      setImmediate(() => socket.resetAndDestroy()),
    );

/** A content-length that is larger than the body by this much; smaller, if negative. */
export const misstatesLength =
  (body: string, byBytes: number): Behaviour =>
  (_response, { socket }) =>
    socket.end(`${head(200, { 'content-length': String(Buffer.byteLength(body) + byBytes) })}${body}`);

export const breaksChunks: Behaviour = (_response, { socket }) =>
  socket.end(`${head(200, { 'transfer-encoding': 'chunked' })}zz\r\n"half\r\n`);

export const speaksNoHttp: Behaviour = (_response, { socket }) => socket.end('SSH-2.0-OpenSSH_9.2\r\n');

export const redirects = (status: number, location: string): Behaviour => answers('', status, { location });

/** Announces this many bytes and sends none of them. */
export const announces =
  (bytes: number): Behaviour =>
  (_response, { socket }) =>
    socket.write(head(200, { 'content-length': String(bytes) }));

/** Sends a JSON text that goes on and on, in chunks, without a length, until it is cut off. */
export const neverEnds: Behaviour = (response) => {
  const piece = ' '.repeat(64 * 1024);
  const pour = () => {
    while (!response.destroyed && response.write(piece));
  };
  response.writeHead(200, JSON_TYPE).on('drain', pour);
  pour();
};

/** A small body that unpacks to this many bytes of spaces. */
export const gzipBomb = (bytes: number): Behaviour =>
  answers(gzipSync(Buffer.alloc(bytes, 0x20)), 200, { ...JSON_TYPE, 'content-encoding': 'gzip' });

const HTML_PAGE =
  '<!doctype html><html><head><title>Log in to the network</title></head><body></body></html>';
export const answersHtml = (status: number): Behaviour =>
  answers(HTML_PAGE, status, { 'content-type': 'text/html' });

function head(status: number, headers: Headers): string {
  const lines = Object.entries({ ...JSON_TYPE, connection: 'close', ...headers }).map(
    ([k, v]) => `${k}: ${v}\r\n`,
  );
  return `HTTP/1.1 ${status} Scripted\r\n${lines.join('')}\r\n`;
}

const half = (body: string): string => body.slice(0, Math.floor(body.length / 2));
