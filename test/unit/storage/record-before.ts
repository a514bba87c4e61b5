import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { tempFolder } from '../../support/temp-folder.ts';

/**
 * A data folder as the version before wrote it (commit 1dbf90c), every state among its flows: `journal.sqlite` with flows,
 * and beside it what was brought. And a backup that the same version made of it.
 */
export const FIXTURES = 'test/fixtures/record-before';
export const [A, B] = ['a1'.repeat(16), 'b2'.repeat(16)];
export const NOW = 1_760_000_000_000;
export const clock = { nowMs: () => NOW };

export const hex = (at: number, bytes: number): string => at.toString(16).padStart(2 * bytes, '0');
export const idOf = (at: number): string => hex(at, 16);
export const txidOf = (at: number): string => hex(at, 32);

export function folderBefore(): string {
  const folder = tempFolder();
  for (const name of ['journal', 'brought']) {
    const db = new Database(join(folder, `${name}.sqlite`));
    db.exec(readFileSync(join(FIXTURES, `${name}.sql`), 'utf8'));
    db.close();
  }
  return folder;
}
