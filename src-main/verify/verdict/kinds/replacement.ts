import * as v from 'valibot';
import type { ClaimProblem } from '../../../../src-preload/contract/claims.ts';
import { attempt } from '../../../base/json.ts';
import { fromHex, sameBytes, toHex } from '../../../base/bytes.ts';
import { sumOfSats } from '../../../base/groups.ts';
import { feeAt, isRate, outpointName, outpointNames, scriptKey } from '../../../base/bitcoin.ts';
import type { Facts } from '../../../base/errors.ts';
import { LAST_INDEX } from '../../../keys/account.ts';
import { rate, type LineKind } from '../../types.ts';
import {
  readUnsignedTransaction,
  transactionId,
  type Transaction,
  type TransactionOutput,
} from '../../psbt/transaction.ts';
import { signedVbytes, type IntentRule, type RuleInput } from '../claims/transaction.ts';
import { finding, inputFinding, type Finding } from '../claims/findings.ts';
import { outputKind, type JudgedOutput, reachWithin } from '../claims/outputs.ts';
import { judgeLeftOut, plainRule } from './bitcoin.ts';
import type { Kind } from './kind.ts';

/** A transaction of ours once more, with a higher fee and the same coins: only one of the two can confirm (BIP125). */
export interface ReplacementIntent {
  readonly kind: 'replacement';
  /** The original without witness data, hex: what it pays is read from its bytes. */
  readonly original: string;
  /** `raise`: the same recipients and slots, less change. `cancel`: all of it comes back. */
  readonly act: 'raise' | 'cancel';
  /** In steps of a tenth. */
  readonly rateSatsPerVb: number;
}

/** 400,000 weight units are the most that nodes relay, four for each byte. */
const MOST_HEX = 200_000;

export const replacement: Kind<ReplacementIntent> = {
  fileName: 'replacement',
  json: v.strictObject({
    kind: v.literal('replacement'),
    original: v.pipe(v.string(), v.maxLength(MOST_HEX), v.regex(/^([0-9a-f]{2})+$/)),
    act: v.picklist(['raise', 'cancel']),
    rateSatsPerVb: rate,
  }),
  problem: ({ original, rateSatsPerVb }) => {
    if (originalOf(original) === null) return 'original';
    return isRate(rateSatsPerVb) ? null : 'rateSatsPerVb';
  },
  // Our own scripts among these are no payees, but they do no harm, since nobody else pays them.
  payees: ({ original, act }) =>
    act === 'cancel'
      ? []
      : (originalOf(original)?.outputs.map(({ script }) => scriptKey(toHex(script))) ?? []),
  assets: () => [],
  rule: replacementRule,
  bookClaims: { holds: 'inputsUncolored', free: 'inputsUncolored', settled: null },
  reach: (account) => reachWithin(account, LAST_INDEX),
};

type Original = Transaction & { readonly txid: string };

/** Null for bytes that are no transaction. */
export function originalOf(hex: string): Original | null {
  const read = attempt(() => readUnsignedTransaction(fromHex(hex)));
  return read && { ...read, txid: transactionId(read.bytes) };
}

export function replacedSpends(original: string): ReadonlySet<string> {
  return new Set(outpointNames(originalOf(original)?.inputs ?? []));
}

export function replacedOutputs(original: string): readonly string[] {
  const read = originalOf(original);
  return read?.outputs.map((_, vout) => outpointName({ txid: read.txid, vout })) ?? [];
}

/** What a node wants for relaying anything a second time (Bitcoin Core's incremental relay fee), sat/vB. */
const RELAY_SATS_PER_VB = 1;

function replacementRule(
  intent: ReplacementIntent,
  input: RuleInput,
  problem: ClaimProblem | null,
): IntentRule {
  const { outputs } = input;
  const original = originalOf(intent.original);
  // What a higher fee leaves as it is: each output but our plain change.
  const kept = (intent.act === 'cancel' ? [] : (original?.outputs ?? [])).filter(
    ({ script }) => !input.isPlainChange(script),
  );
  const places = placesOf(kept, outputs);
  const kinds = outputs.map((output, i): LineKind => {
    const isPaid = output.kind === 'foreign' && places.includes(i);
    return isPaid ? 'recipient' : outputKind(output);
  });
  const count = (wanted: LineKind): `${number}` => `${kinds.filter((kind) => kind === wanted).length}`;
  const rule = plainRule(intent, input, problem ?? (original === null ? 'original' : null), {
    ...{ kinds, places },
    coins: original === null ? [] : [...judgeSameCoins(original, input), ...judgeLetGo(original, input)],
    payments: kept.flatMap(({ amountSats }, i) =>
      places[i] === -1 ? [finding('OUTPUT_COUNT', 'paymentAsAsked', { agreedSats: `${amountSats}` })] : [],
    ),
    proved: {
      ...(original === null ? {} : { by: original.txid }),
      ...{ recipients: count('recipient'), slots: count('assetSlot') },
    },
  });
  return original === null ? rule : { ...rule, findings: [...rule.findings, ...judgeMore(original, input)] };
}

/** Where each kept output stands, each place used once; -1: nowhere. */
function placesOf(kept: readonly TransactionOutput[], outputs: readonly JudgedOutput[]): number[] {
  const left = new Set(outputs.keys());
  return kept.map(({ script, amountSats }) => {
    const place = [...left].find((i) => {
      const output = outputs[i];
      return output?.amountSats === amountSats && sameBytes(output.script, script);
    });
    if (place !== undefined) left.delete(place);
    return place ?? -1;
  });
}

/** Without one of the original's coins both could confirm, and the recipient would be paid twice. */
function judgeSameCoins(original: Original, { inputs }: RuleInput): Finding[] {
  return [
    ...judgeLeftOut(outpointNames(original.inputs), inputs),
    ...inputs.flatMap(({ outpoint }, i) =>
      outpoint.txid === original.txid
        ? [inputFinding('UNEXPECTED_INPUT', 'inputsOurs', i, { problem: 'ofTheOriginal' })]
        : [],
    ),
  ];
}

/** Whatever the original makes is gone with it: nothing may be promised there, lie there or be spent from there. */
function judgeLetGo({ txid, outputs }: Original, { book, entries }: RuleInput): Finding[] {
  return outputs.flatMap((_, vout) => {
    const outpoint = outpointName({ txid, vout });
    const entry = entries.find((one) => outpointName(one) === outpoint);
    const facts: Facts = { outpoint };
    const by = book.holderOf(outpoint);
    if (by !== null) return [finding('RESERVED', 'inputsUncolored', { ...facts, by })];
    if (book.isAwaited(outpoint)) return [finding('INVOICE_SLOT', 'inputsUncolored', facts)];
    if (book.allocationsOn(outpoint).length > 0 || (entry?.allocations.length ?? 0) > 0)
      return [finding('SPENDS_COLORED', 'inputsUncolored', facts)];
    return (entry?.pendingBlinded ?? 0) > 0
      ? [finding('SPENDS_PENDING', 'inputsUncolored', { ...facts, pending: `${entry?.pendingBlinded ?? 0}` })]
      : [];
  });
}

/** BIP125, rules 3 and 4: nodes take no replacement that pays less than this. */
function judgeMore(original: Transaction, { inputs, psbt }: RuleInput): Finding[] {
  const spent = outpointNames(original.inputs);
  const paid = inputs.filter(({ outpoint }) => spent.includes(outpointName(outpoint)));
  if (paid.length < spent.length || inputs.some(({ amountSats }) => amountSats === null)) return [];
  const feeBefore = sumOfSats(paid) - sumOfSats(original.outputs);
  const fee = sumOfSats(inputs) - sumOfSats(psbt.unsigned.outputs);
  const leastSats =
    feeBefore + feeAt(RELAY_SATS_PER_VB, signedVbytes(psbt.unsigned.bytes.length, inputs.length));
  return fee >= leastSats
    ? []
    : [finding('FEE_TOO_LOW', 'feeAsAsked', { feeSats: `${fee}`, leastSats: `${leastSats}` })];
}
