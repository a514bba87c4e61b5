import * as v from 'valibot';
import { fail, type WalletError } from '../../domain/errors.ts';
import { Refusal } from '../../serving/answers.ts';
import { toHex } from '../chain/bytes.ts';
import { readChoices } from '../http/choices.ts';
import { assetBalanceOf } from '../ledger/allocations.ts';
import { contractOf, findAsset, nowSeconds } from '../ledger/assets.ts';
import { checkStillFree, finishSend } from '../ledger/finish-send.ts';
import { leaveInstead } from '../ledger/left.ts';
import { STATUS } from '../ledger/numbers.ts';
import { chooseCoins } from '../ledger/send-coins.ts';
import { buildSend } from '../ledger/send-psbt.ts';
import type { SendAsked } from '../ledger/send-request.ts';
import { slotsOf, placeOf } from '../ledger/slots.ts';
import { checkTransaction } from '../chain/mempool.ts';
import { readInvoice } from '../rgb/invoice.ts';
import { readRecipientId } from '../rgb/recipient.ts';
import type { World } from '../chain/store.ts';
import { signAsFriend, friendWithSlots } from './friend-keys.ts';

export interface FriendPays {
  readonly invoice: string;
  /** Where the invoice leaves it open; an asset's id. */
  readonly assetId: string | null;
  /** Base units, likewise. */
  readonly amount: bigint | null;
}

const RATE_SATS_PER_VB = 2;
/** What an output that is made for a witness recipient holds. */
const WITNESS_SATS = 1_000n;
/** One for the change of the asset, and one more for sats should a fee need them. */
const SPARE_SLOTS = 2;

/**
 * The friend sends on an invoice, by the same steps as any wallet: choose, build, sign, hand over. It is broadcast once
 * the recipient acknowledged and the friend has refreshed. Answers the txid. Throws PRACTICE_REFUSED.
 */
export function payAsFriend(world: World, pays: FriendPays): string {
  if (readChoices(world).friendSilent) throw refused('your friend was told to be silent');
  return world.store.atomic(() =>
    asPerson(() => {
      const asked = readPayment(world, pays);
      const friend = friendWithSlots(world, SPARE_SLOTS);
      checkHolds(world, asked);
      const { psbt, ...begun } = buildSend(world, friend, asked, chooseCoins(world, friend, asked));
      checkStillFree(world, friend, { ...begun, asked: '' });
      const slots = new Map(slotsOf(world, friend).map((slot) => [placeOf(slot), slot]));
      const coins = begun.plan.inputs.flatMap((place) => slots.get(placeOf(place)) ?? []);
      const raw = signAsFriend(psbt, coins).extract();
      checkTransaction(world, raw);
      finishSend(
        world,
        friend,
        { ...begun, asked: '' },
        {
          status: STATUS.waitingCounterparty,
          raw: toHex(raw),
          minConfirmations: asked.minConfirmations,
        },
      );
      const { friendLeaves } = readChoices(world);
      for (const { recipientId } of asked.recipients) leaveInstead(world, recipientId, friendLeaves);
      return begun.txid;
    }),
  );
}

function readPayment(world: World, { invoice: text, assetId, amount: chosen }: FriendPays): SendAsked {
  const invoice = readInvoice(text);
  const recipient = invoice && readRecipientId(invoice.recipientId);
  if (invoice === null || recipient === null) throw refused('this is no invoice of the practice network');
  if (invoice.expiresAtSeconds !== null && invoice.expiresAtSeconds < nowSeconds(world)) {
    throw refused('the invoice has expired');
  }
  const named = invoice.contract && toHex(invoice.contract);
  const contract = assetId === null ? named : contractOf(world, assetId);
  if (contract === null) throw refused('the invoice leaves the asset open: say which one to send');
  if (named !== null && named !== contract) throw refused('the invoice asks for another asset');
  const amount = chosen ?? invoice.amount;
  if (amount === null) throw refused('the invoice leaves the amount open: say how much to send');
  if (invoice.amount !== null && invoice.amount !== amount)
    throw refused('the invoice asks for another amount');
  return {
    recipients: [
      {
        contract,
        recipientId: invoice.recipientId,
        recipient,
        amount,
        sats: recipient.kind === 'witness' ? WITNESS_SATS : 0n,
        blinding: null,
        endpoints: invoice.endpoints,
      },
    ],
    donation: false,
    rateSatsPerVb: RATE_SATS_PER_VB,
    minConfirmations: 1,
  };
}

function checkHolds(world: World, { recipients }: SendAsked): void {
  for (const { contract, amount } of recipients) {
    const asset = findAsset(world, contract);
    const { settled, spendable } = assetBalanceOf(world, friendWithSlots(world, 0), contract);
    if (asset === null || settled === 0n) throw refused('your friend does not hold that asset');
    if (amount <= spendable) continue;
    throw refused(
      settled < amount
        ? `your friend holds ${settled} base units of it, not ${amount}`
        : `your friend can spend ${spendable} base units of it now: the rest waits for a block`,
    );
  }
}

const libraryBody = v.object({ message: v.string() });

function refused(detail: string): WalletError {
  return fail('PRACTICE_REFUSED', { detail });
}

/** What the ledger refuses the friend, said to the person who asked it of them. */
export function asPerson<T>(act: () => T): T {
  try {
    return act();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const body = v.safeParse(libraryBody, error.answer.body);
    throw refused(body.success ? body.output.message : error.message);
  }
}
