import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { emptySettings } from '../../../src-main/records/settings.ts';
import { runFolderCells } from '../../faults/folder-cells.ts';
import { diskCells, folderCells, goneCells, runFolderCell, type startOn } from '../../faults/folder.ts';
import { noMounts } from '../../support/mounts.ts';
import { tempFolder } from '../../support/temp-folder.ts';

it('a start on a data folder with a fault changes nothing and is refused, or says what is missing', async () => {
  const { cells, findings } = await runFolderCells(() => true);
  expect(findings).toEqual([]);
  expect(cells).toBe(folderCells.length + goneCells.length + (noMounts === null ? diskCells.length : 0));
}, 120_000);

/** Starts anew like a build that takes unknown content for damage. */
const beginsAnew: typeof startOn = (folder) => {
  for (const name of ['ochre.json', 'ochre.copy.json'])
    writeFileSync(join(folder, name), JSON.stringify(emptySettings));
  return Promise.resolve(null);
};
it('the lane finds lost data and accepted faults', async () => {
  const found: string[] = [];
  const cell = folderCells.find(({ name }) => name === 'ochre.json is half written')!;
  await runFolderCell(cell, tempFolder(), (kind, what) => found.push(`${kind}: ${what}`), beginsAnew);
  const wrong = found.join('\n');
  expect(wrong).toContain('lost: remote, in silence');
  expect(wrong).toContain('lost: the bytes of remote');
  expect(wrong).toContain('failedOpen: offline mode is off');
});
