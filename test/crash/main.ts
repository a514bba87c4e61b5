import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { bundleFor } from '../support/keyholder-bundle.ts';
import { buildPage } from '../unit/hosts/built-page.ts';
import type { Findings } from './findings.ts';
import type { Goal } from './person.ts';
import type { KillPoint } from './points.ts';
import { startService } from './processes.ts';
import { pointsOf, runOnce, type Place } from './runs.ts';
import { prepare, type Template } from './template.ts';

/**
 * `npm run -s crash -- --runs N [--flow slots|send] [--json]`: ends the app by SIGKILL at every write and every question
 * of both flows, N times each, starts it again, brings what it finds to its end as a person would, and compares the
 * wallet's journal with the service's ledger. Ends with 0 only if nothing is lost, doubled, unresolved or illegal.
 */
const asked = readAsked(process.argv.slice(2));
if (typeof asked === 'string') {
  console.error(asked);
  process.exitCode = 2;
} else {
  const summary = await crash(asked);
  console.log(asked.json ? JSON.stringify(summary) : inWords(summary));
  const { lost, doubled, unresolved, illegalStates } = summary;
  process.exitCode = lost + doubled + unresolved + illegalStates === 0 ? 0 : 1;
}

interface Asked {
  readonly runs: number;
  readonly flows: readonly Goal['kind'][];
  readonly json: boolean;
}

interface Summary {
  points: number;
  runs: number;
  lost: number;
  doubled: number;
  unresolved: number;
  illegalStates: number;
}

async function crash({ runs, flows }: Asked): Promise<Summary> {
  const summary: Summary = { points: 0, runs: 0, lost: 0, doubled: 0, unresolved: 0, illegalStates: 0 };
  // Thousands of small files and no power cut to survive: in memory where the system offers that.
  const scratch = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'ochre-crash-'));
  const page = buildPage();
  const [app, service] = [await bundleFor('test/crash/app.ts'), await bundleFor('test/crash/service.ts')];
  const services = [startService(service.path), startService(service.path)] as const;
  const place: Place = { appFile: app.path, page: page.folder, scratch };
  try {
    for (const kind of flows) {
      const [first] = services;
      const template = await prepare(kind, join(scratch, kind), { ...place, service: first });
      const dry = await runOnce(template, null, place, first);
      report(kind, null, dry.findings, summary);
      const points = pointsOf(dry.labels);
      summary.points += points.length;
      const jobs = Array.from({ length: runs }, () => points).flat();
      await Promise.all(services.map((one) => work(jobs, template, one)));
    }
  } finally {
    for (const one of services) one.stop();
    for (const one of [app, service, page]) one.remove();
    rmSync(scratch, { recursive: true, force: true });
  }
  return summary;

  async function work(jobs: KillPoint[], template: Template, one: (typeof services)[number]): Promise<void> {
    for (let point = jobs.shift(); point !== undefined; point = jobs.shift()) {
      const { findings, wasKilled } = await runOnce(template, point, place, one);
      summary.runs += 1;
      const missed = wasKilled ? [] : ['it did not end where it was told to'];
      const all = { ...findings, unresolved: [...findings.unresolved, ...missed] };
      report(template.goal.kind, point, all, summary);
    }
  }
}

function report(kind: string, point: KillPoint | null, findings: Findings, summary: Summary): void {
  for (const name of ['lost', 'doubled', 'unresolved', 'illegalStates'] as const) {
    summary[name] += findings[name].length;
    for (const text of findings[name])
      console.error(
        `${kind} ${point === null ? 'without an end' : `${point.when} ${String(point.n)}`}: ${name}: ${text}`,
      );
  }
}

function inWords({ points, runs, ...found }: Summary): string {
  const counts = Object.entries(found).map(([name, count]) => `${String(count)} ${name}`);
  return `${String(points)} points, ${String(runs)} runs: ${counts.join(', ')}`;
}

function readAsked(args: readonly string[]): Asked | string {
  const usage = 'npm run -s crash -- --runs N [--flow slots|send] [--json]';
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        runs: { type: 'string', default: '1' },
        flow: { type: 'string' },
        json: { type: 'boolean', default: false },
      },
    });
    const { runs, flow, json } = values;
    if (!/^[1-9]\d{0,3}$/.test(runs)) return usage;
    if (flow !== undefined && flow !== 'slots' && flow !== 'send') return usage;
    return { runs: Number(runs), flows: flow === undefined ? ['slots', 'send'] : [flow], json };
  } catch {
    return usage;
  }
}
