import { outpointName } from '../../src-main/base/bitcoin.ts';
import {
  type HistoryContent,
  type HistoryVerdict,
  validateHistory,
} from '../../src-main/verify/history/validate.ts';
import type { Allocation } from '../../src-main/verify/history/rules.ts';
import { toHex } from '../../src-main/base/bytes.ts';
import { trialOf, type ConsignmentCase, type ConsignmentSet } from '../support/rgb/consignments.ts';

type CaseResult = ReturnType<typeof judgeCase>;

export const judgeSet = (set: ConsignmentSet): readonly CaseResult[] =>
  set.cases.map((one) => judgeCase(set, one));

export function summarise(results: readonly CaseResult[]) {
  const wrong = results.filter(({ asExpected }) => !asExpected);
  return {
    cases: results.length,
    asExpected: results.length - wrong.length,
    passedWrongly: wrong.filter(({ expectedCode }) => expectedCode !== null).map(({ id }) => id),
    refusedWrongly: wrong.filter(({ expectedCode }) => expectedCode === null).map(({ id }) => id),
    /** Refused with the very code that the file names. */
    codeMatches: results.filter(({ code, expectedCode }) => expectedCode !== null && code === expectedCode)
      .length,
  };
}

/** As rgb-lib tells of the contract and of what was received. */
function told({ contract, bundles, received }: HistoryContent, sealed: string | null): object {
  const { schema, schemaId, ticker, name, precision, supply } = contract;
  return {
    kind: schema,
    schemaId,
    ticker,
    name,
    precision,
    supply: supply === null ? null : `${supply}`,
    bundles: bundles.length,
    received: received.map((one) => toldAllocation(one, sealed)),
  };
}

function codeOf(verdict: HistoryVerdict): string | null {
  if (verdict.outcome === 'proved') return null;
  return verdict.outcome === 'pending' ? 'NOT_MINED' : verdict.code;
}

function judgeCase(set: ConsignmentSet, one: ConsignmentCase) {
  const { bytes, ask, chain } = trialOf(set, one);
  const verdict = validateHistory(bytes, ask, chain);
  return {
    id: one.id,
    label: one.label,
    outcome: verdict.outcome,
    /** Why it is not proved; null where it is. */
    code: codeOf(verdict),
    expectedCode: 'error' in one.expect ? one.expect.error : null,
    /** What was found is what was expected, to each amount and outpoint. */
    asExpected: isAsExpected(verdict, one),
  };
}

/** Any refusal will do where one is expected: which fault of several is found first is each validator's own. */
function isAsExpected(verdict: HistoryVerdict, { expect, pending, ask }: ConsignmentCase): boolean {
  const sealed = 'outpoint' in ask.recipient ? (ask.recipient.outpoint ?? null) : null;
  if ('passes' in expect) return verdict.outcome === 'proved';
  if (!('error' in expect))
    return verdict.outcome === 'proved' && isSame(told(verdict.content, sealed), expect);
  if (verdict.outcome === 'proved') return false;
  if (pending === undefined) return true;
  return (
    verdict.outcome === 'pending' &&
    isSame(
      verdict.content.received.map((one) => toldAllocation(one, sealed)),
      pending.received,
    )
  );
}

/** `sealed`: where a seal lies that nobody has opened, by who made it. */
const toldAllocation = ({ opid, no, state, seal }: Allocation, sealed: string | null): object => ({
  opid,
  no,
  amount: state.kind === 'fungible' ? `${state.amount}` : null,
  data: state.kind === 'structured' ? toHex(state.bytes) : null,
  outpoint: seal.kind === 'outpoint' ? outpointName(seal) : sealed,
});

const isSame = (a: object, b: object): boolean => JSON.stringify(a) === JSON.stringify(b);
