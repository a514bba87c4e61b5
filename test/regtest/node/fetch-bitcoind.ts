import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { readAs } from '../../../src-main/serving/json.ts';
import type { FetchLimit } from '../parts/fetch-limit.ts';
import { NotHere } from '../parts/needs.ts';
import { aptSuite, type AptSuite } from './apt-suite.ts';

/** How to start a Bitcoin node that lies in a folder of its own: its loader, told where its libraries are. */
export interface Bitcoind {
  readonly version: string;
  readonly command: readonly [string, ...string[]];
}

/** Debian's suites that carry `bitcoin-knots`: Bitcoin Core's consensus code with its own mempool policy. */
const SUITES = ['forky', 'sid'] as const;
const PACKAGE = 'bitcoin-knots';
const LIBRARIES = 'usr/lib/x86_64-linux-gnu';
const LOADER = `${LIBRARIES}/ld-linux-x86-64.so.2`;
const PROGRAM = 'usr/bin/bitcoind';

const stampSchema = v.object({ version: v.string(), files: v.record(v.string(), v.string()) });

/**
 * The node from the machine's own Debian mirror, unpacked into the user's cache folder and never installed. apt checks
 * the mirror's signatures and each package's hash; what lies in the cache is checked by the hashes taken then. Throws
 * NotHere.
 */
export async function fetchBitcoind(say: (line: string) => void, limit: FetchLimit): Promise<Bitcoind> {
  if (process.arch !== 'x64')
    throw new NotHere(`the Bitcoin node is fetched for x64 only, and this is ${process.arch}`);
  const cache = cacheFolder();
  const home = join(cache, PACKAGE);
  const cached = readCached(home);
  if (cached !== null) return cached;
  mkdirSync(cache, { recursive: true });
  const work = mkdtempSync(join(cache, 'fetching-'));
  try {
    const version = await fetchInto(work, say, limit);
    const root = join(work, 'root');
    writeFileSync(join(work, 'stamp.json'), JSON.stringify({ version, files: hashesBelow(root) }));
    rmSync(home, { recursive: true, force: true });
    renameSync(work, home);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
  const fetched = readCached(home);
  if (fetched === null) throw new NotHere('what was unpacked is not what was fetched');
  return fetched;
}

/** The node that was fetched before; null where none is at hand. Fetches nothing. */
export function cachedBitcoind(): Bitcoind | null {
  return process.arch === 'x64' ? readCached(join(cacheFolder(), PACKAGE)) : null;
}

function cacheFolder(): string {
  return join(process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache'), 'ochre', 'regtest');
}

async function fetchInto(work: string, say: (line: string) => void, limit: FetchLimit): Promise<string> {
  const problems: string[] = [];
  for (const name of SUITES) {
    say(`Fetching a Bitcoin node from Debian ${name} …`);
    let suite: AptSuite | null = null;
    try {
      suite = await aptSuite(name, join(work, 'apt'), limit);
      const version = await suite.version(PACKAGE);
      await suite.unpack(PACKAGE, join(work, 'root'));
      return version;
    } catch (error) {
      if (!(error instanceof NotHere)) throw error;
      problems.push(`${name}: ${error.message}`);
    } finally {
      suite?.remove();
    }
  }
  throw new NotHere(`no Bitcoin node from Debian (${problems.join('; ')})`);
}

function readCached(home: string): Bitcoind | null {
  const stamp = join(home, 'stamp.json');
  const root = join(home, 'root');
  if (!existsSync(stamp)) return null;
  const { version, files } = readAs(stampSchema, readFileSync(stamp, 'utf8'));
  const now = hashesBelow(root);
  const isWhole =
    Object.keys(now).length === Object.keys(files).length &&
    Object.entries(now).every(([file, hash]) => files[file] === hash);
  if (!isWhole) return null;
  return {
    version,
    command: [join(root, LOADER), '--library-path', join(root, LIBRARIES), join(root, PROGRAM)],
  };
}

/** SHA-256 of what is run: programs and libraries. Manuals and the like are left out. */
function hashesBelow(root: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const folder of ['usr/bin', LIBRARIES]) {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const file = `${folder}/${entry.name}`;
      found[file] = createHash('sha256')
        .update(readFileSync(join(root, file)))
        .digest('hex');
    }
  }
  return found;
}
