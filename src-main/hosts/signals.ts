/**
 * Takes a signal over. conf and electron-store bring a library (when-exit, under atomically) that hears every signal
 * as it loads and sends it again, to end the process by it: a stop would be cut short. What it does at the end of the process it still does.
 */
export function onSignal(signal: NodeJS.Signals, act: () => void): void {
  process.removeAllListeners(signal);
  process.on(signal, act);
}

/** What a terminal, a service manager and a closed terminal send to stop a program. */
export const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
