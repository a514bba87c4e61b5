import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { compare } from './findings.ts';
import type { Ledger } from '../support/practice-ledger.ts';
import type { FromApp, OpenedService } from './messages.ts';
import { settleIt, tryIt } from './person.ts';
import type { KillPoint, Label } from './points.ts';
import { startApp, type Service } from './processes.ts';
import { copyOf, dataIn, type Template } from './template.ts';

export interface Place {
  readonly appFile: string;
  readonly page: string;
  readonly scratch: string;
}

/** One story: begun on a copy, ended at one point, started again, finished, and compared. */
export async function runOnce(template: Template, point: KillPoint | null, place: Place, service: Service) {
  const folder = mkdtempSync(join(place.scratch, 'run-'));
  copyOf(template, folder);
  const data = dataIn(folder);
  try {
    const opened = (await service.ask({ do: 'open', folder: data.service })) as OpenedService;
    const { url: serviceUrl, height, chainAddress } = opened;
    const options = { folder: data.app, page: place.page, serviceUrl, height, chainAddress };
    const first = await startApp(place.appFile, options);
    await first.tell({ do: 'arm', point });
    await tryIt(first, template.goal);
    const wasKilled = first.hasEnded();
    const told: FromApp = wasKilled
      ? { labels: [], faults: [], heapBytes: 0 }
      : await first.tell({ do: 'shift', ms: 0 });
    if (!wasKilled) await first.kill();

    const second = await startApp(place.appFile, options);
    const closed = await settleIt(second, service, template.goal);
    const { faults } = await second.tell({ do: 'shift', ms: 0 });
    await second.kill();
    await service.ask({ do: 'close' });
    const ledger = (await service.ask({ do: 'ledger', folder: data.service })) as Ledger;
    const findings = compare(data.app, template.goal, ledger, template.before, closed);
    const broken = [...told.faults, ...faults].map((fault) => `a fault of ours: ${fault}`);
    return {
      findings: { ...findings, illegalStates: [...findings.illegalStates, ...broken] },
      /** Whether it ended where it was told to. */
      wasKilled,
      labels: told.labels,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Every point of a flow, from the contacts of an undisturbed run. */
export const pointsOf = (labels: readonly Label[], only: (label: Label) => boolean): KillPoint[] =>
  labels.flatMap((label, n): KillPoint[] => {
    if (!only(label)) return [];
    const during = label.mayEndDuring ? [{ n, when: 'during' } as const] : [];
    return [{ n, when: 'before' }, ...during, { n, when: 'after' }];
  });
