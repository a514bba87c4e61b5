import { createServer as createHttp } from 'node:http';
import { createServer as createTcp } from 'node:net';
import { answerParent } from '../support/child.ts';
import { listen } from '../support/listen.ts';
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

const ports = Promise.all([listen(http), listen(lines)]);
process.on('disconnect', () => process.exit(0));
answerParent(({ answer }: { readonly answer: HeldBy }) => {
  body = HELD_BY[answer]();
  return ports;
});
