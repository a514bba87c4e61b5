import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';

/** A real session bus of our own, with a real gnome-keyring on it or without one. Nothing of the user's is touched. */
export interface Bus {
  /** What a program needs to find this bus and no other. */
  readonly env: Readonly<Record<string, string>>;
  /** Ends every process that was started, by its id, and throws the store away. */
  readonly stop: () => Promise<void>;
}

export interface Keyring extends Bus {
  /** Restarts gnome-keyring on the same store: the right password opens the ring, another leaves it locked. */
  readonly reopen: (password: string) => Promise<void>;
  /** The daemon ends; `reopen` starts it again. */
  readonly leave: () => Promise<void>;
  /** The daemon answers nothing until `thaw`, as behind a prompt that nobody sees. */
  readonly freeze: () => void;
  readonly thaw: () => void;
}

/** The password of every ring made here. */
export const RING_PASSWORD = 'test';

/** Why a real keyring cannot be had on this machine, or null. The caller skips, aloud. */
export function missingForKeyring(): string | null {
  const missing = ['dbus-daemon', 'dbus-send', 'gnome-keyring-daemon'].filter((name) => !isOnPath(name));
  if (process.platform !== 'linux') return 'gnome-keyring is tried on Linux only';
  return missing.length === 0
    ? null
    : `${missing.join(', ')} not installed (apt-get install gnome-keyring dbus)`;
}

/** A bus with an open ring. */
export async function startKeyring(): Promise<Keyring> {
  const bus = await startBus();
  let daemon = await startDaemon(bus, RING_PASSWORD);
  return {
    env: bus.env,
    reopen: async (password) => {
      await endProcess(daemon);
      daemon = await startDaemon(bus, password);
    },
    leave: () => endProcess(daemon),
    freeze: () => void daemon.kill('SIGSTOP'),
    thaw: () => void daemon.kill('SIGCONT'),
    stop: async () => {
      await endProcess(daemon);
      await bus.stop();
    },
  };
}

/** A bus that nobody offers a Secret Service on. */
export const startBusWithoutSecretService = (): Promise<Bus> => startBus();

/** No bus at all: neither an address nor a folder where one would be. */
export const NO_DBUS_ENV: Readonly<Record<string, string>> = {};

type KeytarCall = 'getPassword' | 'setPassword' | 'deletePassword' | 'findCredentials';

/** Asks the keychain behind `env` directly, in a process of its own: the second opinion on what the vault stored. */
export async function askKeychain(env: Bus['env'], call: KeytarCall, ...args: string[]): Promise<unknown> {
  const keytar = createRequire(import.meta.url).resolve('keytar');
  const script = `require(${JSON.stringify(keytar)})[${JSON.stringify(call)}](...${JSON.stringify(args)})
    .then((value) => process.stdout.write(JSON.stringify(value ?? null)))`;
  const { stdout } = await promisify(execFile)(process.execPath, ['-e', script], { env, timeout: LIMIT_MS });
  return JSON.parse(stdout) as unknown;
}

/** Nothing here takes a second; what takes ten is broken. */
const LIMIT_MS = 10_000;
const POLL_MS = 10;

interface OwnBus extends Bus {
  readonly folder: string;
}

// No folder of services: the bus starts nothing by itself, so that every process is one we know.
const BUS_CONFIG = (
  folder: string,
): string => `<!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
 "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
<busconfig><type>session</type><listen>unix:dir=${folder}</listen><auth>EXTERNAL</auth>
<policy context="default"><allow send_destination="*" eavesdrop="true"/><allow eavesdrop="true"/><allow own="*"/></policy>
</busconfig>`;

async function startBus(): Promise<OwnBus> {
  const folder = mkdtempSync(join(tmpdir(), 'ochre-keyring-'));
  for (const name of ['run', 'share', 'cache']) mkdirSync(join(folder, name), { mode: 0o700 });
  const config = join(folder, 'bus.conf');
  writeFileSync(config, BUS_CONFIG(folder));
  const daemon = own(
    spawn('dbus-daemon', [`--config-file=${config}`, '--nofork', '--print-address=1'], {
      env: { PATH: process.env['PATH'] },
      stdio: ['ignore', 'pipe', 'ignore'],
    }),
  );
  const address = await withinLimit('dbus-daemon named no address', firstLine(daemon));
  return {
    folder,
    env: {
      DBUS_SESSION_BUS_ADDRESS: address,
      XDG_RUNTIME_DIR: join(folder, 'run'),
      XDG_DATA_HOME: join(folder, 'share'),
      XDG_CACHE_HOME: join(folder, 'cache'),
    },
    stop: async () => {
      await endProcess(daemon);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function startDaemon(bus: OwnBus, password: string): Promise<ChildProcess> {
  const daemon = own(
    spawn('gnome-keyring-daemon', ['--foreground', '--unlock', '--components=secrets'], {
      env: { ...bus.env, PATH: process.env['PATH'], HOME: bus.folder },
      stdio: ['pipe', 'ignore', 'ignore'],
    }),
  );
  daemon.stdin?.end(password);
  await withinLimit('gnome-keyring never offered its service', offersSecrets(bus, daemon));
  return daemon;
}

/** There is no signal for "the name is owned now" that a plain program prints, so the bus is asked until it is. */
async function offersSecrets(bus: OwnBus, daemon: ChildProcess): Promise<void> {
  const args = ['--session', '--print-reply', '--dest=org.freedesktop.DBus', '/org/freedesktop/DBus'];
  const call = ['org.freedesktop.DBus.GetConnectionUnixProcessID', 'string:org.freedesktop.secrets'];
  const env = { ...bus.env, PATH: process.env['PATH'] };
  while (daemon.exitCode === null) {
    const owner = await promisify(execFile)('dbus-send', [...args, ...call], { env }).catch(() => null);
    if (owner !== null && new RegExp(`uint32 ${String(daemon.pid)}\\b`).test(owner.stdout)) return;
    await delay(POLL_MS);
  }
  throw new Error('gnome-keyring-daemon ended at once');
}

const started = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of started) child.kill('SIGKILL');
});

function own(child: ChildProcess): ChildProcess {
  started.add(child);
  child.once('exit', () => started.delete(child));
  child.once('error', () => started.delete(child));
  return child;
}

async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const ended = once(child, 'exit');
  // A stopped process hears SIGTERM only once it goes on.
  child.kill('SIGCONT');
  child.kill('SIGTERM');
  const insist = setTimeout(() => child.kill('SIGKILL'), 2_000);
  await ended;
  clearTimeout(insist);
}

async function firstLine(child: ChildProcess): Promise<string> {
  if (child.stdout === null) throw new Error('no output to read');
  for await (const line of createInterface({ input: child.stdout })) return line;
  throw new Error('it ended without a word');
}

async function withinLimit<T>(complaint: string, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(complaint)), LIMIT_MS);
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

const isOnPath = (name: string): boolean =>
  (process.env['PATH'] ?? '').split(delimiter).some((folder) => existsSync(join(folder, name)));
