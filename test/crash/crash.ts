import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleWhole } from '../support/keyholder-bundle.ts';
import { buildPage } from '../unit/hosts/built-page.ts';
import type { Findings } from './findings.ts';
import type { Goal } from './person.ts';
import type { KillPoint, Label } from './points.ts';
import { startService, type Service } from './processes.ts';
import { pointsOf, runOnce, type Place } from './runs.ts';
import { prepare, type Template } from './template.ts';

export interface Summary {
  points: number;
  runs: number;
  lost: number;
  doubled: number;
  unresolved: number;
  illegalStates: number;
}

export type CrashFlow = Goal['kind'];

export interface CrashOptions {
  /** Runs at each point. */
  readonly runs: number;
  readonly flows: readonly CrashFlow[];
  readonly isStopped: () => boolean;
  /** Hears of everything that is wrong. */
  readonly report: (text: string) => void;
  /** Only at these points; all of them if absent. */
  readonly only?: (label: Label, kind: Goal['kind']) => boolean;
}

/** Ends the app at every point of the flows, `runs` times each, and counts faults after each. */
export async function crash({ runs, flows, isStopped, report, only = () => true }: CrashOptions) {
  const summary: Summary = { points: 0, runs: 0, lost: 0, doubled: 0, unresolved: 0, illegalStates: 0 };
  // In memory if the system offers that: thousands of small files need not survive a power cut.
  const scratch = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'ochre-crash-'));
  const page = buildPage();
  const [app, service] = [await bundleWhole('test/crash/app.ts'), await bundleWhole('test/crash/service.ts')];
  const services = [startService(service.path), startService(service.path)] as const;
  const place: Place = { appFile: app.path, page: page.folder, scratch };
  try {
    for (const kind of flows) {
      const [first] = services;
      const template = await prepare(kind, join(scratch, kind), { ...place, service: first });
      const dry = await runOnce(template, null, place, first);
      count(`${kind} without an end`, dry.findings);
      const points = pointsOf(dry.labels, (label) => only(label, kind));
      summary.points += points.length;
      const jobs = Array.from({ length: runs }, () => points).flat();
      await Promise.all(services.map((one) => work(jobs, template, one, dry.labels)));
    }
  } finally {
    for (const one of services) one.close();
    for (const one of [app, service, page]) one.remove();
    rmSync(scratch, { recursive: true, force: true });
  }
  return summary;

  async function work(jobs: KillPoint[], template: Template, one: Service, labels: readonly Label[]) {
    for (let point = jobs.shift(); point !== undefined && !isStopped(); point = jobs.shift()) {
      summary.runs += 1;
      const where = `${template.goal.kind} ${point.when} ${labels[point.n]?.name ?? ''} (${String(point.n)})`;
      count(where, await findingsOf(template, point, one));
    }
  }

  async function findingsOf(template: Template, point: KillPoint, one: Service): Promise<Findings> {
    try {
      const { findings, wasKilled } = await runOnce(template, point, place, one);
      const missed = wasKilled ? [] : ['it did not end where it was told to'];
      return { ...findings, unresolved: [...findings.unresolved, ...missed] };
    } catch (error) {
      return { lost: [], doubled: [], unresolved: [String(error)], illegalStates: [] };
    }
  }

  function count(where: string, findings: Findings): void {
    for (const name of ['lost', 'doubled', 'unresolved', 'illegalStates'] as const) {
      summary[name] += findings[name].length;
      for (const text of findings[name]) report(`${where}: ${name}: ${text}`);
    }
  }
}
