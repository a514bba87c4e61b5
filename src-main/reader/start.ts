import { Worker } from 'node:worker_threads';

export interface WorkerLink {
  readonly post: (message: unknown, transfer?: readonly ArrayBuffer[]) => void;
  readonly hear: (listener: (message: unknown) => void) => void;
  /** Called once, with the fault that ended it, or null. */
  readonly ended: (listener: (fault: Error | null) => void) => void;
  readonly kill: () => void;
}

/** The largest readable PSBT takes a tenth of it. */
const MEMORY_MB = 512;

export function startWorker(path: string): WorkerLink {
  const worker = new Worker(path, {
    name: 'reader',
    env: {},
    execArgv: [],
    // Catches what the worker prints, which could be data.
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  // An idle worker must not keep the process alive; requests have their own clocks.
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
