import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { waitFor } from './ending.ts';
import type { RunFolder } from './run-folder.ts';

/** A program that ends when we do, however we end. */
export type Kept = ReturnType<typeof startKept>;

export interface KeptOptions {
  readonly name: string;
  readonly folder: RunFolder;
  readonly command: readonly [string, ...string[]];
  readonly env?: Readonly<Record<string, string | undefined>>;
  readonly cwd?: string;
}

const STOP_LIMIT_MS = 10_000;

/**
 * The watcher reads from a pipe that the system closes when we end, even if none of our code could run. It is ended
 * first if the program ends by itself: the process id may be another's later.
 */
const KEEPER = `exec 3<&0
"$@" 3<&- & child=$!
echo "$child" > "$OCHRE_PID_FILE"
{ cat <&3; kill "$child"; } > /dev/null 2>&1 & watcher=$!
wait "$child"; code=$?
kill "$watcher" 2> /dev/null
exit "$code"`;

export function startKept({ name, folder, command, env, cwd }: KeptOptions) {
  const pidFile = folder.pidFile(name);
  const keeper = spawn('/bin/sh', ['-c', KEEPER, 'keeper', ...command], {
    // A group of its own: Ctrl-C in the terminal reaches us, and we end it.
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe'],
    cwd,
    env: { PATH: process.env['PATH'], ...env, OCHRE_PID_FILE: pidFile },
  });
  let output = '';
  for (const stream of [keeper.stdout, keeper.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  keeper.stdin.on('error', () => undefined);
  const ended = once(keeper, 'exit').then(([code]: unknown[]) => {
    keeper.stdin.destroy();
    return typeof code === 'number' ? code : 128;
  });
  return {
    /** What it wrote so far to standard output and error. */
    output: () => output,
    /** Settles once it has ended, with its exit code; 128 and more for a signal, as a shell counts them. */
    ended,
    /** Asks it to end, and ends it where it does not. */
    stop: async () => {
      keeper.stdin.end();
      const limit = setTimeout(() => endAtOnce(pidFile), STOP_LIMIT_MS);
      await ended;
      clearTimeout(limit);
    },
  };
}

const START_LIMIT_MS = 30_000;

/** Looks until the program shows it. Ends the program where it ends before that, or is late; `more`: said beside its output. */
export async function shownBy<T>(kept: Kept, look: () => T | null, more = (): string => ''): Promise<T> {
  const life: { code: number | null } = { code: null };
  void kept.ended.then((code) => (life.code = code));
  const otherwise = (): string =>
    `the program ${life.code === null ? 'is not there in time' : `ended with ${life.code}`}:\n${kept.output()}${more()}`;
  const tried = (): T | null => {
    const found = look();
    if (found === null && life.code !== null) throw new Error(otherwise());
    return found;
  };
  try {
    return await waitFor(tried, { limitMs: START_LIMIT_MS, everyMs: 20, otherwise });
  } catch (error) {
    await kept.stop();
    throw error;
  }
}

/** What the first line of this form says, by the first group of it. */
export const firstLine = (kept: Kept, form: RegExp): Promise<string> =>
  shownBy(kept, () => form.exec(kept.output())?.[1] ?? null);

function endAtOnce(pidFile: string): void {
  try {
    process.kill(Number(readFileSync(pidFile, 'utf8').trim()), 'SIGKILL');
  } catch {
    // Gone meanwhile.
  }
}
