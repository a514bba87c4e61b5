import type { Socket } from 'node:net';

/** Ends the waiting: with what was waited for, or with why it does not come. */
export interface Ends<T> {
  readonly found: (value: T) => void;
  readonly failed: (error: Error) => void;
}

/** What undici calls it, so that a connection that takes too long is one thing however it is made. */
export class ConnectTimeout extends Error {
  readonly code = 'UND_ERR_CONNECT_TIMEOUT';
}
/** The other side ended the connection before it said what was waited for. */
class EarlyEnd extends Error {
  readonly code = 'ECONNRESET';
}

/**
 * Waits for one thing of a socket: what `begin` finds, or the socket's error, its end, or `signal`. `begin` answers how
 * to take its listeners off again. Whatever fails, the socket is destroyed.
 */
export function waitOn<T>(
  socket: Socket,
  signal: AbortSignal,
  begin: (ends: Ends<T>) => () => void,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const over = () => {
      stop();
      socket.off('error', failed).off('close', closed).off('end', closed);
      signal.removeEventListener('abort', late);
    };
    const failed = (error: Error) => {
      over();
      // What comes after is nobody's any more, and must not end the program.
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

/**
 * Reads until `parse` makes something of the bytes so far; null: there must be more. More bytes than `cap` fail, and
 * so do bytes behind what was parsed (`used`): nobody speaks there before being spoken to.
 */
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
    // A reader before this one left it paused.
    socket.on('data', take).resume();
    return () => socket.off('data', take).pause();
  });
}
