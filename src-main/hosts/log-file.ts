import { appendFileSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { dropLink } from '../records/replace-file.ts';

/** Enough for weeks of faults; then it becomes `ochre.old.log`, which takes the place of the one before. */
const MAX_BYTES = 1_000_000;

/**
 * Appends lines to `<folder>/ochre.log`, readable by the user alone. Lines are redacted before they come here
 * (logger.ts). A disk that refuses is no reason to stop a wallet: the line is lost.
 */
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
      // Nowhere to say so.
    }
  };
}
