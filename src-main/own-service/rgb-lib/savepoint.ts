import {
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  writeFileSync,
  type Stats,
} from 'node:fs';
import { copyFile, open, rename, rm, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { letLoopTurn } from '../../turns.ts';
import { isCall, type CallName } from './calls.ts';

/**
 * rgb-lib writes a call's changes in steps: database rows, `rgb/*.dat` in place, transfer files. If its process ends in
 * between, later calls refuse or panic. So Ochre copies the folder before each changing call, and after such an end
 * puts the copy back. Hard links don't serve, because rgb-lib truncates `rgb/*.dat` in place; where the disk can, files
 * are copied on write. Files that a call changed are copied right after its answer, so that the next call needn't wait.
 * Between `begin` and `over` the copy is whole, otherwise the folder: a mark on the disk says which, and changes only
 * once that one is written.
 */
export interface Savepoint {
  /** Makes the copy before a call. If that throws (Node's errors), the call must not begin. */
  readonly begin: (call: CallName) => Promise<void>;
  /** Keeps the state after an answered call, or one that never began. Throws Node's errors if it can't. */
  readonly over: () => Promise<void>;
  /** Resolves when copying is done. Only then may others use the folder. */
  readonly idle: () => Promise<void>;
}

export function openSavepoint(folder: string, fingerprint: string): Savepoint {
  const { state, copy, mark } = placesOf(folder, fingerprint);
  const removeMark = async (): Promise<void> => {
    rmSync(mark, { force: true });
    await sync(folder);
  };
  const copies = rememberCopies();
  let copying: Promise<void> = Promise.resolve();
  return {
    begin: async (call) => {
      await copying;
      // Removes a leftover mark, because the copy is no longer whole from here on.
      if (existsSync(mark)) await removeMark();
      await bringOver(state, copy, copies);
      copies.doubtYoung();
      writeFileSync(mark, call);
      await sync(folder);
    },
    over: async () => {
      await syncChanged(state, copy);
      await removeMark();
      // A failure here repeats before the next call, which then doesn't begin.
      copying = bringOver(state, copy, copies).catch(() => undefined);
    },
    idle: () => copying,
  };
}

/** Only calls change files, so between two calls even a very new file needs no second copy. */
function rememberCopies(): Copies & { readonly doubtYoung: () => void } {
  const copied = new Map<string, Stats>();
  return {
    isSame: (is, was, source) => {
      const known = copied.get(source);
      return known === undefined ? isAlike(is, was) : isUntouched(is, known);
    },
    add: (source, is) => void copied.set(source, is),
    doubtYoung: () => {
      for (const [source, { mtimeMs }] of copied) if (Date.now() - mtimeMs <= TICK_MS) copied.delete(source);
    },
  };
}

const isUntouched = (is: Stats, known: Stats): boolean =>
  is.ino === known.ino &&
  is.size === known.size &&
  is.mtimeMs === known.mtimeMs &&
  is.ctimeMs === known.ctimeMs;

/** The wallet's folder that undoCutCall will keep; null: there is none yet. */
export function standingState(folder: string, fingerprint: string): string | null {
  const { state, copy, mark } = placesOf(folder, fingerprint);
  const standing = existsSync(mark) ? copy : state;
  return existsSync(standing) ? standing : null;
}

/** Calls that may broadcast a transaction before they end. */
const BROADCASTS: readonly CallName[] = [
  ...(['wallet_create_utxos_end', 'wallet_send_end', 'wallet_send_btc_end', 'wallet_refresh'] as const),
];

/** A power failure can empty the mark, which then may stand for any call. */
const mayHaveBroadcast = (call: string): boolean => !isCall(call) || BROADCASTS.includes(call);

/** Undoes a call in which the process ended. If it may have broadcast, a mark stays until rgb-lib fits the chain. */
export async function undoCutCall(folder: string, fingerprint: string): Promise<void> {
  const { state, copy, mark, ahead } = placesOf(folder, fingerprint);
  // rgb-lib locks this file during contract work, and would wait an hour for a killed process's lock.
  rmSync(join(state, 'rgb_runtime.lock'), { force: true });
  if (!existsSync(mark)) return;
  // A wallet whose creation was cut is created anew. Throws if somebody removed the copy.
  if (readdirSync(copy).length === 0) rmSync(state, { recursive: true, force: true });
  else {
    await bringOver(copy, state, ALL_ANEW);
    if (mayHaveBroadcast(readFileSync(mark, 'utf8'))) writeFileSync(ahead, '');
  }
  await sync(folder);
  rmSync(mark, { force: true });
  await sync(folder);
}

/** Removes what refused keys or a cut creation left. A created wallet stays. */
export function leaveNoWallet(folder: string, fingerprint: string): void {
  const { state, copy, mark, ahead } = placesOf(folder, fingerprint);
  if (existsSync(state)) return;
  for (const path of [copy, mark, ahead]) rmSync(path, { recursive: true, force: true });
  try {
    rmdirSync(folder);
  } catch {
    // The folder isn't empty: it still has snapshots.
  }
}

/** Removes a wallet whose creation was cut, because opening it would create it anew. */
export async function dropCutMaking(folder: string, fingerprint: string): Promise<void> {
  const { copy, mark } = placesOf(folder, fingerprint);
  if (existsSync(mark) && existsSync(copy) && readdirSync(copy).length === 0)
    await undoCutCall(folder, fingerprint);
  if (standingState(folder, fingerprint) === null) leaveNoWallet(folder, fingerprint);
}

const SNAPSHOTS = 3;
const today = (): string => new Date().toISOString().slice(0, 10);

/**
 * Called daily, and before another rgb-lib opens the folder, while no process uses it. False: no snapshot could be
 * written; that only keeps the other rgb-lib out.
 */
export async function keepSnapshot(folder: string, fingerprint: string, version: string): Promise<boolean> {
  const { state, snapshots } = placesOf(folder, fingerprint);
  const name = `${today()}-${version}`;
  if (!existsSync(state) || existsSync(join(snapshots, name))) return true;
  const unfinished = join(snapshots, 'unfinished');
  try {
    await rm(unfinished, { recursive: true, force: true });
    await bringOver(state, unfinished, ALL_ANEW);
    await rename(unfinished, join(snapshots, name));
    return true;
  } catch {
    await rm(unfinished, { recursive: true, force: true }).catch(() => undefined);
    return false;
  }
}

/** Copies the data for the trial of another rgb-lib. Returns the copy's folder. */
export async function copyForTrial(folder: string, fingerprint: string): Promise<string> {
  const { state, trial } = placesOf(folder, fingerprint);
  await dropTrial(folder, fingerprint);
  await bringOver(state, join(trial, fingerprint), ALL_ANEW);
  return trial;
}

export async function dropTrial(folder: string, fingerprint: string): Promise<void> {
  await rm(placesOf(folder, fingerprint).trial, { recursive: true, force: true });
}

/** Works like a call that changes everything: if it is cut, the old data are put back. */
export async function takeTrial(folder: string, fingerprint: string, savepoint: Savepoint): Promise<void> {
  const { state, trial } = placesOf(folder, fingerprint);
  await savepoint.begin('wallet_new');
  await rm(state, { recursive: true, force: true });
  await rename(join(trial, fingerprint), state);
  await savepoint.over();
}

/** Called only once rgb-lib has opened the folder, so that copies of a damaged one replace no good copies. */
export async function dropOldSnapshots(folder: string, fingerprint: string): Promise<void> {
  const { snapshots } = placesOf(folder, fingerprint);
  const names = namesOrNone(snapshots).filter((name) => DATED.test(name));
  // Future dates come from a wrong clock.
  const past = names.filter((name) => name.slice(0, 10) <= today()).sort();
  const stay = new Set(past.slice(-SNAPSHOTS));
  for (const one of names)
    if (!stay.has(one)) await rm(join(snapshots, one), { recursive: true }).catch(() => undefined);
}

function namesOrNone(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

const DATED = /^\d{4}-\d\d-\d\d-/;

/** Marked while the chain may know a call that was undone, until rgb-lib agrees with the chain. */
export function chainAhead(folder: string, fingerprint: string) {
  const { ahead } = placesOf(folder, fingerprint);
  return { isMarked: () => existsSync(ahead), isOver: () => rmSync(ahead, { force: true }) };
}

/** `BESIDE_STATE` names all but the first. */
function placesOf(folder: string, fingerprint: string) {
  return {
    state: join(folder, fingerprint),
    copy: join(folder, 'before'),
    mark: join(folder, 'calling'),
    ahead: join(folder, 'ahead'),
    snapshots: join(folder, 'snapshots'),
    trial: join(folder, 'trial'),
  };
}

/** rgb-lib's growing log and its lock aren't state. */
const isPassing = (name: string): boolean => name === 'log' || name.endsWith('.lock');

function entriesOrNone(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/** Decides which files needn't be copied. `is`: the source; `was`: its copy. */
interface Copies {
  readonly isSame: (is: Stats, was: Stats, source: string) => boolean;
  readonly add: (source: string, is: Stats) => void;
}
const ALL_ANEW: Copies = { isSame: () => false, add: () => undefined };

/** Reads folders synchronously: Node's threads would take ten times as long for thousands of files. */
async function bringOver(from: string, to: string, copies: Copies): Promise<void> {
  const entries = entriesOrNone(from).filter(({ name }) => !isPassing(name));
  mkdirSync(to, { recursive: true, mode: 0o700 });
  const there = new Set(readdirSync(to));
  const names = new Set(entries.map(({ name }) => name));
  let isChanged = false;
  for (const name of there) {
    if (isPassing(name) || names.has(name)) continue;
    await rm(join(to, name), { recursive: true, force: true });
    isChanged = true;
  }
  for (const entry of entries) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    await letLoopTurn();
    if (entry.isDirectory()) {
      await bringOver(source, target, copies);
      if (!there.has(entry.name)) isChanged = true;
    } else if (!entry.isFile()) throw new Error(`${source} is neither a file nor a folder`);
    else if (await copyChanged(source, target, copies)) isChanged = true;
  }
  if (isChanged) await sync(to);
}

async function copyChanged(source: string, target: string, copies: Copies): Promise<boolean> {
  const [is, was] = [lstatSync(source), lstatSync(target, { throwIfNoEntry: false })];
  if (was !== undefined && copies.isSame(is, was, source)) return false;
  const beside = `${target}.new.lock`;
  await copyFile(source, beside, constants.COPYFILE_FICLONE);
  await utimes(beside, is.atimeMs / 1_000, is.mtimeMs / 1_000);
  await sync(beside);
  await rename(beside, target);
  copies.add(source, is);
  return true;
}

async function syncChanged(state: string, copy: string): Promise<void> {
  let isChanged = false;
  const known = new Set(entriesOrNone(copy).map(({ name }) => name));
  for (const entry of entriesOrNone(state)) {
    await letLoopTurn();
    if (isPassing(entry.name)) continue;
    const [path, before] = [join(state, entry.name), join(copy, entry.name)];
    if (!known.has(entry.name)) isChanged = true;
    if (entry.isDirectory()) await syncChanged(path, before);
    else {
      const [is, was] = [lstatSync(path), lstatSync(before, { throwIfNoEntry: false })];
      if (was === undefined || !isAlike(is, was)) await sync(path);
    }
  }
  if (isChanged) await sync(state);
}

/** A file written just before it was copied may change again without a new time stamp. */
const TICK_MS = 2_000;

/** `was`: the copy. Times are set to the microsecond. */
const isAlike = (is: Stats, was: Stats): boolean =>
  is.size === was.size && Math.abs(is.mtimeMs - was.mtimeMs) < 0.01 && was.ctimeMs - was.mtimeMs > TICK_MS;

async function sync(path: string): Promise<void> {
  const file = await open(path, constants.O_RDONLY);
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
