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

/** Something that could be neither proved nor refuted. */
export interface Doubt {
  readonly claim: ClaimName;
  readonly facts: Facts;
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
      return { name, outcome: 'contradicts', code: against.code, facts: against.facts };
    const doubt = doubts.find((open) => open.claim === name);
    if (doubt !== undefined) return { name, outcome: 'notProved', code: null, facts: doubt.facts };
    return { name, outcome: 'proved', code: null, facts: proved[name] ?? {} };
  });
}

export function lineOutcome(
  findings: readonly Finding[],
  side: Finding['side'],
  index: number,
): Line['outcome'] {
  return findings.some((found) => found.side === side && found.index === index) ? 'contradicts' : 'proved';
}
