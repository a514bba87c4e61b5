import { cpSync, existsSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';
import { run } from '../run.mjs';

/** It takes ten seconds on a quiet machine. */
const LIMIT_MS = 5 * 60_000;
const WALKS = 'test/walks';

/**
 * How many files each way takes in a tree; null where the ways could not be gone.
 * @param {string} folder
 * @returns {Promise<Record<string, number> | null>}
 */
export async function countWalks(folder) {
  if (folder !== root) {
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
    // A revision of before the walks is walked by those of today.
    if (!existsSync(join(folder, WALKS))) cpSync(join(root, WALKS), join(folder, WALKS), { recursive: true });
    if (!existsSync(join(folder, 'src-preload/messages/ids.ts'))) await node(folder, 'scripts/messages.mjs');
  }
  const { code, output } = await node(folder, 'node_modules/tsx/dist/cli.mjs', `${WALKS}/main.ts`);
  if (code === 0) return JSON.parse(output.trim().split('\n').at(-1) ?? '');
  console.error(`The walks could not be gone:\n${output}`);
  return null;
}

/** @param {string} cwd @param {string[]} args */
function node(cwd, ...args) {
  return run([process.execPath, ...args], { cwd, limitMs: LIMIT_MS });
}
