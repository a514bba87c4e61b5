import { appendFileSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { dropLink } from '../records/long-file.ts';

/** Weeks of faults; then it becomes `ochre.old.log`. */
const MAX_BYTES = 1_000_000;

/** Readable by the user alone; logger.ts redacted the lines. */
export function openLogFile(folder: string): (line: string) => void {
  const file = join(folder, 'ochre.log');
  return (line) => {
    try {
      dropLink(file);
      if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > MAX_BYTES) {
        renameSync(file, join(folder, 'ochre.old.log'));
      }
      appendFileSync(file, line, { mode: 0o600 });
    } catch {
      // A refusing disk must not stop a wallet.
    }
  };
}
