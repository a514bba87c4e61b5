import { parseArgs } from 'node:util';
import { build as buildApp, buildProblem } from '../../scripts/lib/build.mjs';
import { root } from '../../scripts/lib/root.mjs';
import { endWithUs } from '../../scripts/lib/set-up.mjs';
import { fetchBitcoind, type Bitcoind } from './node/fetch-bitcoind.ts';
import { NotHere, textOf } from './parts/needs.ts';
import { ensureLanePackages } from './parts/packages.ts';
import { openRunFolder } from './parts/run-folder.ts';
import { BUILD_NAMES, BUILDS, type BuildName } from './rgb-lib/builds.ts';
import { DIALECTS, type Dialect } from './wallet/person.ts';
import { runBuild, type BuildResult } from './run-build.ts';

/**
 * `npm run -s regtest [-- --json] [-- --build utexo|rgb-tools] [-- --dialect document|rgb-node-2026-03]`: the app's flows against parts that nobody here wrote,
 * a real Bitcoin node on regtest and the real rgb-lib. Ends with 0 only if nothing went wrong; what cannot be had on
 * this machine is skipped, and said.
 */
interface Asked {
  readonly json: boolean;
  readonly builds: readonly BuildName[];
  readonly dialects: readonly Dialect[];
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
    for (const { name, dialect } of builds.flatMap((one) =>
      dialects.map((dialect) => ({ name: one, dialect })),
    )) {
      const build = BUILDS[name];
      const folder = openRunFolder();
      say(`\n${bitcoind.version} and rgb-lib ${build.version} (${name}), spoken to as ${dialect}`);
      try {
        const tell = ({ flow, problem, seconds }: BuildResult['outcomes'][number]) =>
          say(
            `${problem === null ? '✓' : '✗'} ${flow} (${seconds.toFixed(1)} s)${problem === null ? '' : `\n      ${problem}`}`,
          );
        results.push(await runBuild({ build, dialect, bitcoind, folder, tell }));
      } catch (error) {
        broken += 1;
        say(`✗ ${name}, spoken to as ${dialect}, could not be run: ${textOf(error)}`);
      } finally {
        folder.remove();
      }
    }
  }
  const outcomes = results.flatMap((result) => result.outcomes);
  const sum = (of: (result: BuildResult) => number) => results.reduce((total, one) => total + of(one), 0);
  const summary = {
    flows: outcomes.length + broken,
    passed: outcomes.filter(({ problem }) => problem === null).length,
    skipped,
    rejectedByNode: sum(({ rejectedByNode }) => rejectedByNode),
    notProved: sum(({ notProved }) => notProved),
    lockTimeByNode: sum(({ lockTimeByNode }) => lockTimeByNode),
    seconds: Math.round((performance.now() - startedAt) / 1_000),
  };
  if (json) console.log(JSON.stringify(summary));
  else {
    say(`\n${summary.passed} of ${summary.flows} flows passed in ${summary.seconds} s`);
    say(
      `${summary.rejectedByNode} signed transactions that the node refuses, ${summary.notProved} not proved`,
    );
    if (summary.lockTimeByNode > 0)
      say(`${summary.lockTimeByNode} reviews doubted the lock time alone, which the node has passed`);
  }
  for (const one of skipped) console.error(`SKIPPED: ${one}`);
  const isClean = summary.passed === summary.flows && summary.rejectedByNode === 0 && summary.notProved === 0;
  return isClean ? 0 : 1;
}

/** What has to be there first; null, and said, where something cannot be had. */
async function parts(say: (line: string) => void, skipped: string[]): Promise<Bitcoind | null> {
  try {
    await ensureLanePackages(say);
    const bitcoind = await fetchBitcoind(say);
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
    const builds = BUILD_NAMES.filter((known) => build === undefined || known === build);
    if (builds.length === 0) return `--build takes ${BUILD_NAMES.join(' or ')}, not ${build ?? ''}`;
    const dialects = DIALECTS.filter((known) => dialect === undefined || known === dialect);
    if (dialects.length === 0) return `--dialect takes ${DIALECTS.join(' or ')}, not ${dialect ?? ''}`;
    return { json, builds, dialects };
  } catch (error) {
    return `These are not the arguments of this command: ${textOf(error)}`;
  }
}
