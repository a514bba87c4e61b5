import { homedir, userInfo } from 'node:os';
import { isAbsolute, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

export interface LoopbackArguments {
  /** 0: any free port. */
  readonly port: number;
  readonly dataFolder: string;
}

export function readArguments(
  argv: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): LoopbackArguments {
  const { values } = parseArgs({
    args: [...argv],
    options: { port: { type: 'string', default: '0' }, data: { type: 'string' } },
    allowPositionals: false,
  });
  const port = /^\d{1,5}$/.test(values.port) ? Number(values.port) : Number.NaN;
  if (!(port <= 65_535)) throw new Error(`--port takes a number from 0 to 65535, not “${values.port}”.`);
  if (values.data?.trim() === '') throw new Error('--data takes a folder.');
  return { port, dataFolder: values.data === undefined ? ownFolder(env) : resolve(values.data) };
}

/** Unless told so, the hosts share no folder. XDG ignores a relative path: it would be another folder at each start. */
function ownFolder(env: Readonly<Record<string, string | undefined>>): string {
  const told = [env['XDG_DATA_HOME'], env['LOCALAPPDATA']].find((path) => isAbsolute(path ?? ''));
  const home = [homedir(), userInfo().homedir].find((path) => isAbsolute(path)) ?? '/';
  return join(told ?? join(home, '.local', 'share'), 'ochre-loopback');
}
