import { parseUnits } from '../../../src-preload/contract/index.ts';
import type { PastedRow } from '../../domain/invoices/pasted.ts';
import { amountOf } from '../../domain/invoices/payable.ts';
import { parseAssetId } from '../../domain/rgb/asset-id.ts';
import type { RgbInvoice } from '../../domain/rgb/invoice.ts';

/** What is to be paid: the invoice's own words, and the row's where these leave something open. Null: still open. */
export interface Terms {
  readonly assetId: string | null;
  /** Base units. */
  readonly amount: bigint | null;
  readonly witnessSats: bigint | null;
}

/**
 * `…Differs`: the row says otherwise than the invoice. `csvPrecision`: an amount of an asset whose decimals are not
 * known here; a bare number could be a hundred times as much.
 */
export type RowProblem =
  | 'csvAsset'
  | 'csvAssetDiffers'
  | 'csvAmount'
  | 'csvDecimals'
  | 'csvTooMuch'
  | 'csvPrecision'
  | 'csvAmountDiffers'
  | 'csvSats';

/** Joins a row with its invoice. `precisionOf`: decimals of an asset that is known here, else null. */
export function rowTerms(
  invoice: RgbInvoice,
  row: PastedRow | null,
  precisionOf: (assetId: string) => number | null,
): Terms | RowProblem {
  const asked = amountOf(invoice.asked);
  const { asset, amount: written, sats } = row ?? NO_ROW;
  if (asset !== null && parseAssetId(asset) === null) return 'csvAsset';
  if (asset !== null && invoice.assetId !== null && asset !== invoice.assetId) return 'csvAssetDiffers';
  const assetId = invoice.assetId ?? asset;
  const amount = written === null ? asked : readAmount(written, assetId, precisionOf);
  if (typeof amount === 'string') return amount;
  if (asked !== null && amount !== asked) return 'csvAmountDiffers';
  const witnessSats = sats === null ? null : readSats(sats);
  // A blinded recipient has no output of its own that could hold them.
  if (sats !== null && (witnessSats === null || invoice.recipient.kind === 'blinded')) return 'csvSats';
  return { assetId, amount, witnessSats };
}

const NO_ROW: PastedRow = { asset: null, amount: null, sats: null };
/** Below it no node relays a taproot output; above it no witness data takes it (rgb-lib: u32). */
const MIN_SATS = 330n;
const MAX_SATS = 0xffff_ffffn;

function readAmount(
  text: string,
  assetId: string | null,
  precisionOf: (assetId: string) => number | null,
): bigint | RowProblem {
  const precision = assetId === null ? null : precisionOf(assetId);
  if (precision === null) return 'csvPrecision';
  const parsed = parseUnits(text, precision);
  if (parsed.ok) return parsed.amount === 0n ? 'csvAmount' : parsed.amount;
  switch (parsed.problem) {
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
