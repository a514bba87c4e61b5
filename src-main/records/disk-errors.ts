import { accessSync, constants, existsSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { fail, WalletError } from '../base/errors.ts';

/** DISK_REFUSED if the disk refuses, STORAGE_DAMAGED for broken contents; our own faults are returned unchanged. */
export function explainDisk(error: unknown, file: string): unknown {
  if (error instanceof WalletError || !(error instanceof Error)) return error;
  switch (kindOf(error)) {
    case 'refused':
      return fail('DISK_REFUSED', { file: basename(file), detail: error.message });
    case 'damaged':
      damagedFiles.add(file);
      return fail('STORAGE_DAMAGED', { file: basename(file), keptAs: null });
    case null:
      return error;
  }
}

/** Files found damaged since their last full check. None of them may count as sound. */
export const damagedFiles = new Set<string>();

/** SQLite silently opens an unwritable file read-only. Throws what Node throws. */
export function refuseUnwritable(file: string): void {
  for (const path of [dirname(file), file]) if (existsSync(path)) accessSync(path, constants.W_OK);
}

export function isDamage(error: unknown): boolean {
  return error instanceof Error && kindOf(error) === 'damaged';
}

export function isBusy(error: unknown): boolean {
  return error instanceof Error && primaryCode(error) === BUSY;
}

export function explainingDisk<T extends object>(file: string, methods: T): T {
  const wrapped = Object.entries(methods).map(([name, member]: [string, unknown]) => {
    if (typeof member !== 'function') return [name, member];
    const act = (...given: unknown[]): unknown => {
      const explained = (error: unknown): never => {
        throw explainDisk(error, file);
      };
      try {
        const done: unknown = Reflect.apply(member, methods, given);
        return done instanceof Promise ? done.catch(explained) : done;
      } catch (error) {
        return explained(error);
      }
    };
    return [name, act];
  });
  return Object.fromEntries(wrapped) as T;
}

/** SQLite's primary codes (sqlite.org/rescode.html): an extended code's low byte. */
const BUSY = 5;
/** PERM, BUSY, LOCKED, READONLY, IOERR, FULL, CANTOPEN, NOLFS, AUTH. */
const REFUSED = new Set([3, BUSY, 6, 8, 10, 13, 14, 22, 23]);
const DAMAGED = new Set([11, 26]); // CORRUPT, NOTADB

function kindOf(error: Error): 'refused' | 'damaged' | null {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const primary = primaryCode(error);
  if (primary !== null) return DAMAGED.has(primary) ? 'damaged' : REFUSED.has(primary) ? 'refused' : null;
  return FILE_ERRORS.test(code) ? 'refused' : null;
}

function primaryCode(error: Error): number | null {
  if ('rawCode' in error && typeof error.rawCode === 'number') return error.rawCode & 0xff;
  // libsql gives no code if it can't open; its message ends with the number.
  const told = /^ConnectionFailed\(.*: (\d+)"\)$/s.exec(error.message)?.[1];
  return told === undefined ? null : Number(told) & 0xff;
}

/** Node's codes, from making folders and moving files. */
const FILE_ERRORS =
  /^(ENOSPC|EDQUOT|EFBIG|EROFS|EACCES|EPERM|EIO|ENOTDIR|EISDIR|EEXIST|EBUSY|EMFILE|ENFILE)$/;
