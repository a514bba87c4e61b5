import * as v from 'valibot';
import { ok } from '../../serving/answers.ts';
import { listOf, record, small, text, u64, whole } from '../../serving/shape.ts';
import { fungible, type Assets } from '../rgb-lib/shapes.ts';
import { assetJson, interfaceOf, rgbLibTransferJson, unspentsJson } from './document-shapes.ts';
import { forWallet, nothing, nowSeconds, withKeys, type ServedEndpoint } from './endpoint.ts';
import { serveBeginSend, serveBeginSlots, transferOf } from './shared-steps.ts';

const MAX_TEXT = 10_000;
const MAX_PSBT = 2 * 1024 * 1024;
const MAX_RECIPIENTS = 1_000;
/** Ochre reads no invoice that names more. */
const MAX_ENDPOINTS = 20;
const MAX_AMOUNTS = 255;

const words = text(MAX_TEXT);
const feeRate = whole(0n, 2n ** 64n - 1n);
const slots = v.object({ upTo: v.boolean(), num: small(0, 255), size: small(0, 2 ** 32 - 1), feeRate });
const slotsEnd = v.object({ signedPsbt: text(MAX_PSBT) });
const recipient = v.object({
  recipient_id: words,
  witness_data: v.nullish(v.object({ amount_sat: u64, blinding: v.nullish(u64, null) }), null),
  amount: u64,
  transport_endpoints: listOf(words, MAX_ENDPOINTS),
});
const send = {
  recipient_map: record(listOf(recipient, MAX_RECIPIENTS), MAX_RECIPIENTS, MAX_TEXT),
  donation: v.boolean(),
  fee_rate: feeRate,
  min_confirmations: small(0, 255),
};
/** `expiration_timestamp` is Ochre's own member, from the invoices; null: none of them ends. */
const sendBody = v.object({ ...send, expiration_timestamp: v.nullish(u64, null) });
const sendEndBody = v.object({ ...send, signed_psbt: text(MAX_PSBT) });
const sendEndOfBtc = v.object({ signed_psbt: text(MAX_PSBT) });
const ofAsset = v.object({ asset_id: words });
const ofInvoice = v.object({ invoice: words });
const issueBody = v.object({
  ticker: words,
  name: words,
  amounts: listOf(u64, MAX_AMOUNTS),
  precision: small(0, 255),
});
/** Ochre's own member, because the document can't ask for a kind; null: as the settings say. */
const invoiceKind = v.nullish(v.picklist(['blinded', 'witness']), null);
const invoiceBody = v.object({ asset_id: words, amount: u64, kind: invoiceKind });
const btcBody = v.object({ address: words, amount: u64, fee_rate: feeRate });
const failBody = v.object({
  batch_transfer_idx: small(0, 2 ** 31 - 1),
  no_asset_only: v.nullish(v.boolean(), false),
  skip_sync: v.nullish(v.boolean(), false),
});

/** interface.md 4 over rgb-lib. It makes no keys, because no service should know secrets. */
export const documentEndpoints: readonly ServedEndpoint[] = [
  withKeys('/api/wallet/register', nothing, async ({ service }, keys) => {
    const wallet = await service.wallets.findOrOpen(keys);
    return ok({ address: await wallet.address(), btc_balance: await wallet.btcBalance(false) });
  }),
  forWallet('/api/wallet/address', nothing, async ({ wallet }) => ok(await wallet.address())),
  // As of the last look at the chain, like RGB-Node: the list of outputs looks, and is asked first.
  forWallet('/api/wallet/btcbalance', nothing, async ({ wallet }) => ok(await wallet.btcBalance(true))),
  forWallet('/api/wallet/listassets', nothing, async ({ wallet }) => ok(assetsJson(await wallet.assets()))),
  forWallet('/api/wallet/listunspends', nothing, async ({ wallet }) =>
    ok(unspentsJson(await wallet.unspents())),
  ),
  forWallet('/api/wallet/assetbalance', ofAsset, async ({ wallet, asked }) => {
    const balance = await wallet.assetBalance(asked.asset_id);
    return ok({ ...balance, offchainOutbound: 0, offchainInbound: 0 });
  }),
  forWallet('/api/wallet/createutxosbegin', slots, async ({ service, wallet, asked }) =>
    ok(await serveBeginSlots(service, wallet, asked)),
  ),
  forWallet('/api/wallet/createutxosend', slotsEnd, async ({ wallet, asked }) =>
    ok(await wallet.createUtxosEnd(asked.signedPsbt)),
  ),
  forWallet('/api/wallet/sendbegin', sendBody, async ({ service, wallet, asked }) => {
    const begun = await serveBeginSend(service, wallet, {
      recipients: recipientsOf(asked.recipient_map),
      donation: asked.donation,
      feeRate: asked.fee_rate,
      minConfirmations: asked.min_confirmations,
      expiresAt: asked.expiration_timestamp,
    });
    return ok(begun.psbt);
  }),
  forWallet('/api/wallet/sendend', sendEndBody, async ({ wallet, asked }) => {
    const sent = await wallet.sendEnd(asked.signed_psbt);
    return ok({ txid: sent.txid, batch_transfer_idx: sent.batchTransferIdx });
  }),
  forWallet('/api/wallet/sendbtcbegin', btcBody, async ({ wallet, asked }) =>
    ok(await wallet.sendBtcBegin(asked.address, asked.amount, asked.fee_rate)),
  ),
  forWallet('/api/wallet/sendbtcend', sendEndOfBtc, async ({ wallet, asked }) =>
    ok(await wallet.sendBtcEnd(asked.signed_psbt)),
  ),
  forWallet('/api/wallet/listtransfers', ofAsset, async ({ service, wallet, asked }) => {
    const transfers = await wallet.transfers(asked.asset_id);
    return ok(transfers.map((transfer) => rgbLibTransferJson(service.build, transfer)));
  }),
  forWallet('/api/wallet/failtransfers', failBody, async ({ wallet, asked }) => {
    await wallet.failTransfers(asked.batch_transfer_idx, asked.no_asset_only, asked.skip_sync);
    return ok(undefined);
  }),
  forWallet('/api/wallet/issueassetnia', issueBody, async ({ wallet, asked }) =>
    ok({ asset: assetJson(await wallet.issueNia(asked), 'Nia') }),
  ),
  forWallet('/api/wallet/decodergbinvoice', ofInvoice, async ({ wallet, asked }) => {
    const read = await wallet.invoiceData(asked.invoice);
    const amount = fungible(read.assignment);
    return ok({
      recipient_id: read.recipientId,
      asset_iface: interfaceOf(read.assetSchema),
      asset_id: read.assetId,
      amount: amount === null ? null : String(amount),
      expiration_timestamp: read.expirationTimestamp,
      transport_endpoints: read.transportEndpoints,
    });
  }),
  forWallet('/api/wallet/refresh', nothing, async ({ wallet }) => {
    await wallet.refresh();
    return { status: 201, body: undefined };
  }),
  forWallet('/api/invoice/create', invoiceBody, async ({ service, wallet, asked }) => {
    const made = await wallet.receive({
      kind: asked.kind ?? (service.settings.witnessInvoices ? 'witness' : 'blinded'),
      // Without an id any asset: the document has no other way to receive a new one.
      assetId: asked.asset_id === '' ? null : asked.asset_id,
      amount: asked.amount,
      expiresAt: nowSeconds() + BigInt(service.settings.invoiceSeconds),
      minConfirmations: 1,
    });
    return ok({
      invoice: made.invoice,
      recipient_id: made.recipientId,
      expiration_timestamp: made.expirationTimestamp,
      batch_transfer_idx: made.batchTransferIdx,
    });
  }),
  forWallet('/api/invoice/status', ofInvoice, async ({ service, wallet, asked }) =>
    ok(rgbLibTransferJson(service.build, await transferOf(wallet, asked.invoice))),
  ),
];

function assetsJson({ nia, uda, cfa }: Assets) {
  return {
    nia: (nia ?? []).map((asset) => assetJson(asset, 'Nia')),
    uda: (uda ?? []).map((asset) => assetJson(asset, 'Uda')),
    cfa: (cfa ?? []).map((asset) => assetJson(asset, 'Cfa')),
  };
}

function recipientsOf(map: Readonly<Record<string, readonly v.InferOutput<typeof recipient>[]>>) {
  return Object.fromEntries(
    Object.entries(map).map(([assetId, list]) => [
      assetId,
      list.map(({ recipient_id, witness_data, amount, transport_endpoints }) => ({
        recipientId: recipient_id,
        witnessData: witness_data && { amountSat: witness_data.amount_sat, blinding: witness_data.blinding },
        amount,
        transportEndpoints: transport_endpoints,
      })),
    ]),
  );
}
