import { outcomeOn } from '../../../../src-preload/contract/state-words.ts';
import type { ClaimName, Outcome, RefusalCode } from '../../../../src-preload/contract/claims.ts';
import type { Basis } from '../../book/book.ts';
import type { Facts } from '../../../base/errors.ts';
import type { Claim } from '../../types.ts';

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
  /** RGB_UNREADABLE or UNEXPECTED_INPUT if it is the transaction's doing; null if it is ours to know. */
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
  return { claim, facts: { [side]: `${index}`, ...facts }, code, side, index };
}

export function finding(code: RefusalCode, claim: ClaimName, facts: Facts = {}): Finding {
  return { code, claim, facts, side: null, index: null };
}

export function inputFinding(code: RefusalCode, claim: ClaimName, index: number, facts: Facts = {}): Finding {
  return { code, claim, facts: { input: `${index}`, ...facts }, side: 'input', index };
}

export function outputFinding(
  code: RefusalCode,
  claim: ClaimName,
  index: number,
  facts: Facts = {},
): Finding {
  return { code, claim, facts: { output: `${index}`, ...facts }, side: 'output', index };
}

/** What a claim rests on; if that is the service's word, facts say for what. */
export interface ClaimBasis {
  readonly ground: Basis;
  readonly facts: Facts;
}

export type ClaimBases = Readonly<Partial<Record<ClaimName, ClaimBasis>>>;

/** Each claim's worst outcome: a contradiction (the first one's code and facts), a doubt, trust in the service, proved. */
export function settleClaims(
  names: readonly ClaimName[],
  {
    proved,
    grounds,
  }: { readonly proved: Readonly<Partial<Record<ClaimName, Facts>>>; readonly grounds: ClaimBases },
  findings: readonly Finding[],
  doubts: readonly Doubt[],
): Claim[] {
  return names.map((name): Claim => {
    const against = findings.find((found) => found.claim === name);
    if (against !== undefined)
      return { name, outcome: 'contradicts', ground: 'derived', code: against.code, facts: against.facts };
    const open = doubts.find((one) => one.claim === name);
    if (open !== undefined)
      return { name, outcome: 'notProved', ground: 'derived', code: open.code, facts: open.facts };
    const { ground, facts } = grounds[name] ?? DERIVED;
    return { name, outcome: outcomeOn(ground), ground, code: null, facts: { ...proved[name], ...facts } };
  });
}

const DERIVED: ClaimBasis = { ground: 'derived', facts: {} };

/** Worst outcome of each input and output, from an index that is made once. */
export function lineOutcomes(
  findings: readonly Finding[],
  doubts: readonly Doubt[],
): (side: 'input' | 'output', index: number) => Outcome {
  const placeOf = ({ side, index }: Pick<Finding, 'side' | 'index'>): string =>
    `${side ?? ''} ${index ?? ''}`;
  const against = new Set(findings.map(placeOf));
  const open = new Set(doubts.map(placeOf));
  return (side, index) => {
    const place = placeOf({ side, index });
    if (against.has(place)) return 'contradicts';
    return open.has(place) ? 'notProved' : 'proved';
  };
}
