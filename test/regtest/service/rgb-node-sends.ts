import * as v from 'valibot';
import { forWallet, type ServedEndpoint } from '../../../src-main/own-service/http/endpoint.ts';
import { serveBeginSend } from '../../../src-main/own-service/http/shared-steps.ts';
import { ok, plainError } from '../../../src-main/serving/answers.ts';
import { small, text, u64, whole } from '../../../src-main/serving/shape.ts';

const MAX_TEXT = 10_000;
const MAX_PSBT = 2 * 1024 * 1024;
const DEFAULT_RATE = 5n;

const words = text(MAX_TEXT);
const feeRate = whole(0n, 2n ** 64n - 1n);
const witnessData = v.object({ amount_sat: u64, blinding: v.nullish(u64, null) });
const sendBody = v.object({
  invoice: v.nullish(words, null),
  asset_id: v.nullish(words, null),
  amount: v.nullish(u64, null),
  witness_data: v.nullish(witnessData, null),
  donation: v.optional(v.boolean(), false),
  fee_rate: v.nullish(feeRate, null),
  min_confirmations: v.nullish(small(0, 255), null),
  expiration_timestamp: v.nullish(u64, null),
});
const batchBody = v.object({
  recipient_map: v.record(
    words,
    v.array(
      v.object({
        recipient_id: words,
        witness_data: v.nullish(witnessData, null),
        /** A bare number, or as the library writes it. */
        assignment: v.union([
          u64,
          v.pipe(
            v.object({ amount: u64 }),
            v.transform(({ amount }) => amount),
          ),
        ]),
        transport_endpoints: v.array(words),
      }),
    ),
  ),
  donation: v.optional(v.boolean(), false),
  fee_rate: v.optional(feeRate, DEFAULT_RATE),
  min_confirmations: v.optional(small(0, 255), 1n),
  expiration_timestamp: v.nullish(u64, null),
});
const signed = v.object({ signed_psbt: text(MAX_PSBT) });

/** Sends of RGB-Node: by one invoice, or by a map of recipients. */
export const rgbNodeSends: readonly ServedEndpoint[] = [
  forWallet('/wallet/sendbegin', sendBody, async ({ service, wallet, asked }) => {
    if (asked.invoice === null) throw plainError(400, 'Invoice is required');
    const invoice = await wallet.invoiceData(asked.invoice);
    if (asked.amount === null) throw new Error('no amount');
    const assetId = invoice.assetId ?? asked.asset_id;
    if (assetId === null) throw plainError(400, 'Missing asset_id: must be provided in invoice or request');
    const isWitness = invoice.recipientId.includes('wvout:');
    if (isWitness && asked.witness_data === null)
      throw plainError(400, 'witness_data is required for witness sends');
    const { amount } = asked;
    const recipient = {
      recipientId: invoice.recipientId,
      witnessData: isWitness ? witnessOf(asked.witness_data) : null,
      amount,
      transportEndpoints: invoice.transportEndpoints,
    };
    const { psbt, batchTransferIdx } = await serveBeginSend(service, wallet, {
      recipients: { [assetId]: [recipient] },
      donation: asked.donation,
      feeRate: asked.fee_rate ?? DEFAULT_RATE,
      minConfirmations: asked.min_confirmations ?? 1,
      expiresAt: asked.expiration_timestamp,
    });
    // Written by nobody: the server hands on what the library answers, which was a text before.
    return ok({ psbt, batch_transfer_idx: batchTransferIdx });
  }),
  forWallet('/wallet/sendbatchbegin', batchBody, async ({ service, wallet, asked }) => {
    // As the server: it asks a mapping for an attribute, which nobody mended.
    if (Object.values(asked.recipient_map).some((list) => list.some((one) => one.witness_data !== null)))
      throw plainError(500, "'dict' object has no attribute 'amount_sat'");
    const recipients = Object.entries(asked.recipient_map).map(
      ([assetId, list]) =>
        [
          assetId,
          list.map((one) => ({
            recipientId: one.recipient_id,
            witnessData: null,
            amount: one.assignment,
            transportEndpoints: one.transport_endpoints,
          })),
        ] as const,
    );
    const { psbt } = await serveBeginSend(service, wallet, {
      recipients: Object.fromEntries(recipients),
      donation: asked.donation,
      feeRate: asked.fee_rate,
      minConfirmations: asked.min_confirmations,
      expiresAt: asked.expiration_timestamp,
    });
    return ok(psbt);
  }),
  ...['/wallet/sendend', '/wallet/sendbatchend'].map((path) =>
    forWallet(path, signed, async ({ wallet, asked }) => {
      const sent = await wallet.sendEnd(asked.signed_psbt);
      return ok({ txid: sent.txid, batch_transfer_idx: sent.batchTransferIdx });
    }),
  ),
];

function witnessOf(given: v.InferOutput<typeof witnessData> | null) {
  return given && { amountSat: given.amount_sat, blinding: given.blinding };
}
