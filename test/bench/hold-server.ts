import { createServer as createHttp } from 'node:http';
import { createServer as createTcp, type AddressInfo, type Server } from 'node:net';
import { HELD_BY, type HeldBy } from './hold-answers.ts';

/**
 * Servers that answer everything by what is at its cap, in a process of their own, so that what they take is not counted
 * as main's. Told `{answer}` they answer so from then on.
 */
let body = '';

const http = createHttp((_, response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(body);
});
const lines = createTcp((socket) => {
  let said = '';
  socket.on('error', () => undefined);
  socket.on('data', (piece) => {
    said += piece.toString();
    const parts = said.split('\n');
    said = parts.pop() ?? '';
    for (const part of parts) {
      const { id, method } = JSON.parse(part) as { id: number; method: string };
      const result = method === 'server.version' ? '["x","1.4"]' : body;
      socket.write(`{"jsonrpc":"2.0","id":${String(id)},"result":${result}}\n`);
    }
  });
});

const ports = await Promise.all([listen(http), listen(lines)]);
process.on('message', ({ answer }: { readonly answer: HeldBy }) => {
  body = HELD_BY[answer]();
  process.send?.({ ready: answer });
});
process.on('disconnect', () => {
  process.exit(0);
});
process.send?.({ ports });

function listen(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
}
