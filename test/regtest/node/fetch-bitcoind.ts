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
import { join } from 'node:path';
import * as v from 'valibot';
import { readAs } from '../../../src-main/serving/json.ts';
import { NotHere, type FetchLimit } from '../parts/needs.ts';
import { homedir, userInfo } from 'node:os';
import { run } from '../../../scripts/lib/run.mjs';
import { lastLine } from '../parts/packages.ts';

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
export const cachedBitcoind = (): Bitcoind | null =>
  process.arch === 'x64' ? readCached(join(cacheFolder(), PACKAGE)) : null;

const cacheFolder = (): string =>
  join(process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache'), 'ochre', 'regtest');

async function fetchInto(work: string, say: (line: string) => void, limit: FetchLimit): Promise<string> {
  const problems: string[] = [];
  for (const suite of SUITES) {
    say(`Fetching a Bitcoin node from Debian ${suite} …`);
    try {
      return await unpackFrom(suite, work, limit);
    } catch (error) {
      if (!(error instanceof NotHere)) throw error;
      problems.push(`${suite}: ${error.message}`);
    }
  }
  throw new NotHere(`no Bitcoin node from Debian (${problems.join('; ')})`);
}

const KEYRING = '/usr/share/keyrings/debian-archive-keyring.gpg';
/** Needed to install a package, not to run what is in it. */
const NOT_TO_RUN =
  /^(systemd|libsystemd.*|libmount1|libblkid1|libselinux1|libpcre2.*|debconf|gcc-.*-base|openssl-provider-legacy|libc-gconv.*)$/;

/**
 * The package and what it needs to run, below `root` in the folder, by an apt that knows nothing of the system. Answers the
 * version. Throws NotHere where there is no apt, no mirror, or no such suite on it.
 */
async function unpackFrom(suite: string, work: string, limit: FetchLimit): Promise<string> {
  const apt = join(work, suite);
  const downloads = join(apt, 'dl');
  const tell = async (...command: readonly [string, ...string[]]): Promise<string> => {
    const ended = await run(command, {
      env: { APT_CONFIG: join(apt, 'apt.conf') },
      cwd: downloads,
      limitMs: limit.leftMs(),
    });
    if (ended.code === 0) return ended.output;
    throw new NotHere(`${command.slice(0, 2).join(' ')}: ${lastLine(ended.output) || 'failed'}`);
  };
  for (const part of ['etc/apt.conf.d', 'state/lists/partial', 'cache/archives/partial', 'dl'])
    mkdirSync(join(apt, part), { recursive: true });
  const mirror = await ownMirror(limit);
  writeFileSync(join(apt, 'state/status'), '');
  writeFileSync(join(apt, 'etc/sources.list'), `deb [signed-by=${KEYRING}] ${mirror} ${suite} main\n`);
  writeFileSync(join(apt, 'apt.conf'), configuration(apt));
  await tell('apt-get', '-qq', 'update');
  const shown = await tell('apt-cache', 'show', '--no-all-versions', PACKAGE);
  const plan = await tell('apt-get', 'install', '-s', '--no-install-recommends', PACKAGE);
  const needed = [...plan.matchAll(/^Inst (\S+)/gm)].flatMap(([, one = '']) =>
    NOT_TO_RUN.test(one) ? [] : [one],
  );
  await tell('apt-get', '-qq', 'download', ...needed);
  for (const file of readdirSync(downloads))
    await tell('dpkg', '-x', join(downloads, file), join(work, 'root'));
  rmSync(apt, { recursive: true, force: true });
  return /^Version: (.+)$/m.exec(shown)?.[1] ?? 'unknown';
}

/** A mirror may be frozen past the date to which its index is valid; its signatures are checked all the same. */
const configuration = (apt: string): string => `Dir::Etc "${apt}/etc";
Dir::Etc::sourcelist "${apt}/etc/sources.list";
Dir::Etc::sourceparts "${apt}/none";
Dir::State "${apt}/state";
Dir::State::status "${apt}/state/status";
Dir::Cache "${apt}/cache";
APT::Architecture "amd64";
Acquire::Languages "none";
Acquire::Check-Valid-Until "false";
APT::Sandbox::User "${userInfo().username}";
`;

async function ownMirror(limit: FetchLimit): Promise<string> {
  const asked = ['--format', '$(REPO_URI) $(ORIGIN)', 'Created-By: Packages'];
  const { output } = await run(['apt-get', 'indextargets', ...asked], { limitMs: limit.leftMs() });
  const [, mirror] = /^(?!\S*security)(\S+) Debian$/m.exec(output) ?? [];
  if (mirror === undefined) throw new NotHere('this machine names no Debian mirror');
  return mirror;
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
  for (const folder of ['usr/bin', LIBRARIES])
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const file = `${folder}/${entry.name}`;
      found[file] = createHash('sha256')
        .update(readFileSync(join(root, file)))
        .digest('hex');
    }
  return found;
}
