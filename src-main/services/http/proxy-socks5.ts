import { isIP, type Socket } from 'node:net';
import { asProxyFailure, proxyFailed, type Place, type ProxyOfWay } from './proxy-fault.ts';
import { readUntil } from './wait-on.ts';

const VERSION = 5;
const NO_LOGIN = 0;
const USER_AND_PASSWORD = 2;
const NONE_ACCEPTED = 0xff;
/** Version, reply, reserved, kind, a name of 255 bytes behind its length, port. */
const LONGEST_REPLY = 4 + 256 + 2;

/**
 * Asks a SOCKS5 proxy for a connection (RFC 1928, login as in RFC 1929); from then on the socket is one to `to`. A
 * name goes to the proxy as it is, which resolves it: nothing is looked up here. Throws PROXY_FAILED.
 */
export async function connectBySocks5(
  socket: Socket,
  proxy: ProxyOfWay,
  to: Place,
  signal: AbortSignal,
): Promise<void> {
  try {
    const method = await greet(socket, proxy, signal);
    if (method === USER_AND_PASSWORD && proxy.user !== null)
      await logIn(socket, proxy, proxy.user, to, signal);
    else if (method === NONE_ACCEPTED)
      throw proxyFailed(proxy, to, proxy.user === null ? 'loginWanted' : 'login', 'no method accepted');
    else if (method !== NO_LOGIN) throw proxyFailed(proxy, to, 'protocol', 'a method that was not offered');
  } catch (error) {
    socket.destroy();
    throw asProxyFailure(error, proxy, to, 'protocol');
  }
  await ask(socket, proxy, to, signal);
}

async function greet(socket: Socket, { user }: ProxyOfWay, signal: AbortSignal): Promise<number> {
  const methods = user === null ? [NO_LOGIN] : [NO_LOGIN, USER_AND_PASSWORD];
  socket.write(Buffer.from([VERSION, methods.length, ...methods]));
  return readUntil(socket, signal, 2, (bytes) => {
    requireByte(bytes[0], VERSION);
    return bytes.length < 2 ? null : { value: bytes.readUInt8(1), used: 2 };
  });
}

async function logIn(
  socket: Socket,
  proxy: ProxyOfWay,
  user: string,
  to: Place,
  signal: AbortSignal,
): Promise<void> {
  const [name, password] = [Buffer.from(user, 'utf8'), Buffer.from(proxy.password ?? '', 'utf8')];
  socket.write(
    Buffer.concat([Buffer.from([1, name.length]), name, Buffer.from([password.length]), password]),
  );
  const status = await readUntil(socket, signal, 2, (bytes) => {
    requireByte(bytes[0], 1);
    return bytes.length < 2 ? null : { value: bytes.readUInt8(1), used: 2 };
  });
  if (status !== 0) throw proxyFailed(proxy, to, 'login', `status ${String(status)}`);
}

async function ask(socket: Socket, proxy: ProxyOfWay, to: Place, signal: AbortSignal): Promise<void> {
  const port = Buffer.alloc(2);
  port.writeUInt16BE(to.port);
  socket.write(Buffer.concat([Buffer.from([VERSION, 1, 0]), addressBytes(to.hostname), port]));
  const reply = await readUntil(socket, signal, LONGEST_REPLY, readReply);
  if (reply === 0) return;
  socket.destroy();
  throw proxyFailed(proxy, to, 'target', `reply ${String(reply)}: ${replies[reply] ?? 'no reason given'}`);
}

/** RFC 1928, 5. */
function addressBytes(hostname: string): Buffer {
  const kind = isIP(hostname);
  if (kind === 4) return Buffer.from([1, ...hostname.split('.').map(Number)]);
  if (kind === 6) return Buffer.concat([Buffer.from([4]), ipv6Bytes(hostname)]);
  const name = Buffer.from(hostname, 'ascii');
  return Buffer.concat([Buffer.from([3, name.length]), name]);
}

/** Of an address as the URL parser writes it: hex groups alone, `::` at most once. */
function ipv6Bytes(hostname: string): Buffer {
  const [head = '', tail] = hostname.split(/::/);
  const groups = (text: string) => (text === '' ? [] : text.split(':').map((group) => parseInt(group, 16)));
  const [before, after] = [groups(head), groups(tail ?? '')];
  const all = [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after];
  const bytes = Buffer.alloc(16);
  all.forEach((group, at) => bytes.writeUInt16BE(group, at * 2));
  return bytes;
}

/** RFC 1928, 6: the address behind it says where the proxy came from, and is nothing to us. */
function readReply(bytes: Buffer): { readonly value: number; readonly used: number } | null {
  requireByte(bytes[0], VERSION);
  // What refuses often says no more, and closes.
  if (bytes.length >= 2 && bytes[1] !== 0) return { value: bytes.readUInt8(1), used: bytes.length };
  if (bytes.length < 5) return null;
  requireByte(bytes[2], 0);
  const length = { 1: 4, 3: 1 + bytes.readUInt8(4), 4: 16 }[bytes.readUInt8(3)];
  if (length === undefined) throw new Error('not the SOCKS5 protocol');
  const used = 4 + length + 2;
  return bytes.length < used ? null : { value: 0, used };
}

function requireByte(byte: number | undefined, wanted: number): void {
  if (byte !== wanted) throw new Error('not the SOCKS5 protocol');
}

const replies: Readonly<Record<number, string>> = {
  1: 'it failed',
  2: 'its rules do not allow it',
  3: 'that network cannot be reached',
  4: 'that host cannot be reached',
  5: 'nothing listens there',
  6: 'it took too many steps',
  7: 'it makes no connections',
  8: 'it does not take such addresses',
};
