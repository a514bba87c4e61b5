import '../support/in-english.ts';
import { readArgs } from '../support/read-args.ts';
import { report } from '../support/report.ts';
import type { Wrong } from './cell.ts';
import { runFolderCells } from './folder-cells.ts';
import { lostStories } from './lost-data.ts';
import { lostInvoiceStories } from './lost-invoice.ts';
import { runMatrix } from './matrix.ts';
import { movedStories } from './moved.ts';
import { nodeApiReaches } from './reaches.ts';
import { refusalStories } from './refusals.ts';
import { runStories } from './stories.ts';
import { faults } from './table.ts';
import { openWorld } from './world.ts';

/**
 * `npm run -s faults [-- --json] [--only TEXT]`: every fault of the network at every endpoint of the running wallet,
 * before and after the service acted, also for a service that speaks as rgb-node-api. Then stories of several steps,
 * from refusals, losses and moves at real servers. Then a start on every fault of the data folder. Ends with 0 only if
 * nothing is unhandled, untyped, hung, untrue, stuck, doubled or lost, and no more is allowed than before.
 */
const { json, only } = readArgs(
  { json: { type: 'boolean', default: false }, only: { type: 'string', default: '' } },
  (values) => values,
);
const chosen = faults.filter(({ name }) => name.includes(only));
const stories = [...refusalStories, ...lostStories, ...lostInvoiceStories, ...movedStories].filter(
  ({ name }) => name.includes(only),
);
const tell = (cell: string, wrong: readonly Wrong[]): void => {
  for (const { kind, what } of wrong) console.error(`${kind}: ${cell}: ${what}`);
};
const from = performance.now();
const plain = await runMatrix(chosen, tell);
const nodeApi = await runMatrix(chosen, tell, () => openWorld('rgb-node-api'), nodeApiReaches);
const cells = plain.cells + nodeApi.cells;
const onFolder = await runFolderCells((name) => name.includes(only), tell);
const findings = [
  ...plain.findings,
  ...nodeApi.findings,
  ...(await runStories(stories, tell)),
  ...onFolder.findings,
];
const seconds = Math.round((performance.now() - from) / 1_000);
const KINDS = 'unhandled untyped hung wrongState endRetried stuck doubled lost failedOpen'.split(' ');
const summary = {
  ...{ cells: cells + onFolder.cells, stories: stories.length },
  ...Object.fromEntries(KINDS.map((kind) => [kind, findings.filter((one) => one.kind === kind).length])),
};
const isGood = findings.length === 0 && cells + onFolder.cells + stories.length > 0;
report({ json }, json ? summary : { ...summary, faults: chosen.length, seconds }, [], isGood);
