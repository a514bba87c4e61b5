import type { Socket } from 'node:net';

export interface SocketEnds<T> {
  readonly found: (value: T) => void;
  readonly failed: (error: Error) => void;
}

/** undici's code, so that all connect time-outs are alike. */
export class ConnectTimeout extends Error {
  readonly code = 'UND_ERR_CONNECT_TIMEOUT';
}
class EarlyEnd extends Error {
  readonly code = 'ECONNRESET';
}

export function waitOn<T>(
  socket: Socket,
  signal: AbortSignal,
  begin: (ends: SocketEnds<T>) => () => void,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const over = () => {
      stop();
      socket.off('error', failed).off('close', closed).off('end', closed);
      signal.removeEventListener('abort', late);
    };
    const failed = (error: Error) => {
      over();
      // Later errors belong to nobody and must not end the program.
      socket.on('error', () => undefined);
      socket.destroy();
      reject(error);
    };
    const closed = () => failed(new EarlyEnd('the other side ended it'));
    const late = () => failed(new ConnectTimeout('it takes too long'));
    socket.once('error', failed).once('close', closed).once('end', closed);
    signal.addEventListener('abort', late);
    const stop = begin({
      found: (value) => {
        over();
        resolve(value);
      },
      failed,
    });
    if (signal.aborted) late();
  });
}

/** Null from `parse`: more is needed. Fails above `cap`, and on bytes behind the value: nobody speaks there unasked. */
export function readUntil<T>(
  socket: Socket,
  signal: AbortSignal,
  cap: number,
  parse: (bytes: Buffer) => { readonly value: T; readonly used: number } | null,
): Promise<T> {
  return waitOn<T>(socket, signal, ({ found, failed }) => {
    let bytes = Buffer.alloc(0);
    const take = (piece: Buffer) => {
      bytes = Buffer.concat([bytes, piece]);
      try {
        const parsed = parse(bytes);
        if (parsed === null) {
          if (bytes.length > cap) throw new Error('it says more than there is to say');
          return;
        }
        if (parsed.used < bytes.length) throw new Error('it says more than it was asked');
        found(parsed.value);
      } catch (error) {
        failed(error as Error);
      }
    };
    socket.on('data', take).resume();
    return () => socket.off('data', take).pause();
  });
}
