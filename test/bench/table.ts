import type { FleetTimes } from './fleet.ts';
import type { HistoryTimes } from './history.ts';
import { MOST_HELD_MS, type Holds } from './hold-answers.ts';
import type { LifeTimes } from './life/life.ts';
import type { ListTimes } from './lists.ts';
import type { InspectionTimes } from './inspection.ts';
import type { StartupTimes } from './startup.ts';
import type { WindowTimes } from './startup-window.ts';
import type { Times } from './signing.ts';
import type { Stalls } from './stall.ts';

/** A figure, and its limit (performance.md). */
type Row = readonly [title: string, value: number | string, most?: number | undefined];

function tableOf(rows: readonly Row[]): string {
  const wide = Math.max(...rows.map(([title]) => title.length));
  return rows
    .map(([title, value, most]) => {
      const text = typeof value === 'string' ? value : value.toFixed(value < 10 ? 2 : 1);
      const reach = most === undefined ? '' : ` ${Number(value) <= most ? '≤' : '>'} ${String(most)}`;
      return `${title.padEnd(wide)}  ${text}${reach}`;
    })
    .join('\n');
}

const MAX_GROWTH = 12;
const MAX_STALL_MS = 16;
const MEGABYTE = 2 ** 20;
/** By number of inputs. */
const OF_NAIVE: Readonly<Record<string, number>> = { 1: 0.5, 10: 0.25, 100: 0.25, 1000: 0.15 };
const OF_VALIDATED: Readonly<Record<string, number>> = { 1: 0.35, 100: 0.35, 1000: 0.2 };
const OF_BARE: Readonly<Record<string, number>> = { 1000: 1.5 };
/** Transfers, and their limit in ms. */
const HISTORY_REACH: Readonly<Record<string, number>> = { 1: 0.5, 20: 3, 100: 15, 1000: 150, 5000: 800 };

export const holdTable = (holds: Holds): string =>
  tableOf(
    Object.entries(holds).map(([name, { heldMs, allMs, outcome }]) => [
      `${name}: ${outcome}, in ${String(allMs)} ms, held for ms`,
      heldMs,
      MOST_HELD_MS,
    ]),
  );

export const historyTable = ({ ms, againMs, headersPerSecond, stallMs }: HistoryTimes): string =>
  tableOf([
    ...Object.entries(ms).map(([count, took]): Row => [`${count} transfers, ms`, took, HISTORY_REACH[count]]),
    ...Object.entries(againMs).map(([count, took]): Row => [`${count}, again with one more, ms`, took]),
    ['headers checked per second, reach 100000', headersPerSecond],
    ['main held up meanwhile, ms', stallMs, MAX_STALL_MS],
  ]);

/** Times, then ratios with their limits: absolute times drift between machines and hours. */
export const signingTable = (n: Readonly<Record<string, Times>>, stalls: Stalls): string =>
  tableOf([
    ...Object.entries(n).flatMap(([count, times]): Row[] => [
      ...Object.entries(times).map(([method, ms]): Row => [`${count} inputs, ${method}, ms`, ms]),
      [`${count} inputs, ours / naive`, times.ours / times.naive, OF_NAIVE[count]],
      [
        `${count} inputs, ours verified / naive validated`,
        times.oursVerified / times.naiveValidated,
        OF_VALIDATED[count],
      ],
      [`${count} inputs, ours / bare signSchnorr`, times.ours / times.bareSchnorr, OF_BARE[count]],
      [`${count} inputs, scure / ours`, times.scure / times.ours],
    ]),
    ['ours at 1000 / at 100', (n['1000']?.ours ?? NaN) / (n['100']?.ours ?? NaN), MAX_GROWTH],
    ['longest stall of main at 1000 inputs, ms', stalls.slotsMs, MAX_STALL_MS],
    ['longest stall of main at 100 assets, ms', stalls.sendMs, MAX_STALL_MS],
  ]);

export const fleetTable = (times: Readonly<Record<'origins1000' | 'origins1', FleetTimes>>): string =>
  tableOf(
    Object.entries(times).flatMap(([origins, fleet]): Row[] => [
      [`${origins}: connections over the run`, fleet.connections, origins === 'origins1' ? 64 : 1_000],
      [`${origins}: processor time of a poll beside global fetch`, fleet.cpuRatioToFetch, 0.5],
      [`${origins}: loop lag, 99.9 of 100, ms`, fleet.loopLagMs, 50],
      [`${origins}: rounds until a lock is told`, fleet.noticeRounds, 1],
    ]),
  );

export const inspectionTable = (times: InspectionTimes): string =>
  tableOf([
    ['1000 outputs, bitcoinjs-lib reads them, ms', times.bitcoinjsParseMs],
    ['1000 outputs found to be ours, ms', times.mapHitsMs],
    ['  of that reading', times.mapHitsMs / times.bitcoinjsParseMs, 2],
    ['1000 outputs, the whole verdict, ms', times.verdict1000Ms],
    ['  of that reading', times.verdict1000Ms / times.bitcoinjsParseMs],
    ['20 inputs, 50 outputs, verdict, keys derived before, ms', times.verdictWarmMs, 50],
    ['20 inputs, 50 outputs, verdict, wallet never seen, ms', times.verdictColdMs, 50],
  ]);

export const lifeTable = ({ acts, startRatio, asksOfRefresh }: LifeTimes): string =>
  tableOf([
    ...acts.flatMap(({ name, mainMs, holdMs, growth, memoryMb }): Row[] => [
      [
        `${name}: ${mainMs.toFixed(1)} ms of main, ${memoryMb.toFixed(0)} MB, held for ms`,
        holdMs,
        MOST_HELD_MS,
      ],
      // n log n, for ten times as much.
      ['  growth from a tenth', growth, MAX_GROWTH],
    ]),
    ['start beside an empty folder', startRatio, 1.3],
    ['questions of a refresh', asksOfRefresh],
  ]);

export const listsTable = ({ paintMs, domNodes, updateMs }: ListTimes): string =>
  tableOf([
    ['first rows on screen, 10,000 transfers, ms', paintMs['10000']],
    ['first rows on screen, 100,000 transfers, ms', paintMs['100000'], 100],
    ['  of 10,000', paintMs['100000'] / paintMs['10000'], 2],
    ['elements in the page at most', domNodes, 1_000],
    ['one row changed or prepended, ms', updateMs, 16],
  ]);

export const startupTable = (times: StartupTimes): string =>
  tableOf([
    ['empty page, ms', times.emptyPaintMs],
    ...besideEmpty('', times, 1.3, 1.6),
    ['loaded before the first paint', times.loadedBeforePaint.join(', ')],
    ['cryptographic among it', times.cryptographicBeforePaint.join(', ') || 'none'],
    ...(typeof times.window === 'string'
      ? ([['in a window', `not measured. ${times.window}`]] as const)
      : windowRows(times.window)),
  ]);

type Opened = Pick<WindowTimes, 'firstPaintMs' | 'firstListMs' | 'firstFreshListMs' | 'emptyPaintMs'>;

const besideEmpty = (where: string, times: Opened, paint: number, list: number): Row[] =>
  (
    [
      ['first paint', times.firstPaintMs, paint],
      ['first list, as it was last', times.firstListMs, list],
      ['first list, as the service tells it now', times.firstFreshListMs, undefined],
    ] as const
  ).map(([title, ms, most]): Row => [
    `${where}${title}: ${String(ms)} ms, of an empty one`,
    ms / times.emptyPaintMs,
    most,
  ]);

const windowRows = (window: WindowTimes): Row[] => [
  [`in a window of Electron ${window.electron}, an empty one, ms`, window.emptyPaintMs],
  ...besideEmpty('in a window, ', window, 1, 1.25),
  window.memoryBytes === null || window.emptyMemoryBytes === null
    ? ['in a window, memory', 'this system does not tell it']
    : [
        `in a window, memory: ${(window.memoryBytes / MEGABYTE).toFixed(0)} MB, of an empty one`,
        window.memoryBytes / window.emptyMemoryBytes,
        1.2,
      ],
  [
    `from the press of Sign to “made”, beside the service’s ${String(window.serviceMs)} ms`,
    window.madeMs,
    150,
  ],
];
