import { fork } from 'node:child_process';
import { once } from 'node:events';
import { bundleFor } from '../support/keyholder-bundle.ts';
import type { Measured } from './fleet-side.ts';

export interface FleetTimes {
  /** TCP connections that the simulated nodes accepted over the run. */
  readonly connections: number;
  /** Processor time of one poll, beside that of a loop of global fetch over the same nodes. */
  readonly cpuRatioToFetch: number;
  /** The longest that main's loop stood still, 99.9th percentile, in ms. */
  readonly loopLagMs: number;
  /** From the moment in which a node locks to the notice of it, in intervals. */
  readonly noticeRounds: number;
}

/** Watches 1,000 simulated nodes every 5 s, on so many origins, beside the plainest loop of global fetch. */
export async function benchFleet(origins: number): Promise<FleetTimes> {
  // As the app's build emits them: what runs TypeScript directly wraps every function that is made.
  const server = await bundleFor('test/bench/fleet-server.ts');
  const side = await bundleFor('test/bench/fleet-side.ts');
  try {
    const ours = await run(side.path, ['watch', String(origins), server.path]);
    const plain = await run(side.path, ['fetch', String(origins), server.path]);
    return {
      connections: ours.connections,
      cpuRatioToFetch: round(ours.cpuMsPerPoll / plain.cpuMsPerPoll),
      loopLagMs: round(ours.loopLagMs),
      noticeRounds: round(ours.noticeRounds),
    };
  } finally {
    side.remove();
    server.remove();
  }
}

async function run(path: string, args: readonly string[]): Promise<Measured> {
  const child = fork(path, args, { execArgv: [] });
  const exit = once(child, 'exit');
  const early = exit.then(([code]: unknown[]) => {
    throw new Error(`${args[0] ?? ''} ended with ${String(code)} before it was measured`);
  });
  const [measured] = (await Promise.race([once(child, 'message'), early])) as [Measured];
  child.disconnect();
  await exit;
  return measured;
}

const round = (value: number): number => Math.round(value * 1_000) / 1_000;
