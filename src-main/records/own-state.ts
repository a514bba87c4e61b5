import {
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { lstat, open, readdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import {
  BESIDE_STATE,
  isState,
  isInOwnServiceFolder,
  type StateFile,
  type StateFileSize,
  type StateLimits,
} from '../base/own-service-state.ts';
import { letLoopTurn } from '../turns.ts';
import { SYNCED, syncFile } from './long-file.ts';

/** Null if there is no state. Throws unless all are files and folders with rgb-lib's names, within `limits`. */
export async function listState(
  folder: string,
  fingerprint: string,
  limits: StateLimits,
): Promise<readonly StateFileSize[] | null> {
  const files: StateFileSize[] = [];
  const walk = async (below: string): Promise<void> => {
    for (const entry of await readdir(join(folder, below), { withFileTypes: true })) {
      const name = below === '' ? entry.name : `${below}/${entry.name}`;
      if (isPassing(name)) continue;
      if (entry.isDirectory() && isInOwnServiceFolder(name, fingerprint)) await walk(name);
      else if (!entry.isFile() || files.length === limits.files) throw new NoState(name);
      else files.push({ name, size: (await lstat(join(folder, name))).size });
    }
  };
  const found = await lstat(folder).catch(() => null);
  if (found === null) return null;
  if (!found.isDirectory()) throw new NoState(folder);
  await walk('');
  if (files.length === 0) return null;
  if (!isState(files, fingerprint, limits)) throw new NoState(folder);
  return files;
}

/** Not part of a state: rgb-lib's log and locks, and Ochre's files beside them. */
const isPassing = (name: string): boolean => /^[^/]+\/log$|\.lock$/.test(name) || BESIDE_STATE.includes(name);

class NoState extends Error {
  constructor(name: string) {
    super(`more, larger or other than what rgb-lib keeps of a wallet: ${name}`);
  }
}

/** Follows no link. Throws if the size changed since the listing. */
export async function readListed(folder: string, { name, size }: StateFileSize): Promise<StateFile> {
  const file = await open(join(folder, name), constants.O_RDONLY | constants.O_NOFOLLOW);
  try {
    const { size: now } = await file.stat();
    const bytes = now === size ? await file.readFile() : null;
    if (bytes?.length !== size) throw new NoState(name);
    return { name, bytes };
  } finally {
    await file.close();
  }
}

/** All or nothing; false if a state exists. Snapshots stay. Throws Node's errors, and Error for foreign files. */
export async function putState(
  folder: string,
  fingerprint: string,
  files: readonly StateFile[],
  limits: StateLimits,
): Promise<boolean> {
  const place = join(folder, fingerprint);
  if (isThere(place)) return false;
  const sizes = files.map(({ name, bytes }) => ({ name, size: bytes.length }));
  if (!isState(sizes, fingerprint, limits)) throw new NoState(folder);
  const chainFolder = dirname(folder);
  const beside = join(chainFolder, `new-${basename(folder)}`);
  rmSync(beside, { recursive: true, force: true });
  try {
    const folders = new Set([beside, ...FOLDERS.map((name) => join(beside, fingerprint, name))]);
    for (const each of folders) mkdirSync(each, { recursive: true, mode: 0o700 });
    for (const { name, bytes } of files) {
      for (let at = dirname(name); at !== '.'; at = dirname(at)) folders.add(join(beside, at));
      mkdirSync(dirname(join(beside, name)), { recursive: true, mode: 0o700 });
      writeFileSync(join(beside, name), bytes, SYNCED);
      await letLoopTurn();
    }
    for (const each of folders) syncFile(each, constants.O_RDONLY);
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    // Windows renames nothing onto an empty folder.
    if (existsSync(place)) rmdirSync(place);
    renameSync(join(beside, fingerprint), place);
    rmdirSync(beside);
  } catch (error) {
    rmSync(beside, { recursive: true, force: true });
    if (isThere(place)) return false;
    throw error;
  }
  for (const each of [folder, chainFolder]) syncFile(each, constants.O_RDONLY);
  return true;
}

const FOLDERS = ['assets', 'media_files', 'transfers'];

function isThere(folder: string): boolean {
  const found = lstatSync(folder, { throwIfNoEntry: false });
  return found !== undefined && !(found.isDirectory() && readdirSync(folder).length === 0);
}
