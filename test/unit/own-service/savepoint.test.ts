import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import {
  chainAhead,
  dropOldSnapshots,
  keepSnapshot,
  leaveNoWallet,
  openSavepoint,
  undoCutCall,
} from '../../../src-main/own-service/rgb-lib/savepoint.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const FINGERPRINT = '0badcafe';
let folder: string;
beforeEach(() => {
  folder = tempFolder();
  mkdirSync(join(folder, FINGERPRINT, 'rgb'), { recursive: true });
  mkdirSync(join(folder, FINGERPRINT, 'transfers'));
});

const at = (name: string): string => join(folder, FINGERPRINT, name);
const read = (name: string): string => readFileSync(at(name), 'utf8');
const undo = () => undoCutCall(folder, FINGERPRINT);

it('puts back what was there before the call in which the process ended, and says that the chain may be ahead', async () => {
  const savepoint = openSavepoint(folder, FINGERPRINT);
  writeFileSync(at('rgb/stash.dat'), 'one');
  await savepoint.begin();
  await savepoint.over();
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
  expect(chainAhead(folder, FINGERPRINT).isMarked()).toBe(true);
  chainAhead(folder, FINGERPRINT).isOver();
  writeFileSync(at('rgb/stash.dat'), 'three');
  await undo();
  expect(read('rgb/stash.dat')).toBe('three');
  expect(chainAhead(folder, FINGERPRINT).isMarked()).toBe(false);
});

it('leaves what an answered call wrote, whatever the answer was', async () => {
  const savepoint = openSavepoint(folder, FINGERPRINT);
  writeFileSync(at('rgb_lib_db'), 'before');
  await savepoint.begin();
  writeFileSync(at('rgb_lib_db'), 'after');
  await savepoint.over();
  await undo();
  expect(read('rgb_lib_db')).toBe('after');
  expect(chainAhead(folder, FINGERPRINT).isMarked()).toBe(false);
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

it('trusts no time: what a clock of whole seconds takes for the same is copied, and put back', async () => {
  const savepoint = openSavepoint(folder, FINGERPRINT);
  const second = Math.floor(Date.now() / 1_000);
  const write = (text: string): void => {
    writeFileSync(at('rgb_lib_db'), text);
    utimesSync(at('rgb_lib_db'), second, second);
  };
  write('one');
  await savepoint.begin();
  write('two');
  await savepoint.over();
  await savepoint.begin();
  write('cut');
  await undo();
  expect(read('rgb_lib_db')).toBe('two');
});

it('brings no copy up to date under a mark that stayed', async () => {
  const savepoint = openSavepoint(folder, FINGERPRINT);
  writeFileSync(at('rgb_lib_db'), 'rows');
  await savepoint.begin();
  // The next call’s copy comes to no end.
  symlinkSync('nowhere', at('rgb/link'));
  await expect(savepoint.begin()).rejects.toThrow('rgb/link is neither a file nor a folder');
  writeFileSync(at('rgb_lib_db'), 'newer rows');
  await undo();
  expect(read('rgb_lib_db')).toBe('newer rows');
});

it('leaves nothing of keys that were refused, and an older wallet of theirs its snapshots', async () => {
  const refused = join(folder, 'refused');
  mkdirSync(refused);
  const savepoint = openSavepoint(refused, FINGERPRINT);
  await savepoint.begin();
  await savepoint.over();
  leaveNoWallet(refused, FINGERPRINT);
  expect(existsSync(refused)).toBe(false);
  writeFileSync(at('rgb_lib_db'), 'rows');
  await keepSnapshot(folder, FINGERPRINT, '1.0');
  leaveNoWallet(folder, FINGERPRINT);
  expect(read('rgb_lib_db')).toBe('rows');
  rmSync(at(''), { recursive: true });
  leaveNoWallet(folder, FINGERPRINT);
  expect(readdirSync(folder)).toEqual(['snapshots']);
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

it('keeps a copy a day and by version, and the newest three of them once the wallet is open', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    await keepSnapshot(join(folder, 'none'), FINGERPRINT, '1.0');
    expect(existsSync(join(folder, 'none'))).toBe(false);
    const kept = (): string[] => readdirSync(join(folder, 'snapshots')).sort();
    const days = [
      // By a clock that was ahead.
      ['2031-01-01', '1.0'],
      ['2026-01-30', '1.0'],
      ['2026-01-31', '1.0'],
      ['2026-02-01', '1.0'],
      ['2026-02-01', '1.0'],
      ['2026-02-01', '1.1'],
    ] as const;
    for (const [day, version] of days) {
      vi.setSystemTime(`${day}T12:00:00Z`);
      await keepSnapshot(folder, FINGERPRINT, version);
      writeFileSync(at('rgb_lib_db'), `after ${day}`);
    }
    mkdirSync(join(folder, 'snapshots/of my own'));
    expect(kept()).toHaveLength(6);
    await dropOldSnapshots(folder, FINGERPRINT);
    const three = ['2026-01-31-1.0', '2026-02-01-1.0', '2026-02-01-1.1'];
    expect(kept()).toEqual([...three, 'of my own']);
    expect(readFileSync(join(folder, 'snapshots/2026-02-01-1.0/rgb_lib_db'), 'utf8')).toBe(
      'after 2026-01-31',
    );
  } finally {
    vi.useRealTimers();
  }
});

it('opens the wallet without a snapshot where none can be written', async () => {
  writeFileSync(join(folder, 'snapshots'), 'a file in the way');
  await keepSnapshot(folder, FINGERPRINT, '1.0');
  await dropOldSnapshots(folder, FINGERPRINT);
  expect(readFileSync(join(folder, 'snapshots'), 'utf8')).toBe('a file in the way');
});
