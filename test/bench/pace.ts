import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { SERVICES, type PaceTimes } from './pace-side.ts';

export interface PaceOf {
  readonly now: PaceTimes;
  /** Of an older build; null: none was named. */
  readonly base: PaceTimes | null;
}
/** By service. */
export type PaceRun = Readonly<Record<string, PaceOf>>;

const ROUND_TRIP_MS = 1_000;
/** What runs in the tree that is measured. */
const SIDE = ['pace-side.ts', 'pace-line.ts'];

/**
 * How long each act takes where an indexer answers each round trip in a second: at a stand-in for RGB-Node, and at one for
 * the own service, both over the practice service with the round trips that rgb-lib makes. rgb-lib itself does not run.
 */
export function benchPace(base: string | null): PaceRun {
  const older = base === null ? null : checkOut(base);
  try {
    return Object.fromEntries(
      SERVICES.map((service) => [
        service,
        { now: measure('.', service), base: older === null ? null : measure(older.path, service) },
      ]),
    );
  } finally {
    older?.remove();
  }
}

function measure(tree: string, service: string): PaceTimes {
  const asked = ['--import', 'tsx', 'test/bench/pace-side.ts', service, String(ROUND_TRIP_MS)];
  const told = execFileSync(process.execPath, asked, { cwd: tree, encoding: 'utf8' });
  return JSON.parse(told) as PaceTimes;
}

/** A tree of an older build beside this one, with the packages of this one and the bench of today. */
function checkOut(commit: string) {
  const path = mkdtempSync(join(tmpdir(), 'ochre-base-'));
  const git = (...args: string[]) => execFileSync('git', args, { stdio: ['ignore', 'ignore', 'inherit'] });
  git('worktree', 'add', '--quiet', '--force', '--detach', path, commit);
  symlinkSync(resolve('node_modules'), join(path, 'node_modules'));
  for (const name of SIDE) copyFileSync(join('test/bench', name), join(path, 'test/bench', name));
  return {
    path,
    remove: () => {
      git('worktree', 'remove', '--force', path);
      rmSync(path, { recursive: true, force: true });
    },
  };
}
