import type { App, Dialog } from 'electron';

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
  readonly core: () => Core | null;
  /** Why Ochre cannot start, where there is no core yet. */
  readonly explain: (error: unknown) => string;
}): (error: unknown) => Promise<void> {
  const { app, dialog } = deps;
  let over = false;
  return async (error) => {
    const core = deps.core();
    const incident = core?.fault('main', error);
    // What goes wrong while everything ends is logged and ends nothing twice.
    if (over) return;
    over = true;
    if (core === null || incident === undefined) {
      dialog.showErrorBox('Ochre cannot start', deps.explain(error));
    } else {
      core.seal();
      await Promise.race([core.close().catch(() => undefined), after(CLOSING_MS)]);
      dialog.showErrorBox(
        'Ochre had to stop',
        `Something happened that nobody foresaw; ochre.log holds it as ${incident}. Your keys were put away at once. ` +
          'Start Ochre again: what you signed before is in its journal.',
      );
    }
    app.exit(1);
  };
}

const after = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
