import { randomBytes } from 'node:crypto';
import { COST } from '../base/sealed-box.ts';
import { openKeychain } from './vault/keychain.ts';
import { answer, type Tools, openVault } from './answer.ts';
import type { Message } from './requests.ts';
import { readUptime } from './uptime.ts';

/** The only process that touches a key or the OS keychain. It never ends by itself: an answer could be lost. */
const port = openPort();
const tell = (message: Message): void => port.post(message);

const keychain = openKeychain({
  asked: () => tell({ kind: 'keychain', waiting: true }),
  answered: () => tell({ kind: 'keychain', waiting: false }),
});
// A Buffer would not do, because it has a toJSON.
const draw = (count: number): Uint8Array => Uint8Array.from(randomBytes(count));
const tools: Tools = {
  ...openVault({ keychain, probeId: () => randomBytes(8).toString('hex'), randomBytes: draw, cost: COST }),
  judging: () => import('./answer.ts'),
  nowMs: () => Date.now(),
  uptime: readUptime,
  randomBytes: draw,
};

port.hear((raw) => {
  void answer(raw, tools).then((message) => {
    if (message !== null) tell(message);
  });
});

/** The child's end of the pipe to main: the same for Node's fork and Electron's utilityProcess. */
interface Port {
  readonly post: (message: unknown) => void;
  readonly hear: (listener: (message: unknown) => void) => void;
}

interface ElectronParentPort {
  readonly postMessage: (message: unknown) => void;
  readonly on: (event: 'message', listener: (event: { readonly data: unknown }) => void) => void;
}

function openPort(): Port {
  const electron = (process as { parentPort?: ElectronParentPort }).parentPort;
  if (electron !== undefined) {
    return {
      post: (message) => electron.postMessage(message),
      hear: (listener) => electron.on('message', ({ data }) => listener(data)),
    };
  }
  // A keychain prompt can hold this process for minutes. Without main nobody wants its answer.
  process.on('disconnect', () => process.exit());
  return {
    post: (message) => void process.send?.(message),
    hear: (listener) => void process.on('message', listener),
  };
}
