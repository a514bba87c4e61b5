import { createLoopbackTransport } from '../../src-renderer/bridge/loopback-transport.ts';

/** Waits no longer than the program that asks. */
const waitQuietly = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms).unref();
  });

/**
 * Opens the page of a loopback host at its address, with the code in it, as a browser would: without one. `kept` is what
 * a page before it left in its tab.
 */
export async function openLoopbackPage(address: string, kept: string | null = null) {
  const { origin, hash } = new URL(address);
  let token = kept;
  const transport = createLoopbackTransport({
    // Node's fetch may send the Origin that a browser would.
    fetch: (path, init) => fetch(`${origin}${path}`, { ...init, headers: { ...init.headers, origin } }),
    fragment: hash,
    forgetFragment: () => undefined,
    token: {
      get: () => token,
      set: (given) => void (token = given),
    },
    copy: () => Promise.resolve(true),
    wait: waitQuietly,
  });
  await new Promise<void>((open, refuse) => {
    transport.onState((state) => {
      if (state === 'open') open();
      if (state === 'refused' || state === 'codeless' || state === 'stranger')
        refuse(new Error(`the page was ${state}`));
    });
  });
  return transport;
}
