import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { run } from '../../../scripts/lib/run.mjs';
import type { FetchLimit } from '../parts/fetch-limit.ts';
import { NotHere } from '../parts/needs.ts';
import { lastLine } from '../parts/packages.ts';

/** One suite of the machine's own Debian mirror, looked at through an apt that knows nothing of the system. */
export interface AptSuite {
  readonly version: (name: string) => Promise<string>;
  /** The package and what it needs to run, unpacked below a folder. Nothing is installed. */
  readonly unpack: (name: string, root: string) => Promise<void>;
  readonly remove: () => void;
}

const KEYRING = '/usr/share/keyrings/debian-archive-keyring.gpg';
/** Needed to install a package, not to run what is in it. */
const NOT_TO_RUN =
  /^(systemd|libsystemd.*|libmount1|libblkid1|libselinux1|libpcre2.*|debconf|gcc-.*-base|openssl-provider-legacy|libc-gconv.*)$/;

/** Throws NotHere where there is no apt, no mirror, or no such suite on it. */
export async function aptSuite(suite: string, folder: string, limit: FetchLimit): Promise<AptSuite> {
  const mirror = await ownMirror(limit);
  const apt = (...args: readonly [string, ...string[]]) =>
    tell(args, { APT_CONFIG: join(folder, 'apt.conf') }, join(folder, 'dl'), limit);
  for (const part of [
    'etc/apt.conf.d',
    'etc/preferences.d',
    'state/lists/partial',
    'cache/archives/partial',
    'dl',
  ])
    mkdirSync(join(folder, part), { recursive: true });
  writeFileSync(join(folder, 'state/status'), '');
  writeFileSync(join(folder, 'etc/sources.list'), `deb [signed-by=${KEYRING}] ${mirror} ${suite} main\n`);
  writeFileSync(join(folder, 'apt.conf'), configuration(folder));
  await apt('apt-get', '-qq', 'update');
  return {
    version: async (name) =>
      /^Version: (.+)$/m.exec(await apt('apt-cache', 'show', '--no-all-versions', name))?.[1] ?? 'unknown',
    unpack: async (name, root) => {
      const plan = await apt('apt-get', 'install', '-s', '--no-install-recommends', name);
      const needed = [...plan.matchAll(/^Inst (\S+)/gm)].flatMap(([, one]) =>
        one === undefined || NOT_TO_RUN.test(one) ? [] : [one],
      );
      await apt('apt-get', '-qq', 'download', ...needed);
      mkdirSync(root, { recursive: true });
      for (const file of readdirSync(join(folder, 'dl')))
        await apt('dpkg', '-x', join(folder, 'dl', file), root);
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** A mirror may be frozen past the date to which its index is valid; its signatures are checked all the same. */
function configuration(folder: string): string {
  return [
    `Dir::Etc "${folder}/etc";`,
    `Dir::Etc::sourcelist "${folder}/etc/sources.list";`,
    `Dir::Etc::sourceparts "${folder}/etc/sources.list.d";`,
    `Dir::State "${folder}/state";`,
    `Dir::State::status "${folder}/state/status";`,
    `Dir::Cache "${folder}/cache";`,
    'APT::Architecture "amd64";',
    'Acquire::Languages "none";',
    'Acquire::Check-Valid-Until "false";',
    `APT::Sandbox::User "${userInfo().username}";`,
    '',
  ].join('\n');
}

async function ownMirror(limit: FetchLimit): Promise<string> {
  const told = await tell(
    ['apt-get', 'indextargets', '--format', '$(REPO_URI) $(ORIGIN)', 'Created-By: Packages'],
    {},
    '/',
    limit,
  );
  const mirror = told
    .split('\n')
    .map((line) => line.split(' '))
    .find(([uri = '', origin]) => origin === 'Debian' && !uri.includes('security'))?.[0];
  if (mirror === undefined) throw new NotHere('this machine names no Debian mirror');
  return mirror;
}

async function tell(
  command: readonly [string, ...string[]],
  env: Readonly<Record<string, string>>,
  cwd: string,
  limit: FetchLimit,
): Promise<string> {
  const ended = await run(command, { env, cwd, limitMs: limit.leftMs() });
  if (ended.code === 0) return ended.output;
  throw new NotHere(`${command.slice(0, 2).join(' ')}: ${lastLine(ended.output) || 'failed'}`);
}
