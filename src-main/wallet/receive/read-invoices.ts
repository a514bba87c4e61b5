import { type CallAnswer, parseUnits } from '../../../src-preload/contract/index.ts';
import { decimalMark } from '../../../src-preload/messages/say.ts';
import { WalletError } from '../../base/errors.ts';
import type { Difference } from '../../invoices/compare-readings.ts';
import {
  expiresAtMs,
  endpointRisk,
  payProblem,
  amountOf,
  expiryState,
  parseInvoice,
  type RgbInvoice,
} from '../../invoices/invoice.ts';
import type { PastedItem, PastedRow } from '../../invoices/pasted-item.ts';
import { excerptOf, readPasted } from '../../invoices/pasted.ts';
import { addressOfScript } from '../../keys/address.ts';
import type { WalletRecord } from '../../records/wallet.ts';
import type { WalletApi } from '../../ports/index.ts';
import type { UseCase, WalletContext } from '../context/context.ts';
import { holdingsOf } from '../book/own-book.ts';
import { openService } from '../connection/service.ts';
import { recipientIdKey } from '../pay/send-recipients.ts';
import { coarse } from '../pay/review.ts';
import { serviceName } from '../context/wallet-list.ts';
import { ownRecipients } from '../book/own-recipients.ts';
import { atMost, READINGS_AT_ONCE, serviceReading } from '../connection/service-reading.ts';
import { parseAssetId } from '../../invoices/asset-id.ts';
import { orOnFailure } from '../failures.ts';

type InvoiceToPay = CallAnswer<'invoices.read'>['invoices'][number];
type Readable = Extract<InvoiceToPay, { readonly readable: true }>;
type Refusal = Readable['refusal'];

interface ReadItem {
  readonly line: number;
  readonly text: string;
  readonly invoice: RgbInvoice;
  readonly terms: Terms;
  readonly notRead: string | null;
}

/** Parses here first, then compares with the service, or does without it. Bad input is an answer, never an error. */
export const readInvoices: UseCase<'invoices.read'> = async (context, { walletId, text, columns: as }) => {
  const wallet = context.wallets.require(walletId);
  const { items: pasted, columns } = readPasted(text, as ?? null);
  const api = await serviceOf(context, wallet);
  const precisions = await precisionsOf(context, wallet, api, pasted);
  const items = pasted.map((item) => readItem(item, (assetId) => precisions.get(assetId) ?? null));
  const readable = items.flatMap((item) => ('terms' in item ? [item] : []));
  const told = await readingsOf(api, readable);
  const refusals = await refusalsOf(context, wallet, readable);
  const nowMs = context.clock.nowMs();
  const views = readable.map((item, index) => {
    const differs = told[index] ?? null;
    const refusal = refusals[index] ?? (differs !== null && differs.length > 0 ? 'serviceDiffers' : null);
    return toView(item, nowMs, refusal, differs);
  });
  const others = items.flatMap((item) => ('terms' in item ? [] : [item]));
  const cut = columns?.map((one) => ({
    ...one,
    title: one.title.slice(0, SHOWN),
    example: one.example.slice(0, SHOWN),
  }));
  return {
    columns: cut ?? null,
    invoices: [...views, ...others].sort((one, other) => one.line - other.line),
  };
};

const SHOWN = 60;

function readItem(
  item: PastedItem,
  precisionOf: (assetId: string) => number | null,
): ReadItem | Extract<InvoiceToPay, { readable: false }> {
  const { line, text } = item;
  const not = (problem: string) => ({ readable: false as const, line, excerpt: excerptOf(text), problem });
  if (!item.ok) return not(item.problem);
  const parsed = parseInvoice(text);
  if (!parsed.ok) return not(parsed.reason);
  const { invoice } = parsed;
  const terms = rowTerms(invoice, item.row, precisionOf);
  return typeof terms === 'string' ? not(terms) : { line, text, invoice, terms, notRead: item.notRead };
}

/** Each invoice's gravest reason; null: none. The later of two with one recipient is refused. */
async function refusalsOf(
  context: WalletContext,
  wallet: WalletRecord,
  items: readonly ReadItem[],
): Promise<Refusal[]> {
  const isOurs = ownRecipients(context, wallet);
  const at = { network: wallet.keys.network, nowMs: context.clock.nowMs() };
  const seen = new Set<string>();
  const refusals: Refusal[] = [];
  for (const { invoice } of items) {
    const problem = payProblem(invoice, at)?.reason ?? null;
    const key = recipientIdKey(invoice);
    if (problem !== null) refusals.push(problem === 'noEndpoint' ? 'endpointRefused' : problem);
    else if (await isOurs(invoice)) refusals.push('ours');
    else refusals.push(seen.has(key) ? 'repeated' : null);
    seen.add(key);
  }
  return refusals;
}

/** The service's differences, invoice by invoice; null if it wasn't asked. After a failure it isn't asked again. */
async function readingsOf(
  api: WalletApi | null,
  items: readonly ReadItem[],
): Promise<(Difference[] | null)[]> {
  let service = api;
  return atMost(READINGS_AT_ONCE, items, async ({ text, invoice }) => {
    if (service === null) return null;
    try {
      return await serviceReading(service, text, invoice);
    } catch (error) {
      if (!(error instanceof WalletError)) throw error;
      service = null;
      return null;
    }
  });
}

/** Null unless registered: reading an invoice is no reason to show public keys. */
async function serviceOf(context: WalletContext, wallet: WalletRecord): Promise<WalletApi | null> {
  if (wallet.registeredWith !== serviceName(wallet)) return null;
  return orOnFailure(openService(context, wallet), null);
}

async function precisionsOf(
  context: WalletContext,
  wallet: WalletRecord,
  api: WalletApi | null,
  items: readonly PastedItem[],
): Promise<ReadonlyMap<string, number>> {
  const kept = holdingsOf(context, wallet).assets().assets;
  const known = new Map(kept.map(({ assetId, precision }) => [assetId, precision]));
  const needed = items.flatMap((item) => {
    if (!item.ok || (item.row?.amount ?? null) === null) return [];
    const parsed = parseInvoice(item.text);
    const assetId = parsed.ok ? (parsed.invoice.assetId ?? item.row?.asset ?? null) : null;
    return assetId === null || known.has(assetId) ? [] : [assetId];
  });
  if (needed.length === 0 || api === null) return known;
  for (const { assetId, precision } of await orOnFailure(api.listAssets(), [])) known.set(assetId, precision);
  return known;
}

function toView(
  { line, text, invoice, terms, notRead }: ReadItem,
  nowMs: number,
  refusal: Refusal,
  differs: Difference[] | null,
): Readable {
  const { recipient, recipientId, endpoints, unknown } = invoice;
  return {
    readable: true,
    line,
    invoice: text,
    recipientId,
    kind: recipient.kind,
    address:
      recipient.kind === 'witness' ? addressOfScript(recipient.script, coarse(recipient.network)) : null,
    network: recipient.network,
    assetId: terms.assetId,
    amount: terms.amount,
    amountWritten: terms.amountWritten,
    notRead,
    witnessSats: terms.witnessSats,
    expiry: expiryState(invoice, nowMs),
    expiresAtMs: expiresAtMs(invoice),
    endpoints: endpoints.map((endpoint) => ({
      text: endpoint.text,
      host: endpoint.host,
      risk: endpointRisk(endpoint),
    })),
    unknown,
    refusal,
    differs,
  };
}

interface Terms {
  readonly assetId: string | null;
  readonly amount: bigint | null;
  /** An ambiguous amount, asked about in the form. */
  readonly amountWritten: string | null;
  readonly witnessSats: bigint | null;
}

type RowProblem =
  | 'csvAsset'
  | 'csvAssetDiffers'
  | 'csvAmount'
  | 'csvDecimals'
  | 'csvTooMuch'
  | 'csvPrecision'
  | 'csvAmountDiffers'
  | 'csvSats';

function rowTerms(
  invoice: RgbInvoice,
  row: PastedRow | null,
  precisionOf: (assetId: string) => number | null,
): Terms | RowProblem {
  const asked = amountOf(invoice.asked);
  const { asset, amount: written, sats } = row ?? NO_ROW;
  if (asset !== null && parseAssetId(asset) === null) return 'csvAsset';
  if (asset !== null && invoice.assetId !== null && asset !== invoice.assetId) return 'csvAssetDiffers';
  const assetId = invoice.assetId ?? asset;
  if (assetId === null && written !== null && asked === null)
    return withSats(invoice, sats, { assetId, amount: null, amountWritten: written });
  const read = written === null ? [] : readAmount(written, assetId, precisionOf);
  if (typeof read === 'string') return read;
  if (asked !== null && written !== null && !read.includes(asked)) return 'csvAmountDiffers';
  const [one = null] = read;
  const amount = asked ?? (read.length === 1 ? one : null);
  const amountWritten = amount === null ? written : null;
  return withSats(invoice, sats, { assetId, amount, amountWritten });
}

function withSats(
  { recipient }: RgbInvoice,
  sats: string | null,
  terms: Omit<Terms, 'witnessSats'>,
): Terms | RowProblem {
  const witnessSats = sats === null ? null : readSats(sats);
  // A blinded recipient has no output to carry sats.
  if (sats !== null && (witnessSats === null || recipient.kind === 'blinded')) return 'csvSats';
  return { ...terms, witnessSats };
}

const NO_ROW: PastedRow = { asset: null, amount: null, sats: null };
/** Below it no node relays a taproot output; above it no witness data takes it (rgb-lib: u32). */
const MIN_SATS = 330n;
const MAX_SATS = 0xffff_ffffn;

/** Base units; two if ambiguous. */
function readAmount(
  text: string,
  assetId: string | null,
  precisionOf: (assetId: string) => number | null,
): readonly bigint[] | RowProblem {
  const precision = assetId === null ? null : precisionOf(assetId);
  if (precision === null) return 'csvPrecision';
  const parsed = parseUnits(text, precision, decimalMark());
  if (parsed.ok) return parsed.amount === 0n ? 'csvAmount' : [parsed.amount];
  switch (parsed.problem) {
    case 'twoReadings':
      return parsed.readings;
    case 'form':
      return 'csvAmount';
    case 'tooManyDecimals':
      return 'csvDecimals';
    case 'tooLarge':
      return 'csvTooMuch';
  }
}

function readSats(text: string): bigint | null {
  const sats = /^[1-9]\d{0,9}$/.test(text) ? BigInt(text) : 0n;
  return sats >= MIN_SATS && sats <= MAX_SATS ? sats : null;
}
