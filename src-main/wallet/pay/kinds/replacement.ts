import type { CallInput, FactsOf } from '../../../../src-preload/contract/index.ts';
import { say } from '../../../../src-preload/messages/say.ts';
import { feeAt, outpointName } from '../../../base/bitcoin.ts';
import { fail } from '../../../base/errors.ts';
import { meets } from '../../../base/groups.ts';
import { toHex } from '../../../base/bytes.ts';
import { readSigned } from '../../../records/signing.ts';
import type { WalletRecord } from '../../../records/wallet.ts';
import {
  originalOf,
  unsignedOf,
  type IntentOf,
  type Snapshot,
  type TransactionOutput,
} from '../../../verify/index.ts';
import { seenCoinsNow } from '../../book/own-book.ts';
import { ownPlaceOf, ownTransactions, type OwnTransaction } from '../../book/own-recipients.ts';
import { requireSources } from '../../chain/source.ts';
import { listCoins, SHOWN } from '../../connection/service-reading.ts';
import { withService } from '../../connection/service.ts';
import type { UseCase, WalletContext } from '../../context/context.ts';
import { failureIn } from '../../failures.ts';
import { beginFlow, NOTHING_ELSE, type FlowInput, type FlowPlan } from '../begin-flow.ts';
import { endFlow } from '../end-flow.ts';
import {
  paymentFee,
  selectCoins,
  sumOfCoins,
  type PayableCoin,
  type Selection,
  coinsFor,
} from '../build-payment.ts';
import { firstRecipients, satsWithUnit, signQuestion } from '../review.ts';
import { build, endPlain, notEnoughFor, sizedOutput } from './bitcoin.ts';
import type { PaymentKind } from './kind.ts';

type Intent = IntentOf<'replacement'>;
type Asked = CallInput<'signing.beginReplacement'>;
type Reason = FactsOf<'REPLACE_REFUSED'>['reason'];

const refused = (reason: Reason, leastRate: number | null = null): Error =>
  fail('REPLACE_REFUSED', { reason, leastRate });

/** The original with what is read from its signed bytes. Sats. */
interface Original {
  readonly own: OwnTransaction;
  readonly hex: string;
  readonly coins: readonly PayableCoin[];
  readonly feeSats: bigint;
  readonly outputs: readonly TransactionOutput[];
  /** Our plain output in it; null: none. */
  readonly change: TransactionOutput | null;
}

/** Throws REPLACE_REFUSED if the transaction may not be replaced. */
function requireOriginal(context: Pick<WalletContext, 'signings'>, walletId: string, txid: string): Original {
  const all = ownTransactions(context, walletId);
  const own = all.find((one) => one.txid === txid);
  if (own === undefined) throw refused('unknown');
  if (own.kind === 'send') throw refused('assets');
  if (own.state === 'settled') throw refused('mined');
  if (own.state === 'givenUp') throw refused('replaced');
  const others = all.filter((one) => one.id !== own.id && one.state !== 'givenUp');
  const made = own.made.map(({ vout }) => outpointName({ txid, vout }));
  if (others.some(({ inputs }) => meets(inputs, made))) throw refused('spent');
  // Only the newest of several replacements can be raised, because nodes hold that one.
  if (others.some((one) => one.createdAtMs > own.createdAtMs && meets(one.inputs, own.inputs)))
    throw refused('replaced');
  const signed = readSigned(context.signings.read(own.id)?.data.signed);
  if (signed === null || own.coins.length !== own.inputs.length) throw refused('unknown');
  const { bytes, outputs } = unsignedOf(signed.psbt);
  const coins = own.coins.map((coin) => ({ outpoint: outpointName(coin), sats: coin.sats }));
  const plain = own.made.find(({ colored }) => !colored);
  return {
    ...{ own, coins, outputs, hex: toHex(bytes) },
    feeSats: sumOfCoins(coins) - sumOfCoins(outputs.map(sizedOutput)),
    change: (plain && outputs[plain.vout]) ?? null,
  };
}

/** Why the transaction may not be replaced, as far as this wallet knows; null: it may be. */
export function replaceProblem(
  context: Pick<WalletContext, 'signings'>,
  walletId: string,
  txid: string,
): Reason | null {
  try {
    requireOriginal(context, walletId, txid);
    return null;
  } catch (error) {
    return failureIn(error, 'REPLACE_REFUSED')?.facts.reason ?? 'unknown';
  }
}

/** Throws REPLACE_REFUSED `rate` below what nodes take (BIP125, rules 3 and 4); null: not enough coins. */
function selectFor(
  original: Original,
  { act, rateSatsPerVb }: Pick<Asked, 'act' | 'rateSatsPerVb'>,
  spare: readonly PayableCoin[],
): Selection | null {
  const outputs = keptOutputs(original, act);
  const terms = { outputs: outputs.map(sizedOutput), rateSatsPerVb, must: original.coins };
  const selection = selectCoins(spare, { ...terms, comesBack: outputs.length === 0 });
  const leastRate = leastRateOf(original, outputs, selection?.coins.length ?? original.coins.length);
  if (rateSatsPerVb < leastRate) throw refused('rate', leastRate);
  return selection;
}

function keptOutputs({ outputs, change }: Original, act: Asked['act']): readonly TransactionOutput[] {
  return act === 'cancel' ? [] : outputs.filter((one) => one !== change);
}

/** The lowest rate: the original's fee and one sat for each vbyte of the new transaction. */
function leastRateOf(original: Original, outputs: readonly TransactionOutput[], inputs: number): number {
  const terms = { outputs: outputs.map(sizedOutput), rateSatsPerVb: 1 };
  const vbytes = paymentFee(terms, inputs, true);
  const least = original.feeSats + feeAt(1, vbytes);
  // Without change the transaction is smaller, and the rate higher.
  const smallest = original.change === null && outputs.length > 0 ? paymentFee(terms, inputs, false) : vbytes;
  return Number((least * 10n + smallest - 1n) / smallest) / 10;
}

/** Only coins that are in a block: another unmined one would be new to the replacement (BIP125, rule 2). */
function spareCoins(
  context: WalletContext,
  wallet: WalletRecord,
  entries: Snapshot['entries'],
): readonly PayableCoin[] {
  const mined = seenCoinsNow(context, wallet);
  return coinsFor(context, wallet, entries).filter(({ outpoint }) => mined?.has(outpoint) === true);
}

export const planReplacement: UseCase<'signing.planReplacement'> = (context, asked) =>
  withService(context, asked.walletId, async (api, wallet) => {
    if (wallet.chainSource === null) throw fail('CHAIN_OFF', {});
    const original = requireOriginal(context, wallet.id, asked.txid);
    const outputs = keptOutputs(original, asked.act);
    const spare = spareCoins(context, wallet, await listCoins(context, wallet, api, SHOWN).listed);
    const leastRate = leastRateOf(original, outputs, original.coins.length);
    const rateSatsPerVb = Math.max(asked.rateSatsPerVb, leastRate);
    const selection = selectFor(original, { ...asked, rateSatsPerVb }, spare);
    const ours = new Set(original.own.made.map(({ vout }) => original.outputs[vout]));
    const paid = outputs.filter((output) => !ours.has(output));
    return {
      feeSats: original.feeSats,
      leastRate,
      recipientSats: sumOfCoins(paid.map(sizedOutput)),
      newFeeSats: selection && selection.feeSats,
    };
  });

/** Throws REPLACE_REFUSED, CHAIN_OFF, NOT_ENOUGH_BITCOIN, and what beginFlow throws. */
export const beginReplacement: UseCase<'signing.beginReplacement'> = async (context, asked) => {
  const wallet = context.wallets.require(asked.walletId);
  if (wallet.chainSource === null) throw fail('CHAIN_OFF', {});
  requireOriginal(context, wallet.id, asked.txid);
  await requireSources(context, wallet);
  return beginFlow(context, asked.walletId, NOTHING_ELSE, (at) => prepare(context, asked, at));
};

function prepare(context: WalletContext, asked: Asked, at: FlowInput): FlowPlan {
  const { wallet, snapshot } = at;
  const { act, rateSatsPerVb } = asked;
  // Checked again: the original may have been mined, or spent from, meanwhile.
  const original = requireOriginal(context, wallet.id, asked.txid);
  const spare = spareCoins(context, wallet, snapshot.entries);
  const selection = selectFor(original, asked, spare);
  const coins = [...original.coins, ...spare];
  if (selection === null)
    throw notEnoughFor({ outputs: original.outputs.map(sizedOutput), rateSatsPerVb }, coins, at);
  const intent: Intent = { kind: 'replacement', original: original.hex, act, rateSatsPerVb };
  return {
    intentBy: () => intent,
    assets: [],
    begin: async () => {
      const before = original.change && (await ownPlaceOf(context, wallet, original.change.script));
      return build(context, at, selection, keptOutputs(original, act), before);
    },
    explain: (error) => error,
  };
}

export const replacement: PaymentKind<Intent> = {
  again: (context, walletId, { original, act, rateSatsPerVb }) =>
    beginReplacement(context, { walletId, txid: originalOf(original)?.txid ?? '', act, rateSatsPerVb }),
  question: (wallet, { intent, verdict, isImported = false }) => {
    const paid = verdict.outputs.flatMap(({ kind, address, amountSats: sats }) =>
      kind === 'recipient' && sats !== null ? [{ sats, address }] : [],
    );
    const lines = paid.map(({ sats, address }) =>
      say('question-pays', { amount: satsWithUnit(sats), to: address ?? '' }),
    );
    // The original came with a request: perhaps nobody here ever paid it.
    const title = isImported
      ? say('question-sign-btc', { amount: satsWithUnit(sumOfCoins(paid)) })
      : say('question-sign-replace', { act: intent.act });
    return signQuestion(wallet, verdict, title, [...firstRecipients(lines), say('question-replace-one')]);
  },
  what: ({ act }) => [say('question-replace', { act })],
  end: (context, wallet, ending) =>
    endFlow(context, wallet, ending, endPlain(context, wallet, ending.signed, 'replacement', false)),
};
