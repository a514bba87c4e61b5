import { parseArgs } from 'node:util';
import { build as buildApp, buildProblem } from '../../scripts/lib/build.mjs';
import { root } from '../../scripts/lib/root.mjs';
import { endWithUs } from '../../scripts/lib/set-up.mjs';
import type { ClaimCount } from './flows/flow.ts';
import { fetchBitcoind, type Bitcoind } from './node/fetch-bitcoind.ts';
import { openFetchLimit } from './parts/fetch-limit.ts';
import { NotHere, textOf } from './parts/needs.ts';
import { ensureLanePackages } from './parts/packages.ts';
import { openRunFolder } from './parts/run-folder.ts';
import { BUILD_NAMES, BUILDS, type Build, type BuildName } from './rgb-lib/builds.ts';
import { runBuild, type BuildResult, type Outcome } from './run-build.ts';
import { SPOKEN, type Speaks } from './service/server.ts';

/**
 * `npm run -s regtest [-- --json] [-- --build NAME] [-- --dialect NAME]`: the app's flows against parts that nobody here wrote,
 * a real Bitcoin node on regtest and the real rgb-lib. Ends with 0 only if nothing went wrong; what cannot be had on
 * this machine is skipped, and said.
 */
interface Asked {
  readonly json: boolean;
  readonly builds: readonly BuildName[];
  readonly dialects: readonly Speaks[];
}

const asked = readAsked(process.argv.slice(2));
if (typeof asked === 'string') {
  console.error(asked);
  process.exitCode = 2;
} else {
  endWithUs();
  process.exitCode = await run(asked);
}

async function run({ json, builds, dialects }: Asked): Promise<number> {
  // With --json, standard output holds the summary and nothing else.
  const say = (line: string): void => {
    if (json) console.error(line);
    else console.log(line);
  };
  const startedAt = performance.now();
  const skipped: string[] = [];
  const results: BuildResult[] = [];
  let broken = 0;
  const bitcoind = await parts(say, skipped);
  if (bitcoind !== null) {
    const runAll = async (name: BuildName): Promise<void> => {
      for (const speaks of dialects) {
        const result = await runOne(BUILDS[name], speaks, bitcoind, say);
        if (result === null) broken += 1;
        else results.push(result);
      }
    };
    // Side by side: one flow after another leaves most of a second core idle.
    await Promise.all(builds.map(runAll));
  }
  const outcomes = results.flatMap((result) => result.outcomes);
  const sum = (of: (result: BuildResult) => number) => results.reduce((total, one) => total + of(one), 0);
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
    },
    seconds: Math.round((performance.now() - startedAt) / 1_000),
  };
  if (json) console.log(JSON.stringify(summary));
  else {
    say(`\n${summary.passed} of ${summary.flows} flows passed in ${summary.seconds} s`);
    say(
      `${summary.rejectedByNode} signed transactions that the node refuses, ${summary.notProved} not proved, ${summary.honestRefused} honest ones refused`,
    );
    const { first, second } = summary.claims;
    say(`A first send: ${sayClaims(first)}; one from its change: ${sayClaims(second)}`);
  }
  for (const one of skipped) console.error(`SKIPPED: ${one}`);
  const wrong = summary.rejectedByNode + summary.notProved + summary.honestRefused;
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

/** Null, and said, where not even its world could be started. */
async function runOne(
  build: Build,
  speaks: Speaks,
  bitcoind: Bitcoind,
  say: (line: string) => void,
): Promise<BuildResult | null> {
  say(`${build.name}, ${speaks}: rgb-lib ${build.version} over ${bitcoind.version}`);
  const folder = openRunFolder();
  const tell = ({ flow, problem, seconds }: Outcome): void => {
    say(`${problem === null ? '✓' : '✗'} ${build.name}, ${speaks}: ${flow} (${seconds.toFixed(1)} s)`);
    if (problem !== null) say(`      ${problem}`);
  };
  try {
    return await runBuild({ build, speaks, bitcoind, folder, tell });
  } catch (error) {
    say(`✗ ${build.name}, ${speaks}: it could not be run: ${textOf(error)}`);
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
    const problem = buildProblem(root);
    if (problem !== null) {
      say(`Building (${problem}) …`);
      const ended = await buildApp(root, { show: false });
      if (ended.code !== 0) throw new Error(`the app does not build:\n${ended.output}`);
    }
    return bitcoind;
  } catch (error) {
    if (!(error instanceof NotHere)) throw error;
    skipped.push(`everything on regtest: ${error.message}`);
    return null;
  }
}

function readAsked(args: readonly string[]): Asked | string {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        json: { type: 'boolean', default: false },
        build: { type: 'string' },
        dialect: { type: 'string' },
      },
    });
    const { json, build, dialect } = values;
    const builds = BUILD_NAMES.filter((name) => build === undefined || name === build);
    const dialects = SPOKEN.filter((name) => name.startsWith(dialect ?? ''));
    if (builds.length === 0) return `--build takes ${BUILD_NAMES.join(' or ')}, not ${build ?? ''}`;
    if (dialects.length === 0) return `--dialect takes ${SPOKEN.join(' or ')}, not ${dialect ?? ''}`;
    return { json, builds, dialects };
  } catch (error) {
    return `These are not the arguments of this command: ${textOf(error)}`;
  }
}
