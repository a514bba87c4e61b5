import type { Bitcoind } from '../node/fetch-bitcoind.ts';
import { startElectrum } from '../node/electrum.ts';
import { textOf } from '../parts/needs.ts';
import type { RunFolder } from '../parts/run-folder.ts';
import { BUILDS } from '../rgb-lib/builds.ts';
import type { Outcome } from '../run-build.ts';
import { startHost } from '../wallet/host.ts';
import { startWorld } from '../world.ts';
import { bdkChecks } from './bdk.ts';
import type { Bench, CheckSet } from './check.ts';
import { codeChecks } from './codes.ts';
import { coreChecks } from './core.ts';
import { embitChecks } from './embit.ts';
import { PROGRAMS, type Asks, type ProgramName } from './programs.ts';
import { coinsOf, openKit, openServed, payBoth } from './wallets.ts';

export type ProgramCounts = Readonly<
  Record<ProgramName, { readonly passed: number; readonly failed: number }>
>;

const SETS: readonly CheckSet[] = [coreChecks, bdkChecks, embitChecks, codeChecks];

export const noPrograms = (): ProgramCounts =>
  Object.fromEntries(PROGRAMS.map((name) => [name, { passed: 0, failed: 0 }])) as ProgramCounts;

/** Each program that is here beside the app, on a node of their own, and with a service that sends plain bitcoin. */
export async function runPrograms({
  asks,
  bitcoind,
  folder,
  tell,
}: {
  readonly asks: Partial<Asks>;
  readonly bitcoind: Bitcoind;
  readonly folder: RunFolder;
  readonly tell: (outcome: Outcome) => void;
}): Promise<ProgramCounts> {
  const faults: string[] = [];
  const world = await startWorld({
    build: BUILDS.utexo,
    speaks: 'rgb-node-2026-03',
    bitcoind,
    folder,
    port: 0,
    onFault: (path, error) => void faults.push(`${path}: ${textOf(error)}`),
  });
  const ending = [world.stop];
  const counts = noPrograms() as Record<ProgramName, { passed: number; failed: number }>;
  try {
    const host = await startHost(folder, 'host-programs');
    ending.push(host.stop);
    const electrum = await startElectrum(world.node.rpc);
    ending.push(electrum.stop);
    const kit = await openKit(host, 'Signs for all');
    const bench: Bench = {
      node: world.node,
      host,
      electrumUrl: electrum.url,
      served: await openServed(host, world),
      kit,
      topUp: async () => {
        await payBoth(world.node, kit);
        return (await coinsOf(world.node, kit)).reduce((sum, { sats }) => sum + sats, 0);
      },
      fresh: async (name) => {
        const kit = await openKit(host, name);
        return { kit, sats: await payBoth(world.node, kit) };
      },
    };
    const here = SETS.filter(({ needs }) => needs === null || asks[needs] !== undefined);
    for (const { program, name, run } of here.flatMap(({ checks }) => checks(bench, asks as Asks))) {
      const startedAt = performance.now();
      faults.length = 0;
      let problem: string | null = null;
      try {
        await run();
      } catch (error) {
        problem = [textOf(error), ...faults].join('\n      ');
      }
      counts[program][problem === null ? 'passed' : 'failed'] += 1;
      tell({ flow: `${program} ${name}`, problem, seconds: (performance.now() - startedAt) / 1_000 });
    }
    return counts;
  } finally {
    for (const end of ending.reverse()) await end();
  }
}
