import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { openConfStore } from '../../src-main/hosts/loopback/settings-store.ts';
import { systemClock } from '../../src-main/hosts/system.ts';
import { openSettings } from '../../src-main/storage/settings.ts';
import { treeHash } from '../support/tree-hash.ts';

/**
 * `npm run -s forms [-- --json]`: builds the last revision with earlier files from git, and lets it and this tree meet each
 * other's data folder. Each has to refuse the other's in words, and to leave it as it is, to the byte.
 */

/** The last revision before the files had the form that this tree reads. */
const EARLIER = 'e5a28a7dae1dff7d20ee41ad417fd6d07e62f3b5';
const START_MS = 60_000;
/** Main opens its files by then, also where no page asks. */
const OPEN_MS = 30_000;
/** No data of a user: the empty lock, the log, and the memory that SQLite maps anew at each opening of the journal. */
const NO_DATA = ['lock', 'ochre.log', 'journal.sqlite-shm'];

const project = resolve(import.meta.dirname, '../..');
const json = process.argv.includes('--json');
const scratch = mkdtempSync(join(tmpdir(), 'ochre-forms-'));

interface Refusal {
  readonly refused: boolean;
  readonly untouched: boolean;
  readonly words: string;
}

try {
  const earlier = buildEarlier();
  build(project);
  const results = {
    earlierMeetsThis: await meet(earlier, await makeFolder(project, 'this')),
    thisMeetsEarlier: await meet(project, await makeFolder(earlier, 'earlier')),
  };
  const ok = Object.values(results).every(({ refused, untouched }) => refused && untouched);
  console.log(json ? JSON.stringify(results) : inWords(results));
  process.exitCode = ok ? 0 : 1;
} finally {
  rmSync(scratch, { recursive: true, force: true });
}

function buildEarlier(): string {
  const folder = join(scratch, 'tree');
  mkdirSync(folder);
  const archive = execFileSync('git', ['archive', EARLIER], { cwd: project, maxBuffer: 1 << 30 });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  symlinkSync(join(project, 'node_modules'), join(folder, 'node_modules'));
  build(folder);
  return folder;
}

function build(folder: string): void {
  execFileSync('npm', ['run', '-s', 'build'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
}

/** A folder as this program leaves it, with settings that were changed once. */
async function makeFolder(program: string, name: string): Promise<string> {
  const folder = join(scratch, `data-${name}`);
  const child = start(program, folder);
  for (let waited = 0; !existsSync(join(folder, 'fleet.sqlite')); waited += 100) {
    if (waited > OPEN_MS) throw new Error(`${name}: no files after ${String(OPEN_MS)} ms: ${child.words()}`);
    await delay(100);
  }
  child.process.kill('SIGTERM');
  await child.ended;
  if (program === project) {
    const settings = openSettings(folder, () => openConfStore(folder), systemClock);
    settings.write({ ...settings.read(), lastBackupAtMs: 1 });
  }
  return folder;
}

/** Starts a program on the other's folder. */
async function meet(program: string, folder: string): Promise<Refusal> {
  const before = treeHash(folder, NO_DATA);
  const child = start(program, folder);
  const code = await child.ended;
  return {
    refused: code !== 0 && code !== null && child.words() !== '',
    untouched: treeHash(folder, NO_DATA) === before,
    words: child.words().trim(),
  };
}

function start(program: string, folder: string) {
  const child = spawn(process.execPath, [join(program, 'out/main/loopback.js'), '--data', folder], {
    stdio: ['ignore', 'ignore', 'pipe'],
    timeout: START_MS,
  });
  let words = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    words += text;
  });
  const ended = once(child, 'close').then(([code]: unknown[]) => code as number | null);
  return { process: child, ended, words: () => words };
}

function inWords(results: Readonly<Record<string, Refusal>>): string {
  return Object.entries(results)
    .map(
      ([name, { refused, untouched, words }]) =>
        `${name}: ${refused ? 'refused' : 'NOT refused'}, ${untouched ? 'untouched' : 'CHANGED'}: ${words}`,
    )
    .join('\n');
}
