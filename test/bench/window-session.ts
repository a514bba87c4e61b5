import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { as, electronFor, ordinaryUser, projectFor } from '../../scripts/lib/window/user.mjs';

/** A desktop session that starts the built app as an ordinary user, with the sandbox on. */
export type WindowSession = Awaited<ReturnType<typeof openWindowSession>>;

export interface WindowStart {
  /**
   * Ochre, built, with a data folder that is copied first, so that each start finds the same. Null: an empty window.
   */
  readonly ochre: { readonly main: string; readonly data: string } | null;
  /** Runs in the page once it is read; its value is an object. */
  readonly script: string;
}

const EMPTY = '<!doctype html><html lang="en"><title>Empty</title><body><p>Empty</p></body></html>';
const LIMIT_MS = 60_000;

export async function openWindowSession() {
  const home = mkdtempSync(join(tmpdir(), 'ochre-bench-window-'));
  const user = ordinaryUser();
  const electron = await electronFor(user, home);
  const project = projectFor(user, home);
  const app = join(home, 'bench-app');
  mkdirSync(app);
  const manifest = { name: 'bench', productName: 'Ochre', version: '0.0.0', type: 'module', main: 'tap.mjs' };
  writeFileSync(join(app, 'package.json'), JSON.stringify(manifest));
  writeFileSync(join(app, 'empty.html'), EMPTY);
  cpSync(join(import.meta.dirname, 'window-tap.mjs'), join(app, 'tap.mjs'));
  const own = (path: string): void => {
    if (user !== null) chownSync(path, user.uid, user.gid);
  };
  own(home);
  const [command, ...before] = as(user);
  const kept = join(home, 'environment');
  const session = spawn(
    command,
    [
      ...before,
      join(project, 'scripts/lib/window/session.sh'),
      'sh',
      '-c',
      `env -0 > ${kept}.new; mv ${kept}.new ${kept}; exec sleep infinity`,
    ],
    { env: { PATH: process.env['PATH'], OCHRE_WINDOW_HOME: home }, stdio: 'ignore', detached: true },
  );
  const running = new Set([session]);
  process.once('exit', () => {
    for (const one of running) endGroup(one);
  });
  await thereIs(kept, session, 'no session began for the window');
  const env = Object.fromEntries(
    readFileSync(kept, 'utf8')
      .split('\0')
      .filter(Boolean)
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );

  return {
    electron: readFileSync(join(electron, 'version'), 'utf8').trim(),
    /** The built main, where the user may read it. */
    main: join(project, 'out/main/index.js'),
    start: async ({ ochre, script }: WindowStart) => {
      const folder = mkdtempSync(join(home, 'start-'));
      own(folder);
      const out = join(folder, 'result.json');
      const to = join(folder, 'data');
      if (ochre === null) mkdirSync(to);
      else cpSync(ochre.data, to, { recursive: true });
      for (const name of ['', ...readdirSync(to, { recursive: true, encoding: 'utf8' })]) own(join(to, name));
      const startedAtMs = Date.now();
      const child = spawn(
        command,
        [...before, join(electron, 'electron'), app, ...(ochre === null ? [] : ['--data', to])],
        {
          cwd: app,
          env: {
            ...env,
            ...(ochre === null ? {} : { OCHRE_BENCH_APP: pathToFileURL(ochre.main).href }),
            OCHRE_BENCH_SCRIPT: script,
            OCHRE_BENCH_OUT: out,
          },
          stdio: 'ignore',
          detached: true,
        },
      );
      running.add(child);
      await thereIs(out, child, 'the window did not come to its end');
      await delay(50);
      const result: unknown = JSON.parse(readFileSync(out, 'utf8'));
      return {
        /** On the clock of `performance.timeOrigin`. */
        startedAtMs,
        result,
        /** Proportional memory of all its processes, bytes; null if the system doesn't tell. */
        memory: () => proportional(child.pid ?? 0),
        stop: async () => {
          const hasEnded = child.exitCode !== null || child.signalCode !== null;
          child.kill('SIGTERM');
          if (!hasEnded)
            await once(child, 'exit', { signal: AbortSignal.timeout(5_000) }).catch(() => undefined);
          endGroup(child);
          running.delete(child);
          rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
        },
      };
    },
    stop: async () => {
      endGroup(session);
      await delay(300);
      rmSync(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}

async function thereIs(file: string, by: ChildProcess, otherwise: string): Promise<void> {
  const until = Date.now() + LIMIT_MS;
  while (!existsSync(file)) {
    if (Date.now() > until || by.exitCode !== null) throw new Error(otherwise);
    await delay(20);
  }
}

function endGroup({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // Ended.
  }
}

/** Of a process with all its descendants. Memory shared by two counts half for each (Linux, proc(5), smaps_rollup). */
function proportional(pid: number): number | null {
  const parents = new Map<number, number[]>();
  for (const name of readdirSync('/proc').filter((one) => /^\d+$/.test(one))) {
    const parent = Number(/^\d+ \(.*\) \S (\d+)/s.exec(tryRead(`/proc/${name}/stat`))?.[1]);
    parents.set(parent, [...(parents.get(parent) ?? []), Number(name)]);
  }
  const all = [pid];
  for (const one of all) all.push(...(parents.get(one) ?? []));
  const each = all.map((one) => /^Pss:\s+(\d+) kB$/m.exec(tryRead(`/proc/${String(one)}/smaps_rollup`))?.[1]);
  return each.includes(undefined) ? null : each.reduce((sum, kilobytes) => sum + Number(kilobytes) * 1024, 0);
}

function tryRead(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
