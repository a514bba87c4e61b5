import * as v from 'valibot';
import { libraryError } from '../../serving/answers.ts';
import { MAX_RATE_SATS_PER_VB, refuseLowRate } from '../chain/psbt-parts.ts';
import { DUST_SATS } from '../chain/regtest.ts';
import { readRecipientId, type Recipient } from '../rgb/recipient.ts';
import { list, record, small, text, u64, whole } from '../../serving/shape.ts';
import type { World } from '../chain/store.ts';
import { contractOf } from './assets.ts';

export interface AskedRecipient {
  readonly contract: string;
  readonly recipientId: string;
  readonly recipient: Recipient;
  readonly amount: bigint;
  /** For a witness recipient: what its output holds. */
  readonly sats: bigint;
  readonly blinding: bigint | null;
  readonly endpoints: readonly string[];
}

export interface SendAsked {
  readonly recipients: readonly AskedRecipient[];
  readonly donation: boolean;
  readonly rateSatsPerVb: number;
  readonly minConfirmations: number;
}

const MAX_RECIPIENTS = 200;

const recipientFields = v.object({
  recipient_id: text(500),
  witness_data: v.nullish(
    v.object({ amount_sat: whole(0n, 2_100_000_000_000_000n), blinding: v.nullish(u64) }),
  ),
  amount: u64,
  transport_endpoints: list(text(1000), 20),
});

/** The fields of sendbegin, which sendend carries again. */
export const sendFields = {
  recipient_map: record(list(recipientFields, MAX_RECIPIENTS), MAX_RECIPIENTS, 200),
  donation: v.boolean(),
  fee_rate: small(0, MAX_RATE_SATS_PER_VB),
  min_confirmations: small(0, 255),
};
type SendBody = v.InferOutput<v.ObjectSchema<typeof sendFields, undefined>>;

/** Refuses what rgb-lib refuses before it looks at any coin. */
export function readSend(world: World, body: SendBody): SendAsked {
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
    donation: body.donation,
    rateSatsPerVb: body.fee_rate,
    minConfirmations: body.min_confirmations,
  };
}

function readRecipient(contract: string, fields: v.InferOutput<typeof recipientFields>): AskedRecipient {
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
