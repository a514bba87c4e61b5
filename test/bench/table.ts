import type { FleetTimes } from './fleet.ts';
import type { HistoryTimes } from './history.ts';
import { MOST_HELD_MS, type Holds } from './hold-answers.ts';
import type { LifeTimes } from './life/life.ts';
import type { ListTimes } from './lists.ts';
import type { InspectionTimes } from './inspection.ts';
import type { SigningMethod } from './methods.ts';
import type { StartupTimes } from './startup.ts';
import type { WindowTimes } from './startup-window.ts';
import type { Times } from './signing.ts';
import type { Stalls } from './stall.ts';

interface Ratio {
  readonly title: string;
  readonly of: (times: Times) => number;
  /** At most so much, by number of inputs (performance.md 1). */
  readonly reach: Readonly<Record<string, number>>;
}

const RATIOS: readonly Ratio[] = [
  {
    title: 'ours / naive',
    of: ({ ours, naive }) => ours / naive,
    reach: { '1': 0.5, '10': 0.25, '100': 0.25, '1000': 0.15 },
  },
  {
    title: 'ours verified / naive validated',
    of: ({ oursVerified, naiveValidated }) => oursVerified / naiveValidated,
    reach: { '1': 0.35, '100': 0.35, '1000': 0.2 },
  },
  {
    title: 'ours / bare signSchnorr',
    of: ({ ours, bareSchnorr }) => ours / bareSchnorr,
    reach: { '1000': 1.5 },
  },
  { title: 'scure / ours', of: ({ scure, ours }) => scure / ours, reach: {} },
];

const METHODS: readonly SigningMethod[] = [
  'ours',
  'oursVerified',
  'naive',
  'naiveValidated',
  'scure',
  'bareSchnorr',
];
const MAX_GROWTH = 12;
const MAX_STALL_MS = 16;
/** performance.md 5. */
const MAX_TO_FETCH = 0.5;
const MAX_LAG_MS = 50;
/** performance.md 2. */
const MAX_MAP_HITS = 2;
const MAX_VERDICT_MS = 50;

/** Transfers, and the ms that they may take (performance.md 7). */
const HISTORY_REACH: Readonly<Record<string, number>> = { 1: 0.5, 20: 3, 100: 15, 1_000: 150, 5_000: 800 };

export function holdTable(holds: Holds): string {
  return [
    `ms held, reach ${MOST_HELD_MS}; ms in all`,
    ...Object.entries(holds).map(
      ([name, { heldMs, allMs, outcome }]) =>
        `${heldMs.toFixed(1).padStart(7)}${String(allMs).padStart(8)}  ${name}: ${outcome}`,
    ),
  ].join('\n');
}

export function historyTable({ ms, againMs, headersPerSecond, stallMs }: HistoryTimes): string {
  return [
    'transfers    ms to validate, reach',
    ...Object.entries(ms).map(
      ([transfers, took]) =>
        `${transfers.padStart(9)}${took.toFixed(2).padStart(12)}, ${String(HISTORY_REACH[transfers])}`,
    ),
    'again with one more',
    ...Object.entries(againMs).map(
      ([transfers, took]) => `${transfers.padStart(9)}${took.toFixed(2).padStart(12)}`,
    ),
    `headers checked per second: ${headersPerSecond}, reach 100000`,
    `main held up meanwhile: ${stallMs.toFixed(2)} ms, reach ${MAX_STALL_MS}`,
  ].join('\n');
}

/** Times, then ratios with what they should reach: absolute times drift from machine to machine and hour to hour. */
export function signingTable(n: Readonly<Record<string, Times>>, stalls: Stalls): string {
  const counts = Object.keys(n);
  const row = (title: string, cell: (times: Times, count: string) => string): string =>
    title.padEnd(34) + counts.map((count) => cell(timesAt(n, count), count).padStart(14)).join('');
  const growth = timesAt(n, '1000').ours / timesAt(n, '100').ours;
  return [
    row('inputs', (_, count) => count),
    ...METHODS.map((method) => row(`${method}, ms`, (times) => times[method].toFixed(2))),
    ...RATIOS.map(({ title, of, reach }) =>
      row(title, (times, count) => judged(of(times), reach[count] ?? null)),
    ),
    `ours at 1000 / at 100: ${judged(growth, MAX_GROWTH)}`,
    'longest stall of main while it judges, has signed and verifies:',
    `  1000 inputs: ${judged(stalls.slotsMs, MAX_STALL_MS)} ms`,
    `  100 assets: ${judged(stalls.sendMs, MAX_STALL_MS)} ms`,
  ].join('\n');
}

export function fleetTable(times: Readonly<Record<'origins1000' | 'origins1', FleetTimes>>): string {
  const of = (name: string, most: number, fleet: FleetTimes): string[] => [
    `1000 nodes every 5 s, on ${name}:`,
    `  connections over the run: ${judged(fleet.connections, most)}`,
    `  processor time of a poll beside global fetch: ${judged(fleet.cpuRatioToFetch, MAX_TO_FETCH)}`,
    `  loop lag, 99.9 of 100: ${judged(fleet.loopLagMs, MAX_LAG_MS)} ms`,
    `  a lock is told within: ${judged(fleet.noticeRounds, 1)} rounds`,
  ];
  return [...of('1000 origins', 1_000, times.origins1000), ...of('one origin', 64, times.origins1)].join(
    '\n',
  );
}

export function inspectionTable({
  bitcoinjsParseMs,
  mapHitsMs,
  verdict1000Ms,
  verdictWarmMs,
  verdictColdMs,
}: InspectionTimes): string {
  return [
    `1000 outputs, bitcoinjs-lib reads them: ${bitcoinjsParseMs.toFixed(2)} ms`,
    `1000 outputs found to be ours: ${mapHitsMs.toFixed(2)} ms`,
    `  of that reading: ${judged(mapHitsMs / bitcoinjsParseMs, MAX_MAP_HITS)}`,
    `1000 outputs, the whole verdict: ${verdict1000Ms.toFixed(2)} ms`,
    `  of that reading: ${judged(verdict1000Ms / bitcoinjsParseMs, null)}`,
    `20 inputs, 50 outputs, verdict, keys derived before: ${judged(verdictWarmMs, MAX_VERDICT_MS)} ms`,
    `20 inputs, 50 outputs, verdict, wallet never seen: ${judged(verdictColdMs, MAX_VERDICT_MS)} ms`,
  ].join('\n');
}

function judged(value: number, most: number | null): string {
  const shown = value < 10 ? value.toFixed(2) : value.toFixed(1);
  return most === null ? shown : `${shown} ${value <= most ? '≤' : '>'} ${most}`;
}

function timesAt(n: Readonly<Record<string, Times>>, count: string): Times {
  const times = n[count];
  if (times === undefined) throw new Error(`nothing was measured at ${count} inputs`);
  return times;
}

/** n log n, for ten times as much. */
const MAX_LIFE_GROWTH = 12;
const MAX_START_RATIO = 1.3;

export function lifeTable({ acts, startRatio, asksOfRefresh }: LifeTimes): string {
  return [
    `ms of main, ms held (reach ${String(MOST_HELD_MS)}), growth from a tenth (reach ${String(MAX_LIFE_GROWTH)}), MB`,
    ...acts.map(({ name, mainMs, holdMs, growth, memoryMb }) => {
      const figures = [mainMs.toFixed(1), holdMs.toFixed(1), growth.toFixed(1), memoryMb.toFixed(0)];
      const isOver = holdMs > MOST_HELD_MS || growth > MAX_LIFE_GROWTH;
      return `${figures.map((one) => one.padStart(10)).join('')} ${isOver ? '!' : ' '} ${name}`;
    }),
    `start beside an empty folder: ${judged(startRatio, MAX_START_RATIO)}`,
    `questions of a refresh: ${String(asksOfRefresh)}`,
  ].join('\n');
}

/** What a long list takes, for people. */
export function listsTable({ paintMs, domNodes, updateMs }: ListTimes): string {
  const ratio = (paintMs['100000'] / paintMs['10000']).toFixed(2);
  return [
    `first rows on screen, 10,000 transfers   ${paintMs['10000'].toFixed(1)} ms`,
    `first rows on screen, 100,000 transfers  ${paintMs['100000'].toFixed(1)} ms, ${ratio} times as long`,
    `elements in the page at most             ${String(domNodes)}`,
    `one row changed or prepended             ${updateMs.toFixed(1)} ms`,
  ].join('\n');
}

export function startupTable(times: StartupTimes): string {
  const {
    firstPaintMs,
    firstListMs,
    firstFreshListMs,
    emptyPaintMs,
    loadedBeforePaint,
    cryptographicBeforePaint,
  } = times;
  const against = (ms: number): string =>
    `${String(ms)} ms, ${(ms / emptyPaintMs).toFixed(2)} of an empty page`;
  return [
    `first paint: ${against(firstPaintMs)} (reach 1.3)`,
    `first list, as it was last: ${against(firstListMs)} (reach 1.6)`,
    `first list, as the service tells it now: ${against(firstFreshListMs)}`,
    `empty page: ${String(emptyPaintMs)} ms`,
    `loaded before the first paint: ${loadedBeforePaint.join(', ')}`,
    `cryptographic among it: ${cryptographicBeforePaint.length === 0 ? 'none' : cryptographicBeforePaint.join(', ')}`,
    ...(typeof times.window === 'string'
      ? [`in a window: not measured. ${times.window}`]
      : windowRows(times.window)),
  ].join('\n');
}

const MEGABYTE = 2 ** 20;

function windowRows(window: WindowTimes): readonly string[] {
  const { electron, emptyPaintMs, emptyMemoryBytes, memoryBytes, madeMs, serviceMs } = window;
  const row = (title: string, ms: number, reach: string): string =>
    `  ${title}: ${String(ms)} ms, ${(ms / emptyPaintMs).toFixed(2)} of an empty one${reach}`;
  return [
    `in a window of Electron ${electron}, beside an empty one of the same (${String(emptyPaintMs)} ms):`,
    row('first paint', window.firstPaintMs, ' (reach 1.0)'),
    row('first list, as it was last', window.firstListMs, ' (reach 1.25)'),
    row('first list, as the service tells it now', window.firstFreshListMs, ''),
    memoryBytes === null || emptyMemoryBytes === null
      ? '  memory: this system does not tell it'
      : `  memory of all processes: ${(memoryBytes / MEGABYTE).toFixed(0)} MB, ` +
        `${(memoryBytes / emptyMemoryBytes).toFixed(2)} of an empty one (reach 1.2)`,
    `  from the press of Sign to “made”, five inputs: ${judged(madeMs, 150)} ms beside the service’s ${String(serviceMs)} ms`,
  ];
}
