import { hash } from 'node:crypto';

/** The public keys that rgb-lib is given of a wallet. */
export interface WatchedKeys {
  readonly xpubVanilla: string;
  readonly xpubColored: string;
  readonly fingerprint: string;
}

/** How the folder of each wallet begins. */
export const PREFIX = 'wallet-';

/** The name of a wallet's folder. */
export function folderOf({ xpubVanilla, xpubColored, fingerprint }: WatchedKeys): string {
  return `${PREFIX}${hash('sha256', [xpubVanilla, xpubColored, fingerprint].join(' ')).slice(0, 16)}`;
}

/** What lies in a wallet's folder beside what rgb-lib keeps: the copy of before a call, two marks, and copies for a person. */
export const BESIDE_STATE: readonly string[] = ['before', 'calling', 'ahead', 'snapshots'];

/** A file of what rgb-lib keeps of a wallet. `name`: its place below the wallet's folder, by slashes. */
export interface StateFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}
export interface StateFileSize {
  readonly name: string;
  readonly size: number;
}

export interface StateLimits {
  readonly files: number;
  readonly bytes: number;
  readonly fileBytes: number;
}

/** All of it fits into the content of a backup. */
export const BACKUP_LIMITS: StateLimits = {
  files: 10_000,
  bytes: 23 * 1024 * 1024,
  fileBytes: 8 * 1024 * 1024,
};

/** What rgb-lib knows of transfers and slots, in SQLite. */
export const DATABASE = 'rgb_lib_db';
/** Where rgb-lib's files lie below the fingerprint: a journal beside the database would be taken for a part of it. */
const PLACE =
  /^(rgb_lib_db|bdk_db_watch_only|rgb\/(stash|state|index)\.dat|(assets|media_files|transfers)\/.+)$/;
/** rgb-lib names files by ids: no part of a name is hidden, or leads anywhere but down. */
const PART = /^[\w~$!][\w~$!:.+@=-]{0,199}$/;
const MOST_PARTS = 6;
const MOST_CHARS = 600;

/** Whether a state may hold it: its first part is the folder of the fingerprint. */
export function isStateName(name: string, fingerprint: string): boolean {
  return isBelow(name, fingerprint) && PLACE.test(name.slice(fingerprint.length + 1));
}

/** Whether a folder of a state may lie there. */
export function isBelow(name: string, fingerprint: string): boolean {
  const parts = name.split('/');
  const isBounded = name.length <= MOST_CHARS && parts.length <= MOST_PARTS;
  return isBounded && parts[0] === fingerprint && parts.every((part) => PART.test(part));
}

/** Whether these are together what rgb-lib keeps of the wallet of this fingerprint, and no more than `limits`. */
export function isState(files: readonly StateFileSize[], fingerprint: string, limits: StateLimits): boolean {
  const names = new Set(files.map(({ name }) => name));
  const folders = new Set(
    files.flatMap(({ name }) => {
      const parts = name.split('/');
      return parts.slice(1).map((_, at) => parts.slice(0, at + 1).join('/'));
    }),
  );
  return (
    files.length <= limits.files &&
    files.every(({ size }) => size <= limits.fileBytes) &&
    files.reduce((sum, { size }) => sum + size, 0) <= limits.bytes &&
    names.size === files.length &&
    files.every(({ name }) => isStateName(name, fingerprint) && !folders.has(name)) &&
    names.has(`${fingerprint}/${DATABASE}`)
  );
}
