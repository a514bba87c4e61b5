import * as v from 'valibot';
import { libraryError } from '../../serving/answers.ts';
import { listOf, record, small, text, u64, whole } from '../../serving/shape.ts';
import { DUST_SATS, MAX_SATS } from '../chain/chain.ts';
import {
  AMOUNT_AND_LENGTH_BYTES,
  feeSats,
  insufficientBitcoins,
  MAX_RATE_SATS_PER_VB,
  refuseLowRate,
  TAPROOT_OUTPUT_BYTES,
} from '../chain/psbt.ts';
import type { World } from '../chain/store.ts';
import type { ServedWallet } from '../chain/wallets.ts';
import { readRecipientId, type InvoiceRecipient } from '../rgb/invoice.ts';
import { allocationsOf, contractOf, sum, type PracticeAllocation } from './assets.ts';
import { freeSlots, slotsOf, type Slot } from './slots.ts';
import { STATUS } from './terms.ts';

export interface PracticeRecipient {
  readonly contract: string;
  readonly recipientId: string;
  readonly recipient: InvoiceRecipient;
  readonly amount: bigint;
  readonly sats: bigint;
  readonly blinding: bigint | null;
  readonly endpoints: readonly string[];
}

export interface PracticeSend {
  readonly recipients: readonly PracticeRecipient[];
  readonly rateSatsPerVb: number;
  readonly minConfirmations: number;
}

const MAX_RECIPIENTS = 200;

const recipientFields = v.object({
  recipient_id: text(500),
  witness_data: v.nullish(v.object({ amount_sat: whole(0n, MAX_SATS), blinding: v.nullish(u64) })),
  amount: u64,
  transport_endpoints: listOf(text(1000), 20),
});

export const sendFields = {
  recipient_map: record(listOf(recipientFields, MAX_RECIPIENTS), MAX_RECIPIENTS, 200),
  donation: v.boolean(),
  fee_rate: small(0, MAX_RATE_SATS_PER_VB),
  min_confirmations: small(0, 255),
};
type SendBody = v.InferOutput<v.ObjectSchema<typeof sendFields, undefined>>;

export function readSend(world: World, body: SendBody): PracticeSend {
  refuseLowRate(body.fee_rate);
  const recipients = Object.entries(body.recipient_map).flatMap(([assetId, asked]) => {
    const contract = contractOf(world, assetId);
    return asked.map((fields) => readRecipient(contract, fields));
  });
  if (recipients.length === 0 || recipients.length > MAX_RECIPIENTS) {
    throw libraryError('InvalidRecipientMap', 'Invalid recipient map');
  }
  if (new Set(recipients.map(({ recipientId }) => recipientId)).size < recipients.length) {
    throw libraryError('RecipientIDDuplicated', 'Recipient ID is duplicated');
  }
  return {
    recipients,
    rateSatsPerVb: body.fee_rate,
    minConfirmations: body.min_confirmations,
  };
}

function readRecipient(contract: string, fields: v.InferOutput<typeof recipientFields>): PracticeRecipient {
  const recipient = readRecipientId(fields.recipient_id);
  if (recipient === null) throw libraryError('InvalidRecipientID', 'Invalid recipient ID');
  const witness = fields.witness_data ?? null;
  if ((recipient.kind === 'witness') !== (witness !== null)) {
    throw libraryError(
      'InvalidRecipientData',
      'Invalid recipient data: witness data belongs to a witness recipient, and to no other',
    );
  }
  if (fields.amount === 0n) throw libraryError('InvalidAmountZero', 'Invalid amount: zero');
  if (witness !== null && witness.amount_sat < DUST_SATS) {
    throw libraryError('OutputBelowDustLimit', 'Output is below the dust limit');
  }
  if (!fields.transport_endpoints.some((endpoint) => /^rpcs?:\/\/[!-~]+$/.test(endpoint))) {
    throw libraryError('InvalidTransportEndpoints', 'Invalid transport endpoints: no valid one is named');
  }
  return {
    contract,
    recipientId: fields.recipient_id,
    recipient,
    amount: fields.amount,
    sats: witness?.amount_sat ?? 0n,
    blinding: witness?.blinding ?? null,
    endpoints: fields.transport_endpoints,
  };
}

export type SendCoins = ReturnType<typeof chooseCoins>;

/** Oldest slots first, then free ones for the fee. Dust change goes to the fee (rgb-commitment.md 8 and 11). */
export function chooseCoins(world: World, wallet: ServedWallet, asked: PracticeSend) {
  const slots = slotsOf(world, wallet);
  const chosen = new Set<Slot>();
  for (const contract of new Set(asked.recipients.map((recipient) => recipient.contract))) {
    chooseAsset(world, wallet, asked, contract, slots, chosen);
  }
  const inputs = [...chosen];
  // Everything on them has to move.
  const held = inputs.flatMap(({ allocations }) => allocations);
  const spare = freeSlots(slots);
  const witnesses = asked.recipients.flatMap(({ recipient, sats }) =>
    recipient.kind === 'witness' ? [{ bytes: AMOUNT_AND_LENGTH_BYTES + recipient.script.length, sats }] : [],
  );
  const outBytes = [TAPROOT_OUTPUT_BYTES, ...witnesses.map(({ bytes }) => bytes)];
  const witnessSats = witnesses.reduce((total, { sats }) => total + sats, 0n);
  const needsChange = sum(held) !== sum(asked.recipients);
  for (;;) {
    const inSats = inputs.reduce((total, { sats }) => total + sats, 0n);
    const left = (outputs: readonly number[]) =>
      inSats - witnessSats - feeSats(inputs.length, outputs, asked.rateSatsPerVb);
    const changeSats = left([...outBytes, TAPROOT_OUTPUT_BYTES]);
    if (changeSats >= DUST_SATS) return { inputs, held, changeSats, changeSlot: null };
    // Without change an existing own slot takes the assets' rest.
    const changeSlot = needsChange ? (spare.at(-1) ?? null) : null;
    if (left(outBytes) >= 0n && (changeSlot !== null || !needsChange)) {
      return { inputs, held, changeSats: null, changeSlot };
    }
    const more = spare.shift();
    if (more === undefined) throw insufficientBitcoins(inSats - changeSats + DUST_SATS, inSats);
    inputs.push(more);
  }
}

function chooseAsset(
  world: World,
  wallet: ServedWallet,
  asked: PracticeSend,
  contract: string,
  slots: readonly Slot[],
  chosen: Set<Slot>,
): void {
  const of = (allocations: readonly PracticeAllocation[]) =>
    sum(allocations.filter((one) => one.contract === contract));
  const needed = sum(asked.recipients.filter((recipient) => recipient.contract === contract));
  let found = of([...chosen].flatMap(({ allocations }) => allocations));
  for (const slot of slots) {
    if (found >= needed) return;
    if (chosen.has(slot) || !isSpendable(slot) || of(slot.allocations) === 0n) continue;
    chosen.add(slot);
    found += of(slot.allocations);
  }
  if (found >= needed) return;
  const total = of(allocationsOf(world, wallet).filter(({ spender }) => spender !== STATUS.settled));
  throw libraryError(
    total < needed ? 'InsufficientTotalAssets' : 'InsufficientSpendableAssets',
    `Insufficient ${total < needed ? 'total' : 'spendable'} funds for asset: ${contract}`,
  );
}

function isSpendable(slot: Slot): boolean {
  return (
    !slot.reserved &&
    slot.pendingBlinded === 0 &&
    slot.allocations.every(({ settled, spender }) => settled && spender === null)
  );
}
