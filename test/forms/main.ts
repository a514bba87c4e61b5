import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import Database from 'libsql';
import { openConfStore } from '../../src-main/hosts/loopback/settings-store.ts';
import { systemClock } from '../../src-main/hosts/system.ts';
import { FORM } from '../../src-main/base/data-form.ts';
import { SETTINGS_COPY, SETTINGS_FILE } from '../../src-main/records/form.ts';
import { openSettings, readSettings } from '../../src-main/records/settings-file.ts';
import { waitFor } from '../regtest/parts/ending.ts';
import { strictSettings } from '../support/strict-settings.ts';
import { treeHash } from '../support/tree-hash.ts';

/**
 * `npm run -s forms [-- --json]`: builds the last revision with earlier files from git, and lets it and this tree meet each
 * other's data folder. Each has to refuse the other's in words, and to leave it as it is, to the byte; a wallet of this one
 * is there when it starts again. So has this tree with a folder that is as a newer one would leave it.
 */

/** The last revision before the files had the form that this tree reads. */
const EARLIER = 'e5a28a7dae1dff7d20ee41ad417fd6d07e62f3b5';
const START_MS = 60_000;
/** Main opens its files by then, also where no page asks. */
const OPEN_MS = 30_000;
/** What it writes at its start is written by then. */
const SETTLE_MS = 1_000;
/** No data of a user: the empty lock, the log, and the memory that SQLite maps anew at each opening of the journal. */
const NO_DATA = ['lock', 'ochre.log', 'journal.sqlite-shm'];

const project = resolve(import.meta.dirname, '../..');
const json = process.argv.includes('--json');
const scratch = mkdtempSync(join(tmpdir(), 'ochre-forms-'));

/** What a newer Ochre would have written into a file of this one. */
const NEWER = {
  newerSettings: (folder: string) =>
    changeSettings(folder, [SETTINGS_FILE, SETTINGS_COPY], { form: FORM + 1 }),
  newerCopyAlone: (folder: string) => {
    changeSettings(folder, [SETTINGS_COPY], { form: FORM + 1 });
    rmSync(join(folder, SETTINGS_FILE));
  },
  newerMember: (folder: string) => changeSettings(folder, [SETTINGS_FILE, SETTINGS_COPY], { sepia: true }),
  newerDatabase: (folder: string) => {
    const db = new Database(join(folder, 'holdings.sqlite'));
    db.exec(`PRAGMA user_version = ${String(FORM + 1)}; PRAGMA wal_checkpoint(TRUNCATE)`);
    db.close();
  },
} as const;

type Refusal = Awaited<ReturnType<typeof meet>>;

try {
  const earlier = buildEarlier();
  build(project);
  const own = await makeFolder(project, 'this');
  const refusals = {
    earlierMeetsThis: await meet(earlier, own),
    thisMeetsEarlier: await meet(project, await makeFolder(earlier, 'earlier')),
    ...(Object.fromEntries(
      await Promise.all(
        Object.entries(NEWER).map(async ([name, change]) => [
          name,
          await meet(project, asNewer(own, name, change)),
        ]),
      ),
    ) as Readonly<Record<keyof typeof NEWER, Refusal>>),
  };
  const results = { ...refusals, thisAgain: { kept: await isKept(own) } };
  const ok =
    results.thisAgain.kept && Object.values(refusals).every(({ refused, untouched }) => refused && untouched);
  console.log(json ? JSON.stringify(results) : inWords(refusals, results.thisAgain.kept));
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

/** A folder as this program leaves it; this tree's has wallets, and settings on the strict side. */
async function makeFolder(program: string, name: string): Promise<string> {
  const folder = join(scratch, `data-${name}`);
  const child = start(program, folder);
  await child.opened(join(folder, 'fleet.sqlite'));
  child.process.kill('SIGTERM');
  await child.ended;
  if (program === project)
    openSettings(folder, () => openConfStore(folder), systemClock).write(strictSettings);
  return folder;
}

/** Starts a program on the other's folder. */
async function meet(program: string, folder: string) {
  // This tree looks before it locks: not even a lock is left.
  const without = program === project ? [] : NO_DATA;
  const before = treeHash(folder, without);
  const child = start(program, folder);
  const code = await child.ended;
  return {
    refused: code !== 0 && code !== null && child.words() !== '',
    untouched: treeHash(folder, without) === before,
    words: child.words().trim(),
  };
}

function asNewer(own: string, name: string, change: (folder: string) => void): string {
  const folder = join(scratch, `data-${name}`);
  cpSync(own, folder, { recursive: true });
  change(folder);
  return folder;
}

function changeSettings(folder: string, names: readonly string[], members: object): void {
  for (const name of names) {
    const file = join(folder, name);
    writeFileSync(
      file,
      JSON.stringify({ ...(JSON.parse(readFileSync(file, 'utf8')) as object), ...members }),
    );
  }
}

/** This tree starts on its own folder once more, and all that it had is there. */
async function isKept(folder: string): Promise<boolean> {
  const child = start(project, folder);
  // Made by whoever opens it, and gone with the end.
  await child.opened(join(folder, 'fleet.sqlite-wal'));
  await delay(SETTLE_MS);
  child.process.kill('SIGTERM');
  await child.ended;
  const { document, damage } = readSettings(folder);
  return damage.length === 0 && child.words() === '' && isDeepStrictEqual(document, strictSettings);
}

function start(program: string, folder: string) {
  const child = spawn(process.execPath, [join(program, 'out/main/loopback.js'), '--data', folder], {
    stdio: ['ignore', 'ignore', 'pipe'],
    timeout: START_MS,
  });
  let words = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => void (words += text));
  const ended = once(child, 'close').then(([code]: unknown[]) => code as number | null);
  const opened = (file: string) =>
    waitFor(() => (existsSync(file) ? true : null), {
      ...{ limitMs: OPEN_MS, everyMs: 100 },
      otherwise: () => `${folder}: no ${file} after ${String(OPEN_MS)} ms: ${words}`,
    });
  return { process: child, ended, opened, words: () => words };
}

function inWords(refusals: Readonly<Record<string, Refusal>>, kept: boolean): string {
  return [
    ...Object.entries(refusals).map(
      ([name, { refused, untouched, words }]) =>
        `${name}: ${refused ? 'refused' : 'NOT refused'}, ${untouched ? 'untouched' : 'CHANGED'}: ${words}`,
    ),
    `thisAgain: ${kept ? 'all there' : 'NOT all there'}`,
  ].join('\n');
}
