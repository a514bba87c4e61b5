import { existsSync, mkdirSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { fail } from '../base/errors.ts';

/** Makes folders one by one: Node's recursive way never ends in /proc or below an automount. Throws DISK_REFUSED. */
export function makeFolder(folder: string): void {
  const missing: string[] = [];
  for (let at = resolve(folder); !existsSync(at) && at !== dirname(at); at = dirname(at)) missing.unshift(at);
  try {
    for (const one of missing) makeOne(one);
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    throw fail('DISK_REFUSED', { file: basename(folder), detail });
  }
}

function makeOne(folder: string): void {
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    if (!existsSync(folder)) throw error;
  }
}
