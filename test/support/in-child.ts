import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';

const ROOT = resolve(import.meta.dirname, '../..');
/** Far above what any of these takes. */
const LIMIT_MS = 60_000;

/** How a program is started: as it is, or below another one that limits it. */
export type Below = (command: readonly string[]) => { readonly command: readonly string[] };

/**
 * Runs a TypeScript file of the tests in a process of its own and answers what it printed, as JSON. Throws with what it
 * complained of where it ended otherwise than well.
 */
export async function inChild(file: string, args: readonly string[], below: Below): Promise<unknown> {
  const { command } = below([process.execPath, '--import', 'tsx', resolve(ROOT, file), ...args]);
  const [program = '', ...rest] = command;
  const child = spawn(program, rest, {
    cwd: ROOT,
    env: { PATH: process.env['PATH'] },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const limit = setTimeout(() => child.kill('SIGKILL'), LIMIT_MS);
  const told = Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = (await once(child, 'close')) as [number | null];
  clearTimeout(limit);
  const [out, complaint] = await told;
  if (code !== 0) throw new Error(`${file} ended with ${String(code)}: ${complaint}`);
  return JSON.parse(out);
}
