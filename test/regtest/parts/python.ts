import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { run } from '../../../scripts/lib/run.mjs';
import { NotHere, type FetchLimit } from './needs.ts';
import { lastLine } from './packages.ts';

export const PYTHON = 'python3';

/** A package of PyPI with what it needs, in a folder of its own. */
export interface PythonPackage {
  /** Of its folder. */
  readonly name: string;
  /** For people. */
  readonly what: string;
  /** As pip takes them; where one names a hash, all are held to theirs. */
  readonly requirements: readonly string[];
}

/** From PyPI into the user's cache folder, nothing installed. Answers the folder. Throws NotHere. */
export async function fetchPython(
  { name, what, requirements }: PythonPackage,
  say: (line: string) => void,
  limit: FetchLimit,
): Promise<string> {
  const cache = join(
    process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache'),
    'ochre',
    'regtest',
    'python',
  );
  mkdirSync(cache, { recursive: true });
  const place = join(cache, name);
  if (existsSync(place)) return place;
  say(`Fetching ${name} …`);
  // Fetched beside, and moved into place whole.
  const work = mkdtempSync(join(cache, 'fetching-'));
  try {
    const asked = join(work, 'asked.txt');
    writeFileSync(asked, requirements.join('\n'));
    const held = requirements.some((one) => one.includes('--hash=')) ? ['--no-deps', '--require-hashes'] : [];
    const ended = await run([PYTHON, '-m', 'pip', 'install', '-q', ...held, '-r', asked, '-t', work], {
      cwd: cache,
      limitMs: limit.leftMs(),
    });
    if (ended.code !== 0) throw new NotHere(`${what} cannot be had: ${lastLine(ended.output)}`);
    renameSync(work, place);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
  return place;
}
