import { runCell, type Cell, type Wrong } from './cell.ts';
import { reaches, type Reach } from './reaches.ts';
import { faults, type Fault } from './table.ts';
import { openWorld, type World } from './world.ts';

export type Finding = Wrong & { readonly cell: string };

const nameOf = ({ fault, reach, when }: Cell): string => `${fault.name}, ${when} ${reach.path}`;

/** Every fault at every endpoint, in one world for each fault; `told` gets each cell. */
export async function runMatrix(
  chosen: readonly Fault[] = faults,
  told: (cell: string, wrong: readonly Wrong[]) => void = () => undefined,
  open: () => Promise<World> = () => openWorld(),
  at: readonly Reach[] = reaches,
) {
  const from = performance.now();
  const unhandled: unknown[] = [];
  const onUnhandled = (error: unknown): void => void unhandled.push(error);
  process.on('unhandledRejection', onUnhandled);
  const findings: Finding[] = [];
  let cells = 0;
  try {
    for (const fault of chosen) {
      let world = await open();
      try {
        for (const cell of cellsOf(fault, at)) {
          const wrong: Wrong[] = [...(await runCell(world, cell))];
          for (const error of unhandled.splice(0)) wrong.push({ kind: 'unhandled', what: String(error) });
          cells += 1;
          told(nameOf(cell), wrong);
          findings.push(...wrong.map((one) => ({ ...one, cell: nameOf(cell) })));
          if (wrong.length === 0) continue;
          // A fault that was found once must not be found again in each cell.
          await world.close();
          world = await open();
        }
      } finally {
        await world.close();
      }
    }
  } finally {
    process.off('unhandledRejection', onUnhandled);
  }
  return { cells, findings, seconds: (performance.now() - from) / 1_000 };
}

const cellsOf = (fault: Fault, at: readonly Reach[]): readonly Cell[] =>
  at
    .filter(({ path }) => fault.paths?.some((one) => path.endsWith(one)) ?? true)
    .filter(({ path }) => fault.properOf?.some((one) => path.endsWith(one)) !== true)
    .flatMap((reach) => reach.whens.map((when) => ({ fault, reach, when })));
