import '../support/in-english.ts';
import { readArgs } from '../support/read-args.ts';
import { bundleFor, bundleReader, bundleKeyholder } from '../support/keyholder-bundle.ts';
import { benchFleet } from './fleet.ts';
import { benchLife } from './life/life.ts';
import { MOST_HELD_MS } from './hold-answers.ts';
import { benchLists } from './lists.ts';
import { benchPace } from './pace.ts';
import { paceTable } from './pace-table.ts';
import { benchStartup } from './startup.ts';
import type * as Measure from './measure.ts';
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

const SUBJECTS = [
  'signing',
  'inspection',
  'history',
  'hold',
  'backup',
  'lists',
  'fleet',
  'startup',
  'pace',
  'life',
] as const;

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
 * `npm run -s bench -- pace [--base COMMIT] [--json]`: what each act takes where an indexer is slow, beside an older build.
 */
const asked = readArgs(
  { json: { type: 'boolean', default: false }, base: { type: 'string' }, times: { type: 'string' } },
  ({ json, base, times }, positionals) => {
    const subject = SUBJECTS.find((name) => name === positionals[0]);
    return positionals.length === 1 && subject !== undefined
      ? { subject, json, base: base ?? null, times: Number(times ?? 1) }
      : 'Name what to measure: npm run -s bench -- signing [--json], or inspection, history, hold, backup, lists, fleet, startup, pace or life';
  },
  { positionals: true },
);
if (asked.subject === 'lists') {
  const listTimes = await benchLists();
  console.log(asked.json ? JSON.stringify(listTimes) : listsTable(listTimes));
} else if (asked.subject === 'fleet') {
  const times = { origins1000: await benchFleet(1_000), origins1: await benchFleet(1) };
  console.log(asked.json ? JSON.stringify(times) : fleetTable(times));
} else if (asked.subject === 'life') {
  const times = await benchLife(asked.times);
  console.log(asked.json ? JSON.stringify(times) : lifeTable(times));
} else if (asked.subject === 'pace') {
  const run = benchPace(asked.base);
  console.log(asked.json ? JSON.stringify(run) : paceTable(run));
} else if (asked.subject === 'startup') {
  const startup = await benchStartup();
  console.log(asked.json ? JSON.stringify(startup) : startupTable(startup));
} else {
  // As the app's build emits it: what runs TypeScript directly wraps every function that is made.
  const code = await bundleFor('test/bench/measure.ts');
  try {
    const measured = (await import(code.path)) as typeof Measure;
    if (asked.subject === 'signing') await showSigning(measured, asked.json);
    else if (asked.subject === 'history') await showHistory(measured, asked.json);
    else if (asked.subject === 'hold') await showHold(measured, asked.json);
    else if (asked.subject === 'backup') await showBackup(measured, asked.json);
    else showInspection(measured, asked.json);
  } finally {
    code.remove();
  }
}

async function showSigning({ benchSigning, measureStalls }: typeof Measure, json: boolean): Promise<void> {
  const [keyholder, reader] = await Promise.all([bundleKeyholder(), bundleReader()]);
  try {
    const stalls = await measureStalls(keyholder.path, reader.path);
    const n = benchSigning();
    const stallMs = Math.max(stalls.slotsMs, stalls.sendMs);
    console.log(json ? JSON.stringify({ n, stallMs }) : signingTable(n, stalls));
  } finally {
    keyholder.remove();
    reader.remove();
  }
}

async function showHistory({ benchHistory }: typeof Measure, json: boolean): Promise<void> {
  const reader = await bundleReader();
  try {
    const times = await benchHistory(reader.path);
    console.log(json ? JSON.stringify(times) : historyTable(times));
  } finally {
    reader.remove();
  }
}

async function showHold({ benchHold }: typeof Measure, json: boolean): Promise<void> {
  const [reader, server] = await Promise.all([bundleReader(), bundleFor('test/bench/hold-server.ts')]);
  try {
    const holds = await benchHold(reader.path, server.path);
    console.log(json ? JSON.stringify(holds) : holdTable(holds));
    if (Object.values(holds).some(({ heldMs }) => heldMs > MOST_HELD_MS)) process.exitCode = 1;
  } finally {
    reader.remove();
    server.remove();
  }
}

async function showBackup({ benchBackup }: typeof Measure, json: boolean): Promise<void> {
  const reader = await bundleReader();
  try {
    const holds = await benchBackup(reader.path);
    console.log(json ? JSON.stringify(holds) : holdTable(holds));
    if (Object.values(holds).some(({ heldMs }) => heldMs > MOST_HELD_MS)) process.exitCode = 1;
  } finally {
    reader.remove();
  }
}

function showInspection({ benchInspection }: typeof Measure, json: boolean): void {
  const times = benchInspection();
  console.log(json ? JSON.stringify(times) : inspectionTable(times));
}
