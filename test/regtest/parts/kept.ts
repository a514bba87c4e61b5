import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { RunFolder } from './run-folder.ts';

/** A program that ends when we do, however we end. */
export interface Kept {
  /** What it wrote so far to standard output and error. */
  readonly output: () => string;
  /** Calls back at each new piece of output. */
  readonly onOutput: (heard: () => void) => void;
  /** Settles once it has ended, with its exit code; 128 and more for a signal, as a shell counts them. */
  readonly ended: Promise<number>;
  /** Asks it to end, and ends it where it does not. */
  readonly stop: () => Promise<void>;
}

export interface KeptOptions {
  readonly name: string;
  readonly folder: RunFolder;
  /** Must name the run's folder: that is how a later run knows the process again. */
  readonly command: readonly [string, ...string[]];
  readonly env?: Readonly<Record<string, string | undefined>>;
  readonly cwd?: string;
}

const STOP_LIMIT_MS = 10_000;

/**
 * The watcher reads from a pipe that the system closes when we are gone, even where nothing of ours could run any more.
 * It is ended first where the program ends by itself: its number may be another's by then.
 */
const KEEPER = `exec 3<&0
"$@" 3<&- & child=$!
echo "$child" > "$OCHRE_PID_FILE"
{ cat <&3; kill "$child"; } > /dev/null 2>&1 & watcher=$!
wait "$child"; code=$?
kill "$watcher" 2> /dev/null
exit "$code"`;

export function startKept({ name, folder, command, env, cwd }: KeptOptions): Kept {
  if (!command.some((word) => word.includes(folder.path)))
    throw new Error(`${name} does not name its folder`);
  const pidFile = folder.pidFile(name);
  const keeper = spawn('/bin/sh', ['-c', KEEPER, 'keeper', ...command], {
    // A group of its own: Ctrl-C in the terminal reaches us, and we end it.
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe'],
    cwd,
    env: { PATH: process.env['PATH'], ...env, OCHRE_PID_FILE: pidFile },
  });
  let output = '';
  const listeners: (() => void)[] = [];
  for (const stream of [keeper.stdout, keeper.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      for (const heard of listeners) heard();
    });
  }
  keeper.stdin.on('error', () => undefined);
  const ended = once(keeper, 'exit').then(([code]: unknown[]) => {
    keeper.stdin.destroy();
    return typeof code === 'number' ? code : 128;
  });
  return {
    output: () => output,
    onOutput: (heard) => void listeners.push(heard),
    ended,
    stop: async () => {
      keeper.stdin.end();
      const limit = setTimeout(() => endAtOnce(pidFile), STOP_LIMIT_MS);
      await ended;
      clearTimeout(limit);
    },
  };
}

function endAtOnce(pidFile: string): void {
  try {
    process.kill(Number(readFileSync(pidFile, 'utf8').trim()), 'SIGKILL');
  } catch {
    // Gone meanwhile.
  }
}
