import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { openArchive } from '../../src-main/storage/archive/archive.ts';
import { openJournal } from '../../src-main/storage/journal/journal.ts';
import { writeFolderBefore } from '../support/folder-before.ts';

/** More than a migration of that folder writes: beyond it something is wrong with the counting. */
const MOST_WRITES = 2_000;
const LIMIT_MS = 60_000;
const nowMs = (): number => 1_760_000_000_000;

export interface Migrated {
  readonly points: number;
  /** What was not there, or was otherwise, after the next start. */
  readonly lost: readonly string[];
}

/**
 * Ends the program by SIGKILL before each write with which a folder of the version before is carried over, opens it
 * again, and compares what is there with the same folder carried over in one go.
 */
export function killMigration(program: string, scratch: string, isStopped: () => boolean): Migrated {
  const folderBefore = (): string => {
    const folder = mkdtempSync(join(scratch, 'before-'));
    writeFolderBefore(folder);
    return folder;
  };
  const expected = carriedOver(folderBefore());
  const lost: string[] = [];
  for (let at = 1; at <= MOST_WRITES && !isStopped(); at += 1) {
    const folder = folderBefore();
    const { signal, status } = spawnSync(process.execPath, [program, folder, String(at)], {
      stdio: ['ignore', 'ignore', 'inherit'],
      timeout: LIMIT_MS,
      killSignal: 'SIGTERM',
    });
    const isWhole = status === 0;
    if (!isWhole && signal !== 'SIGKILL')
      lost.push(`write ${String(at)}: it ended with ${String(status ?? signal)}`);
    if (!isDeepStrictEqual(carriedOver(folder), expected))
      lost.push(`write ${String(at)}: it is not the same`);
    rmSync(folder, { recursive: true, force: true });
    if (isWhole) return { points: at - 1, lost };
  }
  return { points: MOST_WRITES, lost };
}

function carriedOver(folder: string): unknown {
  const journal = openJournal(folder, { nowMs }, true);
  const { damage, broughtDamage } = journal;
  journal.migrated.done();
  journal.close();
  const { signings, book } = openArchive(folder, nowMs).read();
  return { damage, broughtDamage, signings, book };
}
