import { openWorld, type World } from '../../faults/world.ts';

/** The real world, with something wrong in how it answers. */
export const spoiled =
  (change: (world: World) => Partial<World>): (() => Promise<World>) =>
  async () => {
    const world = await openWorld();
    return { ...world, ...change(world) };
  };
