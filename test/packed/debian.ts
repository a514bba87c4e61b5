import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** A Debian of the test's own: its files, processes, network (none but its own loopback) and users are nobody else's. */
export interface Debian {
  /** Runs a command in it to its end, which is an error after the limit. `person` is the ordinary user, in their session. */
  readonly run: (who: 'root' | 'person', command: readonly string[], limitMs?: number) => Promise<Ended>;
  /** A path in it as this machine names it. */
  readonly path: (inside: string) => string;
  /** Starts a desktop session of the person's: a bus, an open keyring, a screen, a window manager. */
  readonly logIn: () => Promise<void>;
  /** Has a port of its own loopback be the same one of this machine's. */
  readonly forward: (port: number) => Promise<void>;
  /** Ends everything in it, and takes it away. */
  readonly stop: () => Promise<void>;
}

export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** What the session and the tests take, none of which a package may count on. */
const TOOLS =
  'at-spi2-core dbus desktop-file-utils dunst fonts-dejavu-core gir1.2-atspi-2.0 gnome-keyring ' +
  'imagemagick libglib2.0-bin libgtk-3-bin openbox procps python3-gi shared-mime-info xauth xdotool ' +
  'xvfb';
const MAKE_LIMIT_MS = 8 * 60_000;
const RUN_LIMIT_MS = 40_000;
const PERSON = { name: 'anna', id: 4711 };
export const HOME = `/home/${PERSON.name}`;
const SESSION = resolve(import.meta.dirname, '../../scripts/lib/window/session.sh');

/**
 * Lays out a Debian as the one that runs here, with what a package depends on, and then with what the tests take.
 * `linked` is what of the package's programs is not found without the latter: of a package that depends on too little.
 */
export function makeDebian(deb: string): { readonly folder: string; readonly unlinked: string } {
  const folder = mkdtempSync(join(tmpdir(), 'ochre-debian-'));
  // In there alone: apt from outside would install on the machine that the test runs on.
  const inside = 'chroot "$1" env DEBIAN_FRONTEND=noninteractive';
  const get = `${inside} apt-get install -qy --no-install-recommends`;
  const programs =
    '/opt/Ochre/ochre /opt/Ochre/*.so /opt/Ochre/resources/app.asar.unpacked/node_modules/*/*/*/*.node';
  const hooks = [
    `cp "${deb}" "$1/root/ochre.deb"`,
    `${get} /root/ochre.deb`,
    `${inside} sh -c 'LD_LIBRARY_PATH=/opt/Ochre ldd ${programs} | grep "not found" > /root/unlinked || true'`,
    `${inside} dpkg -P ochre`,
    'rm "$1/root/ochre.deb"',
    `${get} ${TOOLS}`,
    `${inside} useradd --create-home --uid ${String(PERSON.id)} ${PERSON.name}`,
  ];
  const made = spawnSync(
    'mmdebstrap',
    [
      '--variant=minbase',
      '--mode=root',
      '--skip=cleanup/apt',
      // It is thrown away: nothing need be safe from a power cut.
      '--dpkgopt=force-unsafe-io',
      ...hooks.map((hook) => `--customize-hook=${hook}`),
      codename(),
      folder,
    ],
    { encoding: 'utf8', timeout: MAKE_LIMIT_MS, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  if (made.error !== undefined || made.status !== 0) {
    rmSync(folder, { recursive: true, force: true });
    throw new Error(`no Debian could be made: ${made.error?.message ?? made.stderr.slice(-3_000)}`);
  }
  return { folder, unlinked: readFileSync(join(folder, 'root/unlinked'), 'utf8') };
}

/** Starts one that was laid out. */
export async function startDebian(folder: string): Promise<Debian> {
  const first = spawn(
    'unshare',
    [
      ...['--mount', '--pid', '--net', '--uts', '--ipc', '--fork', '--kill-child'],
      ...['sh', join(import.meta.dirname, 'enter.sh'), folder, 'sleep', 'infinity'],
    ],
    { stdio: ['ignore', 'inherit', 'inherit'] },
  );
  process.once('exit', () => first.kill('SIGKILL'));
  const pid = await firstProcess(first);
  const inside = ['--target', pid, '--mount', '--pid', '--net', '--uts', '--ipc'];
  const run: Debian['run'] = (who, command, limitMs = RUN_LIMIT_MS) =>
    ended('nsenter', [...inside, ...(who === 'root' ? command : asPerson(command))], limitMs);
  const session: ChildProcess[] = [];
  copyFileSync(SESSION, join(folder, 'usr/local/bin/session'));
  chmodSync(join(folder, 'usr/local/bin/session'), 0o755);
  for (const script of ['screen.py', 'forward.py'])
    copyFileSync(join(import.meta.dirname, script), join(folder, 'usr/local/bin', script));
  const forwarding: Server[] = [];
  return {
    run,
    path: (inside) => join(folder, inside),
    logIn: async () => {
      // Whoever comes later joins by what this one wrote down.
      const stay = `env -0 > ${ENVIRONMENT}.new; mv ${ENVIRONMENT}.new ${ENVIRONMENT}; exec sleep infinity`;
      const started = ['env', `OCHRE_WINDOW_HOME=${HOME}`, 'session', 'sh', '-c', stay];
      session.push(spawn('nsenter', [...inside, ...user(started)], { stdio: 'ignore' }));
      for (const until = Date.now() + RUN_LIMIT_MS; ;) {
        await delay(100);
        if ((await run('root', ['test', '-e', ENVIRONMENT])).code === 0) return;
        if (Date.now() > until) throw new Error('the session did not begin');
      }
    },
    forward: async (port) => {
      const socket = `${HOME}/run/to-${port}`;
      const server = createServer((from) => {
        const to = connect(port, '127.0.0.1');
        for (const [one, other] of [
          [from, to],
          [to, from],
        ] as const)
          one.pipe(other).on('error', () => one.destroy());
      }).listen(join(folder, socket));
      forwarding.push(server);
      await once(server, 'listening');
      chmodSync(join(folder, socket), 0o777);
      const forward = `exec python3 /usr/local/bin/forward.py ${port} ${socket} >/dev/null 2>&1 &`;
      await run('person', ['sh', '-c', forward]);
    },
    stop: async () => {
      for (const one of forwarding) one.close();
      const over = once(first, 'exit');
      // With the first process of its own, all of them end.
      first.kill('SIGKILL');
      await over;
      for (const one of session) one.kill('SIGKILL');
      rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}

const ENVIRONMENT = `${HOME}/run/environment`;
const user = (command: readonly string[]): string[] => [
  ...[
    'env',
    '-i',
    'PATH=/usr/local/bin:/usr/bin:/bin',
    'LANG=C.UTF-8',
    `USER=${PERSON.name}`,
    `HOME=${HOME}`,
  ],
  ...['setpriv', `--reuid=${String(PERSON.id)}`, `--regid=${String(PERSON.id)}`, '--init-groups', ...command],
];
const asPerson = (command: readonly string[]): string[] => [
  ...user(['sh', '-c', `cd; exec env $(tr '\\0' '\\n' < ${ENVIRONMENT}) "$@"`, 'sh']),
  ...command,
];

/** The process that unshare started, by its number out here. */
async function firstProcess(unshare: ChildProcess): Promise<string> {
  const pid = String(unshare.pid);
  for (const until = Date.now() + RUN_LIMIT_MS; Date.now() < until;) {
    await delay(50);
    const child = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
    // Once it is what it is to be, the machine stands.
    if (child !== '' && readFileSync(`/proc/${child}/comm`, 'utf8').trim() === 'sleep') return child;
    if (unshare.exitCode !== null) break;
  }
  throw new Error('the Debian did not start');
}

/** The Debian here, or the newest that is stable. */
function codename(): string {
  const said = readFileSync('/etc/os-release', 'utf8');
  return /^ID=debian$/m.test(said) ? (/^VERSION_CODENAME=(\w+)$/m.exec(said)?.[1] ?? 'stable') : 'stable';
}

function ended(file: string, args: readonly string[], limitMs: number): Promise<Ended> {
  return new Promise((resolved, failed) => {
    const child = spawn(file, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    const said = { out: '', err: '' };
    child.stdout.setEncoding('utf8').on('data', (text: string) => (said.out += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (said.err += text));
    const limit = setTimeout(() => {
      child.kill('SIGKILL');
      const what = args.slice(-6).map((arg) => basename(arg));
      failed(new Error(`${what.join(' ')} took longer than ${String(limitMs)} ms: ${said.err}`));
    }, limitMs);
    child.once('error', failed);
    // 'exit', not 'close': what it started may go on, and has its output.
    child.once('exit', (code) => {
      clearTimeout(limit);
      setTimeout(() => {
        resolved({ code, ...said });
        child.stdout.destroy();
        child.stderr.destroy();
      }, 50);
    });
  });
}
