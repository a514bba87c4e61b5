import '../support/in-english.ts';
import { readArgs } from '../support/read-args.ts';
import { resolve } from 'node:path';
import { build, buildProblem } from '../../scripts/lib/build.mjs';
import { judgeItem, summarise, type Evidence, type Judged, type NotHere } from './evidence.ts';
import { readProject } from './files.ts';
import { ITEMS } from './items.ts';
import { isPackedUnsigned, packageEvidence, packedApps } from './packed.ts';
import { packForTests, runUnitTests, runWindowLane, runWindowTests, whyNoWindow } from './run-tests.ts';
import { staticChecks } from './static/index.ts';

/**
 * `npm run -s hardening [-- --json] [-- --static] [-- --window] [-- --packed]`: the forty protections of the shell, each with its proof.
 * With --static only what sources, build and configuration say, in seconds; with --window the tests in a real window run
 * in the window lane; with --packed a package for tests is made first. Closes with one line of JSON.
 */
const asked = readArgs(
  {
    json: { type: 'boolean', default: false },
    static: { type: 'boolean', default: false },
    window: { type: 'boolean', default: false },
    packed: { type: 'boolean', default: false },
  },
  (values) => values,
);
const say = asked.json ? () => undefined : console.log;
await bringBuildUpToDate();
const startedAt = performance.now();
const fromSources = readStatic();
say(`${fromSources.length} static checks in ${seconds(startedAt)} s`);
if (asked.static) {
  const wrong = fromSources.filter(({ outcome }) => outcome === 'failed');
  for (const { item, name, detail } of wrong) console.error(`${item} ${name}: ${detail ?? ''}`);
  console.log(JSON.stringify({ staticChecks: fromSources.length, failed: wrong.map(({ item }) => item) }));
  process.exitCode = wrong.length === 0 ? 0 : 1;
} else {
  if (asked.packed) await packForTests();
  const { evidence, notHere } = await gather(fromSources, asked.window);
  const judged = ITEMS.map((item) => judgeItem(item, evidence, notHere));
  for (const why of reasons(notHere)) say(why);
  for (const one of judged) say(lineOf(one));
  for (const { item, problems } of judged)
    for (const problem of problems) console.error(`${item.number}: ${problem}`);
  const summary = summarise(judged);
  say(`in ${seconds(startedAt)} s`);
  console.log(JSON.stringify(summary));
  process.exitCode = summary.failed.length === 0 ? 0 : 1;
}

/** The checks look at what is built, which must be what the sources say. */
async function bringBuildUpToDate(): Promise<void> {
  const root = resolve(import.meta.dirname, '../..');
  if (buildProblem(root) === null) return;
  const { code, output } = await build(root, { show: false });
  if (code !== 0) throw new Error(`the build failed:\n${output}`);
}

function readStatic(): readonly Evidence[] {
  const project = readProject({ built: true });
  return staticChecks.map(({ item, name, problems }) => {
    const found = orAsProblem(() => problems(project));
    const kind = 'static';
    return found.length === 0
      ? { item, kind, name, outcome: 'passed' }
      : { item, kind, name, outcome: 'failed', detail: found.join('; ') };
  });
}

/** A check that cannot look has found something. */
function orAsProblem(look: () => readonly string[]): readonly string[] {
  try {
    return look();
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

/** The item that no build without a certificate can show. */
const SIGNATURE = 38;

async function gather(
  fromSources: readonly Evidence[],
  inLane: boolean,
): Promise<{ readonly evidence: readonly Evidence[]; readonly notHere: NotHere }> {
  const noWindow = inLane ? null : whyNoWindow();
  const apps = packedApps();
  const unsigned = isPackedUnsigned();
  const packed = apps
    .flatMap((app) => packageEvidence(app))
    .filter(({ item }) => !(unsigned && item === SIGNATURE));
  return {
    evidence: [
      ...fromSources,
      ...(await runUnitTests()),
      ...(inLane ? await runWindowLane() : noWindow === null ? await runWindowTests() : []),
      ...packed,
    ],
    notHere: (item, kind) => {
      if (kind === 'window') return noWindow;
      if (kind !== 'package' || packed.some((one) => one.item === item)) return null;
      if (unsigned && item === SIGNATURE) return 'what was packed here was packed without a certificate';
      return apps.length === 0
        ? 'nothing was packed here'
        : 'what was packed here has no such part on its system';
    },
  };
}

function reasons(notHere: NotHere): readonly string[] {
  return [
    ...new Set(
      ITEMS.flatMap(({ number, kinds }) =>
        kinds.flatMap((kind) => {
          const why = notHere(number, kind);
          return why === null ? [] : [`${kind}: not looked at here, since ${why}`];
        }),
      ),
    ),
  ];
}

function lineOf({ item, standing, parts }: Judged): string {
  return `${String(item.number).padStart(2)}  ${standing.padEnd(14)}  ${item.title} (${parts.join(', ')})`;
}

function seconds(startedAt: number): string {
  return ((performance.now() - startedAt) / 1_000).toFixed(1);
}
