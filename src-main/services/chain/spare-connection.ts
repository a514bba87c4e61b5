import type { Duplex } from 'node:stream';

export interface SpareConnection {
  readonly take: () => Promise<Duplex>;
  /** Gives back a connection that its caller left before it was open. */
  readonly leave: (opening: Promise<Duplex>) => void;
}

/** Servers end idle connections themselves, though not all of them soon. */
const SPARE_MS = 60_000;

/** An onion circuit takes longer than rgb-lib waits. Keeping the connection lets rgb-lib's next try find it open. */
export function openSpare(connect: () => Promise<Duplex>): SpareConnection {
  let spare: Promise<Duplex> | null = null;
  return {
    take: () => {
      const taken = spare ?? connect();
      spare = null;
      return taken;
    },
    leave: (opening) => {
      spare = opening;
      const drop = (): void => {
        if (spare === opening) spare = null;
      };
      opening.then((socket) => {
        socket.once('close', drop).on('error', () => undefined);
        const timer = setTimeout(() => {
          if (spare !== opening) return;
          drop();
          socket.destroy();
        }, SPARE_MS);
        timer.unref();
      }, drop);
    },
  };
}
