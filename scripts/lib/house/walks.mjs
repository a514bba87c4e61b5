import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../root.mjs';
import { run } from '../run.mjs';
import { git } from './tree.mjs';

/** It takes ten seconds on a quiet machine. */
const LIMIT_MS = 5 * 60_000;
const WALKS = 'test/walks';

/**
 * How many files each way takes; null where they could not be gone.
 * @param {string | null} revision
 * @returns {Promise<Record<string, number> | null>}
 */
export async function countWalks(revision) {
  if (revision === null) return walk(root);
  const folder = mkdtempSync(join(tmpdir(), 'ochre-house-'));
  try {
    const archive = join(folder, 'tree.tar');
    git(root, ['archive', '--output', archive, revision]);
    await must(['tar', '-xf', archive, '-C', folder], folder);
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
    // A revision of before the walks is walked by those of today.
    if (!existsSync(join(folder, WALKS))) cpSync(join(root, WALKS), join(folder, WALKS), { recursive: true });
    if (!existsSync(join(folder, 'src-preload/messages/ids.ts')))
      await must([process.execPath, 'scripts/messages.mjs'], folder);
    return await walk(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {string} folder */
async function walk(folder) {
  const tsx = join(root, 'node_modules/tsx/dist/cli.mjs');
  const { code, output } = await run([process.execPath, tsx, `${WALKS}/main.ts`], {
    cwd: folder,
    limitMs: LIMIT_MS,
  });
  if (code === 0) return JSON.parse(output.trim().split('\n').at(-1) ?? '');
  console.error(`The walks could not be gone in ${folder}:\n${output}`);
  return null;
}

/**
 * @param {[string, ...string[]]} command
 * @param {string} cwd
 */
async function must(command, cwd) {
  const { code, output } = await run(command, { cwd, limitMs: LIMIT_MS });
  if (code !== 0) throw new Error(`${command.join(' ')}: ${output}`);
}
