import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inChild } from '../support/in-child.ts';
import { noMounts, UNSHARE } from '../support/mounts.ts';
import type { Wrong } from './cell.ts';
import { diskCells, folderCells, goneCells, runFolderCell, runGoneCell } from './folder.ts';
import type { Finding } from './matrix.ts';

/** Each fault of the data folder, in a folder of its own. Faults of a disk run in a process that may mount one. */
export async function runFolderCells(
  isChosen: (name: string) => boolean,
  told: (cell: string, wrong: readonly Wrong[]) => void = () => undefined,
): Promise<{ readonly cells: number; readonly findings: readonly Finding[] }> {
  const findings: Finding[] = [];
  const chosen = folderCells.filter(({ name }) => isChosen(name));
  for (const cell of chosen)
    await inFolder((folder) =>
      runFolderCell(cell, folder, (kind, what) => findings.push({ cell: cell.name, kind, what })),
    );
  const gone = goneCells.filter(({ name }) => isChosen(name));
  for (const cell of gone)
    await inFolder((folder) =>
      runGoneCell(cell, folder, (kind, what) => findings.push({ cell: cell.name, kind, what })),
    );
  const onDisk = diskCells.flatMap(({ name }) => (isChosen(name) ? [name] : []));
  if (noMounts !== null && onDisk.length > 0)
    console.error(`${onDisk.length} cells are not tried: ${noMounts}`);
  const tried = noMounts === null ? onDisk : [];
  if (tried.length > 0)
    await inFolder(async (folder) => {
      const below = (command: readonly string[]) => ({ command: [...UNSHARE, ...command] });
      findings.push(...((await inChild('test/faults/on-disk.ts', [folder, ...tried], below)) as Finding[]));
    });
  for (const one of findings) told(one.cell, [one]);
  return { cells: chosen.length + gone.length + tried.length, findings };
}

async function inFolder(act: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'ochre-faults-'));
  try {
    await act(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
