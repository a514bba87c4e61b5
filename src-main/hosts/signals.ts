/**
 * when-exit (under atomically, for conf and electron-store) hears each signal and resends it: the stop would be cut short.
 * Its exit handler stays.
 */
export function onSignal(signal: NodeJS.Signals, act: () => void): void {
  process.removeAllListeners(signal);
  process.on(signal, act);
}

export const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
