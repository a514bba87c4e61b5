import { once } from 'node:events';
import type { Server as HttpServer } from 'node:http';
import type { AddressInfo, Server } from 'node:net';

/** Listens on this computer, at a port of its own that it answers. */
export async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** Ends it, with every connection that still stands. */
export async function endServer(server: Pick<HttpServer, 'close' | 'closeAllConnections'>): Promise<void> {
  await new Promise<void>((ended) => {
    server.close(() => ended());
    server.closeAllConnections();
  });
}
