import { afterwards } from './flows/afterwards.ts';
import { esploraInterface } from './flows/esplora.ts';
import { attacks } from './flows/attacks.ts';
import { bareCommitment } from './flows/bare-commitment.ts';
import { givingUp } from './flows/giving-up.ts';
import { firstSteps } from './flows/first-steps.ts';
import { addsUp, elsewhere } from './flows/elsewhere.ts';
import type { Flow, Need, Stage, Tally } from './flows/flow.ts';
import { histories, historyLies } from './flows/histories.ts';
import { numbersFound, unusable } from './flows/told.ts';
import { ownService } from './flows/own-service.ts';
import { ownServiceProcess } from './flows/own-service-process.ts';
import { besideCore, builtHere } from './flows/built-here.ts';
import { noPlainBitcoin, plainBitcoin } from './flows/plain-bitcoin.ts';
import { requests } from './flows/requests.ts';
import { sends } from './flows/sends.ts';
import { underWay } from './flows/under-way.ts';
import { inWorld, type WorldOptions } from './in-world.ts';
import { textOf } from './parts/needs.ts';
import type { ServedRelease } from './releases/release-service.ts';
import { ABILITIES } from '../../src-main/base/service/abilities.ts';
import { RGB_LIB } from '../../src-main/own-service/rgb-lib/build.ts';
import { startHost } from './wallet/host.ts';
import type { IndexerName, ServedBy } from './world.ts';

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

/** Over a build everything, lies too; over a release what a person does, and its server can. */
function flowsOf(servedBy: ServedBy, over: IndexerName): readonly Flow[] {
  if ('release' in servedBy) return flowsOfRelease(servedBy);
  // The rest asks nothing else of the indexer.
  if (over === 'esplora')
    return [
      ...firstSteps,
      esploraInterface,
      ...sends,
      ...histories,
      ...ownService,
      ownServiceProcess,
      ...afterwards,
    ];
  return [
    ...[...firstSteps, ...requests, ...sends, ...givingUp, ...underWay, ...attacks],
    noPlainBitcoin,
    ...[...histories, addsUp, ...builtHere, besideCore, ...bareCommitment, ...historyLies],
    ...(servedBy.name === RGB_LIB.name ? [...ownService, ownServiceProcess] : []),
    ...afterwards,
  ];
}

function flowsOfRelease({ release: { numbering }, shape }: ServedRelease): readonly Flow[] {
  if (numbering === null) return unusable;
  const { manyRecipients, witnessRecipients, witnessInBatch, invoices, broadcast } = ABILITIES[shape];
  const can: Readonly<Record<Need, boolean>> = {
    batch: manyRecipients,
    witnessInBatch,
    witness: witnessRecipients && invoices.includes('witness'),
    waiting: broadcast !== 'unsaid',
    broadcasting: broadcast === 'asked',
    keeping: false,
  };
  const flows = [
    ...[...firstSteps, ...requests, ...sends, ...givingUp, ...underWay],
    ...(numbering === 'beta7' ? [...plainBitcoin, elsewhere] : []),
    ...[...histories, addsUp, ...builtHere, ...bareCommitment, ...afterwards, ...numbersFound],
  ];
  return flows.filter(({ needs }) => needs === undefined || can[needs]);
}

/** Requests to the service that are shown where a flow went wrong. */
const SHOWN_REQUESTS = 3;
const SHOWN_CHARS = 300;

/** All flows, one after another, in a world of their own. */
export async function runWorld(
  servedBy: ServedBy,
  { tell, ...options }: Omit<WorldOptions, 'say'> & { readonly tell: (outcome: Outcome) => void },
): Promise<WorldResult> {
  const faults: string[] = [];
  const say = (fault: string): void => void faults.push(fault);
  return inWorld(servedBy, { ...options, say }, async ({ stage: bare, kept }) => {
    const { world } = bare;
    const host = kept(await startHost(options.folder, `host-${world.build.name}-${world.speaks}`));
    const stage: Stage = { ...bare, host };
    const outcomes: Outcome[] = [];
    for (const flow of flowsOf(servedBy, options.over ?? 'electrumx')) {
      const outcome = await runFlow(stage, flow, faults);
      outcomes.push(outcome);
      tell(outcome);
    }
    const rejectedByNode = world.service.signed.all().filter(({ accepted }) => !accepted).length;
    return { release: world.build.version, outcomes, rejectedByNode, ...stage.tally };
  });
}

/** Runs something by its name, and says how it came out; `shown`: what is told beside why it failed. */
export async function timed(flow: string, run: () => Promise<unknown>, shown: () => readonly string[]) {
  const startedAt = performance.now();
  const problem = await run().then(
    () => null,
    (error: unknown) => [textOf(error), ...shown()].join('\n      '),
  );
  return { flow, problem, seconds: (performance.now() - startedAt) / 1_000 };
}

function runFlow(stage: Stage, flow: Flow, faults: string[]): Promise<Outcome> {
  const since = stage.world.server.log.mark();
  faults.length = 0;
  const run = async (): Promise<void> => {
    await flow.run(stage);
    // A service that failed inside is no place to have shown anything.
    if (faults.length > 0) throw new Error('the service failed');
  };
  return timed(flow.name, run, () => {
    // The refused ones say most; without any, what was asked last.
    const asked = since();
    const refused = asked.filter(({ status }) => status >= 400);
    const lines = (refused.length === 0 ? asked : refused)
      .slice(-SHOWN_REQUESTS)
      .map(({ path, status, answer }) => `${path} ${status} ${answer.slice(0, SHOWN_CHARS)}`);
    return [...faults, ...lines];
  });
}
