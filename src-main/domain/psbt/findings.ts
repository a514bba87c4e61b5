import type { Facts } from './refusal.ts';
import type { Claim, ClaimName, Line, RefusalCode } from './verdict.ts';

/** One thing that contradicts, and the line it stands on. A list of findings is in the order of psbt-policy.md. */
export interface Finding {
  readonly code: RefusalCode;
  readonly claim: ClaimName;
  readonly facts: Facts;
  readonly side: 'input' | 'output' | null;
  readonly index: number | null;
}

/** Something that could be neither proved nor refuted, and the line it stands on. */
export interface Doubt {
  readonly claim: ClaimName;
  readonly facts: Facts;
  /** A layout that is not known (RGB_UNREADABLE); null where what is missing is ours to know. */
  readonly code: RefusalCode | null;
  readonly side: 'input' | 'output' | null;
  readonly index: number | null;
}

export function doubt(claim: ClaimName, facts: Facts = {}, code: RefusalCode | null = null): Doubt {
  return { claim, facts, code, side: null, index: null };
}

export function lineDoubt(
  side: 'input' | 'output',
  index: number,
  claim: ClaimName,
  facts: Facts = {},
  code: RefusalCode | null = null,
): Doubt {
  return { claim, facts: { [side]: String(index), ...facts }, code, side, index };
}

export function finding(code: RefusalCode, claim: ClaimName, facts: Facts = {}): Finding {
  return { code, claim, facts, side: null, index: null };
}

export function inputFinding(code: RefusalCode, claim: ClaimName, index: number, facts: Facts = {}): Finding {
  return { code, claim, facts: { input: String(index), ...facts }, side: 'input', index };
}

export function outputFinding(
  code: RefusalCode,
  claim: ClaimName,
  index: number,
  facts: Facts = {},
): Finding {
  return { code, claim, facts: { output: String(index), ...facts }, side: 'output', index };
}

/** Each claim with its worst outcome: a contradiction (the first one's code and facts), then a doubt, else proved. */
export function settleClaims(
  names: readonly ClaimName[],
  proved: Readonly<Partial<Record<ClaimName, Facts>>>,
  findings: readonly Finding[],
  doubts: readonly Doubt[],
): Claim[] {
  return names.map((name) => {
    const against = findings.find((found) => found.claim === name);
    if (against !== undefined)
      return { name, outcome: 'contradicts', ground: 'derived', code: against.code, facts: against.facts };
    const open = doubts.find((one) => one.claim === name);
    if (open !== undefined)
      return { name, outcome: 'notProved', ground: 'derived', code: open.code, facts: open.facts };
    return { name, outcome: 'proved', ground: 'derived', code: null, facts: proved[name] ?? {} };
  });
}

/** Of one input or output: the worst of what is said of it. */
export function lineOutcome(
  findings: readonly Finding[],
  doubts: readonly Doubt[],
  side: 'input' | 'output',
  index: number,
): Line['outcome'] {
  const stands = (on: Finding | Doubt): boolean => on.side === side && on.index === index;
  if (findings.some(stands)) return 'contradicts';
  return doubts.some(stands) ? 'notProved' : 'proved';
}
