import type { AssetView, OwnInvoice, ParsedUnits } from '../../../src-preload/contract/index.ts';
import { done } from '../../../src-preload/contract/result.ts';
import type { Stores } from '../../stores/context.ts';
import { FormDrafts } from '../../stores/form-drafts.ts';
import type { Acts } from '../../stores/host.svelte.ts';
import type { InvoiceBook } from '../../stores/invoices.svelte.ts';
import { amountProblem, readUnits } from '../../text/asset-amount.ts';
import { say } from '../../../src-preload/messages/say.ts';

/** What is asked for in “Receive”, and what came of it. */
export class InvoiceForm {
  readonly walletId: string;
  readonly #invoices: InvoiceBook;
  what = $state<'asset' | 'bitcoin'>('asset');
  /** Null: none is chosen yet. `other`: one that is not in the list, by its id. */
  choice = $state<string | null>(null);
  otherId = $state('');
  amountText = $state('');
  /** Where the service lets one choose. What comes to a witness invoice is verified completely, so it is the first choice. */
  kind = $state<OwnInvoice['kind']>('witness');
  readonly acts: Acts<'create'>;

  constructor({ host, invoices, session }: Stores) {
    this.walletId = session.active?.id ?? '';
    this.#invoices = invoices;
    this.acts = host.acts();
  }

  /** Asks the service for the invoice, which main checks before it is shown. Once, however often it is clicked. */
  async create(assetId: string, amount: bigint, kind: OwnInvoice['kind'] | null): Promise<OwnInvoice | null> {
    const made = await this.acts.run(
      'create',
      async () => (await this.#invoices.create(assetId, amount.toString(), kind)) ?? done(null),
    );
    if (made !== null) this.amountText = '';
    return made;
  }
}

/** Of an asset that is not in the list the precision is unknown: then only its smallest units can be counted. */
export function readAmount(text: string, asset: AssetView | undefined): ParsedUnits {
  return readUnits(text, asset?.precision ?? 0);
}

/** Why what was typed is no amount; null: it is one, or nothing was typed. */
export function typedProblem(text: string, asset: AssetView | undefined): string | null {
  if (text.trim() === '') return null;
  const read = readAmount(text, asset);
  if (!read.ok) return amountProblem(read.problem, asset?.precision ?? 0);
  return read.amount === 0n ? say('receive-amount-zero') : null;
}

/** A contract id as rgb-lib prints it; the service decides whether it knows the asset. */
export const looksLikeAssetId = (text: string): boolean => /^rgb:[A-Za-z0-9~_$!-]{20,190}$/.test(text.trim());

export const invoiceDrafts = new FormDrafts<InvoiceForm>();
