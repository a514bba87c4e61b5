import { onTestFinished } from 'vitest';
import type { PracticeOptions } from '../../src-main/practice/index.ts';
import { lazyPractice, type LazyPractice } from '../support/practice.ts';
import { tempFolder } from '../support/temp-folder.ts';

export const START_MS = 1_750_000_000_000;

/** A practice service in its own folder, with blocks on demand. The test's end closes and removes it. */
export function startPractice(options: Partial<PracticeOptions> = {}): LazyPractice {
  const practice = lazyPractice({
    dataFolder: tempFolder(),
    clock: { nowMs: () => START_MS },
    blockEverySeconds: 0,
    friendAfterSeconds: 0,
    onFault: (error) => {
      throw error;
    },
    ...options,
  });
  onTestFinished(practice.close);
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
