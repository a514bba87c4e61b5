import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { join, resolve } from 'node:path';
import { npm, run } from '../../../scripts/lib/run.mjs';
import { missingPackage } from '../../../src-main/own-service/service.ts';
import type { FetchLimit } from './fetch-limit.ts';
import { NotHere } from './needs.ts';

/** The lane's own folder, with its package.json. */
export const laneFolder = resolve(import.meta.dirname, '..');

const STAMP = 'node_modules/.ochre-lane';

/** Installs what the lane's lock file names, beside what is installed for the own service. Throws NotHere. */
export async function ensureLanePackages(say: (line: string) => void, limit: FetchLimit): Promise<void> {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new NotHere(
      `rgb-lib's packages are for linux on x64, and this is ${process.platform} on ${process.arch}`,
    );
  }
  const missing = missingPackage();
  if (missing !== null) throw new NotHere(`${missing} is not installed, which npm ci does`);
  await ensurePackages({ folder: laneFolder, what: 'another rgb-lib' }, say, limit);
}

/** Installs what a folder's lock file names, without running any of its scripts, unless that was done before. Throws NotHere. */
export async function ensurePackages(
  { folder, what }: { readonly folder: string; readonly what: string },
  say: (line: string) => void,
  limit: FetchLimit,
): Promise<void> {
  const lock = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex');
  const stamp = join(folder, STAMP);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  say(`Installing ${what} for the lane …`);
  const ended = await run(npm('ci', '--ignore-scripts', '--no-audit', '--no-fund'), {
    cwd: folder,
    limitMs: limit.leftMs(),
  });
  if (ended.code !== 0) throw new NotHere(`${what} could not be installed: ${lastLine(ended.output)}`);
  writeFileSync(stamp, lock);
}

export function lastLine(output: string): string {
  return output.trim().split('\n').at(-1) ?? '';
}
