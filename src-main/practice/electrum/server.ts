import { createServer, type Socket } from 'node:net';
import * as v from 'valibot';
import type { World } from '../chain/store.ts';
import { electrumMethods, ElectrumRefusal, type ElectrumMethods } from './methods.ts';

export interface ElectrumServer {
  readonly address: string;
  /** Ends every connection, answered or not. */
  close: () => Promise<void>;
}

const MAX_CONNECTIONS = 64;
/** No question of the protocol is as long as that. */
const MAX_LINE_CHARS = 100_000;
/** Of answers that the other side does not read. */
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

/** The Electrum protocol over the practice chain: JSON-RPC in lines, on 127.0.0.1 only, at a port the system chooses. */
export async function startElectrum(
  world: World,
  onFault: (error: unknown) => void,
): Promise<ElectrumServer> {
  const methods = electrumMethods(world);
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    serve(socket, methods, onFault);
  });
  server.maxConnections = MAX_CONNECTIONS;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  return {
    address: `tcp://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`,
    close: () =>
      new Promise((resolve) => {
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
  // Whoever went away is no fault of ours.
  socket.on('error', () => socket.destroy());
  socket.on('data', (piece: string) => {
    const lines = (rest + piece).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (socket.destroyed) return;
      const said = line.length > MAX_LINE_CHARS ? null : read(line);
      // As ElectrumX 1.19: whoever says something else first is no client. A web page is none.
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
