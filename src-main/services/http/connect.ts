import { connect, type Socket } from 'node:net';
import { fail } from '../../domain/errors.ts';
import type { RouteWithPin } from '../../domain/services/route.ts';
import { asProxyFailure, proxyFailed, type Place, type ProxyOfWay } from './proxy-fault.ts';
import { connectByHttp } from './proxy-connect.ts';
import { connectBySocks5 } from './proxy-socks5.ts';
import { secureByNode, secureByPin } from './secure.ts';
import { waitOn } from './wait-on.ts';

/** Where a connection ends, and whether it is TLS there. */
export interface Target extends Place {
  readonly isTls: boolean;
}

/**
 * A connection to `to` by the way that is set, ready for the first byte of a question; there is no other way and none
 * is tried. Throws PROXY_FAILED and CERTIFICATE_*, and the error of the socket for what else goes wrong.
 */
export async function openConnection(way: RouteWithPin, to: Target, signal: AbortSignal): Promise<Socket> {
  // Nobody would look at it: said before anything is sent.
  if (way.pin !== null && !to.isTls) throw fail('URL_REFUSED', { reason: 'pinNeedsTls' });
  const socket = await openSocket(way, to, signal);
  if (!to.isTls) return socket;
  return way.pin === null ? secureByNode(socket, to, signal) : secureByPin(socket, to, way.pin, signal);
}

/** Opens a plain TCP connection to `to`, or through the proxy to it; TLS is laid over it by whoever asked. */
export async function openSocket({ proxy }: RouteWithPin, to: Place, signal: AbortSignal): Promise<Socket> {
  if (proxy === null) return dial(to, signal);
  if (proxy.user !== null && proxy.password === null)
    throw proxyFailed(proxy, to, 'login', 'its password is not in the keychain');
  return throughProxy(proxy, to, signal);
}

async function throughProxy(proxy: ProxyOfWay, to: Place, signal: AbortSignal): Promise<Socket> {
  const socket = await dial({ hostname: proxy.host, port: proxy.port }, signal).catch((error: unknown) => {
    throw asProxyFailure(error, proxy, to, 'unreachable');
  });
  try {
    await (proxy.kind === 'http' ? connectByHttp : connectBySocks5)(socket, proxy, to, signal);
    return socket;
  } catch (error) {
    socket.destroy();
    throw asProxyFailure(error, proxy, to, signal.aborted ? 'silent' : 'protocol');
  }
}

function dial({ hostname, port }: Place, signal: AbortSignal): Promise<Socket> {
  const socket = connect({ host: hostname, port, noDelay: true, keepAlive: true });
  return waitOn<Socket>(socket, signal, ({ found }) => {
    const done = () => {
      found(socket);
    };
    socket.once('connect', done);
    return () => socket.off('connect', done);
  });
}
