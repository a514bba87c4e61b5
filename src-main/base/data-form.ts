import { fail, type WalletError } from './errors.ts';

/** Above every number of an earlier form, so that no older program migrates these files. */
export const FORM = 109;
/** `Ochr` in SQLite's header. */
export const APPLICATION_ID = 0x4f636872;

/** `member`: the part of the file that this Ochre doesn't know; null if it doesn't know the form's number. */
export function otherForm(
  folder: string,
  file: string,
  form: number,
  member: string | null = null,
): WalletError {
  return fail('DATA_FOLDER_FORM', { folder, file, member, isNewer: form > FORM });
}
