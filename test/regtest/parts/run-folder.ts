import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Everything that one run writes, and the process ids of what it started. Gone when it is removed. */
export type RunFolder = ReturnType<typeof openRunFolder>;

export function openRunFolder() {
  const path = mkdtempSync(join(tmpdir(), 'ochre-regtest-'));
  const sub = (name: string): string => {
    const folder = join(path, name);
    mkdirSync(folder, { recursive: true });
    return folder;
  };
  return {
    path,
    /** A new folder in it. */
    sub,
    /** Where the process id of what is called so is written. */
    pidFile: (name: string) => join(sub('pids'), name),
    remove: () => rmSync(path, { recursive: true, force: true, maxRetries: 5 }),
  };
}
