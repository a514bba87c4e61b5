import { openChild } from '../support/child.ts';
import { bundleFor } from '../support/keyholder-bundle.ts';
import type { Measured, Side } from './fleet-side.ts';

export type FleetTimes = Awaited<ReturnType<typeof benchFleet>>;

/** Watches 1,000 simulated nodes every 5 s, on `origins` origins, beside a plain loop of global fetch. */
export async function benchFleet(origins: number) {
  // Built as the app is: running TypeScript directly would wrap every function.
  const server = await bundleFor('test/bench/fleet-server.ts');
  const side = await bundleFor('test/bench/fleet-side.ts');
  const measure = async (way: Side['way']): Promise<Measured> => {
    const child = openChild<Side, Measured>(side.path, []);
    try {
      return await child.ask({ way, origins, server: server.path });
    } finally {
      child.close();
    }
  };
  try {
    const ours = await measure('watch');
    const plain = await measure('fetch');
    return {
      /** TCP connections that the simulated nodes accepted over the run. */
      connections: ours.connections,
      /** Processor time of one poll, beside that of a loop of global fetch over the same nodes. */
      cpuRatioToFetch: round(ours.cpuMsPerPoll / plain.cpuMsPerPoll),
      /** The longest stall of main's loop, 99.9th percentile, in ms. */
      loopLagMs: round(ours.loopLagMs),
      /** From a node's lock to its notice, in intervals. */
      noticeRounds: round(ours.noticeRounds),
    };
  } finally {
    side.remove();
    server.remove();
  }
}

const round = (value: number): number => Math.round(value * 1_000) / 1_000;
