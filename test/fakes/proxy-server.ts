import { connect, createServer, type Socket } from 'node:net';
import { listenToAll } from '../support/listen.ts';

/** A request to a test proxy, as it was on the wire. */
export interface AskedOfProxy {
  /** `name`: the proxy resolves it. */
  readonly kind: 'name' | 'ipv4' | 'ipv6';
  readonly host: string;
  readonly port: number;
  readonly user: string | null;
}

export interface ProxyOptions {
  /** Null: no login needed. */
  readonly login?: { readonly user: string; readonly password: string } | null;
  /** Ports of this machine by name: the tests have no name server. Addresses are used as they are. */
  readonly names?: Readonly<Record<string, number>>;
  /** Refuses every target in its protocol's way. */
  readonly refuses?: number;
  /** Takes the connection and says nothing. */
  readonly silent?: boolean;
}

export interface ProxyServer {
  readonly port: number;
  readonly asked: readonly AskedOfProxy[];
  /** Clients' breaches of the protocol. */
  readonly faults: readonly string[];
  /** Bytes from clients, before and inside tunnels. */
  readonly heard: () => Buffer;
  readonly connections: () => number;
  close: () => Promise<void>;
}

/** A protocol's handling of one client: reads by `read`, then opens the tunnel or refuses. */
export interface Client {
  /** Reads exactly this many bytes. */
  readonly read: (bytes: number) => Promise<Buffer>;
  readonly readHead: () => Promise<string>;
  readonly write: (bytes: Buffer | string) => void;
  readonly asks: (asked: AskedOfProxy) => void;
  /** Ends a client that broke the protocol. */
  readonly fault: (problem: string) => never;
  /** A connection to a name or an address, as mapped here; null: nothing listens there. */
  readonly reach: (host: string, port: number) => Promise<Socket | null>;
  readonly tunnel: (to: Socket) => void;
  readonly end: () => void;
}

/** A real server on the loopback interface that speaks one proxy protocol, strictly. */
export async function startProxy(
  options: ProxyOptions,
  serve: (client: Client) => Promise<void>,
): Promise<ProxyServer> {
  const asked: AskedOfProxy[] = [];
  const faults: string[] = [];
  const heard: Buffer[] = [];
  const server = createServer((socket) => {
    socket.on('data', (piece) => heard.push(piece));
    if (options.silent === true) return;
    serve(clientOf(socket, options, asked, faults)).catch(() => socket.destroy());
  });
  const { port, connections, close } = await listenToAll(server);
  return { port, asked, faults, heard: () => Buffer.concat(heard), connections, close };
}

class Forbidden extends Error {}

function clientOf(
  socket: Socket,
  { names = {} }: ProxyOptions,
  asked: AskedOfProxy[],
  faults: string[],
): Client {
  let bytes = Buffer.alloc(0);
  let wake = (): void => undefined;
  const take = (piece: Buffer) => {
    bytes = Buffer.concat([bytes, piece]);
    wake();
  };
  socket.on('data', take).on('close', () => wake());
  const until = async (isThere: () => number): Promise<Buffer> => {
    while (isThere() < 0) {
      if (socket.destroyed) throw new Error('the client went away');
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
    const length = isThere();
    const found = bytes.subarray(0, length);
    bytes = bytes.subarray(length);
    return found;
  };
  const fault = (problem: string): never => {
    faults.push(problem);
    throw new Forbidden(problem);
  };
  return {
    read: (length) => until(() => (bytes.length >= length ? length : -1)),
    readHead: async () => {
      const head = await until(() => {
        const end = bytes.indexOf('\r\n\r\n');
        return end < 0 ? -1 : end + 4;
      });
      return head.toString('latin1');
    },
    write: (text) => void socket.write(text),
    asks: (one) => void asked.push(one),
    fault,
    reach: async (host, port) => {
      const to = connect({ host: '127.0.0.1', port: names[host] ?? port });
      if (names[host] === undefined && !/^(127\.|::1$)/.test(host)) return null;
      return new Promise((resolve) => {
        to.once('connect', () => resolve(to)).once('error', () => resolve(null));
      });
    },
    tunnel: (to) => {
      if (bytes.length > 0) fault('speaks before the tunnel is open');
      socket.off('data', take);
      to.on('error', () => socket.destroy()).on('close', () => socket.destroy());
      socket.on('close', () => to.destroy());
      socket.pipe(to).pipe(socket);
    },
    end: () => void socket.end(),
  };
}
