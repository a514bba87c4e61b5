import {
  appendFileSync,
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { openNodeStore } from '../../../src-main/records/fleet.ts';
import { openJournal } from '../../../src-main/records/journal/journal.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { nodesIn } from '../../support/node-records.ts';
import { spoil } from './record-ids.ts';

const DAY_MS = 86_400_000;
const ID = 'a'.repeat(32);
let folder: string;
let file: string;
let nowMs = 0;
const open = () => openJournal(folder, { nowMs: () => nowMs });
/** Whether a start looked at all of the file: at a step whose data is none, and that nothing reads. */
const isLookedAt = (): boolean => {
  const journal = open();
  journal.close();
  return journal.damage !== null;
};

beforeEach(() => {
  [folder, nowMs] = [tempFolder(), 1_700_000_000_000];
  file = join(folder, 'journal.sqlite');
  const journal = open();
  journal.open({ id: ID, walletId: 'b'.repeat(32), kind: 'send', data: {} });
  journal.close();
  spoil(folder, "UPDATE steps SET data = '{'; PRAGMA wal_checkpoint(TRUNCATE)");
});

/** As if the damage had been there when it was closed at a normal end. */
function closedSo(): void {
  const damaged = readFileSync(file);
  rmSync(file);
  open().close();

  writeFileSync(file, damaged);
}

it('is looked at whole after an end that was no normal one, though nobody wrote to it', () => {
  closedSo();
  rmSync(`${file}-checked`);
  expect(isLookedAt()).toBe(true);
});

it('is not believed where its times alone were put back', () => {
  closedSo();
  utimesSync(file, 1, 1);
  appendFileSync(file, '');
  expect(isLookedAt()).toBe(true);
});

it('is not stamped as sound where damage was met in it', () => {
  const fleetFile = join(folder, 'fleet.sqlite');
  const openIt = () => openNodeStore(folder, { nowMs: () => nowMs });
  openIt().close();
  const fleet = openIt();
  const { length } = readFileSync(fleetFile);
  const descriptor = openSync(fleetFile, 'r+');
  writeSync(descriptor, Buffer.alloc(length - 4_096, 0xff), 0, length - 4_096, 4_096);
  closeSync(descriptor);
  expect(() => nodesIn(fleet)).toThrow(
    expect.objectContaining({ failure: expect.objectContaining({ code: 'STORAGE_DAMAGED' }) as unknown }),
  );
  fleet.close();
  expect(existsSync(`${fleetFile}-checked`)).toBe(false);
  const next = openIt();
  expect(next.damage).not.toBeNull();
  next.close();
  expect(existsSync(`${fleetFile}-checked`)).toBe(true);
});

it('is looked at once a week, and the stamp of one end is good for one start', () => {
  rmSync(file);
  rmSync(`${file}-checked`);
  open().close();
  expect(existsSync(`${file}-checked`)).toBe(true);
  const [atMs] = readFileSync(`${file}-checked`, 'utf8').split(' ');
  nowMs += 6 * DAY_MS;
  const journal = open();
  expect(existsSync(`${file}-checked`)).toBe(false);
  journal.close();
  expect(readFileSync(`${file}-checked`, 'utf8').split(' ')[0]).toBe(atMs);
  nowMs += 2 * DAY_MS;
  open().close();
  expect(readFileSync(`${file}-checked`, 'utf8').split(' ')[0]).toBe(String(nowMs));
});
