import type { Facts } from '../psbt/refusal.ts';
import type { ProvedCommitment, ProvedTransition } from './commitment.ts';
import { MAX_ASSIGNMENTS } from './rgb-limits.ts';
import { rgbFinding, type RgbFinding } from './rgb-findings.ts';

/**
 * Whether the transitions of one asset have state that its schema allows: RGB_STATE for an amount where it has tokens,
 * a token where it is counted (`schema` as pinned, in capitals or not: NIA, CFA, IFA or UDA; null or another text: not
 * known), or another token than the one that a unique asset has; RGB_BALANCE for an assignment of nothing beside others.
 * Void, all of them: what such a transition moves is burnt.
 */
export function stateFindings(
  asset: string,
  transitions: readonly ProvedTransition[],
  schema: string | null,
): RgbFinding[] {
  const expected = schema === null ? undefined : STATE_OF.get(schema.toUpperCase());
  return transitions.flatMap(({ opid, assigned }) => {
    const facts = { asset, operation: opid };
    const kinds = new Set(assigned.map(({ tokenIndex }) => (tokenIndex === null ? 'counted' : 'unique')));
    const tokens = assigned.flatMap(({ tokenIndex }) => tokenIndex ?? []);
    const token = tokens.find((index) => index !== ONLY_TOKEN);
    const zeros = assigned.filter(({ amount }) => amount === 0n).length;
    return [
      ...(expected !== undefined && [...kinds].some((kind) => kind !== expected)
        ? [rgbFinding('RGB_STATE', 'assetsAsAsked', { ...facts, schema: schema ?? '', expected })]
        : []),
      ...(token === undefined
        ? []
        : [rgbFinding('RGB_STATE', 'assetsAsAsked', { ...facts, token: `${token}` })]),
      ...(zeros > 0 && zeros < assigned.length
        ? [rgbFinding('RGB_BALANCE', 'assetsWhole', { ...facts, problem: 'assignsNothing' })]
        : []),
    ];
  });
}

/** RGB_BALANCE where there are more assignments than any honest send has: a validator may stop at them. */
export function countFindings({ contracts }: ProvedCommitment): RgbFinding[] {
  const assignments = contracts.reduce(
    (sum, { transitions }) => sum + transitions.reduce((all, { assigned }) => all + assigned.length, 0),
    0,
  );
  if (assignments <= MAX_ASSIGNMENTS) return [];
  const facts: Facts = { assignments: `${assignments}`, limit: `${MAX_ASSIGNMENTS}` };
  return [rgbFinding('RGB_BALANCE', 'assetsWhole', { ...facts, problem: 'tooManyAssignments' })];
}

const STATE_OF: ReadonlyMap<string, 'counted' | 'unique'> = new Map([
  ['NIA', 'counted'],
  ['CFA', 'counted'],
  ['IFA', 'counted'],
  ['UDA', 'unique'],
]);

/** The UDA schema knows one token, and rgb-lib gives it this index. */
const ONLY_TOKEN = 0;
