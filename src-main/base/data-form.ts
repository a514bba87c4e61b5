import { fail, type WalletError } from './errors.ts';

/**
 * The form of all files in the data folder. It lies above every number that an earlier form had, so that no older
 * program takes a file of this one for something to migrate.
 */
export const FORM = 106;
/** `Ochr` in SQLite's header: the mark of a database of ours. */
export const APPLICATION_ID = 0x4f636872;

/** `member`: what in the file this build does not know; null: its number alone. */
export function otherForm(
  folder: string,
  file: string,
  form: number,
  member: string | null = null,
): WalletError {
  return fail('DATA_FOLDER_FORM', { folder, file, member, isNewer: form > FORM });
}
