import * as v from 'valibot';
import type { Facts } from '../../../base/refused.ts';
import type { ClaimName, ClaimProblem } from '../../../../src-preload/contract/claims.ts';
import { readPayableAddress } from '../../../keys/payable-address.ts';
import { carriesRgb } from '../../rgb/fields.ts';
import { sameBytes, toHex } from '../../../base/bytes.ts';
import { scriptKey } from '../../../base/payee.ts';
import { finding, outputFinding, type Finding } from '../claims/findings.ts';
import { outputKind } from '../claims/lines.ts';
import type { IntentRule, RuleInput } from '../claims/intent-rule.ts';
import { strangerFinding, type JudgedOutput } from '../claims/outputs.ts';
import { judgePlainInputs } from '../claims/inputs.ts';
import type { LineKind } from '../../types.ts';
import type { Network } from '../../../base/network.ts';
import { MAX_MONEY_SATS } from '../../../base/psbt-limits.ts';
import { LAST_INDEX } from '../../../keys/search-length.ts';
import { count, decimal } from '../../json-values.ts';
import { reachWithin } from '../claims/reach.ts';
import type { Kind } from './kind.ts';

export interface SendBtcIntent {
  readonly kind: 'sendBtc';
  /** The address in its one spelling. */
  readonly address: string;
  /** What arrives there; the fee comes on top. */
  readonly amountSats: bigint;
  readonly rateSatsPerVb: number;
}

export const bitcoin: Kind<SendBtcIntent> = {
  fileName: 'bitcoin',
  json: v.strictObject({
    kind: v.literal('sendBtc'),
    address: v.string(),
    amountSats: decimal,
    rateSatsPerVb: count,
  }),
  problem: sendBtcProblem,
  payees: payeeOfPayment,
  assets: () => [],
  rule: sendBtcRule,
  bookClaims: { holds: 'inputsUncolored', free: 'inputsUncolored', settled: null },
  reach: (account) => reachWithin(account, LAST_INDEX),
};

/** Steps 6 and 7: plain coins in; out, exactly the amount to the address, once, and at most one plain change. No RGB. */
function sendBtcRule(
  intent: SendBtcIntent,
  { inputs, outputs, psbt, account }: RuleInput,
  problem: ClaimProblem | null,
): IntentRule {
  const read = readPayableAddress(intent.address, account.network);
  const place = read.ok ? outputs.findIndex(({ script }) => sameBytes(script, read.address.script)) : -1;
  const kinds = outputs.map((output, i): LineKind => (i === place ? 'recipient' : outputKind(output)));
  const mismatch = problem === null ? [] : [finding('INTENT_MISMATCH', 'paymentAsAsked', { problem })];
  const change = outputs.filter(({ own }, i) => own?.branch === 'vanilla' && i !== place);
  return {
    claims: CLAIMS,
    findings: [
      ...mismatch,
      ...judgePlainInputs(inputs),
      ...(carriesRgb(psbt) ? [finding('RGB_HIDDEN', 'nothingToOthers')] : []),
      ...judgeStrangers(outputs, kinds),
      ...judgePayment(intent, outputs, place),
      ...judgeChange(outputs, place, change.length),
    ],
    doubts: [],
    proved: {
      paymentAsAsked: { address: intent.address, amountSats: `${intent.amountSats}` },
      inputsUncolored: { inputs: `${inputs.length}` },
    },
    grounds: {},
    kinds,
    assets: [],
    fee:
      problem === null
        ? { kind: 'asked', rateSatsPerVb: intent.rateSatsPerVb, ownChange: change.length > 0 }
        : null,
  };
}

const CLAIMS = [
  'readable',
  'paymentAsAsked',
  'nothingToOthers',
  'changeOurs',
  'feeAsAsked',
  'inputsOurs',
  'inputsUncolored',
  'amountsAsListed',
  'signatureForm',
  'lockTime',
] as const satisfies readonly ClaimName[];

function judgeStrangers(outputs: readonly JudgedOutput[], kinds: readonly LineKind[]): Finding[] {
  return outputs.flatMap((output, i) => {
    if (kinds[i] === 'commitment') return [strangerFinding('UNEXPECTED_OP_RETURN', i, output)];
    return kinds[i] === 'stranger' ? [strangerFinding('FOREIGN_OUTPUT', i, output)] : [];
  });
}

/** A second output with the same script is a stranger's. */
function judgePayment(intent: SendBtcIntent, outputs: readonly JudgedOutput[], place: number): Finding[] {
  const paid = outputs[place];
  const agreed: Facts = { agreedSats: `${intent.amountSats}` };
  if (paid === undefined) return [finding('OUTPUT_COUNT', 'paymentAsAsked', agreed)];
  // An own address is nobody whom this wallet could pay: it would count as what comes back.
  if (paid.own !== null)
    return [outputFinding('INTENT_MISMATCH', 'paymentAsAsked', place, { problem: 'ours' })];
  if (paid.amountSats === intent.amountSats) return [];
  return [
    outputFinding('OUTPUT_SIZE', 'paymentAsAsked', place, {
      ...agreed,
      amountSats: `${paid.amountSats}`,
    }),
  ];
}

/** Plain bitcoin on the asset branch would be taken for a slot, and spent as one. */
function judgeChange(outputs: readonly JudgedOutput[], place: number, plain: number): Finding[] {
  return [
    ...outputs.flatMap(({ own }, i) =>
      own?.branch === 'colored' && i !== place ? [outputFinding('BRANCH', 'changeOurs', i)] : [],
    ),
    ...(plain > 1 ? [finding('OUTPUT_COUNT', 'changeOurs', { plain: `${plain}` })] : []),
  ];
}

function sendBtcProblem(intent: SendBtcIntent, network: Network): ClaimProblem | null {
  const read = readPayableAddress(intent.address, network);
  if (!read.ok) return 'address';
  if (intent.amountSats < read.address.dustSats || intent.amountSats > MAX_MONEY_SATS) return 'amountSats';
  if (!Number.isSafeInteger(intent.rateSatsPerVb) || intent.rateSatsPerVb < 1) return 'rateSatsPerVb';
  return null;
}

function payeeOfPayment({ address }: SendBtcIntent, network: Network): string[] {
  const read = readPayableAddress(address, network);
  return read.ok ? [scriptKey(toHex(read.address.script))] : [];
}
