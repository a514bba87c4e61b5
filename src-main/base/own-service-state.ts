import { hash } from 'node:crypto';

export interface WatchedKeys {
  readonly xpubVanilla: string;
  readonly xpubColored: string;
  readonly fingerprint: string;
}

/** Null for a wallet without an asset account, which the built-in service can't have. */
export function watchedKeys({
  accountXpubVanilla: xpubVanilla,
  accountXpubColored: xpubColored,
  fingerprint,
}: {
  readonly accountXpubVanilla: string;
  readonly accountXpubColored: string | null;
  readonly fingerprint: string;
}): WatchedKeys | null {
  return xpubColored === null ? null : { xpubVanilla, xpubColored, fingerprint };
}

export const PREFIX = 'wallet-';

export function folderOf({ xpubVanilla, xpubColored, fingerprint }: WatchedKeys): string {
  return `${PREFIX}${hash('sha256', [xpubVanilla, xpubColored, fingerprint].join(' ')).slice(0, 16)}`;
}

/**
 * Encrypts the copies of a wallet's files. Whoever has the public account can open them, so the words alone suffice.
 * The copies move nothing, and whoever has the account sees the wallet's coins in any case.
 */
export const copyPassword = ({ xpubVanilla, xpubColored, fingerprint }: WatchedKeys): string =>
  hash('sha256', ['ochre copy', xpubVanilla, xpubColored, fingerprint].join(' '));

/** Tells whether two states differ, without the coins' database: each look at the chain changes and restores it. */
export function stateDigest(files: readonly StateFile[]): string {
  const told = files.filter(({ name }) => !name.endsWith('/bdk_db_watch_only'));
  return hash('sha256', told.map(({ name, bytes }) => `${name} ${hash('sha256', bytes)}`).join('\n'));
}

/** Beside rgb-lib's files: the copy from before a call, two marks, copies for a person, and two of another release. */
export const BESIDE_STATE: readonly string[] = [
  ...['before', 'calling', 'ahead', 'snapshots', 'trial', 'release'],
];

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

/** A state within these limits fits into a backup. */
export const BACKUP_LIMITS: StateLimits = {
  files: 10_000,
  bytes: 23 * 1024 * 1024,
  fileBytes: 8 * 1024 * 1024,
};

/** rgb-lib's SQLite file, with transfers and slots. */
export const DATABASE = 'rgb_lib_db';
/** rgb-lib's files below the fingerprint. Excludes journals, which SQLite would take for a part of the database. */
const PLACE =
  /^(rgb_lib_db|bdk_db_watch_only|wallet_manifest\.json|rgb\/(stash|state|index)\.dat|(assets|media_files|transfers)\/.+)$/;
/** One part of a path. rgb-lib names files by ids, so hidden parts and `..` are refused. */
const PART = /^[\w~$!][\w~$!:.+@=-]{0,199}$/;
const MOST_PARTS = 6;
const MOST_CHARS = 600;

export function isStateName(name: string, fingerprint: string): boolean {
  return isInOwnServiceFolder(name, fingerprint) && PLACE.test(name.slice(fingerprint.length + 1));
}

export function isInOwnServiceFolder(name: string, fingerprint: string): boolean {
  const parts = name.split('/');
  const isBounded = name.length <= MOST_CHARS && parts.length <= MOST_PARTS;
  return isBounded && parts[0] === fingerprint && parts.every((part) => PART.test(part));
}

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
