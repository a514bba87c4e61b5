import { say } from '../../../src-preload/messages/say.ts';
import type { App, Dialog } from 'electron';
import { WalletError } from '../../base/errors.ts';

/** What main is made of, as far as it can be put away. */
export interface Core {
  /** Logs, redacted; answers the number that the line bears. */
  readonly fault: (name: string, error: unknown) => string;
  /** At once: ends the keyholder's children, and with them every secret, and answers no call any more. */
  readonly seal: () => void;
  readonly close: () => Promise<void>;
}

/** Writing what is written anyway takes no longer; what hangs then is not waited for. */
const CLOSING_MS = 1_000;

/**
 * A state nobody thought of is no state to hold keys in, and no flow goes on from it: secrets are put away, storage is
 * closed, and Ochre ends, saying so. What was signed before stands in the journal.
 */
export function createLastResort(deps: {
  readonly app: Pick<App, 'exit'>;
  readonly dialog: Pick<Dialog, 'showErrorBox'>;
  readonly terminal: Pick<NodeJS.WritableStream, 'write'>;
  readonly core: () => Core | null;
  /** Why Ochre cannot start or go on, where there is no core. */
  readonly explain: (error: unknown) => string;
}): (error: unknown) => Promise<void> {
  const { app, dialog, terminal } = deps;
  /** On the terminal first: the box waits for a person, who may not be at this screen. */
  const tell = (title: string, text: string): void => {
    terminal.write(`${text}\n`);
    dialog.showErrorBox(title, text);
  };
  let over = false;
  return async (error) => {
    const core = deps.core();
    const incident = core?.fault('main', error);
    // What goes wrong while everything ends is logged and ends nothing twice.
    if (over) return;
    over = true;
    try {
      if (core === null || incident === undefined) {
        tell(isGone(error) ? say('start-stopped') : say('start-failed'), deps.explain(error));
      } else {
        core.seal();
        await Promise.race([core.close().catch(() => undefined), after(CLOSING_MS)]);
        tell(say('start-stopped'), say('start-stopped.text', { incident }));
      }
    } finally {
      // Also where nothing can be said, since the catalogue itself is gone.
      app.exit(1);
    }
  };
}

/** It ran already: the data folder was taken away. */
const isGone = (error: unknown): boolean =>
  error instanceof WalletError && error.failure.code === 'DATA_FOLDER_GONE';

const after = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
