import { connect, type Socket, isIP } from 'node:net';
import { fail } from '../base/errors.ts';
import { isHostLength, type RouteWithPin, proxyReach, type Reach } from '../base/service/route.ts';
import type { Gate } from './door.ts';
import {
  asProxyFailure,
  proxyFailed,
  type HostAndPort,
  type ProxyOfWay,
  hostAndPort,
} from './proxy-fault.ts';
import { secureByNode, secureByPin } from './secure.ts';
import { waitOn, readUntil } from './wait-on.ts';

export interface Target extends HostAndPort {
  readonly isTls: boolean;
}

export type Connection = Socket;

export interface Passage {
  readonly way: RouteWithPin;
  /** Called before each socket, and before each question over a kept one. Throws what the gate does. */
  readonly pass: () => void;
}

export function passage(gate: Gate, way: RouteWithPin, ...reaches: readonly Reach[]): Passage {
  const all = [...reaches, ...proxyReach(way.proxy)];
  return { way, pass: () => gate.pass(all) };
}

export function connectTarget(url: Pick<URL, 'hostname' | 'port' | 'protocol'>): Target {
  const isTls = url.protocol === 'https:';
  const port = Number(url.port === '' ? (isTls ? 443 : 80) : url.port);
  return { hostname: url.hostname.replace(/^\[(.*)\]$/, '$1'), port, isTls };
}

/** Throws PROXY_FAILED, CERTIFICATE_*, the gate's failures, and socket errors. */
export async function openConnection(by: Passage, to: Target, signal: AbortSignal): Promise<Connection> {
  const { way } = by;
  // Plain http would ignore the pin.
  if (way.pin !== null && !to.isTls) throw fail('URL_REFUSED', { reason: 'pinNeedsTls' });
  const socket = await openSocket(by, to, signal);
  if (!to.isTls) return socket;
  return way.pin === null ? secureByNode(socket, to, signal) : secureByPin(socket, to, way.pin, signal);
}

export async function openSocket({ way: { proxy }, pass }: Passage, to: HostAndPort, signal: AbortSignal) {
  pass();
  // A longer name, cut to one byte of length, would name somebody else.
  if (!isHostLength(to.hostname)) throw fail('URL_REFUSED', { reason: 'syntax' });
  if (proxy !== null && proxy.user !== null && proxy.password === null)
    throw proxyFailed(proxy, to, 'login', 'its password is not in the keychain');
  const socket = await (proxy === null ? dial(to, signal) : throughProxy(proxy, pass, to, signal));
  passOrEnd(pass, socket);
  return socket;
}

/** Passes the gate again, because consent may have been withdrawn meanwhile. */
function passOrEnd(pass: Passage['pass'], socket: Connection): void {
  try {
    pass();
  } catch (error) {
    socket.destroy();
    throw error;
  }
}

async function throughProxy(
  proxy: ProxyOfWay,
  pass: Passage['pass'],
  to: HostAndPort,
  signal: AbortSignal,
): Promise<Socket> {
  const socket = await dial({ hostname: proxy.host, port: proxy.port }, signal).catch((error: unknown) => {
    throw asProxyFailure(error, proxy, to, 'unreachable');
  });
  passOrEnd(pass, socket);
  try {
    await (proxy.kind === 'http' ? connectByHttp : connectBySocks5)(socket, proxy, to, signal);
    return socket;
  } catch (error) {
    socket.destroy();
    throw asProxyFailure(error, proxy, to, signal.aborted ? 'silent' : 'protocol');
  }
}

function dial({ hostname, port }: HostAndPort, signal: AbortSignal): Promise<Socket> {
  const socket = connect({ host: hostname, port, noDelay: true, keepAlive: true });
  return waitOn<Socket>(socket, signal, ({ found }) => {
    const done = () => found(socket);
    socket.once('connect', done);
    return () => socket.off('connect', done);
  });
}

/** More than any proxy says before the tunnel. */
const HEAD_BYTES = 16 * 1024;

/** CONNECT (RFC 9110, 9.3.6); the proxy resolves the name. Throws PROXY_FAILED. */
async function connectByHttp(
  socket: Socket,
  proxy: ProxyOfWay,
  to: HostAndPort,
  signal: AbortSignal,
): Promise<void> {
  const { user, password } = proxy;
  // RFC 7617, 2.
  const login = user === null ? '' : Buffer.from(`${user}:${password ?? ''}`, 'utf8').toString('base64');
  const target = hostAndPort(to);
  socket.write(
    `CONNECT ${target} HTTP/1.1\r\nHost: ${target}\r\n` +
      (login === '' ? '' : `Proxy-Authorization: Basic ${login}\r\n`) +
      '\r\n',
  );
  const line = await readUntil(socket, signal, HEAD_BYTES, (bytes) => {
    const end = bytes.indexOf('\r\n\r\n');
    if (end < 0) return null;
    return {
      value: bytes.subarray(0, bytes.indexOf('\r\n')).toString('latin1'),
      used: answerEnd(bytes, end),
    };
  });
  const [, digits, reason = ''] = /^HTTP\/1\.[01] (\d{3})(?: (.*))?$/.exec(line) ?? [];
  const status = Number(digits ?? 0);
  if (status >= 200 && status < 300) return;
  socket.destroy();
  if (status === 0) throw proxyFailed(proxy, to, 'protocol', 'not the HTTP protocol');
  const said = `status ${String(status)}${reason === '' ? '' : ` ${reason}`}`;
  if (status === 407) throw proxyFailed(proxy, to, user === null ? 'loginWanted' : 'login', said);
  throw proxyFailed(proxy, to, 'target', said);
}

function answerEnd(bytes: Buffer, headEnd: number): number {
  return /^HTTP\/1\.[01] 2/.test(bytes.subarray(0, 16).toString('latin1')) ? headEnd + 4 : bytes.length;
}

const VERSION = 5;
const NO_LOGIN = 0;
const USER_AND_PASSWORD = 2;
const NONE_ACCEPTED = 0xff;
/** Version, reply, reserved, kind, a name of 255 bytes behind its length, port. */
const LONGEST_REPLY = 4 + 256 + 2;

/** RFC 1928, login RFC 1929; the proxy resolves the name. Throws PROXY_FAILED. */
async function connectBySocks5(
  socket: Socket,
  proxy: ProxyOfWay,
  to: HostAndPort,
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
  to: HostAndPort,
  signal: AbortSignal,
): Promise<void> {
  const [name, password] = [Buffer.from(user, 'utf8'), Buffer.from(proxy.password ?? '', 'utf8')];
  socket.write(Buffer.concat([Buffer.from([1]), sized(name), sized(password)]));
  const status = await readUntil(socket, signal, 2, (bytes) => {
    requireByte(bytes[0], 1);
    return bytes.length < 2 ? null : { value: bytes.readUInt8(1), used: 2 };
  });
  if (status !== 0) throw proxyFailed(proxy, to, 'login', `status ${String(status)}`);
}

async function ask(socket: Socket, proxy: ProxyOfWay, to: HostAndPort, signal: AbortSignal): Promise<void> {
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
  return Buffer.concat([Buffer.from([3]), sized(name)]);
}

function sized(bytes: Buffer): Buffer {
  if (bytes.length < 1 || bytes.length > 0xff) throw new Error('its length does not fit in one byte');
  return Buffer.concat([Buffer.from([bytes.length]), bytes]);
}

function ipv6Bytes(hostname: string): Buffer {
  const [head = '', tail] = hostname.split(/::/);
  const groups = (text: string) => (text === '' ? [] : text.split(':').map((group) => parseInt(group, 16)));
  const [before, after] = [groups(head), groups(tail ?? '')];
  const all = [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after];
  const bytes = Buffer.alloc(16);
  all.forEach((group, at) => bytes.writeUInt16BE(group, at * 2));
  return bytes;
}

/** RFC 1928, 6. The bound address is ignored. */
function readReply(bytes: Buffer): { readonly value: number; readonly used: number } | null {
  requireByte(bytes[0], VERSION);
  // A refusing proxy often closes after two bytes.
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
