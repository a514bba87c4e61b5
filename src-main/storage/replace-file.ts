import { closeSync, fsyncSync, lstatSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { atOnce, type Steps } from '../slices.ts';

/**
 * Writes `text` beside a file and renames it over it, so that a torn write leaves what was there. What lies under the
 * name beside, a link among it, is taken away and never followed. Throws what Node throws.
 */
export function replaceFile(file: string, text: string): void {
  atOnce(replaceFileInSteps(file, [text]));
}

/** Replaces a file piece by piece, each of them on disk before the next. */
export function* replaceFileInSteps(file: string, pieces: Iterable<string>): Steps<void> {
  const beside = `${file}.new`;
  rmSync(beside, { force: true });
  const handle = openSync(beside, 'wx', 0o600);
  try {
    for (const piece of pieces) {
      writeFileSync(handle, piece);
      fsyncSync(handle);
      yield;
    }
  } finally {
    closeSync(handle);
  }
  renameSync(beside, file);
}

/** Takes a link away that lies where a file of ours is to be: whoever put it there would choose what is written over. */
export function dropLink(file: string): void {
  if (lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink() === true) rmSync(file);
}

/** Has the disk hold what a file holds, or the names that a folder has. Throws what Node throws. */
export function syncFile(path: string, flags: string | number): void {
  const handle = openSync(path, flags);
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
