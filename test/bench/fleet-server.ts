import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Simulated nodes in a process of their own, so that what they take is not counted as the watcher's. Argument: how many
 * origins. Each answers GET …/nodeinfo after 60 ms; told `{lock: path}` it answers that path as a locked node does.
 */
const ANSWER_AFTER_MS = 60;
const locked = new Set<string>();
let connections = 0;
let polls = 0;

const servers = await Promise.all(Array.from({ length: Number(process.argv[2]) }, () => serve()));
process.send?.({ ports: servers.map((server) => (server.address() as AddressInfo).port) });
process.on('message', (message: { lock?: string; count?: true }) => {
  if (message.lock !== undefined) locked.add(message.lock);
  if (message.count === true) process.send?.({ connections, polls });
});
process.on('disconnect', () => {
  process.exit(0);
});

function serve(): Promise<Server> {
  const server = createServer((request, response) => {
    polls += 1;
    setTimeout(() => {
      const isLocked = locked.has(`${request.headers.host ?? ''}${request.url ?? ''}`);
      response.writeHead(isLocked ? 403 : 200, { 'content-type': 'application/json' });
      response.end(
        isLocked
          ? '{"error":"Node is locked (hint: call unlock)","code":403,"name":"LockedNode"}'
          : `{"pubkey":"02${'ab'.repeat(32)}","num_channels":4}`,
      );
    }, ANSWER_AFTER_MS);
  });
  server.keepAliveTimeout = 120_000;
  server.on('connection', () => {
    connections += 1;
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(server));
  });
}
