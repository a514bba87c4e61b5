import { Transaction } from '@scure/btc-signer';
import * as v from 'valibot';
import { libraryError, ok, plainError } from '../../serving/answers.ts';
import { assetIdField, listOf, readShape, small, text, u64 } from '../../serving/shape.ts';
import { bytesFromHex, hexFromBytes } from '../bytes.ts';
import type { World } from '../chain/store.ts';
import { balanceOf, keysOfSeed, revealAddress, unspentsOf, type ServedWallet } from '../chain/wallets.ts';
import {
  allocationsOf,
  assetBalanceOf,
  assetIdOf,
  contractOf,
  INTERFACES,
  listedAssets,
  type PracticeAllocation,
} from '../ledger/assets.ts';
import { createReceive, issueOnLedger, slotOutpoint, slotsOf } from '../ledger/slots.ts';
import { KIND, STATUS } from '../ledger/terms.ts';
import {
  failBatch,
  refreshAll,
  refreshBatch,
  practiceTransferJson,
  transfersWhere,
} from '../ledger/transfers.ts';
import { readInvoiceText, readRecipientId } from '../rgb/invoice.ts';
import { walletEndpoint, identifyOrAdd, type PracticeCall, type PracticeEndpoint } from './request.ts';

/** Twelve words, as the real server makes. The service knows them, so this is for practice only. */
const ENTROPY_BYTES = 16;
const MAX_INVOICE_CHARS = 10_000;

const ofAsset = v.object({ asset_id: assetIdField });
const invoiceAsked = v.object({ asset_id: assetIdField, amount: u64 });
const ofInvoice = v.object({ invoice: text(MAX_INVOICE_CHARS) });

export const walletEndpoints: readonly PracticeEndpoint[] = [
  {
    path: '/wallet/generate_keys',
    run: async ({ world }) => {
      // Loads every word list, so only on demand.
      const { entropyToMnemonic, mnemonicToSeedSync } = await import('bip39');
      const mnemonic = entropyToMnemonic(Buffer.from(world.random(ENTROPY_BYTES)));
      return ok({ mnemonic, ...keysOfSeed(mnemonicToSeedSync(mnemonic)) });
    },
  },
  {
    /** Reveals a new address at every call, as the real server does. */
    path: '/wallet/register',
    run: ({ world, headers }) =>
      world.store.atomic(() => {
        const wallet = identifyOrAdd(world, headers);
        return ok({ address: revealAddress(world, wallet), btc_balance: btcBalanceOf(world, wallet) });
      }),
  },
  walletEndpoint('/wallet/address', ({ world }, wallet) => ok(revealAddress(world, wallet))),
  walletEndpoint('/wallet/btcbalance', ({ world }, wallet) => ok(btcBalanceOf(world, wallet))),
  walletEndpoint('/wallet/listunspends', ({ world }, wallet) => ok(unspentsJson(world, wallet))),
  walletEndpoint('/wallet/listassets', ({ world }, wallet) =>
    ok({
      nia: listedAssets(world, wallet, 'nia'),
      uda: listedAssets(world, wallet, 'uda'),
      cfa: listedAssets(world, wallet, 'cfa'),
    }),
  ),
  /** 201 without content, by the document. */
  walletEndpoint('/wallet/refresh', ({ world }, wallet) => {
    refreshAll(world, wallet);
    return { status: 201, body: undefined };
  }),
  /** Practice has no payment channels, so nothing is offchain. */
  walletEndpoint('/wallet/assetbalance', ({ world, body }, wallet) => {
    const contract = contractOf(world, readShape(ofAsset, body).asset_id);
    return ok({ ...assetBalanceOf(world, wallet, contract), offchainOutbound: 0, offchainInbound: 0 });
  }),
  walletEndpoint('/wallet/issueassetnia', issueAssetNia),
  walletEndpoint('/wallet/listtransfers', ({ world, body }, wallet) => {
    const contract = contractOf(world, readShape(ofAsset, body).asset_id);
    const transfers = transfersWhere(world)`batches.xpubVanilla = ${wallet.xpubVanilla}
      AND transfers.contract = ${contract}`;
    return ok(transfers.map(practiceTransferJson));
  }),
  walletEndpoint('/wallet/failtransfers', failTransfers),
  /** Blinded, as public servers do. An empty id means any asset; an unknown id fails with AssetNotFound. */
  walletEndpoint('/invoice/create', ({ world, body, mischief }, wallet) => {
    const { asset_id: assetId, amount } = readShape(invoiceAsked, body);
    if (amount === 0n) throw libraryError('InvalidAmountZero', 'Invalid amount: zero');
    const contract = assetId === '' ? null : contractOf(world, assetId);
    return ok(createReceive(world, wallet, { contract, amount, kind: mischief?.invoiceKind() ?? 'blinded' }));
  }),
  walletEndpoint('/invoice/status', ({ world, body }, wallet) => {
    const { invoice } = readShape(ofInvoice, body);
    const [transfer] = transfersWhere(world)`batches.xpubVanilla = ${wallet.xpubVanilla}
      AND transfers.invoice = ${invoice}`;
    if (transfer === undefined) throw plainError(404, 'No transfer of this wallet belongs to the invoice');
    return ok(practiceTransferJson(transfer));
  }),
  walletEndpoint('/wallet/decodergbinvoice', ({ body }) => {
    const invoice = readInvoiceText(readShape(ofInvoice, body).invoice);
    if (invoice === null || readRecipientId(invoice.recipientId) === null) {
      throw libraryError('InvalidInvoice', 'Invalid invoice: it cannot be read');
    }
    return ok({
      recipient_id: invoice.recipientId,
      asset_iface: invoice.kind && INTERFACES[invoice.kind],
      asset_id: invoice.contract && assetIdOf(hexFromBytes(invoice.contract)),
      amount: invoice.amount === null ? null : String(invoice.amount),
      expiration_timestamp: invoice.expiresAtSeconds,
      transport_endpoints: invoice.endpoints,
    });
  }),
];

function btcBalanceOf(world: World, wallet: ServedWallet) {
  const unspents = unspentsOf(world, wallet);
  return { vanilla: balanceOf(unspents, 'vanilla'), colored: balanceOf(unspents, 'colored') };
}

function unspentsJson(world: World, wallet: ServedWallet) {
  return [
    ...slotsOf(world, wallet).map((slot) => ({
      ...slot,
      exists: true,
      colorable: slot.branch === 'colored',
    })),
    ...comingOutputs(world, wallet),
  ].map(({ txid, vout, sats, colorable, exists, allocations, pendingBlinded }) => ({
    utxo: { outpoint: { txid, vout }, btc_amount: sats, colorable, exists },
    rgb_allocations: allocations.map(({ contract, amount, settled }) => ({
      asset_id: assetIdOf(contract),
      amount,
      settled,
    })),
    pending_blinded: pendingBlinded,
  }));
}

const comingRow = v.object({ txid: v.string(), vout: v.number(), raw: v.string() });

/** Change of unbroadcast sends: rgb-lib lists it with `exists: false`, and for failed sends without assets. */
function comingOutputs(world: World, wallet: ServedWallet) {
  const rows = world.store.rows(comingRow)`SELECT DISTINCT batches.txid, changeVout AS vout, raw
       FROM transfers JOIN batches ON batches.id = batchId
      WHERE xpubVanilla = ${wallet.xpubVanilla} AND kind = ${KIND.send}
        AND changeTxid = batches.txid AND raw IS NOT NULL
        AND NOT EXISTS (SELECT 1 FROM transactions WHERE transactions.txid = batches.txid)
      ORDER BY batches.id`;
  const allocations: PracticeAllocation[] = rows.length === 0 ? [] : allocationsOf(world, wallet);
  return rows.map(({ txid, vout, raw }) => ({
    txid,
    vout,
    sats: Transaction.fromRaw(bytesFromHex(raw), { allowUnknownOutputs: true }).getOutput(vout).amount ?? 0n,
    exists: false,
    colorable: true,
    allocations: allocations.filter((one) => slotOutpoint(one) === slotOutpoint({ txid, vout })),
    pendingBlinded: 0,
  }));
}

const issued = v.object({
  ticker: text(200),
  name: text(1000),
  amounts: listOf(u64, 255),
  precision: small(0, 255),
});
const MAX_PRECISION = 18;
const MAX_SUPPLY = 2n ** 64n - 1n;

function issueAssetNia({ world, body }: PracticeCall, wallet: ServedWallet) {
  const { ticker, name, amounts, precision } = readShape(issued, body);
  const supply = amounts.reduce((sum, amount) => sum + amount, 0n);
  if (amounts.length === 0)
    throw libraryError('NoIssuanceAmounts', 'Issuance request with no provided amounts');
  if (amounts.includes(0n)) throw libraryError('InvalidAmountZero', 'Invalid amount: zero');
  if (supply > MAX_SUPPLY) {
    throw libraryError('TooHighIssuanceAmounts', 'Trying to issue too many assets');
  }
  if (precision > MAX_PRECISION) {
    throw libraryError('InvalidPrecision', 'Invalid precision: precision is too high');
  }
  if (!/^[A-Z][A-Z0-9]{0,7}$/.test(ticker)) {
    throw libraryError('InvalidTicker', 'Invalid ticker: one to eight upper-case letters and digits');
  }
  if (!/^[!-~][ -~]{0,39}$/.test(name)) {
    throw libraryError('InvalidName', 'Invalid name: one to forty characters of ASCII');
  }
  const contract = issueOnLedger(world, wallet, {
    kind: 'nia',
    ticker,
    name,
    details: null,
    precision,
    amounts,
    media: null,
  });
  const assets = listedAssets(world, wallet, 'nia');
  return ok({ asset: assets.find(({ assetId }) => assetId === assetIdOf(contract)) });
}

const failed = v.object({
  batch_transfer_idx: small(0, 2 ** 31 - 1),
  no_asset_only: v.nullish(v.boolean()),
  skip_sync: v.nullish(v.boolean()),
});

/** Fails only transfers that wait for the counterparty, once a check shows that it hasn't answered. */
function failTransfers({ world, body }: PracticeCall, wallet: ServedWallet) {
  const { batch_transfer_idx: batchId, no_asset_only: noAssetOnly } = readShape(failed, body);
  const ofBatch = () =>
    transfersWhere(world)`batches.xpubVanilla = ${wallet.xpubVanilla} AND batches.id = ${batchId}`;
  if (ofBatch().length === 0) {
    throw libraryError('BatchTransferNotFound', `Batch transfer with idx ${batchId} not found`);
  }
  refreshBatch(world, batchId);
  const transfers = ofBatch();
  const cannot =
    transfers.some(({ status }) => status !== STATUS.waitingCounterparty) ||
    (noAssetOnly === true && transfers.some(({ contract }) => contract !== null));
  if (cannot) throw libraryError('CannotFailBatchTransfer', 'Batch transfer cannot be set to failed status');
  failBatch(world, batchId);
  return ok(undefined);
}
