import '../support/in-english.ts';
import { readArgs } from '../support/read-args.ts';
import { endWithUs } from '../../scripts/lib/set-up.mjs';
import type { ClaimCount } from './flows/flow.ts';
import { fetchBitcoind, type Bitcoind } from './node/fetch-bitcoind.ts';
import { ensureBuilt } from './parts/built-app.ts';
import { openFetchLimit } from './parts/fetch-limit.ts';
import { NotHere, textOf } from './parts/needs.ts';
import { ensureLanePackages } from './parts/packages.ts';
import { openRunFolder } from './parts/run-folder.ts';
import { fetchPrograms, type Asks } from './programs/programs.ts';
import { noPrograms, runPrograms, type ProgramCounts } from './programs/run-programs.ts';
import type { Build } from '../../src-main/own-service/rgb-lib/build.ts';
import { BUILD_NAMES, BUILDS, type BuildName } from './rgb-lib/builds.ts';
import {
  fetchPythonParts,
  RELEASES,
  type PythonParts,
  type Release,
  type Shape,
} from './releases/releases.ts';
import type { RunFolder } from './parts/run-folder.ts';
import { runBuild, runRelease, type Outcome, type WorldResult } from './run-build.ts';
import { SPOKEN, type Speaks } from './service/spoken.ts';

/**
 * `npm run -s regtest [-- --json] [-- --build NAME] [-- --dialect NAME] [-- --release NAME] [-- --programs]`: the app's flows against parts that nobody here wrote,
 * a real Bitcoin node on regtest, every release of the real rgb-lib that servers run, and other wallets' programs. Ends with 0 only if nothing went wrong; what cannot be had on
 * this machine is skipped, and said.
 */
interface Asked {
  readonly json: boolean;
  readonly builds: readonly BuildName[];
  readonly dialects: readonly Speaks[];
  readonly releases: readonly Release[];
  /** Other programs beside the app. */
  readonly programs: boolean;
}

const asked = readArgs(
  {
    json: { type: 'boolean', default: false },
    build: { type: 'string' },
    dialect: { type: 'string' },
    release: { type: 'string' },
    programs: { type: 'boolean', default: false },
  },
  ({ json, build, dialect, release, ...values }): Asked | string => {
    const isAll = build === undefined && release === undefined && !values.programs;
    const builds = BUILD_NAMES.filter((name) => isAll || name === build);
    const dialects = SPOKEN.filter((name) => name.startsWith(dialect ?? ''));
    const releases = RELEASES.filter(({ name }) => isAll || name === release);
    const programs = isAll || values.programs;
    if (builds.length + releases.length === 0 && !programs)
      return `--build takes ${BUILD_NAMES.join(' or ')}, --release ${RELEASES.map(({ name }) => name).join(' or ')}`;
    if (dialects.length === 0) return `--dialect takes ${SPOKEN.join(' or ')}, not ${dialect ?? ''}`;
    return { json, builds, dialects, releases, programs };
  },
);
endWithUs();
process.exitCode = await run(asked);

async function run({ json, builds, dialects, releases, programs }: Asked): Promise<number> {
  // With --json, standard output holds the summary and nothing else.
  const say = (line: string): void => {
    if (json) console.error(line);
    else console.log(line);
  };
  const startedAt = performance.now();
  const skipped: string[] = [];
  const results: WorldResult[] = [];
  let broken = 0;
  let beside: ProgramCounts = noPrograms();
  const bitcoind = await parts(say, skipped);
  if (bitcoind !== null) {
    const worlds = [
      ...builds.flatMap((name) => dialects.map((speaks) => ofBuild(BUILDS[name], speaks, bitcoind))),
      ...(await ofReleases(releases, bitcoind, say, skipped)),
    ];
    // Two side by side: one flow after another leaves most of a second core idle.
    const jobs: (() => Promise<void>)[] = worlds.map((world) => async () => {
      const result = await runOne(world, say);
      if (result === null) broken += 1;
      else results.push(result);
    });
    if (programs) {
      const asks = await fetchPrograms(say, skipped);
      jobs.unshift(async () => {
        const counts = await runOne(besidePrograms(asks, bitcoind), say);
        if (counts === null) broken += 1;
        else beside = counts;
      });
    }
    const queue = jobs.values();
    const runThem = async (): Promise<void> => {
      for (const job of queue) await job();
    };
    await Promise.all([runThem(), runThem()]);
  }
  const outcomes = results.flatMap((result) => result.outcomes);
  const sum = (of: (result: WorldResult) => number) => results.reduce((total, one) => total + of(one), 0);
  const summary = {
    flows: outcomes.length + broken,
    passed: outcomes.filter(({ problem }) => problem === null).length,
    skipped,
    rejectedByNode: sum(({ rejectedByNode }) => rejectedByNode),
    notProved: sum(({ notProved }) => notProved),
    honestRefused: sum(({ honestRefused }) => honestRefused),
    claims: {
      first: worst(results.map(({ claims }) => claims.first)),
      second: worst(results.map(({ claims }) => claims.second)),
      verified: worst(results.map(({ claims }) => claims.verified)),
    },
    releases: byRelease(results),
    programs: beside,
    seconds: Math.round((performance.now() - startedAt) / 1_000),
  };
  if (json) console.log(JSON.stringify(summary));
  else {
    say(`\n${summary.passed} of ${summary.flows} flows passed in ${summary.seconds} s`);
    say(
      `${summary.rejectedByNode} signed transactions that the node refuses, ${summary.notProved} not verified, ${summary.honestRefused} honest ones refused`,
    );
    const { first, second, verified } = summary.claims;
    for (const [name, { passed, failed }] of Object.entries(beside))
      say(`Beside ${name}: ${passed} passed, ${failed} failed`);
    say(`A first send: ${sayClaims(first)}; one from its change: ${sayClaims(second)}`);
    say(`One whose histories were validated: ${sayClaims(verified)}`);
  }
  for (const one of skipped) console.error(`SKIPPED: ${one}`);
  const failed = Object.values(beside).reduce((sum, one) => sum + one.failed, 0);
  const wrong = summary.rejectedByNode + summary.notProved + summary.honestRefused + failed;
  return summary.passed === summary.flows && wrong === 0 ? 0 : 1;
}

/** Of several worlds the one in which the least is proved; null where none came so far. */
function worst(counts: readonly (ClaimCount | null)[]): ClaimCount | null {
  const [least] = counts
    .flatMap((one) => one ?? [])
    .sort((a, b) => a.proved - b.proved || b.onTrust - a.onTrust);
  return least ?? null;
}

function sayClaims(count: ClaimCount | null): string {
  return count === null ? 'not sent' : `${count.proved} claims proved, ${count.onTrust} on trust`;
}

/** How often each release was used, over all the servers that it was run under. */
function byRelease(results: readonly WorldResult[]) {
  const names = [...new Set(results.map(({ release }) => release))].sort();
  return names.map((release) => {
    const of = results.filter((one) => one.release === release);
    const outcomes = of.flatMap((one) => one.outcomes);
    return {
      release,
      flows: outcomes.length,
      passed: outcomes.filter(({ problem }) => problem === null).length,
      honestRefused: of.reduce((sum, one) => sum + one.honestRefused, 0),
    };
  });
}

/** A world that is not started yet. */
interface Planned<T = WorldResult> {
  readonly name: string;
  readonly over: string;
  readonly run: (at: { readonly folder: RunFolder; readonly tell: (outcome: Outcome) => void }) => Promise<T>;
}

function besidePrograms(
  asks: (folder: RunFolder) => Partial<Asks>,
  bitcoind: Bitcoind,
): Planned<ProgramCounts> {
  return {
    name: 'programs',
    over: `other programs beside the app, over ${bitcoind.version}`,
    run: (at) => runPrograms({ asks: asks(at.folder), bitcoind, ...at }),
  };
}

function ofBuild(build: Build, speaks: Speaks, bitcoind: Bitcoind): Planned {
  return {
    name: `${build.name}, ${speaks}`,
    over: `rgb-lib ${build.version} over ${bitcoind.version}`,
    run: (at) => runBuild({ build, speaks, bitcoind, ...at }),
  };
}

async function ofReleases(
  releases: readonly Release[],
  bitcoind: Bitcoind,
  say: (line: string) => void,
  skipped: string[],
): Promise<Planned[]> {
  if (releases.length === 0) return [];
  try {
    const parts = await fetchPythonParts(say, openFetchLimit());
    return releases.flatMap((release) =>
      release.shapes.map((shape) => ofRelease(release, shape, parts, bitcoind)),
    );
  } catch (error) {
    if (!(error instanceof NotHere)) throw error;
    skipped.push(`the releases of rgb-lib for Python: ${error.message}`);
    return [];
  }
}

function ofRelease(release: Release, shape: Shape, parts: PythonParts, bitcoind: Bitcoind): Planned {
  return {
    name: `${release.name}, ${shape}`,
    over: `ElectrumX over ${bitcoind.version}`,
    run: (at) => runRelease({ release, shape, parts, bitcoind, ...at }),
  };
}

/** Null, and said, where not even its world could be started. */
async function runOne<T>({ name, over, run }: Planned<T>, say: (line: string) => void): Promise<T | null> {
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

/** What has to be there first; null, and said, where something cannot be had. */
async function parts(say: (line: string) => void, skipped: string[]): Promise<Bitcoind | null> {
  try {
    const limit = openFetchLimit();
    await ensureLanePackages(say, limit);
    const bitcoind = await fetchBitcoind(say, limit);
    await ensureBuilt(say);
    return bitcoind;
  } catch (error) {
    if (!(error instanceof NotHere)) throw error;
    skipped.push(`everything on regtest: ${error.message}`);
    return null;
  }
}
