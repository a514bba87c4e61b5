import { cpSync, existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/**
 * rgb-lib writes what it knows of contracts (`rgb/*.dat`) in place: where its process is killed in the middle, a file ends
 * too soon, and no later process reads it. So a copy is kept of each that was whole, beside the wallet's folder.
 */
export interface LastWhole {
  /** rgb-lib answered: unless it writes again already, its files are whole. Copies them where they changed. */
  readonly keep: () => void;
  /** Puts the copy in the place of what can't be read, which stays beside it. Answers whether there was one. No process may use the folder. */
  readonly putBack: () => boolean;
}

/** `folder`: of the wallet; `fingerprint`: rgb-lib's folder in it. */
export function lastWhole(folder: string, fingerprint: string): LastWhole {
  const home = join(folder, fingerprint);
  const data = join(home, 'rgb');
  const copy = join(dirname(folder), `last-${basename(folder)}`);
  const [next, damaged] = [`${copy}.new`, `${copy}.damaged`];
  let kept: string | null = null;

  /** Null while rgb-lib works on them, or where there are none. */
  function stamp(): string | null {
    if (existsSync(join(home, LOCK)) || !existsSync(data)) return null;
    return readdirSync(data)
      .map((name) => {
        const { size, mtimeMs } = statSync(join(data, name));
        return `${name} ${size} ${mtimeMs}`;
      })
      .join();
  }

  function copyOver(): void {
    const before = stamp();
    if (before === null || before === kept) return;
    rmSync(next, { recursive: true, force: true });
    cpSync(data, next, { recursive: true });
    if (stamp() !== before) return;
    rmSync(copy, { recursive: true, force: true });
    renameSync(next, copy);
    kept = before;
  }

  return {
    keep: () => {
      try {
        copyOver();
      } catch {
        // A file that goes meanwhile, or a full disk: it is tried again after the next answer, and fails no call.
      }
    },
    putBack: () => {
      if (!existsSync(copy)) return false;
      rmSync(damaged, { recursive: true, force: true });
      renameSync(data, damaged);
      cpSync(copy, data, { recursive: true });
      return true;
    },
  };
}

/** rgb-lib holds it while it works on the data of contracts, and waits an hour for one that a killed process left. */
const LOCK = 'rgb_runtime.lock';

/** Only where no process has the folder: the next one is not started yet. */
export function leaveNoLock(folder: string, fingerprint: string): void {
  rmSync(join(folder, fingerprint, LOCK), { force: true });
}
