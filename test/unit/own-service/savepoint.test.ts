import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import {
  chainAhead,
  dropCutMaking,
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

it('undoes a call in which the process ended, and reports that the chain may be ahead', async () => {
  const savepoint = openSavepoint(folder, FINGERPRINT);
  writeFileSync(at('rgb/stash.dat'), 'one');
  await savepoint.begin('wallet_send_end');
  await savepoint.over();
  writeFileSync(at('rgb/stash.dat'), 'two');
  writeFileSync(at('rgb_lib_db'), 'rows');
  await savepoint.begin('wallet_send_end');
  writeFileSync(at('rgb/stash.dat'), 't');
  rmSync(at('rgb_lib_db'));
  mkdirSync(at('transfers/of-the-call'));
  writeFileSync(at('transfers/of-the-call/consignment_out'), 'half');
  // The next start of Ochre does this.
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

it('keeps what an answered call wrote, whatever the answer was', async () => {
  const savepoint = openSavepoint(folder, FINGERPRINT);
  writeFileSync(at('rgb_lib_db'), 'before');
  await savepoint.begin('wallet_send_end');
  writeFileSync(at('rgb_lib_db'), 'after');
  await savepoint.over();
  await undo();
  expect(read('rgb_lib_db')).toBe('after');
  expect(chainAhead(folder, FINGERPRINT).isMarked()).toBe(false);
});

it('undoes the call again if undoing it was cut', async () => {
  const savepoint = openSavepoint(folder, FINGERPRINT);
  writeFileSync(at('rgb/stash.dat'), 'whole');
  await savepoint.begin('wallet_send_end');
  writeFileSync(at('rgb/stash.dat'), 'cut');
  writeFileSync(at('rgb/stash.dat.new.lock'), 'a copy that came to no end');
  await undo();
  await undo();
  expect(read('rgb/stash.dat')).toBe('whole');
});

it('trusts no time stamp: files that look the same to a clock of whole seconds are copied, and put back', async () => {
  const savepoint = openSavepoint(folder, FINGERPRINT);
  const second = Math.floor(Date.now() / 1_000);
  const write = (text: string): void => {
    writeFileSync(at('rgb_lib_db'), text);
    utimesSync(at('rgb_lib_db'), second, second);
  };
  write('one');
  await savepoint.begin('wallet_send_end');
  write('two');
  await savepoint.over();
  await savepoint.begin('wallet_send_end');
  write('cut');
  await undo();
  expect(read('rgb_lib_db')).toBe('two');
});

it('never updates the copy under a leftover mark', async () => {
  const savepoint = openSavepoint(folder, FINGERPRINT);
  writeFileSync(at('rgb_lib_db'), 'rows');
  await savepoint.begin('wallet_send_end');
  // This link makes the next copy fail.
  symlinkSync('nowhere', at('rgb/link'));
  await expect(savepoint.begin('wallet_send_end')).rejects.toThrow('rgb/link is neither a file nor a folder');
  writeFileSync(at('rgb_lib_db'), 'newer rows');
  await undo();
  expect(read('rgb_lib_db')).toBe('newer rows');
});

it("deletes nothing if somebody removed the copy under a call's mark", async () => {
  writeFileSync(at('rgb_lib_db'), 'rows');
  await openSavepoint(folder, FINGERPRINT).begin('wallet_send_end');
  rmSync(join(folder, 'before'), { recursive: true });
  await expect(undo()).rejects.toThrow('ENOENT');
  await dropCutMaking(folder, FINGERPRINT);
  expect(read('rgb_lib_db')).toBe('rows');
  expect(existsSync(join(folder, 'calling'))).toBe(true);
});

it("leaves nothing of refused keys, but an older wallet's snapshots", async () => {
  const refused = join(folder, 'refused');
  mkdirSync(refused);
  const savepoint = openSavepoint(refused, FINGERPRINT);
  await savepoint.begin('wallet_send_end');
  await savepoint.over();
  await savepoint.idle();
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

it('leaves the log, and removes the lock for which rgb-lib would wait an hour', async () => {
  writeFileSync(at('rgb_lib_db'), 'rows');
  await openSavepoint(folder, FINGERPRINT).begin('wallet_send_end');
  writeFileSync(at('log'), 'what led to it');
  writeFileSync(at('rgb_runtime.lock'), '');
  await undo();
  expect(read('log')).toBe('what led to it');
  expect(existsSync(at('rgb_runtime.lock'))).toBe(false);
});

it('has a wallet created anew whose creation was cut', async () => {
  rmSync(at(''), { recursive: true });
  await openSavepoint(folder, FINGERPRINT).begin('wallet_send_end');
  mkdirSync(at(''));
  writeFileSync(at('rgb_lib_db'), 'half');
  await undo();
  expect(existsSync(at(''))).toBe(false);
  // Without a wallet the chain cannot be ahead.
  expect(chainAhead(folder, FINGERPRINT).isMarked()).toBe(false);
});

it.each([
  ['hands nothing over', 'wallet_list_unspents', false],
  ['makes an invoice', 'wallet_blind_receive', false],
  ['may hand a transaction over at its end', 'wallet_send_end', true],
  ['may hand over what others agreed to', 'wallet_refresh', true],
] as const)('says of a cut call that %s whether the chain may be ahead', async (_, call, isMarked) => {
  await openSavepoint(folder, FINGERPRINT).begin(call);
  writeFileSync(at('rgb_lib_db'), 'half');
  writeFileSync(join(folder, 'before/rgb_lib_db'), 'rows');
  await undo();
  expect(read('rgb_lib_db')).toBe('rows');
  expect(chainAhead(folder, FINGERPRINT).isMarked()).toBe(isMarked);
});

it.each(['', 'a call of another Ochre'])('takes a mark with “%s” for any call', async (said) => {
  await openSavepoint(folder, FINGERPRINT).begin('wallet_list_unspents');
  writeFileSync(join(folder, 'before/rgb_lib_db'), 'rows');
  writeFileSync(join(folder, 'calling'), said);
  await undo();
  expect(chainAhead(folder, FINGERPRINT).isMarked()).toBe(true);
});

it("copies a call's changes once it is answered, so that the next call finds them copied", async () => {
  const savepoint = openSavepoint(folder, FINGERPRINT);
  const copied = (): string => readFileSync(join(folder, 'before/rgb/stash.dat'), 'utf8');
  const inode = (): number => statSync(join(folder, 'before/rgb/stash.dat')).ino;
  writeFileSync(at('rgb/stash.dat'), 'one');
  await savepoint.begin('wallet_send_end');
  writeFileSync(at('rgb/stash.dat'), 'two');
  expect(copied()).toBe('one');
  await savepoint.over();
  await savepoint.idle();
  expect(copied()).toBe('two');
  const before = inode();
  await savepoint.begin('wallet_send_end');
  expect(inode()).toBe(before);
  // Written in the same clock tick as the copy, with the same length.
  writeFileSync(at('rgb/stash.dat'), 'cut');
  await undo();
  expect(read('rgb/stash.dat')).toBe('two');
});

it('copies again what an immediate call changed within the clock tick of its copy', async () => {
  const savepoint = openSavepoint(folder, FINGERPRINT);
  const second = Math.floor(Date.now() / 1_000);
  const write = (text: string): void => {
    writeFileSync(at('rgb/stash.dat'), text);
    utimesSync(at('rgb/stash.dat'), second, second);
  };
  write('one');
  for (const text of ['two', 'six', 'ten']) {
    await savepoint.begin('wallet_send_end');
    write(text);
    await savepoint.over();
    await savepoint.idle();
    expect(readFileSync(join(folder, 'before/rgb/stash.dat'), 'utf8')).toBe(text);
  }
});

it("begins no call whose copy can't be written", async () => {
  writeFileSync(at('rgb_lib_db'), 'rows');
  writeFileSync(join(folder, 'before'), 'a file in the way');
  await expect(openSavepoint(folder, FINGERPRINT).begin('wallet_send_end')).rejects.toThrow(/EEXIST|ENOTDIR/);
  await undo();
  expect(read('rgb_lib_db')).toBe('rows');
});

it('keeps a snapshot a day and by version, and the newest three once the wallet is open', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    await keepSnapshot(join(folder, 'none'), FINGERPRINT, '1.0');
    expect(existsSync(join(folder, 'none'))).toBe(false);
    const kept = (): string[] => readdirSync(join(folder, 'snapshots')).sort();
    const days = [
      // Written by a clock that was ahead.
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

it('opens the wallet even if no snapshot can be written', async () => {
  writeFileSync(join(folder, 'snapshots'), 'a file in the way');
  await keepSnapshot(folder, FINGERPRINT, '1.0');
  await dropOldSnapshots(folder, FINGERPRINT);
  expect(readFileSync(join(folder, 'snapshots'), 'utf8')).toBe('a file in the way');
});
