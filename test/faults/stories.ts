import type { Wrong } from './cell.ts';
import type { Finding } from './matrix.ts';
import type { Story } from './story.ts';
import { openWorld, type World } from './world.ts';

/** Each story in its own world, since some of them end it; `told` gets each result. */
export async function runStories(
  chosen: readonly Story[],
  told: (story: string, wrong: readonly Wrong[]) => void = () => undefined,
  open: () => Promise<World> = openWorld,
): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  for (const { name, play } of chosen) {
    const found: Wrong[] = [];
    const wrong = (kind: Wrong['kind'], what: string): void => void found.push({ kind, what });
    const unhandled = (error: unknown): void => wrong('unhandled', String(error));
    process.on('unhandledRejection', unhandled);
    const world = await open();
    try {
      await play(world, wrong);
      for (const what of world.faults()) wrong('unhandled', what);
    } catch (error) {
      wrong('untyped', error instanceof Error ? `throws ${error.stack ?? error.message}` : String(error));
    } finally {
      await world.close();
      process.off('unhandledRejection', unhandled);
    }
    told(name, found);
    findings.push(...found.map((one) => ({ ...one, cell: name })));
  }
  return findings;
}
