import type { App } from 'electron';
import { onSignal, STOP_SIGNALS } from '../signals.ts';

/** Quit on close, on macOS too: a session-only key must not outlive its window. */
export function stopInOrder(app: Pick<App, 'on' | 'quit' | 'exit'>, close: () => Promise<void>): void {
  let closed = false;
  app.on('window-all-closed', () => app.quit());
  for (const signal of STOP_SIGNALS) {
    onSignal(signal, () => app.quit());
  }
  app.on('will-quit', (event) => {
    if (closed) return;
    event.preventDefault();
    closed = true;
    void close().finally(() => app.exit(0));
  });
}
