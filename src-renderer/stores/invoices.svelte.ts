import type {
  CallInput,
  CallOutput,
  OwnInvoice,
  Result,
  TransferRow,
} from '../../src-preload/contract/index.ts';
import { done, failed } from '../../src-preload/contract/result.ts';
import { WalletRows } from './wallet-list.svelte.ts';

type InvoiceList = CallOutput<'invoices.list'>;
type Failed = CallOutput<'transfers.fail'>;

export class InvoiceBook extends WalletRows<InvoiceList> {
  /** Witness first, because what such an invoice receives can be verified completely. */
  kind = $state<OwnInvoice['kind']>('witness');

  override async open(walletId: string | null): Promise<void> {
    this.kind = 'witness';
    await super.open(walletId);
  }

  protected read(walletId: string): Promise<Result<InvoiceList>> {
    return this.bridge.invoices.list({ walletId });
  }

  get all(): readonly OwnInvoice[] {
    return this.listed.filter(({ withheld }) => withheld !== true);
  }
  get listed(): readonly OwnInvoice[] {
    return this.kept?.invoices ?? [];
  }
  get unreadable(): readonly string[] {
    return this.kept?.unreadable ?? [];
  }

  /** Null if another wallet is open by now. */
  async create(asked: CallInput<'invoices.create'>): Promise<Result<OwnInvoice> | null> {
    return this.#about(() => this.bridge.invoices.create(asked));
  }

  async check(invoice: string): Promise<Result<OwnInvoice> | null> {
    return this.#about((walletId) => this.bridge.invoices.status({ walletId, invoice }));
  }

  /** The invoice's transfer; null if it isn't listed here. */
  async transferOf({
    assetId,
    recipientId,
    batchTransferIdx,
  }: OwnInvoice): Promise<Result<TransferRow | null>> {
    const walletId = this.walletId;
    if (walletId === null) return done(null);
    const filter = { assetId, states: [], direction: 'in', text: recipientId.slice(0, 200) } as const;
    const page = await this.host.ask(
      this.bridge.transfers.page({ walletId, filter: { ...filter, states: [] }, offset: 0, limit: 20 }),
    );
    if (!page.ok) return page;
    return done(page.value.rows.find((row) => row.batchTransferIdx === batchTransferIdx) ?? null);
  }

  /** Cancels the invoice's transfer, which frees the slot; main asks first. Refreshes once if it isn't listed. */
  async free(invoice: OwnInvoice, refresh: () => Promise<void>): Promise<Result<Failed>> {
    let row = await this.transferOf(invoice);
    if (row.ok && row.value === null) {
      await refresh();
      row = await this.transferOf(invoice);
    }
    if (!row.ok) return row;
    const walletId = this.walletId;
    if (row.value === null || walletId === null) return failed({ code: 'TRANSFER_UNKNOWN', facts: {} });
    const result = await this.host.ask(this.bridge.transfers.fail({ walletId, key: row.value.key }));
    await this.reload();
    return result;
  }

  async #about(ask: (walletId: string) => Promise<Result<OwnInvoice>>): Promise<Result<OwnInvoice> | null> {
    const walletId = this.walletId;
    if (walletId === null) return null;
    const result = await this.host.ask(ask(walletId));
    if (walletId !== this.walletId) return null;
    if (result.ok) this.#put(result.value);
    return result;
  }

  #put(told: OwnInvoice): void {
    const known = this.all;
    const invoices = known.some(({ invoice }) => invoice === told.invoice)
      ? known.map((one) => (one.invoice === told.invoice ? told : one))
      : [told, ...known];
    this.put(done({ ...this.kept, invoices }));
  }
}
