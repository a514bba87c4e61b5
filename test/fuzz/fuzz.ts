import { WalletError, Refusal } from '../../src-main/base/errors.ts';
import { scopeOf, type SnapshotEntry } from '../../src-main/verify/verdict/claims/snapshot.ts';
import { judge, type JudgeInput } from '../../src-main/verify/verdict/judge.ts';
import { readPsbt, writePsbt } from '../../src-main/verify/psbt/read.ts';
import { signPsbt } from '../../src-main/verify/sign/sign.ts';
import type { Verdict } from '../../src-main/verify/types.ts';
import { mutant, seededRandom } from '../support/psbt/mutate.ts';
import { readRaw, writeRaw } from '../support/psbt/raw-psbt.ts';
import { scureOpinion } from '../support/psbt/second-opinion.ts';
import { isAsDescribed } from './bare-oracle.ts';
import { changeByKeys, changeList, type Random } from './changes.ts';
import { isWithinIntent, sealsToStrangers } from './oracle.ts';
import { templates, type Committed, type Template } from './templates.ts';

/** What must never be. */
export interface Finding {
  /** `stranger`: the signed transaction gives an asset to a seal that is neither requested nor ours. */
  readonly kind: 'crash' | 'hang' | 'outside' | 'stranger';
  readonly case: number;
  readonly template: string;
  readonly psbt: string;
  readonly what: string;
}

export interface Outcome {
  readonly findings: readonly Finding[];
  readonly seconds: number;
  readonly cases: number;
  /** Results of the mutants: if all were refused, or all honest, the run would prove little. */
  readonly read: number;
  readonly refused: number;
  readonly signed: number;
  /** By template. */
  readonly signedOf: Readonly<Record<string, number>>;
}

const HANG_MS = 1_000;
/** The second library verifies slowly: it gets one signed mutant of this many. */
const SECOND_OPINION_EVERY = 100;

/** The parts that judge and sign mutants. */
interface Instrument {
  readonly judge: (input: JudgeInput) => Verdict;
  readonly signPsbt: typeof signPsbt;
}

/**
 * Makes `most` mutants, or as many as the time allows, each from its own seed; reads, judges and, if proved, signs
 * them. `instrument` is Ochre's own unless a test plants a fault to be found.
 */
export function fuzz(
  most: number,
  seed: number,
  {
    limitMs = Infinity,
    instrument = { judge, signPsbt },
  }: { limitMs?: number; instrument?: Instrument } = {},
): Outcome {
  const all = templates();
  const findings: Finding[] = [];
  const counts = { read: 0, refused: 0, signed: 0 };
  const signedOf = Object.fromEntries(all.map(({ name }) => [name, 0]));
  const from = performance.now();
  let i = 0;
  for (; i < most && performance.now() - from < limitMs; i++) {
    const { template, mutated } = mutantOf(all, seed, i);
    const { text } = mutated;
    const found = (kind: Finding['kind'], what: string): void =>
      void findings.push({ kind, case: i, template: template.name, psbt: text, what });
    const startedMs = performance.now();
    let signed: Signed | null = null;
    try {
      const { read, verdict, answer } = run(template, mutated, instrument);
      if (read) counts.read++;
      if (!mayBeSigned(template.asked, verdict)) counts.refused++;
      else if (answer === null) found('crash', 'what may be signed cannot be signed');
      else signed = { verdict, answer };
    } catch (error) {
      found('crash', error instanceof Error ? (error.stack ?? error.message) : String(error));
    }
    const tookMs = performance.now() - startedMs;
    if (tookMs > HANG_MS && processorMs(template, mutated, instrument) > HANG_MS)
      found('hang', `${tookMs.toFixed(0)} ms`);
    if (signed === null) continue;
    signedOf[template.name]!++;
    if (sealsToStrangers(template, mutated, signed.verdict) > 0)
      found('stranger', 'signed, and an asset goes to a seal of nobody we know');
    if (!isMeant(template, mutated, signed.verdict)) found('outside', 'signed, and not what was asked for');
    else if (!isTheSame(text, signed.answer, counts.signed++ % SECOND_OPINION_EVERY === 0))
      found('outside', 'what was signed is another transaction, or not signed well');
  }
  return { findings, seconds: (performance.now() - from) / 1_000, cases: i, ...counts, signedOf };
}

interface Signed {
  readonly verdict: Verdict;
  readonly answer: string;
}

/** A bare PSBT may be signed by a person who confirms its unproved parts; other PSBTs may not. */
function mayBeSigned({ intent }: Template['asked'], { outcome }: Verdict): boolean {
  if (outcome === 'proved' || outcome === 'onTrust') return true;
  return outcome === 'notProved' && intent.kind === 'offline';
}

const isMeant = (template: Template, { text, otherMeaning, committed }: Mutant, verdict: Verdict): boolean =>
  template.asked.intent.kind === 'offline'
    ? isAsDescribed(template, text, committed, verdict)
    : isWithinIntent(template, text, {
        otherMeaning,
        saysLeftOut: verdict.claims.some(({ facts }) => facts.leftOut === 'commitment'),
      });

function run(
  template: Template,
  mutated: Mutant,
  instrument: Instrument,
): { read: boolean; verdict: Verdict; answer: string | null } {
  const read = reads(mutated.text);
  const verdict = instrument.judge(judgeInput(template, mutated));
  // Signing is tried whatever the judge said: the signer must refuse properly by itself.
  const answer = sign(template, mutated.text, instrument);
  return { read, verdict, answer };
}

/** A mutant as the judge takes it. */
export function judgeInput({ asked }: Template, { text, entries }: Mutant): JudgeInput {
  return { ...asked, snapshot: { ...asked.snapshot, entries }, psbt: text };
}

/** Measured again for the same mutant: a busy machine is no hang. */
function processorMs(template: Template, mutated: Mutant, instrument: Instrument): number {
  const from = process.cpuUsage();
  try {
    run(template, mutated, instrument);
  } catch {
    // This failure is known already.
  }
  return process.cpuUsage(from).user / 1_000;
}

/** One case, the same at each call. */
export function mutantOf(
  all: readonly Template[],
  seed: number,
  index: number,
): { readonly template: Template; readonly mutated: Mutant } {
  const random = seededRandom(caseSeed(seed, index));
  const template = all[random(all.length)]!;
  return { template, mutated: makeMutant(template, random) };
}

/** So that a case can be repeated without the earlier ones. */
export const caseSeed = (seed: number, index: number): number =>
  (Math.imul(seed, 0x9e37_79b1) ^ Math.imul(index + 1, 0x85eb_ca6b)) >>> 0;

export interface Mutant {
  readonly text: string;
  /** The service's list: the truth, or lies that fit the PSBT. */
  readonly entries: readonly SnapshotEntry[];
  readonly otherMeaning: boolean;
  readonly committed: Committed;
}

function makeMutant(template: Template, random: Random): Mutant {
  const otherMeaning = template.otherMeaning !== null && random(4) === 0;
  const { raw, committed } = otherMeaning
    ? template.otherMeaning(random)
    : { raw: structuredClone(template.raw), committed: template.committed };
  const byKeys = random(3) === 0;
  if (byKeys) changeByKeys(raw, template.wallet, random);
  // A purposeful change often stays alone: a second fault would hide the first.
  const isLeft = (otherMeaning || byKeys) && random(2) === 0;
  const { intent, snapshot } = template.asked;
  // A bare PSBT has no list but the tests' own.
  const lies = intent.kind !== 'offline' && random(2) === 0;
  const text = isLeft || (lies && random(2) === 0) ? writeRaw(raw) : mutant({ raw }, random);
  const entries = lies ? changeList(snapshot.entries, random) : snapshot.entries;
  return { text, entries, otherMeaning, committed };
}

/** Read, and written back the same. */
function reads(text: string): boolean {
  try {
    const psbt = readPsbt(text);
    if (writePsbt(psbt) !== text) throw new Error('written back, it is another text');
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

/** Signs as the keyholder does, with the scope of the verdict. Null for a foreseen refusal. */
function sign({ asked, wallet }: Template, psbt: string, { signPsbt }: Instrument): string | null {
  const { account, intent } = asked;
  const aux = (): Uint8Array => new Uint8Array(32);
  try {
    return signPsbt({ psbt, account, seed: wallet.seed, aux, scope: scopeOf(intent) }).psbt;
  } catch (error) {
    if (error instanceof WalletError) return null;
    throw error;
  }
}

function isTheSame(asked: string, signed: string, secondOpinion: boolean): boolean {
  if (JSON.stringify(readRaw(asked).tx, bigints) !== JSON.stringify(readRaw(signed).tx, bigints))
    return false;
  return !secondOpinion || !scureOpinion(signed).valid.includes(false);
}

const bigints = (_: string, value: unknown): unknown => (typeof value === 'bigint' ? String(value) : value);
