import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  chainAhead,
  keepSnapshot,
  openSavepoint,
  undoCutCall,
} from '../../../src-main/own-service/rgb-lib/savepoint.ts';

const FINGERPRINT = '0badcafe';
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ochre-savepoint-'));
  mkdirSync(join(folder, FINGERPRINT, 'rgb'), { recursive: true });
  mkdirSync(join(folder, FINGERPRINT, 'transfers'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const at = (name: string): string => join(folder, FINGERPRINT, name);
const read = (name: string): string => readFileSync(at(name), 'utf8');
const undo = () => undoCutCall(folder, FINGERPRINT);

it('puts back what was there before the call in which the process ended, and says that the chain may be ahead', async () => {
  const savepoint = openSavepoint(folder, FINGERPRINT);
  writeFileSync(at('rgb/stash.dat'), 'one');
  await savepoint.begin();
  savepoint.over();
  writeFileSync(at('rgb/stash.dat'), 'two');
  writeFileSync(at('rgb_lib_db'), 'rows');
  await savepoint.begin();
  writeFileSync(at('rgb/stash.dat'), 't');
  rmSync(at('rgb_lib_db'));
  mkdirSync(at('transfers/of-the-call'));
  writeFileSync(at('transfers/of-the-call/consignment_out'), 'half');
  // By the next start of Ochre.
  await undo();
  expect(read('rgb/stash.dat')).toBe('two');
  expect(read('rgb_lib_db')).toBe('rows');
  expect(readdirSync(at('transfers'))).toEqual([]);
  expect(chainAhead(folder).isMarked()).toBe(true);
  chainAhead(folder).isOver();
  writeFileSync(at('rgb/stash.dat'), 'three');
  await undo();
  expect(read('rgb/stash.dat')).toBe('three');
  expect(chainAhead(folder).isMarked()).toBe(false);
});

it('leaves what an answered call wrote, whatever the answer was', async () => {
  const savepoint = openSavepoint(folder, FINGERPRINT);
  writeFileSync(at('rgb_lib_db'), 'before');
  await savepoint.begin();
  writeFileSync(at('rgb_lib_db'), 'after');
  savepoint.over();
  await undo();
  expect(read('rgb_lib_db')).toBe('after');
  expect(chainAhead(folder).isMarked()).toBe(false);
});

it('undoes it once more where that was cut short too', async () => {
  const savepoint = openSavepoint(folder, FINGERPRINT);
  writeFileSync(at('rgb/stash.dat'), 'whole');
  await savepoint.begin();
  writeFileSync(at('rgb/stash.dat'), 'cut');
  writeFileSync(at('rgb/stash.dat.new.lock'), 'a copy that came to no end');
  await undo();
  await undo();
  expect(read('rgb/stash.dat')).toBe('whole');
});

it('copies what changed alone: a file of the same size and time is not written again', async () => {
  const savepoint = openSavepoint(folder, FINGERPRINT);
  writeFileSync(at('rgb/stash.dat'), 'same');
  writeFileSync(at('rgb_lib_db'), 'one');
  await savepoint.begin();
  const copied = (name: string) => statSync(join(folder, 'before', name)).ino;
  const [stash, rows] = [copied('rgb/stash.dat'), copied('rgb_lib_db')];
  writeFileSync(at('rgb_lib_db'), 'two');
  await savepoint.begin();
  expect(copied('rgb/stash.dat')).toBe(stash);
  expect(copied('rgb_lib_db')).not.toBe(rows);
  expect(readFileSync(join(folder, 'before/rgb_lib_db'), 'utf8')).toBe('two');
});

it('leaves the log, and takes away the lock for which rgb-lib would wait an hour', async () => {
  writeFileSync(at('rgb_lib_db'), 'rows');
  await openSavepoint(folder, FINGERPRINT).begin();
  writeFileSync(at('log'), 'what led to it');
  writeFileSync(at('rgb_runtime.lock'), '');
  await undo();
  expect(read('log')).toBe('what led to it');
  expect(existsSync(at('rgb_runtime.lock'))).toBe(false);
});

it('has a wallet made anew that was cut short while it was made', async () => {
  rmSync(at(''), { recursive: true });
  await openSavepoint(folder, FINGERPRINT).begin();
  mkdirSync(at(''));
  writeFileSync(at('rgb_lib_db'), 'half');
  await undo();
  expect(existsSync(at(''))).toBe(false);
});

it('begins no call whose copy can not be written', async () => {
  writeFileSync(at('rgb_lib_db'), 'rows');
  writeFileSync(join(folder, 'before'), 'a file in the way');
  await expect(openSavepoint(folder, FINGERPRINT).begin()).rejects.toThrow(/EEXIST|ENOTDIR/);
  await undo();
  expect(read('rgb_lib_db')).toBe('rows');
});

it('keeps a copy a day and by version, the newest three of them', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    await keepSnapshot(join(folder, 'none'), FINGERPRINT, '1.0');
    expect(existsSync(join(folder, 'none'))).toBe(false);
    for (const [day, version] of [
      ['2026-01-30', '1.0'],
      ['2026-01-31', '1.0'],
      ['2026-02-01', '1.0'],
      ['2026-02-01', '1.0'],
      ['2026-02-01', '1.1'],
    ] as const) {
      vi.setSystemTime(`${day}T12:00:00Z`);
      await keepSnapshot(folder, FINGERPRINT, version);
      writeFileSync(at('rgb_lib_db'), `after ${day}`);
    }
    const snapshots = join(folder, 'snapshots');
    expect(readdirSync(snapshots).sort()).toEqual(['2026-01-31-1.0', '2026-02-01-1.0', '2026-02-01-1.1']);
    expect(readFileSync(join(snapshots, '2026-02-01-1.0/rgb_lib_db'), 'utf8')).toBe('after 2026-01-31');
  } finally {
    vi.useRealTimers();
  }
});
