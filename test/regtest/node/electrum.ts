import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import * as v from 'valibot';
import { listen } from '../../support/listen.ts';
import { parseJson, writeJson } from '../../../src-main/serving/json.ts';
import { textOf } from '../parts/needs.ts';
import { openChainIndex } from './chain-index.ts';
import { electrumMethods, statusOf, type Subscriptions } from './electrum-methods.ts';
import { RpcError, type Rpc } from './rpc.ts';

/** An Electrum server over the node: the only kind of indexer that rgb-lib speaks to. */
export interface Electrum {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

interface Connection extends Subscriptions {
  readonly socket: Socket;
}

/** How often those who listen are told what is new. */
const TELL_EVERY_MS = 500;
const METHOD_UNKNOWN = -32601;

const asked = v.object({
  id: v.unknown(),
  method: v.string(),
  params: v.optional(v.array(v.unknown()), []),
});

export async function startElectrum(rpc: Rpc): Promise<Electrum> {
  const index = openChainIndex(rpc);
  const methods = electrumMethods(rpc, index);
  const connections = new Set<Connection>();

  const answer = async (request: unknown, heard: Subscriptions): Promise<unknown> => {
    const parsed = v.safeParse(asked, request);
    if (!parsed.success)
      return { jsonrpc: '2.0', id: null, error: { code: -32600, message: 'invalid request' } };
    const { id, method, params } = parsed.output;
    try {
      const run = methods[method];
      if (run === undefined) throw new RpcError(METHOD_UNKNOWN, `unknown method ${method}`);
      return { jsonrpc: '2.0', id, result: await run(params, heard) };
    } catch (error) {
      const code = error instanceof RpcError ? error.code : 1;
      return { jsonrpc: '2.0', id, error: { code, message: textOf(error) } };
    }
  };
  const line = async (text: string, connection: Connection): Promise<void> => {
    const request = parseJson(text);
    const said = Array.isArray(request)
      ? await Promise.all(request.map((each) => answer(each, connection)))
      : await answer(request, connection);
    write(connection, said);
  };
  const server = createServer((socket) => {
    socket.setNoDelay(true).setEncoding('utf8');
    const connection: Connection = { socket, heads: false, scripts: new Map() };
    connections.add(connection);
    let unread = '';
    let queue = Promise.resolve();
    socket.on('data', (part: string) => {
      const lines = (unread + part).split('\n');
      unread = lines.pop() ?? '';
      for (const one of lines.filter((each) => each.trim() !== '')) {
        queue = queue.then(() => line(one, connection)).catch(() => void socket.destroy());
      }
    });
    socket.on('close', () => connections.delete(connection));
    socket.on('error', () => undefined);
  });

  await index.catchUp();
  let told = index.tip().hash;
  const tellNews = async (): Promise<void> => {
    await index.catchUp();
    const { height, hash } = index.tip();
    const isNew = hash !== told;
    told = hash;
    const hex = isNew ? await methods['blockchain.block.header']?.([BigInt(height)], nobody()) : '';
    for (const connection of connections) {
      if (isNew && connection.heads) notify(connection, 'blockchain.headers.subscribe', [{ height, hex }]);
      for (const [scripthash, before] of connection.scripts) {
        const status = statusOf(index, scripthash);
        if (status === before) continue;
        connection.scripts.set(scripthash, status);
        notify(connection, 'blockchain.scripthash.subscribe', [scripthash, status]);
      }
    }
  };
  // The node may be on its way out: what cannot be told now is told with the next news, or never.
  const timer = setInterval(() => void tellNews().catch(() => undefined), TELL_EVERY_MS);
  const port = await listen(server);
  return {
    url: `tcp://127.0.0.1:${port}`,
    stop: async () => {
      clearInterval(timer);
      const closed = once(server, 'close');
      server.close();
      for (const { socket } of connections) socket.destroy();
      await closed;
    },
  };
}

function notify(connection: Connection, method: string, params: readonly unknown[]): void {
  write(connection, { jsonrpc: '2.0', method, params });
}

function write({ socket }: Connection, value: unknown): void {
  if (!socket.destroyed) socket.write(`${writeJson(value)}\n`);
}

function nobody(): Subscriptions {
  return { heads: false, scripts: new Map() };
}
