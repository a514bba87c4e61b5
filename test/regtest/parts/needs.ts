import { build, buildProblem } from '../../../scripts/lib/build.mjs';
import { root } from '../../../scripts/lib/root.mjs';

/** A part that cannot be had here, in one sentence for a person. The lane skips what needs it, and says so. */
export class NotHere extends Error {
  override readonly name = 'NotHere';
}

export const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

export type Say = (line: string) => void;

/** With --json, standard output holds the summary and nothing else. */
export const sayBeside = (json: boolean): Say => (json ? console.error : console.log);

/** What needs a part that cannot be had: null, and it is said among what is skipped. */
export async function orSkipped<T>(what: string, skipped: string[], act: () => Promise<T>) {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof NotHere)) throw error;
    skipped.push(`${what}: ${error.message}`);
    return null;
  }
}

/** What fetching may take in all, so that a mirror that answers nothing is a part that is not here, and no run that hangs. */
export type FetchLimit = ReturnType<typeof openFetchLimit>;

const FETCH_LIMIT_MS = 3 * 60_000;

export function openFetchLimit() {
  const endsAt = Date.now() + FETCH_LIMIT_MS;
  return {
    /** For the next command, in ms. Throws NotHere once nothing is left. */
    leftMs: () => {
      const left = endsAt - Date.now();
      if (left <= 0) throw new NotHere(`fetching took longer than ${FETCH_LIMIT_MS / 1_000} s`);
      return left;
    },
  };
}

/** Builds the app, and says so, where what is built is not what the sources say. */
export async function ensureBuilt(say: Say): Promise<void> {
  const problem = buildProblem(root);
  if (problem === null) return;
  say(`Building (${problem}) …`);
  const { code, output } = await build(root, { show: false });
  if (code !== 0) throw new Error(`the app does not build:\n${output}`);
}
