import { inWorld, type WorldOptions } from '../in-world.ts';
import { BUILDS } from '../rgb-lib/builds.ts';
import { timed, type Outcome } from '../run-world.ts';
import { startHost } from '../wallet/host.ts';
import { codeChecks } from './codes.ts';
import { PROGRAMS, type Asks, type ProgramName } from './programs.ts';
import { walletChecks } from './wallet-programs.ts';
import { coinsOf, openKit, openServed, payBoth, type Bench } from './wallets.ts';

export type ProgramCounts = Readonly<Record<ProgramName, { passed: number; failed: number }>>;

export const noPrograms = (): ProgramCounts =>
  Object.fromEntries(PROGRAMS.map((name) => [name, { passed: 0, failed: 0 }])) as ProgramCounts;

/** Each program that is here beside the app, on a node of their own, and with the service that the app runs itself. */
export async function runPrograms({
  asks,
  tell,
  ...options
}: Omit<WorldOptions, 'say'> & {
  readonly asks: Partial<Asks>;
  readonly tell: (outcome: Outcome) => void;
}): Promise<ProgramCounts> {
  const faults: string[] = [];
  const say = (fault: string): void => void faults.push(fault);
  return inWorld(BUILDS.official, { ...options, say }, async ({ stage: { world }, kept }) => {
    const counts = noPrograms();
    const host = kept(await startHost(options.folder, 'host-programs'));
    const kit = await openKit(host, 'Signs for all');
    const bench: Bench = {
      node: world.node,
      host,
      electrumUrl: world.indexerUrl,
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
    const checks = [
      ...walletChecks(bench, asks),
      ...(asks.codes === undefined ? [] : codeChecks(bench, asks.codes)),
    ];
    for (const { program, name, run } of checks) {
      faults.length = 0;
      const outcome = await timed(`${program} ${name}`, run, () => faults);
      counts[program][outcome.problem === null ? 'passed' : 'failed'] += 1;
      tell(outcome);
    }
    return counts;
  });
}
