import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { npm, run } from '../../../scripts/lib/run.mjs';
import { fetchRgbLib } from '../../../scripts/lib/rgb-lib.mjs';
import { root } from '../../../scripts/lib/root.mjs';
import { missingHere } from '../../../src-main/own-service/service.ts';
import { NotHere, type FetchLimit } from './needs.ts';

const STAMP = 'node_modules/.ochre-lane';

/** Fetches the own service's rgb-lib unless it is here. Throws NotHere. */
export async function ensureRgbLib(say: (line: string) => void): Promise<void> {
  if (missingHere() === null) return;
  say('Fetching rgb-lib …');
  await fetchRgbLib(root, `${process.platform}-${process.arch}`).catch((error: unknown) => {
    throw new NotHere(error instanceof Error ? error.message : String(error));
  });
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

export const lastLine = (output: string): string => output.trim().split('\n').at(-1) ?? '';
