import type { AssetView, CallInput, OwnInvoice, ParsedUnits } from '../../../src-preload/contract/index.ts';
import { done } from '../../../src-preload/contract/result.ts';
import type { RunningActs, Stores } from '../../stores/index.ts';
import { amountProblem, plainUnits, readUnits } from '../../text/asset-amount.ts';
import { say } from '../../../src-preload/messages/say.ts';

type Asked = CallInput<'invoices.create'>;

export class InvoiceForm {
  readonly #stores: Stores;
  /** An asset's id, `any`, `bitcoin`, or `other` for an unlisted asset (`otherId`). Null: nothing chosen yet. */
  choice = $state<string | null>(null);
  otherId = $state('');
  amountText = $state('');
  readonly acts: RunningActs<'create' | 'wait'>;

  constructor(stores: Stores) {
    this.#stores = stores;
    this.acts = stores.host.acts();
  }

  /** Fills the form with an earlier invoice, unless something is typed or chosen. */
  fill({ assetId, amount, kind }: Asked): void {
    const { assets, invoices } = this.#stores;
    const asset = assets.find(assetId);
    const choice = assetId === '' ? 'any' : asset === undefined ? 'other' : assetId;
    if (this.amountText !== '' || (this.choice !== null && this.choice !== choice)) return;
    this.choice = choice;
    if (choice === 'other') this.otherId = assetId;
    this.amountText = plainUnits(amount, asset?.precision ?? 0);
    if (kind !== undefined) invoices.kind = kind;
  }

  async create(asked: Asked): Promise<OwnInvoice | null> {
    const made = await this.acts.run(
      'create',
      async () => (await this.#stores.invoices.create(asked)) ?? done(null),
    );
    if (made !== null) this.amountText = '';
    return made;
  }

  /** Has main keep the invoice until there is a slot. Returns whether it does. */
  async wait(asked: Asked): Promise<boolean> {
    const { signing } = this.#stores.bridge;
    return (await this.acts.run('wait', () => signing.wait({ act: 'invoice', asked }))) !== null;
  }
}

/** Reads an amount, in base units for an unlisted asset, whose precision is unknown. */
export function readAmount(text: string, asset: AssetView | undefined): ParsedUnits {
  return readUnits(text, asset?.precision ?? 0);
}

/** Null: fine, or nothing typed. */
export function typedProblem(text: string, asset: AssetView | undefined): string | null {
  if (text.trim() === '') return null;
  const read = readAmount(text, asset);
  if (!read.ok) return amountProblem(read.problem, asset?.precision ?? 0);
  return read.amount === 0n ? say('asset-issue-part-nought') : null;
}

/** A contract id as rgb-lib prints it; the service decides whether it knows the asset. */
export const looksLikeAssetId = (text: string): boolean => /^rgb:[A-Za-z0-9~_$!-]{20,190}$/.test(text.trim());
