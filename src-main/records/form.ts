import { closeSync, existsSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { APPLICATION_ID, FORM, otherForm } from '../base/data-form.ts';

/** A new name, because an older program would call this file damaged under the earlier name. */
export const SETTINGS_FILE = 'ochre.json';
export const SETTINGS_COPY = 'ochre.copy.json';

const DATABASES = ['journal.sqlite', 'holdings.sqlite', 'fleet.sqlite', 'practice.sqlite'];
const EARLIER = ['settings.json', 'settings.copy.json', 'brought.sqlite'];

/** Changes nothing. The file's opener reports damage. Throws DATA_FOLDER_FORM. */
export function refuseOtherForm(folder: string): void {
  for (const name of DATABASES) {
    const header = databaseHeader(join(folder, name));
    if (header !== null) refuseForm(folder, name, header.applicationId === APPLICATION_ID ? header.form : 0);
  }
  for (const name of EARLIER) if (existsSync(join(folder, name))) throw otherForm(folder, name, 0);
}

function refuseForm(folder: string, name: string, form: number): void {
  if (form !== FORM) throw otherForm(folder, name, form);
}

/** SQLite's file format, 1.3: `user_version` at byte 60, `application_id` at 68. */
function databaseHeader(file: string): { readonly form: number; readonly applicationId: number } | null {
  // SQLite rolls an unfinished write back on open: until then the header says nothing.
  if (!existsSync(file) || existsSync(`${file}-journal`)) return null;
  const bytes = Buffer.alloc(100);
  const opened = openSync(file, 'r');
  try {
    if (readSync(opened, bytes, 0, bytes.length, 0) < bytes.length) return null;
  } finally {
    closeSync(opened);
  }
  if (bytes.toString('latin1', 0, 16) !== 'SQLite format 3\0') return null;
  return { form: bytes.readUInt32BE(60), applicationId: bytes.readUInt32BE(68) };
}
