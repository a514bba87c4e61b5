import { once } from 'node:events';
import { createServer } from 'node:net';
import { listen } from '../../support/listen.ts';

/** A port on 127.0.0.1 that nobody listens on now, for programs that cannot be told to choose one. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  server.close();
  await once(server, 'close');
  return port;
}
