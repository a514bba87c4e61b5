import '../support/in-english.ts';
import { readArgs } from '../support/read-args.ts';
import { report } from '../support/report.ts';
import { fuzzBackup, MOST_HELD_MS } from './backup/fuzz-backup.ts';
import { fuzzConsignments } from './consignments/fuzz-consignments.ts';
import { fuzz } from './fuzz.ts';
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
 * `npm run -s fuzz -- readers [--json]`: every reader of outside text at its cap, with what makes readers slow.
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

/** The result: the JSON's members, extra lines for people, and a line for each finding. */
interface Report {
  readonly summary: object;
  readonly more?: object;
  readonly found: readonly string[];
}

const FUZZES: Readonly<Record<keyof typeof CASES, (asked: Asked) => Report | Promise<Report>>> = {
  psbt: ({ cases: most, minutes, seed }) => {
    const { findings, seconds, cases, ...more } = fuzz(most, seed, { limitMs: minutes * 60_000 });
    const kinds = {
      crashes: 'crash',
      hangs: 'hang',
      signedOutsideIntent: 'outside',
      strangerSeals: 'stranger',
    };
    return {
      summary: { cases, ...counted(findings, kinds), seconds: rounded(seconds) },
      more,
      found: findings.map(({ psbt, ...one }) => `${lineOf(one, `from ${one.template}`)}\n${psbt}`),
    };
  },
  consignments: ({ cases, seed }) => {
    const { findings, worstMs, worstMb, seconds, ...more } = fuzzConsignments(cases, seed);
    const counts = counted(findings, {
      passed: 'pass',
      crashes: 'crash',
      hangs: 'hang',
      overMemory: 'memory',
    });
    const worst = { worstMs: rounded(worstMs), worstMb: rounded(worstMb) };
    return {
      summary: { cases, ...counts, ...worst, seconds: rounded(seconds) },
      more,
      found: findings.map((one) => lineOf(one, one.name)),
    };
  },
  readers: async () => {
    const tell = (reader: string, took: number): void =>
      console.error(`${reader}: read in ${took.toFixed(1)} s`);
    const { findings, seconds, ...timed } = await fuzzReaders(undefined, undefined, undefined, tell);
    return {
      summary: { ...timed, seconds: rounded(seconds) },
      found: findings.map(({ kind, reader, what }) => `${kind}: ${reader}: ${what}`),
    };
  },
  names: async () => {
    // Loaded here: it brings a browser and a bundler.
    const { fuzzNames } = await import('./names/fuzz-names.ts');
    const { names, places, texts, findings } = await fuzzNames();
    const kinds = { swapped: 'swapped', continued: 'continued', unmarked: 'unmarked', raw: 'raw' };
    return {
      summary: { names, places, ...counted(findings, kinds) },
      more: { texts },
      found: findings.map(
        ({ kind, place, text }) => `${kind}: ${place}: ${JSON.stringify(text.slice(0, 200))}`,
      ),
    };
  },
  ipc: async ({ cases: calls, seed }) => {
    const { findings, seconds, reached, perMember } = await fuzzIpc(calls, seed);
    const kinds = { crashes: 'crash', secretsOut: 'secret', effectsOnRefusal: 'effect' };
    return {
      summary: { calls, ...counted(findings, kinds), seconds: rounded(seconds) },
      more: { ...reached, membersReached: perMember.size },
      found: findings.map((one) => lineOf({ ...one, case: one.call }, one.name)),
    };
  },
  backup: async ({ cases, seed }) => {
    const { findings, reached, heldMs } = await fuzzBackup(cases, seed);
    const kinds = ['lostHere', 'notWhole', 'shownAsProved', 'internal', 'startsFailed'];
    const counts = counted(findings, Object.fromEntries(kinds.map((kind) => [kind, kind])));
    return {
      summary: { cases, ...counts, heldMs: Math.ceil(heldMs) },
      more: { ...reached, mayBeHeldMs: MOST_HELD_MS },
      found: findings.map((one) => lineOf(one, `${one.name} into the ${one.world} folder`)),
    };
  },
};
const { summary, more = {}, found } = await FUZZES[asked.what](asked);
const shown = found.length > SHOWN ? [...found.slice(0, SHOWN), `and ${found.length - SHOWN} more`] : found;
report(asked, asked.json ? summary : { ...summary, ...more }, shown, found.length === 0);

/** How many of each kind there are, by the members that say so. */
function counted(findings: readonly { readonly kind: string }[], names: Readonly<Record<string, string>>) {
  const counts = Object.entries(names).map(
    ([name, kind]) => [name, findings.filter((one) => one.kind === kind).length] as const,
  );
  return Object.fromEntries(counts);
}

function lineOf(one: { readonly kind: string; readonly case: number; readonly what: string }, of: string) {
  return `${one.kind}: seed ${asked.seed}, case ${one.case}, ${of}: ${one.what}`;
}

function rounded(value: number): number {
  return Number(value.toFixed(1));
}

function isKind(what: string): what is keyof typeof CASES {
  return Object.hasOwn(CASES, what);
}
