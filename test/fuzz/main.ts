import '../support/in-english.ts';
import { readArgs } from '../support/read-args.ts';
import { fuzzBackup, MOST_HELD_MS } from './backup/fuzz-backup.ts';
import { fuzzConsignments } from './consignments/fuzz-consignments.ts';
import { fuzz } from './fuzz.ts';
import type { Finding } from './fuzz.ts';
import { readForms } from './forms.ts';
import { fuzzReaders } from './fuzz-readers.ts';
import { fuzzIpc } from './ipc/fuzz-ipc.ts';

const SHOWN = 20;
const CASES = {
  psbt: 10_000,
  ipc: 100_000,
  backup: 20_000,
  consignments: 200_000,
  readers: 1,
  names: 1,
} as const;

/** A week. */
const MOST_MINUTES = 10_080;

interface Asked {
  readonly what: keyof typeof CASES;
  readonly cases: number;
  readonly minutes: number;
  readonly seed: number;
  readonly json: boolean;
}

/**
 * `npm run -s fuzz -- [psbt] --cases N --seed S [--json]`: mutants of honest PSBTs through reader, judge and signer; in the
 *   place of `--cases`, `--minutes M` takes as many as there is time for.
 * `npm run -s fuzz -- ipc --cases N --seed S [--json]`: calls of a page that went wrong, over every call there is.
 * `npm run -s fuzz -- readers [--json]`: every reader of outside text at its cap, with what makes readers slow; and the ways
 *   in which people write things down, with what is to be read in each.
 * `npm run -s fuzz -- names [--json]`: hostile names to every place that shows one, read by their glyphs in a browser.
 * `npm run -s fuzz -- backup --cases N --seed S [--json]`: hostile backups, into an empty and a lived-in data folder.
 * `npm run -s fuzz -- consignments --cases N --seed S [--json]`: damaged and forged histories, none of which may be proved.
 */
const asked = readArgs(
  {
    cases: { type: 'string' },
    minutes: { type: 'string' },
    seed: { type: 'string', default: '1' },
    json: { type: 'boolean', default: false },
  },
  (values, [what = 'psbt', ...more]): Asked | string => {
    if (!isKind(what) || more.length > 0)
      return `What is fuzzed is ${Object.keys(CASES).join(', ')}, and psbt where nothing is said.`;
    if (values.minutes !== undefined && (what !== 'psbt' || values.cases !== undefined))
      return '--minutes takes the place of --cases, for psbt alone.';
    const minutes = Number(values.minutes ?? MOST_MINUTES);
    if (!(minutes > 0 && minutes <= MOST_MINUTES))
      return `--minutes takes a number above 0, and ${MOST_MINUTES} at most, not ${values.minutes ?? ''}`;
    const most = values.minutes === undefined ? CASES[what] : Number.MAX_SAFE_INTEGER;
    const [cases, seed] = [Number(values.cases ?? most), Number(values.seed)];
    if (!Number.isSafeInteger(cases) || cases < 1)
      return `--cases takes a number from 1, not ${values.cases ?? ''}`;
    if (!Number.isSafeInteger(seed) || seed < 0) return `--seed takes a number from 0, not ${values.seed}`;
    return { what, cases, minutes, seed, json: values.json };
  },
  { positionals: true },
);

/** What came of it: the members of the JSON, lines for people, and a line for each finding. */
interface Report {
  readonly summary: object;
  readonly said: readonly string[];
  readonly found: readonly string[];
}

const FUZZES: Readonly<Record<keyof typeof CASES, (asked: Asked) => Report | Promise<Report>>> = {
  ...{ psbt: fuzzPsbts, ipc: fuzzCalls, backup: fuzzBackups },
  ...{ consignments: fuzzHistories, readers: timeReaders, names: fuzzAllNames },
};
const { summary, said, found } = await FUZZES[asked.what](asked);
for (const line of asked.json ? [JSON.stringify(summary)] : said) console.log(line);
for (const line of found.slice(0, SHOWN)) console.error(line);
if (found.length > SHOWN) console.error(`and ${found.length - SHOWN} more`);
process.exitCode = found.length === 0 ? 0 : 1;

/** How many of each kind there are, by the members that say so. */
function counted<K extends string, N extends string>(
  findings: readonly { readonly kind: K }[],
  names: Readonly<Record<N, K>>,
): Record<N, number> {
  const counts = Object.entries<K>(names).map(([name, kind]) => [
    name,
    findings.filter((one) => one.kind === kind).length,
  ]);
  return Object.fromEntries(counts) as Record<N, number>;
}

function rounded(value: number): number {
  return Number(value.toFixed(1));
}

function fuzzPsbts({ cases: most, minutes, seed }: Asked): Report {
  const { findings, seconds, cases, read, refused, signed, signedOf } = fuzz(most, seed, {
    limitMs: minutes * 60_000,
  });
  const kinds = {
    crashes: 'crash',
    hangs: 'hang',
    signedOutsideIntent: 'outside',
    strangerSeals: 'stranger',
  };
  const counts = counted(findings, kinds as Record<keyof typeof kinds, Finding['kind']>);
  const { crashes, hangs, signedOutsideIntent, strangerSeals } = counts;
  return {
    summary: { cases, ...counts, seconds: rounded(seconds) },
    said: [
      `${cases} mutants, seed ${seed}: ${read} read, ${refused} refused, ${signed} signed`,
      ...Object.entries(signedOf).map(([template, count]) => `  ${template}: ${count} signed`),
      `${crashes} crashes, ${hangs} hangs, ${signedOutsideIntent} signed outside the intent, ${strangerSeals} seals to strangers signed`,
      `${rounded(seconds)} s`,
    ],
    found: findings.map(
      (one) => `${one.kind}: seed ${seed}, case ${one.case}, from ${one.template}: ${one.what}\n${one.psbt}`,
    ),
  };
}

function fuzzHistories({ cases, seed }: Asked): Report {
  const { findings, verdicts, worstMs, worstMb, seconds } = fuzzConsignments(cases, seed);
  const counts = counted(findings, { passed: 'pass', crashes: 'crash', hangs: 'hang', overMemory: 'memory' });
  const { passed, crashes, hangs, overMemory } = counts;
  const worst = { worstMs: rounded(worstMs), worstMb: rounded(worstMb) };
  return {
    summary: { cases, ...counts, ...worst, seconds: rounded(seconds) },
    said: [
      `${cases} damaged and forged histories, seed ${seed}, ended with`,
      ...Object.entries(verdicts).map(([verdict, times]) => `  ${verdict}: ${times}`),
      `${passed} passed, ${crashes} crashes, ${hangs} hangs, ${overMemory} over their memory`,
      `worst: ${worst.worstMs} ms, ${worst.worstMb} MB; ${rounded(seconds)} s`,
    ],
    found: findings.map((one) => `${one.kind}: seed ${seed}, case ${one.case}, ${one.name}: ${one.what}`),
  };
}

async function timeReaders(): Promise<Report> {
  const tell = (reader: string, took: number): void =>
    console.error(`${reader}: read in ${took.toFixed(1)} s`);
  const { findings, seconds, ...timed } = await fuzzReaders(undefined, undefined, undefined, tell);
  const { forms, misread, internal, slowestMs } = readForms();
  const read = { forms, misread: misread.length, internal: internal.length };
  const { readers, cases, worstMs, worst, superlinear, perReader, perWorkerReader } = timed;
  const each = (times: Readonly<Record<string, number>>): string[] =>
    Object.entries(times).map(([name, ms]) => `  ${name}: ${ms} ms`);
  return {
    summary: {
      ...{ ...timed, ...read, worstMs: rounded(Math.max(worstMs, slowestMs)) },
      seconds: rounded(seconds),
    },
    said: [
      `${readers} readers, ${cases} texts, none longer than its cap; main is held for`,
      ...each(perReader),
      'and the reader, while main goes on, for',
      ...each(perWorkerReader),
      `worst: ${worstMs} ms, ${worst}; ${superlinear} grow faster than their text`,
      `${forms} forms, ${read.misread} misread, ${read.internal} end in a fault of ours`,
      `${rounded(seconds)} s`,
    ],
    found: [
      ...findings.map(({ kind, reader, what }) => `${kind}: ${reader}: ${what}`),
      ...misread,
      ...internal,
    ],
  };
}

async function fuzzAllNames(): Promise<Report> {
  const startMs = performance.now();
  // Loaded here: it brings a browser and a bundler.
  const { fuzzNames } = await import('./names/fuzz-names.ts');
  const { names, places, texts, findings } = await fuzzNames();
  const counts = counted(findings, {
    ...{ swapped: 'swapped', continued: 'continued', unmarked: 'unmarked', raw: 'raw' },
  } as const);
  const { swapped, continued, unmarked, raw } = counts;
  return {
    summary: { names, places, ...counts },
    said: [
      `${names} names at ${places} places, and ${texts} texts of main; on the screen`,
      `${swapped} swapped, ${continued} continued, ${unmarked} unmarked, ${raw} raw`,
      `${rounded((performance.now() - startMs) / 1_000)} s`,
    ],
    found: findings.map(
      ({ kind, place, text }) => `${kind}: ${place}: ${JSON.stringify(text.slice(0, 200))}`,
    ),
  };
}

async function fuzzCalls({ cases, seed }: Asked): Promise<Report> {
  const { findings, seconds, reached, perMember } = await fuzzIpc(cases, seed);
  const counts = counted(findings, {
    ...{ crashes: 'crash', secretsOut: 'secret', effectsOnRefusal: 'effect' },
  } as const);
  const { locked, wrongSender, atTheDoor, byUseCases, answered } = reached;
  return {
    summary: { calls: cases, ...counts, seconds: rounded(seconds) },
    said: [
      `${cases} calls, ${locked} of them while locked, seed ${seed}: ${wrongSender} by whom main does not hear,`,
      `  ${atTheDoor} refused at the door, ${byUseCases} by use cases, ${answered} answered;`,
      `  ${perMember.size} calls of the contract got as far as their use case`,
      `${counts.crashes} crashes, ${counts.secretsOut} secrets out, ${counts.effectsOnRefusal} effects on refusal`,
      `${rounded(seconds)} s`,
    ],
    found: findings.map((one) => `${one.kind}: seed ${seed}, call ${one.call}, ${one.name}: ${one.what}`),
  };
}

async function fuzzBackups({ cases, seed }: Asked): Promise<Report> {
  const { findings, seconds, reached, heldMs } = await fuzzBackup(cases, seed);
  const counts = counted(findings, {
    ...{ lostHere: 'lostHere', notWhole: 'notWhole', shownAsProved: 'shownAsProved' },
    ...{ internal: 'internal', startsFailed: 'startsFailed' },
  } as const);
  const { refused, opened, restored } = reached;
  const { lostHere, notWhole, shownAsProved, internal, startsFailed } = counts;
  return {
    summary: { cases, ...counts, heldMs: Math.ceil(heldMs) },
    said: [
      `${cases} files, seed ${seed}: ${refused} refused, ${opened} opened alone, ${restored} restored`,
      `${lostHere} lost here, ${notWhole} not whole, ${shownAsProved} shown as proved, ${internal} faults, ${startsFailed} starts failed`,
      `Main was held up for ${Math.ceil(heldMs)} ms at most, of ${MOST_HELD_MS} that it may be`,
      `${rounded(seconds)} s`,
    ],
    found: findings.map(
      (one) =>
        `${one.kind}: seed ${seed}, case ${one.case}, ${one.name} into the ${one.world} folder: ${one.what}`,
    ),
  };
}

function isKind(what: string): what is keyof typeof CASES {
  return Object.hasOwn(CASES, what);
}
