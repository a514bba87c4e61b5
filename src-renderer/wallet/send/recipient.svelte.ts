import type { AssetView, CallInput, InvoiceToPay, ParsedUnits } from '../../../src-preload/contract/index.ts';
import { readUnits } from '../../text/asset-amount.ts';

export type Readable = Extract<InvoiceToPay, { readable: true }>;
export type RecipientInput = CallInput<'signing.beginSend'>['recipients'][number];

/** What an output of the recipient's holds where nobody says otherwise: enough to be spent again at most rates. */
const WITNESS_SATS = 1_000;

export class RecipientForm {
  readonly read: Readable;
  readonly id: number;
  readonly typed: boolean;
  /** Chosen here; what the invoice names goes before it. */
  #asset = $state<string | null>(null);
  amountText = $state('');
  witnessSats = $state<number | null>(null);

  constructor(read: Readable, id: number, typed: boolean) {
    this.read = read;
    this.id = id;
    this.typed = typed;
    this.amountText = read.amountWritten ?? '';
    if (read.kind === 'witness') this.witnessSats = read.witnessSats ?? WITNESS_SATS;
  }

  get assetId(): string | null {
    return this.read.assetId ?? this.#asset;
  }

  /** Choosing another asset keeps what was typed: it is read anew in that one's precision. */
  choose(assetId: string): void {
    this.#asset = assetId === '' ? null : assetId;
  }

  /** Null while nothing is typed, or while the precision is not known. */
  typedAmount(asset: AssetView | undefined): ParsedUnits | null {
    if (this.amountText.trim() === '' || asset === undefined) return null;
    return readUnits(this.amountText, asset.precision);
  }

  /** Base units: the invoice's own, else what was typed. Null: nothing valid yet. */
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
