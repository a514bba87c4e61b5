import { Worker } from 'node:worker_threads';

/** Main's end of one reader. */
export interface WorkerLink {
  /** Anything that a structured clone carries. */
  readonly post: (message: unknown, transfer?: readonly ArrayBuffer[]) => void;
  readonly hear: (listener: (message: unknown) => void) => void;
  /** Called once, when it has ended or could not be started; with the fault that ended it, or null. */
  readonly ended: (listener: (fault: Error | null) => void) => void;
  /** Ends it at once, in the middle of whatever it does. */
  readonly kill: () => void;
}

/** What reading may take of memory; the largest PSBT that is read takes a tenth of it. */
const MEMORY_MB = 512;

/** Starts the worker. `path` is the built reader.js. */
export function startWorker(path: string): WorkerLink {
  const worker = new Worker(path, {
    name: 'reader',
    env: {},
    execArgv: [],
    // Nothing of what it chokes on is printed.
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  // Nobody stays for its sake: whoever waits for an answer waits by a clock of their own.
  worker.unref();
  let fault: Error | null = null;
  worker.on('error', (error) => {
    fault = error;
  });
  return {
    post: (message, transfer = []) => worker.postMessage(message, transfer),
    hear: (listener) => {
      worker.on('message', listener);
    },
    ended: (listener) => {
      worker.on('exit', () => listener(fault));
    },
    kill: () => void worker.terminate(),
  };
}
