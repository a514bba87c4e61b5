import { createServer } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { openTestApp } from './app.ts';
import { listenToAll } from '../../support/listen.ts';

// A service whose first line is no answer of HTTP. It is the service's fault, told as such, and never one of ours.

const NO_ANSWER = { code: 'SERVICE_ANSWER', facts: { problem: 'shape', detail: 'not the HTTP protocol' } };

/** Answers every request with this head; the requests that arrived, by their first line. */
async function serve(head: string): Promise<{ baseUrl: string; arrived: readonly string[] }> {
  const arrived: string[] = [];
  const server = createServer((socket) =>
    socket.on('data', (bytes) => {
      arrived.push(bytes.toString('latin1').split('\r\n')[0] ?? '');
      socket.write(`${head}\r\ncontent-length: 2\r\n\r\n{}`);
    }),
  );
  const { port, close } = await listenToAll(server);
  onTestFinished(close);
  return { baseUrl: `http://127.0.0.1:${String(port)}`, arrived };
}

it.each([
  ['HTTP/1.1 000 OK', NO_ANSWER],
  ['HTTP/1.1 101 X', NO_ANSWER],
  ['HTTP/1.1 000 X\r\n\r\nHTTP/1.1 200 OK', NO_ANSWER],
  ['HTTP/1.1 199 X', NO_ANSWER],
  ['HTTP/1.1 1000 X', NO_ANSWER],
  ['HTTP/1.1', NO_ANSWER],
  ['', NO_ANSWER],
  ['ICY 200 OK', NO_ANSWER],
  ['HTTP/1.1 600 X', { code: 'SERVICE_ERROR', facts: { status: 600 } }],
  ['HTTP/1.1 999 X', { code: 'SERVICE_ERROR', facts: { status: 999 } }],
  ['HTTP/1.1 204 X', { code: 'SERVICE_ANSWER', facts: { problem: 'cutShort' } }],
  ['HTTP/1.1 100 X', { code: 'SERVICE_UNREACHABLE', facts: { kind: 'reset' } }],
  [
    'HTTP/1.1 101 X\r\nconnection: upgrade\r\nupgrade: h2c',
    { code: 'SERVICE_UNREACHABLE', facts: { kind: 'reset' } },
  ],
])('%j is told as what the service said, and is no fault of ours', async (head, told) => {
  const { baseUrl, arrived } = await serve(head);
  const app = openTestApp();
  const made = { name: 'Odd', network: 'regtest', keep: 'keychain', practice: false, wordCount: 12 } as const;
  const { id: walletId } = await app.get('vault.create', made);
  const connection = { kind: 'remote', baseUrl, dialect: 'rgb-node-2026-03' } as const;
  await app.get('wallet.connect', { walletId, connection });
  expect(await app.failure('wallet.register', { walletId })).toMatchObject(told);
  expect(arrived).toEqual(['POST /wallet/register HTTP/1.1']);
  expect(app.logged).toEqual([]);
});
