import type { Duplex } from 'node:stream';
import * as v from 'valibot';
import { badAnswer, networkFailure } from '../../net/faults.ts';
import type { SpareConnection } from './spare-connection.ts';
import { createLineReader } from './line-client.ts';

export interface CarriedTo {
  readonly host: string;
  readonly connections: SpareConnection;
  /** Called before each question. Throws what the gate does. */
  readonly pass: () => void;
  readonly lineBytes: number;
}

/** Public chain data, and the broadcast: any program on this computer may connect. */
const CARRIED: ReadonlySet<string> = new Set([
  ...['server.version', 'server.features', 'server.ping', 'mempool.get_fee_histogram'],
  ...['blockchain.headers.subscribe', 'blockchain.block.header', 'blockchain.block.headers'],
  ...['blockchain.estimatefee', 'blockchain.relayfee'],
  ...['get_balance', 'get_history', 'get_mempool', 'listunspent', 'subscribe', 'unsubscribe'].map(
    (name) => `blockchain.scripthash.${name}`,
  ),
  ...['broadcast', 'get', 'get_merkle', 'id_from_pos'].map((name) => `blockchain.transaction.${name}`),
]);
/** JSON-RPC's code for an unknown method. */
const NOT_CARRIED = { code: -32601, message: 'Ochre does not carry this' };

const question = v.object({ id: v.union([v.number(), v.string()]), method: v.string() });

/** Carries lines of Electrum's protocol between a caller and the server; see IndexerDoor. */
export const carryLines = (caller: Duplex, to: CarriedTo): Promise<void> =>
  new Promise((resolve, reject) => {
    const { host, pass, lineBytes } = to;
    let server: Duplex | null = null;
    const end = (): void => {
      resolve();
      caller.destroy();
      server?.destroy();
    };
    const failed = (error: Error): void => {
      reject(error);
      end();
    };
    const opening = to.connections.take();
    const questions = createLineReader(lineBytes, {
      line: async (text) => {
        const asked = readQuestion(text);
        if (asked === null) end();
        else if (CARRIED.has(asked.method)) {
          pass();
          await write(await opening, text, caller);
        } else caller.write(`${JSON.stringify({ jsonrpc: '2.0', id: asked.id, error: NOT_CARRIED })}\n`);
      },
      broken: end,
      failed,
    });
    const answersOf = (from: Duplex) =>
      createLineReader(lineBytes, {
        line: (text) => write(caller, text, from),
        broken: (problem) => failed(badAnswer({ host, endpoint: '' }, problem, 'a line')),
        failed,
      });
    caller.on('data', questions.take).on('error', end).on('close', end);
    caller.once('close', () => {
      if (server === null) to.connections.leave(opening);
    });
    opening.then((socket) => {
      if (caller.destroyed) return;
      server = socket;
      const endWith = (error: Error): void => failed(networkFailure(error, { host, endpoint: '' }, 'head'));
      socket.on('data', answersOf(socket).take).on('error', endWith);
      socket.on('close', () => endWith(Object.assign(new Error('it ended'), { code: 'ECONNRESET' })));
      socket.resume();
    }, failed);
  });

function readQuestion(text: string): v.InferOutput<typeof question> | null {
  try {
    const read = v.safeParse(question, JSON.parse(text));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}

/** Pauses the other side while this one is slow, so that few bytes wait here. */
async function write(to: Duplex, text: string, from: Duplex): Promise<void> {
  if (to.destroyed || to.write(`${text}\n`)) return;
  from.pause();
  await new Promise<void>((done) => {
    const over = (): void => {
      to.off('drain', over).off('close', over);
      done();
    };
    to.once('drain', over).once('close', over);
  });
  from.resume();
}
