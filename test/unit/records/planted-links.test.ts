import { lstatSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Conf from 'conf';
import { expect, it } from 'vitest';
import { keepWindowState } from '../../../src-main/hosts/electron/window-state.ts';
import { openLogFile } from '../../../src-main/hosts/log-file.ts';
import { lockFolder } from '../../../src-main/records/folder-lock.ts';
import { openPendingRestore } from '../../../src-main/records/pending-restore.ts';
import { emptySettings } from '../../../src-main/records/settings.ts';
import { openSettings, storeOptions } from '../../../src-main/records/settings-file.ts';
import { tempFolder } from '../../support/temp-folder.ts';

// Somebody put links into the data folder, under the names of files that Ochre writes there.

const SOMEBODY_ELSES =
  'a file of somebody else, long enough to be looked at as a database and found to be none\n';
const clock = { nowMs: () => 1_700_000_000_000, monotonicMs: () => 0 };

const writers: readonly [string, string, (folder: string, plant: () => void) => unknown][] = [
  ['a setting is kept', 'ochre.copy.json.new', keepSettings],
  ['a setting is kept', 'ochre.copy.json', keepSettings],
  ['a setting is kept', 'ochre.json', keepSettings],
  [
    'a restore begins',
    'restore.pending.new',
    (folder, plant) => {
      plant();
      return openPendingRestore(folder, clock.nowMs).begin({
        ...emptySettings,
        pieces: { id: new Uint8Array(8), key: new Uint8Array(32) },
        ids: new Map(),
      });
    },
  ],
  [
    'the folder is locked',
    'lock',
    (folder, plant) => {
      plant();
      lockFolder(folder).release();
    },
  ],
  [
    'a line is logged',
    'ochre.log',
    (folder, plant) => {
      plant();
      openLogFile(folder)('a line\n');
      expect(readFileSync(join(folder, 'ochre.log'), 'utf8')).toBe('a line\n');
    },
  ],
  [
    'the window closes',
    'window.json',
    (folder, plant) => {
      plant();
      const window = {
        on: (_: string, close: () => void) => close(),
        getNormalBounds: () => ({ x: 0, y: 0, width: 800, height: 600 }),
        isMaximized: () => false,
      };
      keepWindowState(window as never, { getAllDisplays: () => [] }, folder);
      expect(readFileSync(join(folder, 'window.json'), 'utf8')).toContain('800');
    },
  ],
];

function keepSettings(folder: string, plant: () => void): void {
  const makeStore = () => new Conf({ ...storeOptions, cwd: folder, projectName: 'ochre' });
  const settings = openSettings(folder, makeStore, clock);
  plant();
  settings.write({ ...emptySettings, lastBackupAtMs: 1 });
  for (const name of ['ochre.json', 'ochre.copy.json'])
    expect(JSON.parse(readFileSync(join(folder, name), 'utf8'))).toMatchObject({ lastBackupAtMs: 1 });
}

it.each(writers)('when %s, a link under %s is not followed', async (_what, name, write) => {
  const folder = tempFolder();
  const elsewhere = join(tempFolder(), 'elsewhere');
  writeFileSync(elsewhere, SOMEBODY_ELSES);
  await write(folder, () => symlinkSync(elsewhere, join(folder, name)));
  expect(readFileSync(elsewhere, 'utf8')).toBe(SOMEBODY_ELSES);
  expect(lstatSync(join(folder, name), { throwIfNoEntry: false })?.isSymbolicLink() ?? false).toBe(false);
});
