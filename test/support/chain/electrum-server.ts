import { createServer as createTcp, type Socket } from 'node:net';
import { createServer as createTls } from 'node:tls';
import type { Made } from '../certificates.ts';
import { hexOf, type ChainWorld } from './world.ts';
import { listenToAll } from '../listen.ts';

type Params = readonly unknown[];
type Methods = Readonly<Record<string, (...params: Params) => unknown>>;

/** The server's answers in place of the chain's. */
export interface Lies {
  readonly methods?: Methods;
  /** Writes another text than the answer; `line` is the answer without its end. */
  readonly write?: (socket: Socket, line: string, method: string) => void;
  /** Closes clients that don't send server.version first, as ElectrumX 1.19 does. True by default. */
  readonly strict?: boolean;
}

export type ElectrumServer = Awaited<ReturnType<typeof startElectrumServer>>;

/** A server of the Electrum protocol over a chain that was made here, on the loopback interface. */
export async function startElectrumServer(world: ChainWorld, made: Made | null = null) {
  let lies: Lies = {};
  const asked: string[] = [];
  const serve = (socket: Socket): void => {
    let greeted = false;
    let rest = '';
    socket
      .on('error', () => undefined)
      .setEncoding('utf8')
      .on('data', (piece: string) => {
        rest += piece;
        const lines = rest.split('\n');
        rest = lines.pop() ?? '';
        for (const line of lines) {
          const { id, method, params } = JSON.parse(line) as { id: number; method: string; params: Params };
          asked.push(method);
          if (!greeted && method !== 'server.version' && lies.strict !== false) {
            socket.destroy();
            return;
          }
          greeted = true;
          const act = lies.methods?.[method] ?? truthOf(world)[method];
          let answer: object;
          try {
            if (act === undefined) throw new Error(`unknown method ${method}`);
            answer = { jsonrpc: '2.0', id, result: act(...params) };
          } catch (error) {
            answer = { jsonrpc: '2.0', id, error: { code: 1, message: (error as Error).message } };
          }
          const text = JSON.stringify(answer);
          if (lies.write === undefined) socket.write(`${text}\n`);
          else lies.write(socket, text, method);
        }
      });
  };
  const server = made === null ? createTcp(serve) : createTls(made, serve);
  const { port, ...all } = await listenToAll(server);
  return {
    ...{ ...all, port, address: `${made === null ? 'tcp' : 'ssl'}://127.0.0.1:${port}` },
    asked: asked as readonly string[],
    lie: (told: Lies) => void (lies = told),
  };
}

const reversed = (hex: unknown): string => Buffer.from(String(hex), 'hex').reverse().toString('hex');

/** An honest server's answers. */
export function truthOf(world: ChainWorld): Methods {
  const require = <T>(found: T | null, what: string): T => {
    if (found === null) throw new Error(`no such ${what}`);
    return found;
  };
  const listed = (scripthash: unknown) =>
    world.paying(reversed(scripthash)).map(({ txid, height, vout, sats }) => ({
      tx_hash: txid,
      height: height ?? 0,
      tx_pos: vout,
      value: Number(sats),
    }));
  return {
    'server.version': () => ['a server of the tests', '1.4'],
    'blockchain.headers.subscribe': () => ({ height: world.tip(), hex: hexOf(world, world.tip()) }),
    'blockchain.block.headers': (from, count) => {
      const last = Math.min(world.tip(), Number(from) + Number(count) - 1);
      const hex: string[] = [];
      for (let height = Number(from); height <= last; height++) hex.push(hexOf(world, height));
      return { hex: hex.join(''), count: hex.length, max: 2016 };
    },
    'blockchain.transaction.get': (txid) =>
      Buffer.from(require(world.raw(String(txid)), 'transaction')).toString('hex'),
    'blockchain.transaction.get_merkle': (txid, height) => {
      const place = require(world.placeOf(String(txid)), 'transaction in a block');
      return { block_height: height, merkle: place.hashes, pos: place.position };
    },
    'blockchain.scripthash.get_history': (hash) =>
      world.touching(reversed(hash)).map(({ txid, height }) => ({ tx_hash: txid, height: height ?? 0 })),
    'blockchain.scripthash.listunspent': listed,
    'blockchain.estimatefee': (blocks) => (blocks === 2 ? 0.00012345 : -1),
  };
}
