import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Everything that one run writes, and the process ids of what it started. Gone when it is removed. */
export interface RunFolder {
  readonly path: string;
  /** A new folder in it. */
  readonly sub: (name: string) => string;
  /** Where the process id of what is called so is written; its command line must name this run's folder. */
  readonly pidFile: (name: string) => string;
  readonly remove: () => void;
}

const PREFIX = 'ochre-regtest-';

/** Clears what runs that were killed left behind, then opens a folder for this one. */
export function openRunFolder(base = tmpdir()): RunFolder {
  clearStale(base);
  const path = mkdtempSync(join(base, PREFIX));
  mkdirSync(join(path, 'pids'));
  writeFileSync(join(path, 'owner'), `${process.pid} ${startOf(process.pid) ?? ''}`);
  return {
    path,
    sub: (name) => {
      const folder = join(path, name);
      mkdirSync(folder, { recursive: true });
      return folder;
    },
    pidFile: (name) => join(path, 'pids', name),
    remove: () => rmSync(path, { recursive: true, force: true, maxRetries: 5 }),
  };
}

/** Ends what still runs for folders without an owner, each by its own id, and removes the folders. Answers their paths. */
function clearStale(base: string): string[] {
  const stale = readdirSync(base)
    .filter((name) => name.startsWith(PREFIX))
    .map((name) => join(base, name))
    .filter((folder) => existsSync(join(folder, 'owner')) && !isOwned(folder));
  for (const folder of stale) {
    for (const name of readdirSync(join(folder, 'pids'))) endIfOurs(folder, name);
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
  return stale;
}

function isOwned(folder: string): boolean {
  const [pid = '', start = ''] = readFileSync(join(folder, 'owner'), 'utf8').split(' ');
  // A number is given out again: only together with the time of its start does it name a process.
  return startOf(Number(pid)) === start;
}

function endIfOurs(folder: string, name: string): void {
  const pid = Number(readFileSync(join(folder, 'pids', name), 'utf8').trim());
  if (!Number.isSafeInteger(pid) || pid <= 1 || !commandLineOf(pid).includes(folder)) return;
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // Gone meanwhile.
  }
}

function commandLineOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}

/** When a process started, in ticks since the system did (proc(5), stat, field 22); null where there is none. */
function startOf(pid: number): string | null {
  try {
    const afterName = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1) ?? '';
    return afterName.split(' ')[19] ?? null;
  } catch {
    return null;
  }
}
