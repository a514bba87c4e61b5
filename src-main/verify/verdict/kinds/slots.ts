import * as v from 'valibot';
import type { Facts } from '../../../base/errors.ts';
import type { ClaimName, ClaimProblem } from '../../../../src-preload/contract/claims.ts';
import { finding, outputFinding, type Finding } from '../claims/findings.ts';
import { outputKind, strangerFinding, type JudgedOutput, reachWithin } from '../claims/outputs.ts';
import type { IntentRule, RuleInput } from '../claims/transaction.ts';
import { type JudgedInput, judgePlainInputs } from '../claims/inputs.ts';
import { MAX_SEARCH } from '../../../keys/account.ts';
import { decimal } from '../../types.ts';
import { count } from '../../../../src-preload/contract/values.ts';
import { MAX_NEW_SLOTS } from '../claims/snapshot.ts';
import type { Kind } from './kind.ts';

/** What the user confirmed when asking for new asset slots (interface.md 4, createutxosbegin). */
export interface CreateSlotsIntent {
  readonly kind: 'createSlots';
  /** How many the PSBT must create, 1 to 255: with `upTo`, already less the free slots of the snapshot. */
  readonly num: number;
  readonly askedNum: number;
  readonly sizeSats: bigint;
  readonly rateSatsPerVb: number;
  readonly upTo: boolean;
}

export const slots: Kind<CreateSlotsIntent> = {
  fileName: 'slots',
  json: v.strictObject({
    kind: v.literal('createSlots'),
    num: count,
    askedNum: count,
    sizeSats: decimal,
    rateSatsPerVb: count,
    upTo: v.boolean(),
  }),
  problem: createSlotsProblem,
  payees: () => [],
  assets: () => [],
  rule: createSlotsRule,
  bookClaims: { holds: 'inputsUncolored', free: 'inputsUncolored', settled: null },
  // More new slots than the gap lie beyond it, but they fill the way there, so that a restore walks along.
  reach: (account, { num }) => reachWithin(account, MAX_SEARCH, num > account.gap ? num : 0),
};

export function createSlotsRule(
  intent: CreateSlotsIntent,
  { inputs, outputs }: RuleInput,
  problem: ClaimProblem | null,
): IntentRule {
  const mismatch = problem === null ? [] : [finding('INTENT_MISMATCH', 'slotsAsAsked', { problem })];
  const slots = countSlots(outputs);
  const ownChange = outputs.some(({ own }) => own?.branch === 'vanilla');
  return {
    claims: CLAIMS,
    findings: [...mismatch, ...judgeCreateSlots(intent, inputs, outputs)],
    doubts: [],
    proved: {
      slotsAsAsked: { askedSlots: `${intent.num}`, slots: `${slots}`, sizeSats: `${intent.sizeSats}` },
    },
    grounds: {},
    kinds: outputs.map(outputKind),
    assets: [],
    fee: problem === null ? { kind: 'asked', rateSatsPerVb: intent.rateSatsPerVb, ownChange } : null,
  };
}

const CLAIMS = [
  'readable',
  'inputsOurs',
  'inputsUncolored',
  'amountsAsListed',
  'slotsAsAsked',
  'changeOurs',
  'nothingToOthers',
  'feeAsAsked',
  'signatureForm',
  'lockTime',
] as const satisfies readonly ClaimName[];

/** Step 6: plain bitcoin in; out, exactly the slots asked for and at most one plain change. Nothing else, to anyone. */
function judgeCreateSlots(
  intent: CreateSlotsIntent,
  inputs: readonly JudgedInput[],
  outputs: readonly JudgedOutput[],
): Finding[] {
  return [...judgePlainInputs(inputs), ...judgeStrangers(outputs), ...judgeSlots(intent, outputs)];
}

/** Outputs on the coloured branch: they are the slots if nothing contradicts. */
function countSlots(outputs: readonly JudgedOutput[]): number {
  return outputs.filter(({ own }) => own?.branch === 'colored').length;
}

function judgeStrangers(outputs: readonly JudgedOutput[]): Finding[] {
  const of = (kind: JudgedOutput['kind'], code: 'UNEXPECTED_OP_RETURN' | 'FOREIGN_OUTPUT'): Finding[] =>
    outputs.flatMap((output, i) => (output.kind === kind ? [strangerFinding(code, i, output)] : []));
  return [...of('opReturn', 'UNEXPECTED_OP_RETURN'), ...of('foreign', 'FOREIGN_OUTPUT')];
}

function judgeSlots(intent: CreateSlotsIntent, outputs: readonly JudgedOutput[]): Finding[] {
  const findings: Finding[] = [];
  const least = intent.upTo ? 1 : intent.num;
  const slots = countSlots(outputs);
  const plain = outputs.filter(({ own }) => own?.branch === 'vanilla').length;
  const sized = outputs.filter(
    ({ own, amountSats }) => own?.branch === 'colored' && amountSats === intent.sizeSats,
  ).length;
  const facts: Facts = {
    askedSlots: `${intent.num}`,
    slots: `${slots}`,
    sizedSlots: `${sized}`,
    plain: `${plain}`,
  };

  // Slots of the right size are all there, and one coloured output more: that one is change on the wrong branch.
  const strayChange = slots > sized && sized >= least && plain === 0;
  // Or a slot is missing and there is a plain output more than change needs.
  const straySlot = slots < least && plain > 1;
  if (strayChange && slots > intent.num) findings.push(finding('BRANCH', 'slotsAsAsked', facts));
  else if (straySlot) findings.push(finding('BRANCH', 'slotsAsAsked', facts));
  else if (slots < least || slots > intent.num) findings.push(finding('OUTPUT_COUNT', 'slotsAsAsked', facts));
  outputs.forEach(({ own, amountSats }, i) => {
    if (own?.branch === 'colored' && amountSats !== intent.sizeSats)
      findings.push(
        outputFinding('OUTPUT_SIZE', 'slotsAsAsked', i, {
          ...facts,
          sizeSats: `${intent.sizeSats}`,
          amountSats: `${amountSats}`,
        }),
      );
  });
  if (plain > 1 && !straySlot) findings.push(finding('OUTPUT_COUNT', 'slotsAsAsked', facts));
  return findings;
}

/** rgb-lib takes a u32. */
const MAX_SIZE_SATS = 0xffff_ffffn;
/** Below it no node relays a taproot output (Bitcoin Core's default dust rate). */
const MIN_SIZE_SATS = 330n;

function createSlotsProblem(intent: CreateSlotsIntent): ClaimProblem | null {
  if (!isCount(intent.num) || !isCount(intent.askedNum)) return 'num';
  if (intent.num > intent.askedNum || (!intent.upTo && intent.num !== intent.askedNum)) return 'askedNum';
  if (intent.sizeSats < MIN_SIZE_SATS || intent.sizeSats > MAX_SIZE_SATS) return 'sizeSats';
  // A fraction of a sat per vbyte is not on offer: createutxosbegin takes an integer.
  if (!Number.isSafeInteger(intent.rateSatsPerVb) || intent.rateSatsPerVb < 1) return 'rateSatsPerVb';
  return null;
}

function isCount(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 1 && value <= MAX_NEW_SLOTS;
}
