import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** Where any user may enter; what the tests write otherwise may lie where no other may. */
export const OPEN_TO_ALL = '/tmp';

/** A folder that is gone when the test is. */
export function tempFolder(within = tmpdir()): string {
  const folder = mkdtempSync(join(within, 'ochre-test-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}
