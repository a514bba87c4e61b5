import { constants, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync, type Stats } from 'node:fs';
import { copyFile, lstat, open, readdir, rename, rm, utimes } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * rgb-lib writes what one call changes in several steps: rows of its database, `rgb/*.dat` in place, files of transfers.
 * Where its process ends between two of them, what it leaves is neither the state before the call nor the one after it,
 * and later calls refuse it or panic over it. So the folder is copied before each call that may change it, and the copy
 * put back where the process ended within one: a call is done, or was never asked for.
 */
export interface Savepoint {
  /** Just before a call. Throws what Node throws where the copy can't be written: the call must not begin then. */
  readonly begin: () => Promise<void>;
  /** The call was answered, whatever the answer: what it wrote stands. */
  readonly over: () => void;
}

/** `folder`: of a wallet; `fingerprint`: rgb-lib's folder in it. The copy lies beside that, and is brought up to date. */
export function openSavepoint(folder: string, fingerprint: string): Savepoint {
  const { state, copy, mark } = placesOf(folder, fingerprint);
  return {
    begin: async () => {
      await bringOver(state, copy);
      writeFileSync(mark, '');
      await syncFolder(folder);
    },
    over: () => rmSync(mark, { force: true }),
  };
}

/**
 * Puts back what was there before the call in which a process ended, if one did. Only where no process has the folder. A
 * transaction may have been handed over within the call: so the chain may be ahead of what is put back, and stays marked so
 * until rgb-lib finds them alike.
 */
export async function undoCutCall(folder: string, fingerprint: string): Promise<void> {
  const { state, copy, mark, ahead } = placesOf(folder, fingerprint);
  // rgb-lib holds it while it works on the data of contracts, and waits an hour for one that a killed process left.
  rmSync(join(state, 'rgb_runtime.lock'), { force: true });
  if (!existsSync(mark)) return;
  // A wallet that was being made is made anew.
  if (readdirSync(copy).length === 0) rmSync(state, { recursive: true, force: true });
  else await bringOver(copy, state);
  writeFileSync(ahead, '');
  rmSync(mark, { force: true });
}

/** The newest of them stay. */
const SNAPSHOTS = 3;

/** A copy for a person, one a day and one before another version of rgb-lib opens the folder. Only where no process has it. */
export async function keepSnapshot(folder: string, fingerprint: string, version: string): Promise<void> {
  const [{ state }, snapshots] = [placesOf(folder, fingerprint), join(folder, 'snapshots')];
  const name = `${new Date().toISOString().slice(0, 10)}-${version}`;
  if (!existsSync(state) || existsSync(join(snapshots, name))) return;
  const unfinished = join(snapshots, 'unfinished');
  await rm(unfinished, { recursive: true, force: true });
  await bringOver(state, unfinished);
  await rename(unfinished, join(snapshots, name));
  const older = (await readdir(snapshots)).sort().reverse().slice(SNAPSHOTS);
  for (const one of older) await rm(join(snapshots, one), { recursive: true });
}

export function chainAhead(folder: string) {
  const ahead = join(folder, 'ahead');
  return { isMarked: () => existsSync(ahead), isOver: () => rmSync(ahead, { force: true }) };
}

/** Their names are in `BESIDE_STATE`. */
function placesOf(folder: string, fingerprint: string) {
  return {
    state: join(folder, fingerprint),
    copy: join(folder, 'before'),
    mark: join(folder, 'calling'),
    ahead: join(folder, 'ahead'),
  };
}

/** rgb-lib's log, which only grows, and what keeps a second process out, are no part of the state. */
const isPassing = (name: string): boolean => name === 'log' || name.endsWith('.lock');

/** Makes `to` hold what `from` holds. A file that has its size and its time already is not copied again. */
async function bringOver(from: string, to: string): Promise<void> {
  mkdirSync(to, { recursive: true, mode: 0o700 });
  const entries = existsSync(from) ? await readdir(from, { withFileTypes: true }) : [];
  const there = await readdir(to);
  const names = new Set(entries.map(({ name }) => name));
  let isChanged = false;
  for (const name of there) {
    if (isPassing(name) || names.has(name)) continue;
    await rm(join(to, name), { recursive: true, force: true });
    isChanged = true;
  }
  for (const entry of entries) {
    if (isPassing(entry.name)) continue;
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) await bringOver(source, target);
    else if (await copyChanged(source, target)) isChanged = true;
  }
  if (isChanged) await syncFolder(to);
}

async function copyChanged(source: string, target: string): Promise<boolean> {
  const [is, was] = await Promise.all([lstat(source), lstat(target).catch(() => null)]);
  if (was !== null && isAlike(is, was)) return false;
  const beside = `${target}.new.lock`;
  await copyFile(source, beside, constants.COPYFILE_FICLONE);
  await utimes(beside, is.atimeMs / 1_000, is.mtimeMs / 1_000);
  const file = await open(beside, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(beside, target);
  return true;
}

/** Times are kept to the microsecond by what sets them. */
const isAlike = (one: Stats, other: Stats): boolean =>
  one.size === other.size && Math.abs(one.mtimeMs - other.mtimeMs) < 0.01;

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, constants.O_RDONLY);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
