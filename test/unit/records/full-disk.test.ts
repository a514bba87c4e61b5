import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openJournal } from '../../../src-main/records/journal/journal.ts';
import { inChild, type Below } from '../../support/in-child.ts';
import { noMounts, UNSHARE } from '../../support/mounts.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const FILL = 'test/unit/records/fill-journal.ts';
const FIRST = '1'.padStart(32, '0');

interface Filled {
  readonly failure: unknown;
  readonly acknowledged: Record<string, string>;
  readonly whileFull: Record<string, string>;
  readonly dropped: unknown;
  readonly again: unknown;
  readonly startedFull: unknown;
  readonly afterwards: unknown;
  readonly last: Record<string, string>;
  readonly reopened: { readonly states: Record<string, string>; readonly damage: unknown };
  readonly copies: readonly string[];
}

/** No file may grow beyond so many blocks of 512 bytes (RLIMIT_FSIZE). */
const withFileLimit =
  (blocks: number): Below =>
  (command) => ({ command: ['bash', '-c', `ulimit -f ${String(blocks)}; exec "$@"`, 'bash', ...command] });

/** On a disk of its own in memory, which is gone with the process. */
const onSmallDisk =
  (folder: string): Below =>
  (command) => ({
    command: [
      ...UNSHARE,
      ...['bash', '-c', `mount -t tmpfs -o size=4m none "${folder}" && exec "$@"`, 'bash', ...command],
    ],
  });
if (noMounts !== null) console.warn(`a disk that is full is not tried: ${noMounts}`);

const isRefusal = (failure: unknown, words: RegExp): void => {
  expect(failure).toMatchObject({ code: 'DISK_REFUSED', facts: { file: 'journal.sqlite' } });
  expect((failure as { facts: { detail: string } }).facts.detail).toMatch(words);
};

describe('a journal that the disk refuses to write', () => {
  it('at a limit of the system says so, and keeps every step that it acknowledged and none beyond', async () => {
    const folder = tempFolder();
    const found = (await inChild(FILL, [folder], withFileLimit(400))) as Filled;
    isRefusal(found.failure, /disk I\/O error/);
    expect(Object.keys(found.acknowledged).length).toBeGreaterThan(1);
    expect(found.whileFull).toEqual(found.acknowledged);
    expect(found.reopened.damage).toBeNull();
    expect(found.copies).toEqual([]);
    expect(found.reopened.states).toEqual(found.last);
    // Another process, without the limit, finds the same and goes on.
    const journal = openJournal(folder, { nowMs: () => 0 });
    expect(journal.damage).toBeNull();
    expect(
      Object.fromEntries(journal.unfinished('b'.repeat(32)).map(({ id, state }) => [id, state])),
    ).toEqual(found.last);
    journal.close();
  });

  it.skipIf(noMounts !== null)(
    'as it is full says so, loses nothing, and goes on once there is room',
    async () => {
      const folder = tempFolder();
      const found = (await inChild(FILL, [folder, join(folder, 'filler')], onSmallDisk(folder))) as Filled;
      isRefusal(found.failure, /full/);
      expect(found.whileFull).toEqual(found.acknowledged);
      isRefusal(found.again, /full/);
      // Nobody takes a full disk for a damaged file.
      expect([null, 'DISK_REFUSED']).toContain(
        (found.startedFull as { code: string } | null)?.code ?? found.startedFull,
      );
      expect(found.copies).toEqual([]);
      expect(found.afterwards).toBeNull();
      expect(found.reopened).toEqual({ states: found.last, damage: null });
      expect(found.last['e'.repeat(32)]).toBe('asked');
      // Whether giving up was refused too or went through, it is what is said.
      expect(FIRST in found.last).toBe(found.dropped !== null);
    },
  );
});
