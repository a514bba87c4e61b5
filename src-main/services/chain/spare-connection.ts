import type { Duplex } from 'node:stream';

export interface SpareConnection {
  readonly take: () => Promise<Duplex>;
  /** Gives back one that its caller left before it stood. */
  readonly leave: (opening: Promise<Duplex>) => void;
}

/** Servers end idle connections themselves, though not all of them soon. */
const SPARE_MS = 60_000;

/** rgb-lib waits less long than a circuit to an onion address takes, and tries again: it then finds that circuit. */
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
