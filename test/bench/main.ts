import '../support/in-english.ts';
import { readArgs } from '../support/read-args.ts';
import { bundleFor, bundleKeyholder, bundleReader } from '../support/keyholder-bundle.ts';
import { benchFleet } from './fleet.ts';
import { MOST_HELD_MS, type Holds } from './hold-answers.ts';
import { benchLife } from './life/life.ts';
import { benchLists } from './lists.ts';
import type * as Measure from './measure.ts';
import { benchStartup } from './startup.ts';
import {
  fleetTable,
  historyTable,
  holdTable,
  inspectionTable,
  lifeTable,
  listsTable,
  signingTable,
  startupTable,
} from './table.ts';

/** The figures for programs and for people; `missed`: the ones that fail the command. */
interface Shown {
  readonly value: object;
  readonly table: string;
  readonly missed?: boolean;
}

/**
 * `npm run -s bench -- signing [--json]`: what signing takes beside other ways of it, and what main notices of it.
 * `npm run -s bench -- inspection [--json]`: what finding out takes that outputs are ours, and a verdict.
 * `npm run -s bench -- history [--json]`: what validating a contract takes from its genesis, by its number of transfers.
 * `npm run -s bench -- hold [--json]`: how long main stands still while what others sent at its cap is read.
 * `npm run -s bench -- backup [--json]`: what making, opening and restoring a backup of a long life takes.
 * `npm run -s bench -- lists [--json]`: what a list of 100,000 transfers takes in a browser.
 * `npm run -s bench -- fleet [--json]`: what watching 1,000 nodes takes, on as many origins and on one.
 * `npm run -s bench -- startup [--json]`: what opening takes beside an empty page, and what main loads before it paints.
 * `npm run -s bench -- life [--times N] [--json]`: what main takes for each act on a folder with years behind it.
 */
const SUBJECTS = {
  signing: () =>
    measured(async ({ benchSigning, measureStalls }) => {
      const stalls = await withBuilt([bundleKeyholder(), bundleReader()], ([keyholder, reader]) =>
        measureStalls(keyholder, reader),
      );
      const n = benchSigning();
      const value = { n, stallMs: Math.max(stalls.slotsMs, stalls.sendMs) };
      return { value, table: signingTable(n, stalls) };
    }),
  inspection: () => measured(({ benchInspection }) => shown(benchInspection(), inspectionTable)),
  history: () =>
    measured(async ({ benchHistory }) =>
      shown(await withBuilt([bundleReader()], ([reader]) => benchHistory(reader)), historyTable),
    ),
  hold: () =>
    measured(async ({ benchHold }) => {
      const built = [bundleReader(), bundleFor('test/bench/hold-server.ts')] as const;
      return held(await withBuilt(built, ([reader, server]) => benchHold(reader, server)));
    }),
  backup: () =>
    measured(async ({ benchBackup }) => held(await withBuilt([bundleReader()], ([one]) => benchBackup(one)))),
  lists: async () => shown(await benchLists(), listsTable),
  fleet: async () =>
    shown({ origins1000: await benchFleet(1_000), origins1: await benchFleet(1) }, fleetTable),
  startup: async () => shown(await benchStartup(), startupTable),
  life: async (times) => shown(await benchLife(times), lifeTable),
} satisfies Record<string, (times: number) => Shown | Promise<Shown>>;

const asked = readArgs(
  { json: { type: 'boolean', default: false }, times: { type: 'string' } },
  ({ json, times }, [subject = '', ...more]) =>
    more.length === 0 && isSubject(subject)
      ? { subject, json, times: Number(times ?? 1) }
      : `Name what to measure: npm run -s bench -- SUBJECT [--json]; there are ${Object.keys(SUBJECTS).join(', ')}`,
  { positionals: true },
);
const { value, table, missed = false } = await SUBJECTS[asked.subject](asked.times);
console.log(asked.json ? JSON.stringify(value) : table);
if (missed) process.exitCode = 1;

function isSubject(name: string): name is keyof typeof SUBJECTS {
  return Object.hasOwn(SUBJECTS, name);
}

function shown<T extends object>(value: T, tableOf: (value: T) => string): Shown {
  return { value, table: tableOf(value) };
}

function held(holds: Holds): Shown {
  const missed = Object.values(holds).some(({ heldMs }) => heldMs > MOST_HELD_MS);
  return { ...shown(holds, holdTable), missed };
}

/** Built as the app is: running TypeScript directly would wrap every function. */
async function measured(run: (measure: typeof Measure) => Shown | Promise<Shown>): Promise<Shown> {
  return withBuilt([bundleFor('test/bench/measure.ts')], async ([path]) =>
    run((await import(path)) as typeof Measure),
  );
}

type Built = ReturnType<typeof bundleFor>;

async function withBuilt<const B extends readonly Built[], R>(
  building: B,
  run: (paths: { readonly [K in keyof B]: string }) => R | Promise<R>,
): Promise<R> {
  const built = await Promise.all(building);
  try {
    return await run(built.map(({ path }) => path) as { readonly [K in keyof B]: string });
  } finally {
    for (const one of built) one.remove();
  }
}
