import { say } from '../../../src-preload/messages/say.ts';
import type { App, Dialog } from 'electron';
import { WalletError } from '../../base/errors.ts';

export interface ClosableCore {
  readonly fault: (name: string, error: unknown) => string;
  readonly seal: () => void;
  readonly close: () => Promise<void>;
}

/** Pending writes take no longer; a hang isn't waited for. */
const CLOSING_MS = 1_000;

/** No keys stay in memory after an unexpected state. The journal has what was signed. */
export function createLastResort(deps: {
  readonly app: Pick<App, 'exit'>;
  readonly dialog: Pick<Dialog, 'showErrorBox'>;
  readonly terminal: Pick<NodeJS.WritableStream, 'write'>;
  readonly core: () => ClosableCore | null;
  readonly explain: (error: unknown) => string;
}): (error: unknown) => Promise<void> {
  const { app, dialog, terminal } = deps;
  /** On the terminal first: the box waits for a person, who may not be here. */
  const tell = (title: string, text: string): void => {
    terminal.write(`${text}\n`);
    dialog.showErrorBox(title, text);
  };
  let over = false;
  return async (error) => {
    const core = deps.core();
    const incident = core?.fault('main', error);
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
      // Even if the missing catalogue prevents a message.
      app.exit(1);
    }
  };
}

const isGone = (error: unknown): boolean =>
  error instanceof WalletError && error.failure.code === 'DATA_FOLDER_GONE';

const after = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
