import { afterwards } from './flows/afterwards.ts';
import { attacks } from './flows/attacks.ts';
import { givingUp } from './flows/giving-up.ts';
import { firstSteps } from './flows/first-steps.ts';
import type { Flow, Stage, Tally } from './flows/flow.ts';
import { listAttacks } from './flows/list-attacks.ts';
import { plainBitcoin } from './flows/plain-bitcoin.ts';
import { sends } from './flows/sends.ts';
import type { Bitcoind } from './node/fetch-bitcoind.ts';
import { textOf } from './parts/needs.ts';
import type { RunFolder } from './parts/run-folder.ts';
import type { Build } from './rgb-lib/builds.ts';
import { startHost } from './wallet/host.ts';
import type { Speaks } from './service/server.ts';
import { startWorld, type World } from './world.ts';

export interface Outcome {
  readonly flow: string;
  /** Null: it is as it should be. */
  readonly problem: string | null;
  readonly seconds: number;
}

export interface BuildResult extends Readonly<Tally> {
  readonly outcomes: readonly Outcome[];
  /** Signed transactions that the real node does not take. */
  readonly rejectedByNode: number;
}

const flowsOf = (world: World): readonly Flow[] => [
  ...firstSteps,
  ...sends,
  ...givingUp,
  ...attacks,
  ...listAttacks,
  ...plainBitcoin(world),
  ...afterwards,
];
/** Requests to the service that are shown where a flow went wrong. */
const SHOWN_REQUESTS = 3;
const SHOWN_CHARS = 300;

/** All flows, one after another, in a world of their own over one build of rgb-lib and one dialect. */
export async function runBuild(options: {
  readonly build: Build;
  readonly speaks: Speaks;
  readonly bitcoind: Bitcoind;
  readonly folder: RunFolder;
  readonly tell: (outcome: Outcome) => void;
}): Promise<BuildResult> {
  const { build, speaks, tell } = options;
  const faults: string[] = [];
  const world = await startWorld({
    ...options,
    port: 0,
    onFault: (path, error) => faults.push(`${path}: ${textOf(error)}`),
  });
  try {
    const host = await startHost(options.folder, `host-${build.name}-${speaks}`);
    try {
      const stage: Stage = {
        world,
        host,
        tally: { notProved: 0, honestRefused: 0, claims: { first: null, second: null } },
        people: new Map(),
        assets: new Map(),
      };
      const outcomes: Outcome[] = [];
      for (const flow of flowsOf(world)) {
        const outcome = await runFlow(stage, flow, faults);
        outcomes.push(outcome);
        tell(outcome);
      }
      const rejectedByNode = world.service.signed.all().filter(({ accepted }) => !accepted).length;
      return { outcomes, rejectedByNode, ...stage.tally };
    } finally {
      await host.stop();
    }
  } finally {
    await world.stop();
  }
}

async function runFlow(stage: Stage, flow: Flow, faults: string[]): Promise<Outcome> {
  const startedAt = performance.now();
  const since = stage.world.server.log.mark();
  faults.length = 0;
  let problem: string | null = null;
  try {
    await flow.run(stage);
    // A service that failed inside is no place to have shown anything.
    if (faults.length > 0) problem = 'the service failed';
  } catch (error) {
    problem = textOf(error);
  }
  if (problem !== null) {
    // The refused ones say most; without any, what was asked last.
    const asked = since();
    const refused = asked.filter(({ status }) => status >= 400);
    const lines = (refused.length === 0 ? asked : refused)
      .slice(-SHOWN_REQUESTS)
      .map(({ path, status, answer }) => `${path} ${status} ${answer.slice(0, SHOWN_CHARS)}`);
    problem = [problem, ...faults, ...lines].join('\n      ');
  }
  return { flow: flow.name, problem, seconds: (performance.now() - startedAt) / 1_000 };
}
