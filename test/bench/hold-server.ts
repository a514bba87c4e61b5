import { createServer as createHttp } from 'node:http';
import { createServer as createTcp } from 'node:net';
import { answerParent } from '../support/child.ts';
import { listen } from '../support/listen.ts';
import { HELD_BY, type HeldBy } from './hold-answers.ts';

/**
 * Servers whose answers are as large as allowed, in their own process, so that their time isn't main's. The message
 * `{answer}` sets the next answers.
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
