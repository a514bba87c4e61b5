import type { IncomingHttpHeaders } from 'node:http';
import { createServer } from 'node:https';
import type { Socket } from 'node:net';
import { onTestFinished } from 'vitest';
import type { Made } from './certificates.ts';
import { listen } from './listen.ts';

/** A real HTTPS server on 127.0.0.1 that answers `"secure"`, and counts what reaches it. */
export async function serveTls(made: Made) {
  const headers: IncomingHttpHeaders[] = [];
  let decrypted = 0;
  const sockets = new Set<Socket>();
  const server = createServer(made, (request, response) => {
    headers.push(request.headers);
    response.end('"secure"');
  });
  server.on('secureConnection', (socket) =>
    socket.on('data', (piece: Buffer) => (decrypted += piece.length)),
  );
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  const port = await listen(server);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    port,
    url: `https://127.0.0.1:${String(port)}`,
    /** Questions that arrived. */
    asked: () => headers.length,
    headers: (): readonly IncomingHttpHeaders[] => headers,
    /** Bytes of them, a header's among them. */
    decrypted: () => decrypted,
    open: () => sockets.size,
    /** From the next connection on. */
    show: (other: Made) => server.setSecureContext(other),
  };
}
