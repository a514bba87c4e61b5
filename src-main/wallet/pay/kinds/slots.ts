import { listCoins, NOW, SHOWN, withBalance } from '../../connection/service-reading.ts';
import type { CallAnswer, CallInput } from '../../../../src-preload/contract/index.ts';
import { type ReviewAnswer, satsWithUnit, signQuestion } from '../review.ts';
import { fail } from '../../../base/errors.ts';
import type { IntentOf, SnapshotEntry } from '../../../verify/index.ts';
import { slotCost } from '../build-payment.ts';
import type { WalletContext } from '../../context/context.ts';
import { withService } from '../../connection/service.ts';
import { asProved } from '../../book/own-book.ts';
import { sumOfSats } from '../../../base/groups.ts';
import { countSlots, useOf } from '../../connection/describe.ts';
import { beginFlow, NOTHING_ELSE, type FlowPlan, type FlowInput } from '../begin-flow.ts';
import { refuseDoublePayment } from '../refuse-second-payment.ts';
import { failureIn } from '../../failures.ts';
import { inPages } from '../../../turns.ts';
import { outpointName } from '../../../base/bitcoin.ts';
import { waitForSlotsOf } from '../waiting.ts';
import { say } from '../../../../src-preload/messages/say.ts';
import type { Confirmation } from '../../../ports/index.ts';
import type { WalletRecord } from '../../../records/wallet.ts';
import type { SignedStep } from '../../../records/signing.ts';
import { endFlow, type EndKind } from '../end-flow.ts';
import { settleByUnspents } from '../reconcile.ts';
import type { PaymentKind, AskedToSign } from './kind.ts';

export type SlotsInput = CallInput<'signing.beginSlots'>;

/** With `upTo` only the missing ones; 0: nothing to do. */
function slotsToCreate(asked: SlotsInput, entries: readonly SnapshotEntry[]): number {
  return asked.upTo ? Math.max(0, asked.num - countSlots(entries).free) : asked.num;
}

/** The service would spend the frozen coin too, so it isn't asked to build. Throws COIN_FROZEN. */
function refuseFrozen(
  context: Pick<WalletContext, 'holdings'>,
  walletId: string,
  entries: readonly SnapshotEntry[],
): void {
  const isFrozen = frozenIn(context, walletId);
  const one = plainCoins(entries).find(isFrozen);
  if (one !== undefined) throw fail('COIN_FROZEN', { outpoint: outpointName(one) });
}

function frozenIn(
  { holdings }: Pick<WalletContext, 'holdings'>,
  walletId: string,
): (coin: SnapshotEntry) => boolean {
  const frozen = new Set(holdings.labels.frozen(walletId));
  return (coin) => frozen.has(outpointName(coin));
}

/** rgb-lib spends every plain coin for new slots (service-facts 2.4). */
function plainCoins(entries: readonly SnapshotEntry[]): readonly SnapshotEntry[] {
  return entries.filter((entry) => useOf(entry) === 'plain');
}

export function planSlots(
  context: WalletContext,
  asked: SlotsInput,
): Promise<CallAnswer<'signing.planSlots'>> {
  return withService(context, asked.walletId, async (api, wallet) => {
    const reading = listCoins(context, wallet, api, SHOWN);
    const { balance, unspents } = await withBalance(context, wallet, api, reading, 'shows');
    const entries = await inPages(unspents, asProved(context, wallet.id));
    refuseFrozen(context, wallet.id, entries);
    const freeNow = countSlots(entries).free;
    const toCreate = slotsToCreate(asked, entries);
    const cost = slotCost({
      num: toCreate,
      sizeSats: BigInt(asked.sizeSats),
      rateSatsPerVb: asked.rateSatsPerVb,
      inputs: Math.max(1, plainCoins(entries).length),
    });
    return {
      freeNow,
      toCreate,
      slotsSats: cost.slotsSats,
      feeSatsEstimate: toCreate === 0 ? 0 : cost.feeSats,
      vbytesEstimate: toCreate === 0 ? 0 : cost.vbytes,
      takesSats: toCreate === 0 ? 0 : cost.takesSats,
      spendableSats: balance.vanilla.spendableSats,
      freeAfter: freeNow + toCreate,
    };
  });
}

export async function beginSlots(context: WalletContext, asked: SlotsInput): Promise<ReviewAnswer> {
  const review = await beginFlow(context, asked.walletId, NOTHING_ELSE, (at) => prepare(context, asked, at));
  waitForSlotsOf(context, asked.walletId, review.flowId);
  return review;
}

function prepare(context: WalletContext, asked: SlotsInput, at: FlowInput): FlowPlan {
  const { num: askedNum, rateSatsPerVb, upTo } = asked;
  const sizeSats = BigInt(asked.sizeSats);
  const intentBy = (entries: readonly SnapshotEntry[]): IntentOf<'createSlots'> => {
    const num = slotsToCreate(asked, asProved(context, at.wallet.id)(entries));
    return { kind: 'createSlots', num, askedNum, sizeSats, rateSatsPerVb, upTo };
  };
  if (intentBy(at.snapshot.entries).num === 0) throw fail('NOTHING_TO_DO', { freeSlots: askedNum });
  refuseFrozen(context, at.wallet.id, at.snapshot.entries);
  refuseDoublePayment(context, at.wallet.id, { kind: 'createSlots', recipients: [] });
  return {
    intentBy,
    assets: [],
    begin: () => at.api.createUtxosBegin({ upTo, num: askedNum, sizeSats, rateSatsPerVb }),
    explain: (error) => explain(error, asked, at),
  };
}

function explain(error: unknown, asked: SlotsInput, { snapshot, missing }: FlowInput): unknown {
  const { num, rateSatsPerVb } = asked;
  const meaning = failureIn(error, 'SERVICE_ERROR')?.facts.meaning;
  if (meaning === 'nothingToDo') return fail('NOTHING_TO_DO', { freeSlots: num });
  if (meaning !== 'notEnoughBitcoin') return error;
  const gone = missing.find(({ colored }) => !colored);
  if (gone !== undefined) return fail('UNSPENT_MISSING', { outpoint: gone.outpoint });
  const coins = plainCoins(snapshot.entries);
  const inputs = Math.max(1, coins.length);
  const cost = slotCost({ num, sizeSats: BigInt(asked.sizeSats), rateSatsPerVb, inputs });
  const spendableSats = Number(sumOfSats(coins));
  return fail('NOT_ENOUGH_BITCOIN', { neededSats: Number(cost.takesSats), spendableSats });
}

function askSignSlots(
  wallet: WalletRecord,
  { intent, verdict }: Pick<AskedToSign<IntentOf<'createSlots'>>, 'intent' | 'verdict'>,
): Confirmation {
  // The verdict's count: with `upTo` fewer may be made than asked.
  const slots = verdict.outputs.filter((line) => line.kind === 'assetSlot').length;
  const title = say('question-sign-slots', { count: slots });
  return signQuestion(wallet, verdict, title, sizeLine(slots, intent));
}

const sizeLine = (count: number, { sizeSats }: IntentOf<'createSlots'>): string[] => [
  say('question-sign-slots.size', { count, amount: satsWithUnit(sizeSats) }),
];

/** The service's count isn't believed: count the list by our txid. */
function endSlots(context: WalletContext, wallet: WalletRecord, signed: SignedStep) {
  const { txid } = signed;
  return {
    handOver: async (api) => ({ txid: null, count: await api.createUtxosEnd(signed.psbt) }),
    read: async (api) => {
      const entries = await listCoins(context, wallet, api, NOW).listed;
      settleByUnspents(context, wallet, entries);
      const listed = entries.filter((entry) => entry.txid === txid && useOf(entry) !== 'plain');
      // Distinct and in the transaction: a list may repeat itself.
      const created = signed.slots.filter((vout) => listed.some((entry) => entry.vout === vout)).length;
      return created === 0 ? null : { outcome: 'created', txid, created };
    },
    // A count of 0 says that the slots were submitted and aren't listed yet.
    taken: () => ({ outcome: 'created', txid, created: 0 }),
  } satisfies EndKind<{ txid: null; count: number | null }>;
}

export const slots: PaymentKind<IntentOf<'createSlots'>> = {
  again: (context, walletId, { askedNum, sizeSats, rateSatsPerVb, upTo }) =>
    beginSlots(context, { walletId, num: askedNum, sizeSats: Number(sizeSats), rateSatsPerVb, upTo }),
  question: askSignSlots,
  what: (intent) => sizeLine(intent.num, intent),
  end: (context, wallet, ending) =>
    endFlow(context, wallet, ending, endSlots(context, wallet, ending.signed)),
};
