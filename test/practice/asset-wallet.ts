import * as v from 'valibot';
import { parseInvoice } from '../../src-main/invoices/invoice.ts';
import type { LazyPractice } from '../support/practice.ts';
import { fundedWallet } from './test-wallet.ts';

export type AssetWallet = Awaited<ReturnType<typeof walletWithSlots>>;

/** A wallet with so many confirmed slots and some plain bitcoin beside. */
export async function walletWithSlots(practice: LazyPractice, num = 5, size = 1000) {
  const wallet = await fundedWallet(practice, 1_000_000n);
  const signedPsbt = wallet.sign(await wallet.begin({ num, size, feeRate: 1 }));
  await wallet.ask('/wallet/createutxosend', { signedPsbt });
  await practice.mine(1);
  return {
    ...wallet,
    issue: async (ticker: string, ...amounts: number[]): Promise<string> => {
      const asked = { ticker, name: `${ticker} of the tests`, amounts, precision: 2 };
      const { asset } = v.parse(issuedShape, await wallet.ask('/wallet/issueassetnia', asked));
      return asset.assetId;
    },
    invoice: async (assetId: string, amount: number) =>
      v.parse(invoiceShape, await wallet.ask('/invoice/create', { asset_id: assetId, amount })),
    refresh: () => wallet.ask('/wallet/refresh', undefined, 201),
    balance: (assetId: string) => wallet.ask('/wallet/assetbalance', { asset_id: assetId }),
    transfers: async (assetId: string) =>
      v.parse(v.array(transferShape), await wallet.ask('/wallet/listtransfers', { asset_id: assetId })),
    unspents: async () => v.parse(v.array(unspentShape), await wallet.ask('/wallet/listunspends')),
    sendBegin: async (asked: SendBody): Promise<string> =>
      v.parse(v.string(), await wallet.ask('/wallet/sendbegin', asked)),
    sendEnd: async (asked: SendBody, signed_psbt: string) =>
      v.parse(sentShape, await wallet.ask('/wallet/sendend', { ...asked, signed_psbt })),
  };
}

const issuedShape = v.object({ asset: v.object({ assetId: v.string() }) });
const invoiceShape = v.object({
  invoice: v.string(),
  recipient_id: v.string(),
  expiration_timestamp: v.number(),
  batch_transfer_idx: v.number(),
});
const outpoint = v.object({ txid: v.string(), vout: v.number() });
const transferShape = v.object({
  status: v.number(),
  kind: v.number(),
  amount: v.number(),
  txid: v.nullable(v.string()),
  change_utxo: v.nullable(outpoint),
});
const unspentShape = v.object({
  utxo: v.object({ outpoint, btc_amount: v.number(), colorable: v.boolean() }),
  rgb_allocations: v.array(v.object({ asset_id: v.string(), amount: v.number(), settled: v.boolean() })),
  pending_blinded: v.number(),
});
const sentShape = v.object({ txid: v.string(), batch_transfer_idx: v.number() });

export interface Pay {
  readonly assetId: string;
  readonly invoice: string;
  readonly amount: number;
  /** For a witness recipient. */
  readonly sats?: number;
}

/** Pays an invoice of this wallet; with `sats` to an output that the sender makes. */
export async function payTo(
  practice: LazyPractice,
  wallet: AssetWallet,
  assetId: string,
  amount: number,
  sats?: number,
): Promise<Pay & { readonly recipientId: string }> {
  if (sats !== undefined) practice.faults.once({ kind: 'witnessInvoice', endpoint: 'create' });
  const { invoice, recipient_id: recipientId } = await wallet.invoice(assetId, amount);
  return { invoice, assetId, amount, recipientId, ...(sats === undefined ? {} : { sats }) };
}

/** Begins, signs and submits, as test wallets do. */
export async function send(wallet: AssetWallet, pays: readonly Pay[], donation = false): Promise<string> {
  const body = sendBody(pays, donation);
  return (await wallet.sendEnd(body, wallet.sign(await wallet.sendBegin(body)))).txid;
}

/** All parties look, the transaction is broadcast, a block comes, and all look again. */
export async function settle(practice: LazyPractice, ...wallets: readonly AssetWallet[]): Promise<void> {
  for (const wallet of [...wallets, ...wallets]) await wallet.refresh();
  await practice.mine(1);
  for (const wallet of wallets) await wallet.refresh();
}

type SendBody = ReturnType<typeof sendBody>;

/** The document's sendbegin fields, made from invoices. */
export function sendBody(pays: readonly Pay[], donation = false) {
  const recipientMap: Record<string, unknown[]> = {};
  for (const { assetId, invoice, amount, sats } of pays) {
    const parsed = parsedInvoice(invoice);
    (recipientMap[assetId] ??= []).push({
      recipient_id: parsed.recipientId,
      ...(sats === undefined ? {} : { witness_data: { amount_sat: sats } }),
      amount,
      transport_endpoints: parsed.endpoints.map(({ text }) => text),
    });
  }
  return { recipient_map: recipientMap, donation, fee_rate: 2, min_confirmations: 1 };
}

export function parsedInvoice(text: string) {
  const parsed = parseInvoice(text);
  if (!parsed.ok) throw new Error(`the judge cannot read ${text}: ${parsed.reason}`);
  return parsed.invoice;
}
