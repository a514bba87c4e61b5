import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach } from 'vitest';
import type { PracticeOptions } from '../../src-main/practice/index.ts';
import { lazyPractice, type LazyPractice } from '../support/practice.ts';

const running: LazyPractice[] = [];
const folders: string[] = [];

afterEach(async () => {
  for (const practice of running.splice(0)) await practice.close();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

export const START_MS = 1_750_000_000_000;

export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'practice-'));
  folders.push(folder);
  return folder;
}

/** A practice service on a folder of its own, with blocks on demand; closed and removed after the test. */
export function startPractice(options: Partial<PracticeOptions> = {}): LazyPractice {
  const practice = lazyPractice({
    dataFolder: newFolder(),
    clock: { nowMs: () => START_MS },
    blockEverySeconds: 0,
    friendAfterSeconds: 0,
    onFault: (error) => {
      throw error;
    },
    ...options,
  });
  running.push(practice);
  return practice;
}

/** The same bytes at every run. */
export function countedRandom(): (bytes: number) => Uint8Array {
  let next = 1;
  return (bytes) =>
    Uint8Array.from({ length: bytes }, () => {
      next = (next * 1_103_515_245 + 12_345) % 2_147_483_648;
      return next >>> 16;
    });
}
