/** The child's end of the pipe to main: the same for Node's fork and Electron's utilityProcess. */
export interface Port {
  readonly post: (message: unknown) => void;
  readonly hear: (listener: (message: unknown) => void) => void;
}

/** What Electron gives a utilityProcess, as far as it is used. The message is in `data`. */
interface ElectronParentPort {
  readonly postMessage: (message: unknown) => void;
  readonly on: (event: 'message', listener: (event: { readonly data: unknown }) => void) => void;
}

export function openPort(): Port {
  const electron = (process as { parentPort?: ElectronParentPort }).parentPort;
  if (electron !== undefined) {
    return {
      post: (message) => electron.postMessage(message),
      hear: (listener) => electron.on('message', ({ data }) => listener(data)),
    };
  }
  // A keychain prompt can hold this process for minutes; without main nobody wants its answer.
  process.on('disconnect', () => process.exit());
  return {
    post: (message) => void process.send?.(message),
    hear: (listener) => void process.on('message', listener),
  };
}
