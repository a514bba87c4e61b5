import '../support/in-english.ts';
import type { Finding } from './matrix.ts';
import { diskCells, runDiskCell } from './folder.ts';

/** Runs cells of a disk, by name, in a process below `unshare`, which ends with its mounts. Prints faults as JSON. */
const [folder = '', ...names] = process.argv.slice(2);
const found: Finding[] = [];
for (const cell of diskCells.filter(({ name }) => names.includes(name)))
  await runDiskCell(cell, folder, (kind, what) => found.push({ cell: cell.name, kind, what }));
console.log(JSON.stringify(found));
process.exit(0);
