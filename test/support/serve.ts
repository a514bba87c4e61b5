import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { endServer, listen } from './listen.ts';

/** A complete request. */
export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}
type Headers = Readonly<Record<string, string | number | null>>;
interface Said {
  readonly status?: number;
  /** JSON where nothing else is named; null: without it. */
  readonly headers?: Headers;
  readonly text: string | Uint8Array;
}
/** The answer, or a failure: the connection breaks off, or hangs. */
export type Told = Said | 'breaks' | 'hangs';
type Say = (asked: Asked) => Told | Promise<Told>;

/** Hands each question on as soon as it is there whole, and writes what comes of it; what throws breaks off. */
export const answering =
  (say: Say): RequestListener =>
  (request, response) => {
    const told = async () => {
      const { method = '', url: path = '', headers } = request;
      return say({ method, path, headers, body: await buffer(request) });
    };
    void told().then(
      (said) => {
        if (said === 'hangs') return;
        if (said === 'breaks') {
          request.socket.destroy();
          return;
        }
        const all: Headers = { 'content-type': 'application/json', ...said.headers };
        response.sendDate = !Object.hasOwn(said.headers ?? {}, 'date');
        for (const [name, value] of Object.entries(all)) if (value !== null) response.setHeader(name, value);
        response.writeHead(said.status ?? 200).end(said.text);
      },
      () => request.socket.destroy(),
    );
  };

/** A server on this computer that answers so. */
export async function serveHere(
  say: Say,
): Promise<{ readonly url: string; readonly close: () => Promise<void> }> {
  const server = createServer(answering(say));
  return { url: `http://127.0.0.1:${String(await listen(server))}`, close: () => endServer(server) };
}
