import type { App, RenderProcessGoneDetails } from 'electron';

/** A page that ends so often, so soon, would only do it again. */
const MOST_CRASHES = 3;
const WITHIN_MS = 60_000;

/**
 * A page whose process ended is loaded anew, from nothing: what it showed went with it, main and its flows stand.
 * `giveUp` is called where that does not help.
 */
export function healPage(deps: {
  readonly app: Pick<App, 'on'>;
  readonly nowMs: () => number;
  readonly fault: (name: string, error: unknown) => void;
  readonly reload: () => void;
  readonly giveUp: (error: Error) => void;
}): void {
  let crashes: readonly number[] = [];
  deps.app.on('render-process-gone', (_event, _contents, { reason, exitCode }: RenderProcessGoneDetails) => {
    // Its own end, as when the window is closed.
    if (reason === 'clean-exit') return;
    const nowMs = deps.nowMs();
    const error = new Error(`the page's process ended: ${reason}, ${exitCode}`);
    crashes = [...crashes.filter((atMs) => nowMs - atMs < WITHIN_MS), nowMs];
    if (crashes.length > MOST_CRASHES) {
      deps.giveUp(error);
      return;
    }
    deps.fault('page', error);
    deps.reload();
  });
}
