import { constants, existsSync, mkdirSync, rmdirSync, rmSync, writeFileSync, type Stats } from 'node:fs';
import { copyFile, lstat, open, readdir, rename, rm, utimes } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * rgb-lib writes what one call changes in several steps: rows of its database, `rgb/*.dat` in place, files of transfers.
 * Where its process ends between two of them, what it leaves is neither the state before the call nor the one after it,
 * and later calls refuse it or panic over it. So the folder is copied before each call that may change it, and the copy
 * put back where the process ended within one: a call is done, or was never asked for.
 *
 * Between `begin` and `over` the copy is whole and on the disk, otherwise the state is: a mark says which, and is put and
 * taken away only once the disk has what it vouches for.
 */
export interface Savepoint {
  /** Just before a call. Throws what Node throws where the copy can't be written: the call must not begin then. */
  readonly begin: () => Promise<void>;
  /** The call was answered, or never begun: what is there stands. Throws what Node throws where that can't be made sure. */
  readonly over: () => Promise<void>;
}

/** `folder`: of a wallet; `fingerprint`: rgb-lib's folder in it. The copy lies beside that, and is brought up to date. */
export function openSavepoint(folder: string, fingerprint: string): Savepoint {
  const { state, copy, mark } = placesOf(folder, fingerprint);
  const takeMark = async (): Promise<void> => {
    rmSync(mark, { force: true });
    await sync(folder);
  };
  return {
    begin: async () => {
      // One that could not be taken away: from here on the copy is not whole.
      if (existsSync(mark)) await takeMark();
      await bringOver(state, copy, isAlike);
      writeFileSync(mark, '');
      await sync(folder);
    },
    over: async () => {
      await syncChanged(state, copy);
      await takeMark();
    },
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
  if ((await readdir(copy)).length === 0) rmSync(state, { recursive: true, force: true });
  else await bringOver(copy, state, () => false);
  writeFileSync(ahead, '');
  await sync(folder);
  rmSync(mark, { force: true });
  await sync(folder);
}

/** Keys that were refused leave nothing behind, and an older wallet of these keys what it has. */
export function leaveNoWallet(folder: string, fingerprint: string): void {
  const { state, copy, mark, ahead } = placesOf(folder, fingerprint);
  if (existsSync(state)) return;
  for (const path of [copy, mark, ahead]) rmSync(path, { recursive: true, force: true });
  try {
    rmdirSync(folder);
  } catch {
    // There are snapshots.
  }
}

/** The newest of them stay. */
const SNAPSHOTS = 3;
const today = (): string => new Date().toISOString().slice(0, 10);

/**
 * A copy for a person, one a day and one before another version of rgb-lib opens the folder. Only where no process has it.
 * Where none can be written, the wallet is opened without.
 */
export async function keepSnapshot(folder: string, fingerprint: string, version: string): Promise<void> {
  const { state, snapshots } = placesOf(folder, fingerprint);
  const name = `${today()}-${version}`;
  if (!existsSync(state) || existsSync(join(snapshots, name))) return;
  const unfinished = join(snapshots, 'unfinished');
  try {
    await rm(unfinished, { recursive: true, force: true });
    await bringOver(state, unfinished, () => false);
    await rename(unfinished, join(snapshots, name));
  } catch {
    await rm(unfinished, { recursive: true, force: true }).catch(() => undefined);
  }
}

/**
 * Only once rgb-lib has opened what the newest is a copy of: those of a damaged folder push no good one out. One that can't
 * be removed stays.
 */
export async function dropOldSnapshots(folder: string, fingerprint: string): Promise<void> {
  const { snapshots } = placesOf(folder, fingerprint);
  const entries = await listed(snapshots).catch(() => []);
  const names = entries.map(({ name }) => name).filter((name) => DATED.test(name));
  // Dates to come are those of a clock that was wrong.
  const past = names.filter((name) => name.slice(0, 10) <= today()).sort();
  const stay = new Set(past.slice(-SNAPSHOTS));
  for (const one of names)
    if (!stay.has(one)) await rm(join(snapshots, one), { recursive: true }).catch(() => undefined);
}

const DATED = /^\d{4}-\d\d-\d\d-/;

/** Whether a call was undone of which the chain may know, and rgb-lib has not found both alike since. */
export function chainAhead(folder: string, fingerprint: string) {
  const { ahead } = placesOf(folder, fingerprint);
  return { isMarked: () => existsSync(ahead), isOver: () => rmSync(ahead, { force: true }) };
}

/** Their names, but for the first, are in `BESIDE_STATE`. */
function placesOf(folder: string, fingerprint: string) {
  return {
    state: join(folder, fingerprint),
    copy: join(folder, 'before'),
    mark: join(folder, 'calling'),
    ahead: join(folder, 'ahead'),
    snapshots: join(folder, 'snapshots'),
  };
}

/** rgb-lib's log, which only grows, its lock, and copies here that came to no end are no part of the state. */
const isPassing = (name: string): boolean => name === 'log' || name.endsWith('.lock');

/** None where there is no folder. */
async function listed(folder: string) {
  try {
    return await readdir(folder, { withFileTypes: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

type SameFile = (is: Stats, was: Stats) => boolean;

/** Makes `to` hold what `from` holds, and all of it be on the disk. What is the same file already is not copied again. */
async function bringOver(from: string, to: string, isSame: SameFile): Promise<void> {
  const entries = (await listed(from)).filter(({ name }) => !isPassing(name));
  mkdirSync(to, { recursive: true, mode: 0o700 });
  const there = new Set(await readdir(to));
  const names = new Set(entries.map(({ name }) => name));
  let isChanged = false;
  for (const name of there) {
    if (isPassing(name) || names.has(name)) continue;
    await rm(join(to, name), { recursive: true, force: true });
    isChanged = true;
  }
  for (const entry of entries) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) {
      await bringOver(source, target, isSame);
      if (!there.has(entry.name)) isChanged = true;
    } else if (!entry.isFile()) throw new Error(`${source} is neither a file nor a folder`);
    else if (await copyChanged(source, target, isSame)) isChanged = true;
  }
  if (isChanged) await sync(to);
}

async function copyChanged(source: string, target: string, isSame: SameFile): Promise<boolean> {
  const [is, was] = await Promise.all([lstat(source), lstat(target).catch(() => null)]);
  if (was !== null && isSame(is, was)) return false;
  const beside = `${target}.new.lock`;
  await copyFile(source, beside, constants.COPYFILE_FICLONE);
  await utimes(beside, is.atimeMs / 1_000, is.mtimeMs / 1_000);
  await sync(beside);
  await rename(beside, target);
  return true;
}

/** What a call wrote, as far as the copy of before it differs: its folders too. */
async function syncChanged(state: string, copy: string): Promise<void> {
  let isChanged = false;
  const known = new Set((await listed(copy)).map(({ name }) => name));
  for (const entry of await listed(state)) {
    if (isPassing(entry.name)) continue;
    const [path, before] = [join(state, entry.name), join(copy, entry.name)];
    if (!known.has(entry.name)) isChanged = true;
    if (entry.isDirectory()) await syncChanged(path, before);
    else {
      const [is, was] = await Promise.all([lstat(path), lstat(before).catch(() => null)]);
      if (was === null || !isAlike(is, was)) await sync(path);
    }
  }
  if (isChanged) await sync(state);
}

/** Where a file was written shortly before it was copied, it may have been written again since within one tick of its clock. */
const TICK_MS = 2_000;

/** `was`: the copy. Times are kept to the microsecond by what sets them. */
const isAlike: SameFile = (is, was) =>
  is.size === was.size && Math.abs(is.mtimeMs - was.mtimeMs) < 0.01 && was.ctimeMs - was.mtimeMs > TICK_MS;

/** A file, or a folder with the names in it. */
async function sync(path: string): Promise<void> {
  const file = await open(path, constants.O_RDONLY);
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
