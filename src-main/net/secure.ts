import { isIP, type Socket } from 'node:net';
import { connect, type TLSSocket } from 'node:tls';
import type { Pin } from '../../src-preload/contract/connection.ts';
import { certificateOf, keepRefused, pinFailure } from './certificate.ts';
import { hostAndPort, type HostAndPort } from './proxy-fault.ts';
import { waitOn } from './wait-on.ts';

/** The same settings as undici's in transport.ts. */
const TLS = { minVersion: 'TLSv1.2', ALPNProtocols: ['http/1.1'] } as const;

/** Node judges chain, names and dates before anything is written. */
export function secureByNode(socket: Socket, to: HostAndPort, signal: AbortSignal): Promise<TLSSocket> {
  return handshake(connect({ ...TLS, socket, ...nameOf(to), rejectUnauthorized: true }), signal);
}

/** Refuses another certificate, or one out of date, before writing. Throws CERTIFICATE_CHANGED and CERTIFICATE_REFUSED. */
export async function secureByPin(
  socket: Socket,
  to: HostAndPort,
  pin: Pin,
  signal: AbortSignal,
): Promise<TLSSocket> {
  const secured = await secureUnjudged(socket, to, signal);
  try {
    const host = hostAndPort(to);
    const failure = pinFailure(certificateOf(secured, host), pin, host, Date.now());
    if (failure !== null) throw failure;
  } catch (error) {
    secured.destroy();
    throw error;
  }
  return secured;
}

export function secureUnjudged(socket: Socket, to: HostAndPort, signal: AbortSignal): Promise<TLSSocket> {
  // The only connection without Node's judgement: the pin decides instead (hardening item 29).
  return handshake(connect({ ...TLS, socket, ...nameOf(to), rejectUnauthorized: false }), signal);
}

function handshake(socket: TLSSocket, signal: AbortSignal): Promise<TLSSocket> {
  keepRefused(socket);
  return waitOn<TLSSocket>(socket, signal, ({ found }) => {
    const done = () => found(socket);
    socket.once('secureConnect', done);
    return () => socket.off('secureConnect', done);
  });
}

/** An address is no server name (RFC 6066, 3), but is still verified. */
function nameOf({ hostname }: HostAndPort): { readonly host: string; readonly servername: string } {
  return { host: hostname, servername: isIP(hostname) === 0 ? hostname : '' };
}
