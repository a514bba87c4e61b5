import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';

/**
 * A data folder as the version before wrote it (commit 1dbf90c), every state among its flows: `journal.sqlite` with flows,
 * and beside it what was brought. And a backup that the same version made of it.
 */
export const FOLDER_BEFORE = 'test/fixtures/record-before';

export function writeFolderBefore(folder: string): void {
  for (const name of ['journal', 'brought']) {
    const db = new Database(join(folder, `${name}.sqlite`));
    db.exec(readFileSync(join(FOLDER_BEFORE, `${name}.sql`), 'utf8'));
    db.close();
  }
}
