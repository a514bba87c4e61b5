import type { App } from 'electron';
import { onSignal, STOP_SIGNALS } from '../signals.ts';

/** Closing the window ends Ochre, on a Mac too: a session-only secret must not outlive what shows it. */
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
