import type { Socket } from 'node:net';
import { hostOf, proxyFailed, type Place, type ProxyOfWay } from './proxy-fault.ts';
import { readUntil } from './wait-on.ts';

/** More than any proxy has to say before the tunnel begins. */
const HEAD_BYTES = 16 * 1024;

/**
 * Asks an HTTP proxy for a tunnel (RFC 9110, 9.3.6); from then on the socket is one to `to`. The name goes to the
 * proxy as it is. Throws PROXY_FAILED.
 */
export async function connectByHttp(
  socket: Socket,
  proxy: ProxyOfWay,
  to: Place,
  signal: AbortSignal,
): Promise<void> {
  const { user, password } = proxy;
  // RFC 7617, 2.
  const login = user === null ? '' : Buffer.from(`${user}:${password ?? ''}`, 'utf8').toString('base64');
  const target = hostOf(to);
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

/** A refusal has a body, which is not read; behind a yes the tunnel begins, where nothing is said yet. */
function answerEnd(bytes: Buffer, headEnd: number): number {
  return /^HTTP\/1\.[01] 2/.test(bytes.subarray(0, 16).toString('latin1')) ? headEnd + 4 : bytes.length;
}
