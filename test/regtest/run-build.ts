import { afterwards } from './flows/afterwards.ts';
import { attacks } from './flows/attacks.ts';
import { bareCommitment } from './flows/bare-commitment.ts';
import { givingUp } from './flows/giving-up.ts';
import { firstSteps } from './flows/first-steps.ts';
import type { Flow, Need, Stage, Tally } from './flows/flow.ts';
import { histories, historyLies } from './flows/histories.ts';
import { ownService } from './flows/own-service.ts';
import { ownServiceProcess } from './flows/own-service-process.ts';
import { numbersFound } from './flows/numbers-found.ts';
import { underWay } from './flows/under-way.ts';
import { unusable } from './flows/unusable.ts';
import { startReleaseWorld } from './releases/release-world.ts';
import type { PythonParts, Release, Shape } from './releases/releases.ts';
import { ABILITIES } from '../../src-main/base/service/abilities.ts';
import { listAttacks } from './flows/list-attacks.ts';
import { plainBitcoin } from './flows/plain-bitcoin.ts';
import { sends } from './flows/sends.ts';
import type { Bitcoind } from './node/fetch-bitcoind.ts';
import { textOf } from './parts/needs.ts';
import type { RunFolder } from './parts/run-folder.ts';
import { RGB_LIB, type Build } from '../../src-main/own-service/rgb-lib/build.ts';
import { startHost } from './wallet/host.ts';
import type { Speaks } from './service/spoken.ts';
import { startWorld, type World } from './world.ts';

export interface Outcome {
  readonly flow: string;
  /** Null: it is as it should be. */
  readonly problem: string | null;
  readonly seconds: number;
}

/** What was run in one world. */
export interface WorldResult extends Readonly<Tally> {
  /** Of rgb-lib. */
  readonly release: string;
  readonly outcomes: readonly Outcome[];
  /** Signed transactions that the real node does not take. */
  readonly rejectedByNode: number;
}

const flowsOf = (world: World): readonly Flow[] => [
  ...firstSteps,
  ...sends,
  ...givingUp,
  ...underWay,
  ...attacks,
  ...listAttacks,
  ...plainBitcoin(world),
  ...histories,
  ...bareCommitment,
  ...historyLies,
  ...(world.build.name === RGB_LIB.name && world.speaks === 'document'
    ? [...ownService, ownServiceProcess]
    : []),
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
}): Promise<WorldResult> {
  const faults: string[] = [];
  const world = await startWorld({ ...options, port: 0, onFault: keptIn(faults) });
  const { witnessInBatch } = ABILITIES[options.speaks];
  const flows = flowsOf(world).filter(({ needs }) => needs !== 'witnessInBatch' || witnessInBatch);
  return play(world, flows, faults, options);
}

/** What a person does over an official release, in a world of its own: no lies, and only what its server can. */
export async function runRelease(options: {
  readonly release: Release;
  readonly shape: Shape;
  readonly parts: PythonParts;
  readonly bitcoind: Bitcoind;
  readonly folder: RunFolder;
  readonly tell: (outcome: Outcome) => void;
}): Promise<WorldResult> {
  const faults: string[] = [];
  const world = await startReleaseWorld({ ...options, onFault: keptIn(faults) });
  const can = canOf(options.shape);
  const flows =
    options.release.numbering === null
      ? unusable
      : [
          ...firstSteps,
          ...sends,
          ...givingUp,
          ...underWay,
          ...histories,
          ...bareCommitment,
          ...afterwards,
          ...numbersFound,
        ].filter(({ needs }) => needs === undefined || can.has(needs));
  return play(world, flows, faults, options);
}

function canOf(shape: Shape): ReadonlySet<Need> {
  const { manyRecipients, witnessRecipients, witnessInBatch, invoices, broadcast } = ABILITIES[shape];
  return new Set<Need>([
    ...(manyRecipients ? (['batch'] as const) : []),
    ...(witnessInBatch ? (['witnessInBatch'] as const) : []),
    ...(witnessRecipients && invoices.includes('witness') ? (['witness'] as const) : []),
    ...(broadcast === 'unsaid' ? [] : (['waiting'] as const)),
    ...(broadcast === 'asked' ? (['broadcasting'] as const) : []),
  ]);
}

const keptIn =
  (faults: string[]) =>
  (path: string, error: unknown): void =>
    void faults.push(`${path}: ${textOf(error)}`);

/** All flows, one after another. Ends the world. */
async function play(
  world: World,
  flows: readonly Flow[],
  faults: string[],
  { folder, tell }: { readonly folder: RunFolder; readonly tell: (outcome: Outcome) => void },
): Promise<WorldResult> {
  const { build, speaks } = world;
  try {
    const host = await startHost(folder, `host-${build.name}-${speaks}`);
    try {
      const stage: Stage = {
        world,
        host,
        tally: { notProved: 0, honestRefused: 0, claims: { first: null, second: null, verified: null } },
        people: new Map(),
        assets: new Map(),
      };
      const outcomes: Outcome[] = [];
      for (const flow of flows) {
        const outcome = await runFlow(stage, flow, faults);
        outcomes.push(outcome);
        tell(outcome);
      }
      const rejectedByNode = world.service.signed.all().filter(({ accepted }) => !accepted).length;
      return { release: build.version, outcomes, rejectedByNode, ...stage.tally };
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
