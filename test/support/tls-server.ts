import type { IncomingHttpHeaders } from 'node:http';
import { createServer } from 'node:https';
import { onTestFinished } from 'vitest';
import type { Made } from './certificates.ts';
import { listenToAll } from './listen.ts';

/** A real HTTPS server on 127.0.0.1 that answers `"secure"`, and counts what reaches it. */
export async function serveTls(made: Made) {
  const headers: IncomingHttpHeaders[] = [];
  let decrypted = 0;
  const server = createServer(made, (request, response) => {
    headers.push(request.headers);
    response.end('"secure"');
  });
  server.on('secureConnection', (socket) =>
    socket.on('data', (piece: Buffer) => (decrypted += piece.length)),
  );
  const { port, open, close } = await listenToAll(server);
  onTestFinished(close);
  return {
    port,
    open,
    url: `https://127.0.0.1:${String(port)}`,
    /** Questions that arrived. */
    asked: () => headers.length,
    headers: (): readonly IncomingHttpHeaders[] => headers,
    /** Bytes of them, a header's among them. */
    decrypted: () => decrypted,
    /** From the next connection on. */
    show: (other: Made) => server.setSecureContext(other),
  };
}
