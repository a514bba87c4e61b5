import * as v from 'valibot';
import {
  forWallet,
  nothing,
  nowSeconds,
  withKeys,
  type ServedEndpoint,
} from '../../../src-main/own-service/http/endpoint.ts';
import { statusNumber } from '../../../src-main/own-service/http/document-shapes.ts';
import { serveBeginSlots } from '../../../src-main/own-service/http/shared-steps.ts';
import { ok, plainError } from '../../../src-main/serving/answers.ts';
import { small, text, u64, whole } from '../../../src-main/serving/shape.ts';
import { generateKeys } from '../rgb-lib/generate-keys.ts';
import { rgbNodeSends } from './rgb-node-sends.ts';
import {
  assetJson,
  assignmentJson,
  networkNumber,
  schemaNumber,
  transferJson,
  unspentsJson,
} from './rgb-node-shapes.ts';

const MAX_TEXT = 10_000;
const MAX_PSBT = 2 * 1024 * 1024;

const words = text(MAX_TEXT);
const slots = v.object({
  up_to: v.optional(v.boolean(), false),
  num: v.optional(small(0, 255), 5n),
  size: v.optional(small(0, 2 ** 32 - 1), 1_000n),
  fee_rate: v.optional(whole(0n, 2n ** 64n - 1n), 5n),
});
const signed = v.object({ signed_psbt: text(MAX_PSBT) });
const ofAsset = v.object({ asset_id: words });
const ofSomeAsset = v.object({ asset_id: v.nullish(words, null) });
const ofInvoice = v.object({ invoice: words });
const issueBody = v.object({
  ticker: words,
  name: words,
  amounts: v.array(u64),
  precision: v.optional(small(0, 255), 0n),
});
const receiveBody = v.object({
  asset_id: v.nullish(words, null),
  amount: v.nullish(u64, null),
  duration_seconds: v.nullish(whole(0n, 2n ** 32n - 1n), null),
  min_confirmations: v.optional(small(0, 255), 1n),
});
const failBody = v.object({
  batch_transfer_idx: small(0, 2 ** 31 - 1),
  no_asset_only: v.optional(v.boolean(), false),
  skip_sync: v.optional(v.boolean(), false),
});

const btcBody = v.object({ address: words, amount: u64, fee_rate: v.optional(u64, 3n) });

const receive = (path: string, kind: 'blinded' | 'witness'): ServedEndpoint =>
  forWallet(path, receiveBody, async ({ service, wallet, asked }) => {
    // The server hands a missing amount on as one, which ends in an error that it does not foresee.
    if (asked.amount === null) throw new Error('no amount');
    const made = await wallet.receive({
      kind,
      assetId: asked.asset_id,
      amount: asked.amount,
      expiresAt: nowSeconds() + (asked.duration_seconds ?? BigInt(service.settings.invoiceSeconds)),
      minConfirmations: 1,
    });
    return ok({
      invoice: made.invoice,
      recipient_id: made.recipientId,
      expiration_timestamp: made.expirationTimestamp,
      batch_transfer_idx: made.batchTransferIdx,
    });
  });

/** The interface as RGB-Node serves it today, over rgb-lib (service-facts.md 1.3). */
export const rgbNodeEndpoints: readonly ServedEndpoint[] = [
  {
    path: '/wallet/generate_keys',
    run: async ({ service }) => {
      const keys = await generateKeys(service.build);
      return ok({
        mnemonic: keys.mnemonic,
        xpub: keys.xpub,
        account_xpub_vanilla: keys.accountXpubVanilla,
        account_xpub_colored: keys.accountXpubColored,
        master_fingerprint: keys.masterFingerprint,
      });
    },
  },
  withKeys('/wallet/register', nothing, async ({ service }, keys) => {
    const wallet = await service.wallets.findOrOpen(keys);
    const btc_balance = await wallet.btcBalance(false);
    return ok({ address: await wallet.address(), btc_balance });
  }),
  forWallet('/wallet/address', nothing, async ({ wallet }) => ok(await wallet.address())),
  // Since 2025-08 without a look at the chain: sync or refresh comes first.
  forWallet('/wallet/btcbalance', nothing, async ({ wallet }) => ok(await wallet.btcBalance(true))),
  forWallet('/wallet/sync', nothing, async ({ wallet }) => {
    await wallet.btcBalance(false);
    return ok({ message: 'Wallet synced successfully' });
  }),
  // It answers the same whatever is asked.
  forWallet('/wallet/get_fee_estimation', nothing, () => Promise.resolve(ok(5))),
  forWallet('/wallet/listassets', nothing, async ({ wallet }) => {
    const { nia } = await wallet.assets();
    // The server asks for these alone; of the others its answer says that there are none.
    return ok({ nia: nia && nia.map(assetJson), uda: null, cfa: null });
  }),
  forWallet('/wallet/assetbalance', ofAsset, async ({ wallet, asked }) =>
    ok(await wallet.assetBalance(asked.asset_id)),
  ),
  forWallet('/wallet/listunspents', nothing, async ({ wallet }) => ok(unspentsJson(await wallet.unspents()))),
  forWallet('/wallet/createutxosbegin', slots, async ({ service, wallet, asked }) => {
    const { up_to, num, size, fee_rate } = asked;
    return ok(await serveBeginSlots(service, wallet, { upTo: up_to, num, size, feeRate: fee_rate }));
  }),
  forWallet('/wallet/createutxosend', signed, async ({ wallet, asked }) =>
    ok(await wallet.createUtxosEnd(asked.signed_psbt)),
  ),
  forWallet('/wallet/issueassetnia', issueBody, async ({ wallet, asked }) =>
    ok(assetJson(await wallet.issueNia(asked))),
  ),
  receive('/wallet/blindreceive', 'blinded'),
  // The path of earlier releases, still served.
  receive('/blindreceive', 'blinded'),
  receive('/wallet/witnessreceive', 'witness'),
  forWallet('/wallet/decodergbinvoice', ofInvoice, async ({ wallet, asked }) => {
    const read = await wallet.invoiceData(asked.invoice);
    return ok({
      recipient_id: read.recipientId,
      asset_schema: read.assetSchema && schemaNumber(read.assetSchema),
      asset_id: read.assetId,
      assignment: assignmentJson(read.assignment),
      assignment_name: read.assignmentName,
      network: networkNumber(read.network),
      expiration_timestamp: read.expirationTimestamp,
      transport_endpoints: read.transportEndpoints,
    });
  }),
  ...rgbNodeSends,
  forWallet('/wallet/listtransfers', ofSomeAsset, async ({ service, wallet, asked }) => {
    const transfers = await wallet.transfers(asked.asset_id);
    return ok(transfers.map((transfer) => transferJson(service.build, transfer)));
  }),
  forWallet('/wallet/failtransfers', failBody, async ({ wallet, asked }) => {
    const { batch_transfer_idx, no_asset_only, skip_sync } = asked;
    return ok({ failed: await wallet.failTransfers(batch_transfer_idx, no_asset_only, skip_sync) });
  }),
  forWallet('/wallet/refresh', nothing, async ({ service, wallet }) =>
    ok(
      Object.fromEntries(
        Object.entries(await wallet.refresh()).map(([batch, { updatedStatus, failure }]) => [
          batch,
          { updated_status: updatedStatus && statusNumber(service.build, updatedStatus), failure },
        ]),
      ),
    ),
  ),
  forWallet('/wallet/sendbtcbegin', btcBody, async ({ service, wallet, asked }) => {
    // The other build can do it, and its C ABI has no such call.
    if (service.build.name !== 'utexo') throw plainError(404, 'Not Found');
    return ok(await wallet.sendBtcBegin(asked.address, asked.amount, asked.fee_rate));
  }),
  forWallet('/wallet/sendbtcend', signed, async ({ wallet, asked }) =>
    ok(await wallet.sendBtcEnd(asked.signed_psbt)),
  ),
];
