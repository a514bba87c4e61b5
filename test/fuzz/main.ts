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
if (asked.what === 'ipc') await fuzzCalls(asked);
else if (asked.what === 'readers') await timeReaders(asked);
else if (asked.what === 'names') await fuzzAllNames(asked);
else if (asked.what === 'backup') await fuzzBackups(asked);
else if (asked.what === 'consignments') fuzzHistories(asked);
else fuzzPsbts(asked);

function fuzzPsbts({ cases: most, minutes, seed, json }: Asked): void {
  const { findings, seconds, cases, ...reached } = fuzz(most, seed, { limitMs: minutes * 60_000 });
  const count = (kind: Finding['kind']): number => findings.filter((one) => one.kind === kind).length;
  const summary = {
    cases,
    crashes: count('crash'),
    hangs: count('hang'),
    signedOutsideIntent: count('outside'),
    strangerSeals: count('stranger'),
    seconds: Number(seconds.toFixed(1)),
  };
  if (json) console.log(JSON.stringify(summary));
  else {
    const { read, refused, signed, signedOf } = reached;
    console.log(`${cases} mutants, seed ${seed}: ${read} read, ${refused} refused, ${signed} signed`);
    for (const [template, count] of Object.entries(signedOf)) console.log(`  ${template}: ${count} signed`);
    console.log(
      `${summary.crashes} crashes, ${summary.hangs} hangs, ${summary.signedOutsideIntent} signed outside the intent, ${summary.strangerSeals} seals to strangers signed`,
    );
    console.log(`${summary.seconds} s`);
  }
  for (const { kind, case: index, template, psbt, what } of findings.slice(0, SHOWN))
    console.error(`${kind}: seed ${seed}, case ${index}, from ${template}: ${what}\n${psbt}`);
  end(findings.length);
}

function fuzzHistories({ cases, seed, json }: Asked): void {
  const { findings, verdicts, worstMs, worstMb, seconds } = fuzzConsignments(cases, seed);
  const count = (kind: (typeof findings)[number]['kind']): number =>
    findings.filter((one) => one.kind === kind).length;
  const summary = {
    cases,
    passed: count('pass'),
    crashes: count('crash'),
    hangs: count('hang'),
    overMemory: count('memory'),
    worstMs: Number(worstMs.toFixed(1)),
    worstMb: Number(worstMb.toFixed(1)),
    seconds: Number(seconds.toFixed(1)),
  };
  if (json) console.log(JSON.stringify(summary));
  else {
    console.log(`${cases} damaged and forged histories, seed ${seed}, ended with`);
    for (const [verdict, times] of Object.entries(verdicts)) console.log(`  ${verdict}: ${times}`);
    const { passed, crashes, hangs, overMemory } = summary;
    console.log(`${passed} passed, ${crashes} crashes, ${hangs} hangs, ${overMemory} over their memory`);
    console.log(`worst: ${summary.worstMs} ms, ${summary.worstMb} MB; ${summary.seconds} s`);
  }
  for (const { kind, case: index, name, what } of findings.slice(0, SHOWN))
    console.error(`${kind}: seed ${seed}, case ${index}, ${name}: ${what}`);
  end(findings.length);
}

async function timeReaders({ json }: Asked): Promise<void> {
  const { findings, seconds, ...summary } = await fuzzReaders(
    undefined,
    undefined,
    undefined,
    (reader, took) => console.error(`${reader}: read in ${took.toFixed(1)} s`),
  );
  const { forms, misread, internal, slowestMs } = readForms();
  const worstMs = Number(Math.max(summary.worstMs, slowestMs).toFixed(1));
  const read = { forms, misread: misread.length, internal: internal.length };
  if (json)
    console.log(JSON.stringify({ ...summary, ...read, worstMs, seconds: Number(seconds.toFixed(1)) }));
  else {
    const { readers, cases, worstMs, worst, perReader, perWorkerReader } = summary;
    console.log(`${readers} readers, ${cases} texts, none longer than its cap; main is held for`);
    for (const [name, ms] of Object.entries(perReader)) console.log(`  ${name}: ${ms} ms`);
    console.log('and the reader, while main goes on, for');
    for (const [name, ms] of Object.entries(perWorkerReader)) console.log(`  ${name}: ${ms} ms`);
    console.log(`worst: ${worstMs} ms, ${worst}; ${summary.superlinear} grow faster than their text`);
    console.log(`${forms} forms, ${misread.length} misread, ${internal.length} end in a fault of ours`);
    console.log(`${seconds.toFixed(1)} s`);
  }
  for (const { kind, reader, what } of findings.slice(0, SHOWN)) console.error(`${kind}: ${reader}: ${what}`);
  for (const one of [...misread, ...internal].slice(0, SHOWN)) console.error(one);
  end(findings.length + misread.length + internal.length);
}

async function fuzzAllNames({ json }: Asked): Promise<void> {
  const startMs = performance.now();
  // Loaded here: it brings a browser and a bundler.
  const { fuzzNames } = await import('./names/fuzz-names.ts');
  const { names, places, texts, findings } = await fuzzNames();
  const count = (kind: (typeof findings)[number]['kind']): number =>
    findings.filter((one) => one.kind === kind).length;
  const summary = {
    names,
    places,
    swapped: count('swapped'),
    continued: count('continued'),
    unmarked: count('unmarked'),
    raw: count('raw'),
  };
  if (json) console.log(JSON.stringify(summary));
  else {
    const { swapped, continued, unmarked, raw } = summary;
    console.log(`${names} names at ${places} places, and ${texts} texts of main; on the screen`);
    console.log(`${swapped} swapped, ${continued} continued, ${unmarked} unmarked, ${raw} raw`);
    console.log(`${((performance.now() - startMs) / 1_000).toFixed(1)} s`);
  }
  for (const { kind, place, text } of findings.slice(0, SHOWN))
    console.error(`${kind}: ${place}: ${JSON.stringify(text.slice(0, 200))}`);
  end(findings.length);
}

async function fuzzCalls({ cases, seed, json }: Asked): Promise<void> {
  const { findings, seconds, reached, perMember } = await fuzzIpc(cases, seed);
  const count = (kind: (typeof findings)[number]['kind']): number =>
    findings.filter((one) => one.kind === kind).length;
  const summary = {
    calls: cases,
    crashes: count('crash'),
    secretsOut: count('secret'),
    effectsOnRefusal: count('effect'),
    seconds: Number(seconds.toFixed(1)),
  };
  if (json) console.log(JSON.stringify(summary));
  else {
    const { locked, wrongSender, atTheDoor, byUseCases, answered } = reached;
    console.log(
      `${cases} calls, ${locked} of them while locked, seed ${seed}: ${wrongSender} by whom main does not hear,`,
    );
    console.log(`  ${atTheDoor} refused at the door, ${byUseCases} by use cases, ${answered} answered;`);
    console.log(`  ${perMember.size} calls of the contract got as far as their use case`);
    console.log(
      `${summary.crashes} crashes, ${summary.secretsOut} secrets out, ${summary.effectsOnRefusal} effects on refusal`,
    );
    console.log(`${summary.seconds} s`);
  }
  for (const { kind, call, name, what } of findings.slice(0, SHOWN))
    console.error(`${kind}: seed ${seed}, call ${call}, ${name}: ${what}`);
  end(findings.length);
}

async function fuzzBackups({ cases, seed, json }: Asked): Promise<void> {
  const { findings, seconds, reached, heldMs } = await fuzzBackup(cases, seed);
  const count = (kind: (typeof findings)[number]['kind']): number =>
    findings.filter((one) => one.kind === kind).length;
  const summary = {
    cases,
    lostHere: count('lostHere'),
    notWhole: count('notWhole'),
    shownAsProved: count('shownAsProved'),
    internal: count('internal'),
    startsFailed: count('startsFailed'),
    heldMs: Math.ceil(heldMs),
  };
  if (json) console.log(JSON.stringify(summary));
  else {
    const { refused, opened, restored } = reached;
    console.log(
      `${cases} files, seed ${seed}: ${refused} refused, ${opened} opened alone, ${restored} restored`,
    );
    console.log(
      `${summary.lostHere} lost here, ${summary.notWhole} not whole, ${summary.shownAsProved} shown as proved, ${summary.internal} faults, ${summary.startsFailed} starts failed`,
    );
    console.log(`Main was held up for ${summary.heldMs} ms at most, of ${MOST_HELD_MS} that it may be`);
    console.log(`${seconds.toFixed(1)} s`);
  }
  for (const { kind, case: index, world, name, what } of findings.slice(0, SHOWN))
    console.error(`${kind}: seed ${seed}, case ${index}, ${name} into the ${world} folder: ${what}`);
  end(findings.length);
}

function end(findings: number): void {
  if (findings > SHOWN) console.error(`and ${findings - SHOWN} more`);
  process.exitCode = findings === 0 ? 0 : 1;
}

function isKind(what: string): what is keyof typeof CASES {
  return Object.hasOwn(CASES, what);
}
