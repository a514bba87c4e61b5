import { once } from 'node:events';
import type { Server as HttpServer } from 'node:http';
import type { AddressInfo, Server, Socket } from 'node:net';

/** Listens on this computer, at a port of its own unless told, which it answers. */
export async function listen(server: Server, port = 0): Promise<number> {
  server.listen(port, '127.0.0.1');
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

/** Listens as well, and knows who is connected; what goes wrong with one of them is nobody's fault. */
export async function listenToAll(server: Server) {
  const sockets = new Set<Socket>();
  let connections = 0;
  server.on('connection', (socket: Socket) => {
    connections += 1;
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
  });
  const port = await listen(server);
  const dropAll = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  const close = async (): Promise<void> => {
    dropAll();
    server.close();
    await once(server, 'close');
  };
  return { port, dropAll, close, connections: () => connections, open: () => sockets.size };
}
