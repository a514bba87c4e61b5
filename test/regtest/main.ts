import '../support/in-english.ts';
import { readArgs } from '../support/read-args.ts';
import { endWithUs } from '../../scripts/lib/set-up.mjs';
import { ensureBuilt, openFetchLimit, orSkipped, sayBeside, textOf, type Say } from './parts/needs.ts';
import { ensureRgbLib } from './parts/packages.ts';
import { openRunFolder, type RunFolder } from './parts/run-folder.ts';
import { fetchPrograms } from './programs/programs.ts';
import { noPrograms, runPrograms, type ProgramCounts } from './programs/run-programs.ts';
import { BUILD_NAMES, BUILDS } from './rgb-lib/builds.ts';
import { fetchReleases, RELEASES } from './releases/releases.ts';
import { runWorld, type Outcome, type WorldResult } from './run-world.ts';
import { fetchParts, INDEXERS, type IndexerName, type Parts, type ServedBy } from './world.ts';

/**
 * `npm run -s regtest [-- --json] [--build NAME] [--dialect NAME] [--release NAME] [--indexer NAME] [--programs]`: the app's flows against
 * parts that nobody here wrote, a real Bitcoin node on regtest, every release of the real rgb-lib that servers run, and
 * other wallets' programs. Ends with 0 only if nothing went wrong; what cannot be had on this machine is skipped, and said.
 */
const DOCUMENT = 'document';
const SERVED = RELEASES.flatMap((release) => release.shapes.map((shape) => ({ release, shape })));
const SPOKEN = [...new Set<string>([DOCUMENT, ...SERVED.map(({ shape }) => shape)])];

const asked = readArgs(
  {
    json: { type: 'boolean', default: false },
    build: { type: 'string' },
    dialect: { type: 'string' },
    release: { type: 'string' },
    indexer: { type: 'string' },
    programs: { type: 'boolean', default: false },
  },
  ({ json, build, dialect, release, indexer, ...values }) => {
    const isAll = build === undefined && release === undefined && !values.programs;
    if (![undefined, ...SPOKEN].includes(dialect))
      return `--dialect takes ${SPOKEN.join(' or ')}, not ${dialect ?? ''}`;
    const indexers = INDEXERS.filter((name) => indexer === undefined || name === indexer);
    if (indexers.length === 0) return `--indexer takes ${INDEXERS.join(' or ')}, not ${indexer ?? ''}`;
    const isSpoken = (name: string): boolean => dialect === undefined || dialect === name;
    const builds = BUILD_NAMES.filter((name) => (isAll || name === build) && isSpoken(DOCUMENT));
    const releases = SERVED.filter((one) => (isAll || one.release.name === release) && isSpoken(one.shape));
    const programs = values.programs || (isAll && dialect === undefined);
    if (builds.length + releases.length === 0 && !programs)
      return `--build takes ${BUILD_NAMES.join(' or ')}, --release ${RELEASES.map(({ name }) => name).join(' or ')}`;
    return { json, builds, indexers, releases, programs };
  },
);
endWithUs();
process.exitCode = await run(asked);

async function run({ json, builds, indexers, releases, programs }: typeof asked): Promise<number> {
  const say = sayBeside(json);
  const startedAt = performance.now();
  const skipped: string[] = [];
  const results: WorldResult[] = [];
  let broken = 0;
  let beside: ProgramCounts = noPrograms();
  const parts = await orSkipped('everything on regtest', skipped, () => fetchAll(say));
  const jobs: (() => Promise<void>)[] = [];
  const add = <T>(planned: Planned<T>, to: (result: T) => void): unknown =>
    jobs.push(async () => {
      const result = await runOne(planned, say);
      if (result === null) broken += 1;
      else to(result);
    });
  if (parts !== null) {
    const over = parts.bitcoind.version;
    if (programs) {
      const asks = await fetchPrograms(say, skipped);
      const run: Planned<ProgramCounts>['run'] = (at) => runPrograms({ asks: asks(at.folder), parts, ...at });
      const named = { name: 'programs', over: `other programs beside the app, over ${over}` };
      add({ ...named, run }, (counts) => (beside = counts));
    }
    const addWorld = (name: string, of: string, servedBy: ServedBy, indexer: IndexerName) => {
      const run: Planned<WorldResult>['run'] = (at) => runWorld(servedBy, { parts, ...at, over: indexer });
      add({ name, over: `${of} over ${over}`, run }, (one) => results.push(one));
    };
    for (const name of builds)
      for (const indexer of indexers) {
        const named = indexer === 'esplora' ? [name, DOCUMENT, 'a stand-in for Esplora'] : [name, DOCUMENT];
        addWorld(named.join(', '), `rgb-lib ${BUILDS[name].version}`, BUILDS[name], indexer);
      }
    const what = 'the releases of rgb-lib for Python';
    const fetching = () => fetchReleases(say, openFetchLimit());
    const folders = releases.length === 0 ? null : await orSkipped(what, skipped, fetching);
    for (const one of folders === null ? [] : releases)
      addWorld(
        `${one.release.name}, ${one.shape}`,
        'ElectrumX',
        { ...one, folders: folders ?? {} },
        'electrumx',
      );
  }
  // Two worlds side by side: one alone leaves a second core mostly idle.
  const queue = jobs.values();
  const runThem = async (): Promise<void> => {
    for (const job of queue) await job();
  };
  await Promise.all([runThem(), runThem()]);
  const seconds = Math.round((performance.now() - startedAt) / 1_000);
  const summary = { ...summed(results, broken), skipped, programs: beside, seconds };
  if (json) console.log(JSON.stringify(summary));
  else for (const line of inWords(summary)) say(line);
  for (const one of skipped) console.error(`SKIPPED: ${one}`);
  const failed = Object.values(beside).reduce((sum, one) => sum + one.failed, 0);
  const wrong = summary.rejectedByNode + summary.notProved + summary.honestRefused + failed;
  return summary.passed === summary.flows && wrong === 0 ? 0 : 1;
}

function summed(results: readonly WorldResult[], broken: number) {
  const count = (some: readonly WorldResult[]) => {
    const outcomes = some.flatMap((result) => result.outcomes);
    return {
      flows: outcomes.length,
      passed: outcomes.filter(({ problem }) => problem === null).length,
      honestRefused: some.reduce((sum, one) => sum + one.honestRefused, 0),
    };
  };
  const all = count(results);
  const names = [...new Set(results.map(({ release }) => release))].sort();
  return {
    ...all,
    flows: all.flows + broken,
    rejectedByNode: results.reduce((sum, one) => sum + one.rejectedByNode, 0),
    notProved: results.reduce((sum, one) => sum + one.notProved, 0),
    /** How often each release was used, over all the servers that it was run under. */
    releases: names.map((release) => ({
      release,
      ...count(results.filter((one) => one.release === release)),
    })),
  };
}

function inWords(
  summary: ReturnType<typeof summed> & { readonly programs: ProgramCounts; readonly seconds: number },
): string[] {
  return [
    `\n${summary.passed} of ${summary.flows} flows passed in ${summary.seconds} s`,
    `${summary.rejectedByNode} signed transactions that the node refuses, ${summary.notProved} not verified, ${summary.honestRefused} honest ones refused`,
    ...Object.entries(summary.programs).map(
      ([name, { passed, failed }]) => `Beside ${name}: ${passed} passed, ${failed} failed`,
    ),
  ];
}

/** A world before its start. */
interface Planned<T> {
  readonly name: string;
  readonly over: string;
  readonly run: (at: { readonly folder: RunFolder; readonly tell: (outcome: Outcome) => void }) => Promise<T>;
}

/** Null, with a line, if the world couldn't start. */
async function runOne<T>({ name, over, run }: Planned<T>, say: Say): Promise<T | null> {
  say(`${name}: ${over}`);
  const folder = openRunFolder();
  const tell = ({ flow, problem, seconds }: Outcome): void => {
    say(`${problem === null ? '✓' : '✗'} ${name}: ${flow} (${seconds.toFixed(1)} s)`);
    if (problem !== null) say(`      ${problem}`);
  };
  try {
    return await run({ folder, tell });
  } catch (error) {
    say(`✗ ${name}: it could not be run: ${textOf(error)}`);
    return null;
  } finally {
    folder.remove();
  }
}

async function fetchAll(say: Say): Promise<Parts> {
  const limit = openFetchLimit();
  await ensureRgbLib(say);
  const parts = await fetchParts(say, limit);
  await ensureBuilt(say);
  return parts;
}
