import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { RGB_LIB_VERSION, type WHEELS } from '../../scripts/lib/rgb-lib.mjs';
import { run } from '../../scripts/lib/run.mjs';
import { NotHere, type FetchLimit } from '../regtest/parts/needs.ts';
import { lastLine } from '../regtest/parts/packages.ts';
import { PYTHON } from '../regtest/parts/python.ts';

/**
 * The library of one of the pinned wheels, which is kept in the user's cache folder and held to its hash each time. Throws
 * NotHere where pip cannot have it.
 */
export async function fetchLibrary(
  { platform, hash, library }: (typeof WHEELS)[keyof typeof WHEELS],
  limit: FetchLimit,
): Promise<Buffer> {
  const home = process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache');
  const cache = join(home, 'ochre', 'rgb-lib-wheels');
  mkdirSync(cache, { recursive: true });
  const name = `rgb_lib-${RGB_LIB_VERSION}-py3-none-${platform}.whl`;
  const kept = join(cache, name);
  const work = mkdtempSync(join(cache, 'fetching-'));
  try {
    if (!existsSync(kept) || sha256(kept) !== hash) {
      const only = ['--no-deps', '--only-binary', ':all:', '--no-cache-dir', '--disable-pip-version-check'];
      const of = ['--platform', platform, '--python-version', '3.12', '--implementation', 'py'];
      const asked = [...only, ...of, '-d', work, `rgb-lib==${RGB_LIB_VERSION}`];
      const ended = await run([PYTHON, '-m', 'pip', 'download', '-q', ...asked], { limitMs: limit.leftMs() });
      if (ended.code !== 0) throw new NotHere(lastLine(ended.output));
      // Its own words, where pip would have said that it found none.
      const told = sha256(join(work, name));
      if (told !== hash) throw new Error(`the wheel's SHA-256 is ${told}, not ${hash}`);
      renameSync(join(work, name), kept);
    }
    const { code, output } = await run([PYTHON, '-m', 'zipfile', '-e', kept, work]);
    if (code !== 0) throw new Error(`the wheel cannot be unpacked: ${lastLine(output)}`);
    return readFileSync(join(work, 'rgb_lib', library));
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

const sha256 = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex');
