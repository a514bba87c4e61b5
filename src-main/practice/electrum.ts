import { createServer, type Socket } from 'node:net';
import { sha256 } from '@scure/btc-signer/utils.js';
import * as v from 'valibot';
import { listening } from '../serving/listening.ts';
import { bytesFromHex, hexFromBytes } from './bytes.ts';
import { blocksFrom, merkleBranch, tip, txidsAt } from './chain/chain.ts';
import { acceptTransaction, Rejected } from './chain/mempool.ts';
import { sql, type World } from './chain/store.ts';

class ElectrumRefusal extends Error {
  override readonly name = 'ElectrumRefusal';
  readonly code: number;

  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}

type ElectrumMethods = ReadonlyMap<string, (params: readonly unknown[]) => unknown>;

const BAD_REQUEST = 1;
const DAEMON_ERROR = 2;
const INVALID_PARAMS = -32602;

const PROTOCOL = '1.4';
const MAX_HEADERS = 2_016;
/** BTC per 1,000 vB. Simulated: blocks are never full. */
const ESTIMATE = 0.00002;

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2 ** 31 - 1));
const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const rawHex = v.pipe(v.string(), v.regex(/^([0-9a-f]{2})+$/));
const none = v.strictTuple([]);
const greeting = v.strictTuple([
  v.pipe(v.string(), v.maxLength(100)),
  v.union([v.string(), v.strictTuple([v.string(), v.string()])]),
]);

const rawRow = v.object({ raw: v.string() });
const scriptRow = v.object({ at: v.number(), script: v.string() });
const placeRow = v.object({ txid: v.string(), height: v.nullable(v.number()), waits: v.number() });
const coinRow = v.object({ ...placeRow.entries, vout: v.number(), sats: v.number() });

function electrumMethods(world: World): ElectrumMethods {
  const scriptOf = createScriptFinder(world);
  return new Map([
    method('server.version', greeting, (_, wanted) => {
      const [least, most] = typeof wanted === 'string' ? [wanted, wanted] : wanted;
      if (isAbove(least, PROTOCOL) || isAbove(PROTOCOL, most)) {
        throw new ElectrumRefusal(BAD_REQUEST, `unsupported protocol version: ${most}`.slice(0, 100));
      }
      return ['Ochre practice', PROTOCOL];
    }),
    // Simulated: never announces later blocks.
    method('blockchain.headers.subscribe', none, () => {
      const { height } = tip(world);
      const [block] = blocksFrom(world, height, 1);
      return { hex: block?.header, height };
    }),
    method('blockchain.block.headers', v.strictTuple([count, count]), (from, asked) => {
      const blocks = blocksFrom(world, from, Math.min(asked, MAX_HEADERS));
      return { hex: blocks.map(({ header }) => header).join(''), count: blocks.length, max: MAX_HEADERS };
    }),
    method('blockchain.transaction.get', v.strictTuple([hash]), (txid) => {
      const [found] = world.store.rows(rawRow)`SELECT raw FROM transactions WHERE txid = ${txid}`;
      if (found !== undefined) return found.raw;
      const said =
        "daemon error: DaemonError({'code': -5, 'message': 'No such mempool or blockchain transaction.'})";
      throw new ElectrumRefusal(DAEMON_ERROR, said);
    }),
    method('blockchain.transaction.broadcast', v.strictTuple([rawHex]), (raw) => {
      try {
        return acceptTransaction(world, bytesFromHex(raw));
      } catch (error) {
        if (!(error instanceof Rejected)) throw error;
        const said = `the transaction was rejected by network rules.\n\n${error.message}\n[${raw}]`;
        throw new ElectrumRefusal(BAD_REQUEST, said);
      }
    }),
    method('blockchain.transaction.get_merkle', v.strictTuple([hash, count]), (txid, height) => {
      const txids = txidsAt(world, height);
      const pos = txids.indexOf(txid);
      if (pos === -1) {
        throw new ElectrumRefusal(BAD_REQUEST, `tx ${txid} not in block at height ${height}`);
      }
      return { block_height: height, merkle: merkleBranch(txids, pos), pos };
    }),
    method('blockchain.scripthash.get_history', v.strictTuple([hash]), (scriptHash) => {
      const script = scriptOf(scriptHash);
      const places = world.store.rows(placeRow)`SELECT txid, height, ${WAITS} FROM transactions WHERE txid IN
             (SELECT txid FROM coins WHERE script = ${script}
              UNION SELECT spentBy FROM coins WHERE script = ${script} AND spentBy IS NOT NULL)
            ORDER BY height IS NULL, height, coinbase DESC, arrival`;
      return places.map(listed);
    }),
    method('blockchain.scripthash.listunspent', v.strictTuple([hash]), (scriptHash) => {
      const coins = world.store.rows(coinRow)`SELECT coins.txid, coins.vout, coins.sats, height, ${WAITS}
             FROM coins JOIN transactions ON transactions.txid = coins.txid
            WHERE script = ${scriptOf(scriptHash)} AND spentBy IS NULL
            ORDER BY height IS NULL, height, arrival, vout`;
      return coins.map(({ vout, sats, ...place }) => ({ ...listed(place), tx_pos: vout, value: sats }));
    }),
    method('blockchain.estimatefee', v.strictTuple([count]), () => ESTIMATE),
  ]);
}

const WAITS = sql`EXISTS (SELECT 1 FROM coins AS spent JOIN transactions AS made ON made.txid = spent.txid
  WHERE spent.spentBy = transactions.txid AND made.height IS NULL) AS waits`;

/** Height; 0 if unmined, -1 with an unmined parent. */
function listed({ txid, height, waits }: v.InferOutput<typeof placeRow>) {
  return { tx_hash: txid, height: height ?? -waits };
}

function method<S extends v.GenericSchema<unknown, readonly unknown[]>>(
  name: string,
  params: S,
  answer: (...params: v.InferOutput<S>) => unknown,
): [string, (params: readonly unknown[]) => unknown] {
  return [
    name,
    (given) => {
      const read = v.safeParse(params, given);
      if (!read.success) throw new ElectrumRefusal(INVALID_PARAMS, `invalid params for ${name}`);
      return answer(...read.output);
    },
  ];
}

/** `1.4.3` is above `1.4`; what is no version is above nothing. */
function isAbove(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => text.split('.').map(Number));
  for (let i = 0; i < 3; i += 1) {
    const apart = (a?.[i] ?? 0) - (b?.[i] ?? 0);
    if (apart !== 0) return apart > 0;
  }
  return false;
}

/** Finds a script by its reversed SHA-256, as the protocol names it; each is hashed once. */
function createScriptFinder(world: World): (scriptHash: string) => string {
  const scripts = new Map<string, string>();
  const seen = new Set<string>();
  let last = 0;
  return (scriptHash) => {
    for (const { at, script } of world.store.rows(scriptRow)`SELECT rowid AS at, script FROM coins
      WHERE rowid > ${last} ORDER BY rowid`) {
      last = at;
      if (seen.has(script)) continue;
      seen.add(script);
      scripts.set(hexFromBytes(sha256(bytesFromHex(script)).reverse()), script);
    }
    return scripts.get(scriptHash) ?? '';
  };
}

const MAX_CONNECTIONS = 64;
/** No question of the protocol is this long. */
const MAX_LINE_CHARS = 100_000;
const MAX_UNREAD_BYTES = 16 * 1024 * 1024;
const IDLE_MS = 10 * 60_000;

const GREETING = 'server.version';
const PARSE_ERROR = -32700;
const INVALID_REQUEST = -32600;
const METHOD_NOT_FOUND = -32601;
const INTERNAL_ERROR = -32603;

const request = v.object({
  jsonrpc: v.optional(v.literal('2.0')),
  id: v.union([v.number(), v.string()]),
  method: v.string(),
  params: v.optional(v.array(v.unknown()), []),
});

/** JSON-RPC lines on 127.0.0.1 only, at a port the system chooses. */
export async function startElectrum(world: World, onFault: (error: unknown) => void) {
  const methods = electrumMethods(world);
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    serve(socket, methods, onFault);
  });
  server.maxConnections = MAX_CONNECTIONS;
  const { port } = await listening(server, 0, '127.0.0.1');
  return {
    address: `tcp://127.0.0.1:${port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

function serve(socket: Socket, methods: ElectrumMethods, onFault: (error: unknown) => void): void {
  let rest = '';
  let isGreeted = false;
  socket.setEncoding('utf8');
  socket.setTimeout(IDLE_MS, () => socket.destroy());
  // A caller that left is no fault of ours.
  socket.on('error', () => socket.destroy());
  socket.on('data', (piece: string) => {
    const lines = (rest + piece).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (socket.destroyed) return;
      const said = line.length > MAX_LINE_CHARS ? null : read(line);
      // As ElectrumX 1.19: another first message ends the connection, so a web page is refused.
      const isNoClient = !isGreeted && (said === null || !('method' in said) || said.method !== GREETING);
      if (said === null || isNoClient) {
        socket.destroy();
        return;
      }
      const answer = 'method' in said ? answerTo(said, methods, isGreeted, onFault) : said;
      isGreeted ||= 'result' in answer;
      socket.write(`${JSON.stringify({ jsonrpc: '2.0', ...answer })}\n`);
    }
    if (rest.length > MAX_LINE_CHARS || socket.writableLength > MAX_UNREAD_BYTES) socket.destroy();
  });
}

type Request = v.InferOutput<typeof request>;
type Refused = ReturnType<typeof refused>;

function read(line: string): Request | Refused {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return refused(null, PARSE_ERROR, 'invalid JSON');
  }
  const found = v.safeParse(request, value);
  return found.success ? found.output : refused(null, INVALID_REQUEST, 'invalid request');
}

function answerTo(
  { id, method, params }: Request,
  methods: ElectrumMethods,
  isGreeted: boolean,
  onFault: (error: unknown) => void,
): Refused | { readonly id: Request['id']; readonly result: unknown } {
  const act = methods.get(method);
  if (act === undefined) return refused(id, METHOD_NOT_FOUND, `unknown method "${method.slice(0, 100)}"`);
  if (isGreeted && method === GREETING) return refused(id, INVALID_REQUEST, `${GREETING} already sent`);
  try {
    return { id, result: act(params) };
  } catch (error) {
    if (error instanceof ElectrumRefusal) return refused(id, error.code, error.message);
    onFault(error);
    return refused(id, INTERNAL_ERROR, 'internal server error');
  }
}

function refused(id: Request['id'] | null, code: number, message: string) {
  return { id, error: { code, message } };
}
