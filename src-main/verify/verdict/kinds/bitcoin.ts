import * as v from 'valibot';
import { BOUNDS } from '../../../../src-preload/contract/bounds.ts';
import type { Facts } from '../../../base/errors.ts';
import type { ClaimName, ClaimProblem } from '../../../../src-preload/contract/claims.ts';
import { readPayableAddress } from '../../../keys/payable-address.ts';
import { carriesRgb } from '../../rgb/bundle.ts';
import { sameBytes, toHex } from '../../../base/bytes.ts';
import { outpointNames, scriptKey, type Network, MAX_MONEY_SATS, isRate } from '../../../base/bitcoin.ts';
import { finding, inputFinding, outputFinding, type Finding } from '../claims/findings.ts';
import { outputKind, strangerFinding, type JudgedOutput, reachWithin } from '../claims/outputs.ts';
import type { IntentRule, RuleInput } from '../claims/transaction.ts';
import { judgePlainInputs } from '../claims/inputs.ts';
import { type LineKind, decimal, rate } from '../../types.ts';
import { LAST_INDEX } from '../../../keys/account.ts';
import { sumOfSats } from '../../../base/groups.ts';
import type { Kind } from './kind.ts';

export interface PaymentRecipient {
  /** The address in its one spelling. */
  readonly address: string;
  /** What arrives there; the fee comes on top. */
  readonly amountSats: bigint;
}

export interface SendBtcIntent {
  readonly kind: 'sendBtc';
  /** None: all of it comes back to the wallet, which only a payment that was built here does. */
  readonly recipients: readonly PaymentRecipient[];
  /** In steps of a tenth. */
  readonly rateSatsPerVb: number;
  /** Built by Ochre and broadcast by the wallet's Bitcoin server; absent: by the service. */
  readonly builtHere?: true;
  /** `txid:vout`: exactly these are spent. Absent: any. */
  readonly coins?: readonly string[];
}

export const bitcoin: Kind<SendBtcIntent> = {
  fileName: 'bitcoin',
  json: v.strictObject({
    kind: v.literal('sendBtc'),
    recipients: v.array(v.strictObject({ address: v.string(), amountSats: decimal })),
    rateSatsPerVb: rate,
    builtHere: v.exactOptional(v.literal(true)),
    coins: v.exactOptional(v.array(v.string())),
  }),
  problem: sendBtcProblem,
  payees: ({ recipients }, network) => recipients.flatMap(({ address }) => payeeKeys(address, network)),
  assets: () => [],
  rule: sendBtcRule,
  bookClaims: { holds: 'inputsUncolored', free: 'inputsUncolored', settled: null },
  reach: (account) => reachWithin(account, LAST_INDEX),
};

/** Steps 6 and 7: out, exactly each amount to its address, once. */
function sendBtcRule(intent: SendBtcIntent, input: RuleInput, problem: ClaimProblem | null): IntentRule {
  const { recipients } = intent;
  const { outputs, account } = input;
  const places = recipients.map(({ address }) => {
    const read = readPayableAddress(address, account.network);
    return read.ok ? outputs.findIndex(({ script }) => sameBytes(script, read.address.script)) : -1;
  });
  const [first] = recipients;
  return plainRule(intent, input, problem, {
    kinds: outputs.map((output, i) => (places.includes(i) ? 'recipient' : outputKind(output))),
    places,
    coins: intent.coins === undefined ? [] : judgeChosen(intent.coins, input),
    payments: recipients.flatMap((recipient, i) => judgePayment(recipient, outputs, places[i] ?? -1)),
    proved: {
      ...(first === undefined ? {} : { address: first.address }),
      amountSats: `${sumOfSats(recipients)}`,
      ...(recipients.length === 1 ? {} : { recipients: `${recipients.length}` }),
    },
  });
}

/** `asked`: `txid:vout`. */
export function judgeLeftOut(asked: readonly string[], inputs: RuleInput['inputs']): Finding[] {
  const spent = outpointNames(inputs);
  const left = asked.filter((outpoint) => !spent.includes(outpoint));
  return left.map((outpoint) => finding('UNEXPECTED_INPUT', 'inputsOurs', { outpoint, problem: 'leftOut' }));
}

function judgeChosen(chosen: readonly string[], { inputs }: RuleInput): Finding[] {
  return [
    ...judgeLeftOut(chosen, inputs),
    ...outpointNames(inputs).flatMap((outpoint, i) =>
      chosen.includes(outpoint)
        ? []
        : [inputFinding('UNEXPECTED_INPUT', 'inputsOurs', i, { outpoint, problem: 'couldBeLeftOut' })],
    ),
  ];
}

interface Paid {
  readonly kinds: readonly LineKind[];
  /** Where each output that was asked for stands; -1: nowhere. */
  readonly places: readonly number[];
  readonly coins: readonly Finding[];
  readonly payments: readonly Finding[];
  readonly proved: Facts;
}

/** Plain coins in; out, what was asked for and at most one plain change, just one if nothing was asked for. No RGB. */
export function plainRule(
  { rateSatsPerVb }: { readonly rateSatsPerVb: number },
  { inputs, outputs, psbt }: RuleInput,
  problem: ClaimProblem | null,
  { kinds, places, coins, payments, proved }: Paid,
): IntentRule {
  const change = outputs.filter(({ own }, i) => own?.branch === 'vanilla' && !places.includes(i));
  return {
    claims: PLAIN_CLAIMS,
    findings: [
      ...(problem === null ? [] : [finding('INTENT_MISMATCH', 'paymentAsAsked', { problem })]),
      ...judgePlainInputs(inputs),
      ...coins,
      ...(carriesRgb(psbt) ? [finding('RGB_HIDDEN', 'nothingToOthers')] : []),
      ...judgeStrangers(outputs, kinds),
      ...payments,
      ...judgeChange(outputs, places, change.length),
    ],
    doubts: [],
    proved: { paymentAsAsked: proved, inputsUncolored: { inputs: `${inputs.length}` } },
    grounds: {},
    kinds,
    assets: [],
    fee: problem === null ? { kind: 'asked', rateSatsPerVb, ownChange: change.length > 0 } : null,
  };
}

const PLAIN_CLAIMS = [
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
function judgePayment(
  recipient: PaymentRecipient,
  outputs: readonly JudgedOutput[],
  place: number,
): Finding[] {
  const paid = outputs[place];
  const agreed: Facts = { agreedSats: `${recipient.amountSats}` };
  if (paid === undefined) return [finding('OUTPUT_COUNT', 'paymentAsAsked', agreed)];
  // An own address is nobody whom this wallet could pay: it would count as what comes back.
  if (paid.own !== null)
    return [outputFinding('INTENT_MISMATCH', 'paymentAsAsked', place, { problem: 'ours' })];
  if (paid.amountSats === recipient.amountSats) return [];
  return [
    outputFinding('OUTPUT_SIZE', 'paymentAsAsked', place, { ...agreed, amountSats: `${paid.amountSats}` }),
  ];
}

/** Plain bitcoin on the asset branch would be taken for a slot, and spent as one. */
function judgeChange(outputs: readonly JudgedOutput[], asked: readonly number[], plain: number): Finding[] {
  const isCount = plain === 1 || (plain === 0 && asked.length > 0);
  return [
    ...outputs.flatMap(({ own }, i) =>
      own?.branch === 'colored' && !asked.includes(i) ? [outputFinding('BRANCH', 'changeOurs', i)] : [],
    ),
    ...(isCount ? [] : [finding('OUTPUT_COUNT', 'changeOurs', { plain: `${plain}` })]),
  ];
}

function sendBtcProblem(
  { recipients, rateSatsPerVb, builtHere }: SendBtcIntent,
  network: Network,
): ClaimProblem | null {
  const isCount = builtHere === true ? recipients.length <= MAX_RECIPIENTS : recipients.length === 1;
  if (!isCount) return 'recipients';
  for (const { address, amountSats } of recipients) {
    const read = readPayableAddress(address, network);
    if (!read.ok) return 'address';
    if (amountSats < read.address.dustSats || amountSats > MAX_MONEY_SATS) return 'amountSats';
  }
  const payees = recipients.flatMap(({ address }) => payeeKeys(address, network));
  if (new Set(payees).size < payees.length) return 'duplicate';
  if (!isRate(rateSatsPerVb)) return 'rateSatsPerVb';
  // A service accepts whole rates only.
  return builtHere === true || Number.isInteger(rateSatsPerVb) ? null : 'rateSatsPerVb';
}

/** As many as one review can show. */
const MAX_RECIPIENTS = BOUNDS.bitcoinRecipients;

function payeeKeys(address: string, network: Network): string[] {
  const read = readPayableAddress(address, network);
  return read.ok ? [scriptKey(toHex(read.address.script))] : [];
}
