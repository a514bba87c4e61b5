/** when-exit (in conf and electron-store) also hears each signal and resends it, which would end Ochre in mid-stop. */
export function onSignal(signal: NodeJS.Signals, act: () => void): void {
  process.removeAllListeners(signal);
  process.on(signal, act);
}

/** A terminal, a service manager and a closed terminal. */
export const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
