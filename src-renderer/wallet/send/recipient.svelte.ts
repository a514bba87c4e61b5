import type { AssetView, CallInput, InvoiceToPay, ParsedUnits } from '../../../src-preload/contract/index.ts';
import { BOUNDS } from '../../../src-preload/contract/bounds.ts';
import { readUnits } from '../../text/asset-amount.ts';

export type Readable = Extract<InvoiceToPay, { readable: true }>;
export type RecipientInput = CallInput<'signing.beginSend'>['recipients'][number];

export class RecipientForm {
  readonly read: Readable;
  readonly id: number;
  readonly typed: boolean;
  /** The asset chosen here; one that the invoice names takes precedence. */
  #asset = $state<string | null>(null);
  amountText = $state('');
  witnessSats = $state<number | null>(null);

  constructor(read: Readable, id: number, typed: boolean) {
    this.read = read;
    this.id = id;
    this.typed = typed;
    this.amountText = read.amountWritten ?? '';
    if (read.kind === 'witness') this.witnessSats = read.witnessSats ?? BOUNDS.witnessSats;
  }

  get assetId(): string | null {
    return this.read.assetId ?? this.#asset;
  }

  /** Chooses an asset. The typed amount stays, and is read in the new asset's precision. */
  choose(assetId: string): void {
    this.#asset = assetId === '' ? null : assetId;
  }

  /** Null if nothing is typed, or if the precision isn't known. */
  typedAmount(asset: AssetView | undefined): ParsedUnits | null {
    if (this.amountText.trim() === '' || asset === undefined) return null;
    return readUnits(this.amountText, asset.precision);
  }

  /** In base units, the invoice's amount or else the typed one. Null if there is no valid amount yet. */
  amount(asset: AssetView | undefined): bigint | null {
    if (this.read.amount !== null) return BigInt(this.read.amount);
    const typed = this.typedAmount(asset);
    return typed?.ok === true && typed.amount > 0n ? typed.amount : null;
  }

  asked(asset: AssetView | undefined): RecipientInput | null {
    const { assetId } = this;
    const amount = this.amount(asset);
    if (assetId === null || amount === null) return null;
    if (this.read.kind === 'witness' && this.witnessSats === null) return null;
    return {
      invoice: this.typed && this.read.endpoints.length === 0 ? null : this.read.invoice,
      recipientId: this.read.recipientId,
      assetId,
      amount: amount.toString(),
      witnessSats: this.read.kind === 'witness' ? this.witnessSats : null,
    };
  }
}
