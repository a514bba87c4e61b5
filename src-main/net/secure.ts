import { isIP, type Socket } from 'node:net';
import { connect, type TLSSocket } from 'node:tls';
import type { Pin } from '../../src-preload/contract/connection.ts';
import { certificateOf, keepRefused, pinFailure } from './certificate.ts';
import { hostOf, type Place } from './proxy-fault.ts';
import { waitOn } from './wait-on.ts';

/** What every TLS connection is opened with, here and by undici in transport.ts. */
const TLS = { minVersion: 'TLSv1.2', ALPNProtocols: ['http/1.1'] } as const;

/** TLS over a connection that stands, judged by Node alone: chain, names and dates. Nothing is written before it is. */
export function secureByNode(socket: Socket, to: Place, signal: AbortSignal): Promise<TLSSocket> {
  return handshake(connect({ ...TLS, socket, ...nameOf(to), rejectUnauthorized: true }), signal);
}

/**
 * TLS over a connection that stands, with exactly the certificate that was pinned: any other, and one out of its time,
 * is refused before a byte of a question is written. Throws CERTIFICATE_CHANGED and CERTIFICATE_REFUSED.
 */
export async function secureByPin(
  socket: Socket,
  to: Place,
  pin: Pin,
  signal: AbortSignal,
): Promise<TLSSocket> {
  const secured = await secureUnjudged(socket, to, signal);
  try {
    const host = hostOf(to);
    const failure = pinFailure(certificateOf(secured, host), pin, host, Date.now());
    if (failure !== null) throw failure;
  } catch (error) {
    secured.destroy();
    throw error;
  }
  return secured;
}

/** TLS with whoever is there, to see the certificate: for secureByPin, and for looking, which writes nothing. */
export function secureUnjudged(socket: Socket, to: Place, signal: AbortSignal): Promise<TLSSocket> {
  // The one place where Node's judgement is not the last word: the pin is asked instead (hardening item 29).
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

/** An address is no server name (RFC 6066, 3), and is judged as one all the same. */
function nameOf({ hostname }: Place): { readonly host: string; readonly servername: string } {
  return { host: hostname, servername: isIP(hostname) === 0 ? hostname : '' };
}
