/** What may be chosen of a running service. */
export interface Settings {
  /** How long an invoice lasts where the request does not say. */
  invoiceSeconds: number;
  /** The document's `/invoice/create` has no field to ask for a witness invoice: this has it answer one. */
  witnessInvoices: boolean;
  /**
   * Whether a begin call reserves what it would spend until it is ended or given up. Not so unless told: rgb-lib ends
   * its own process at the end of a send that was kept so, where another asset rides on what it spends.
   */
  keepsBegun: boolean;
}

/** RGB-Node's own (service-facts.md 1.3). */
export function defaultSettings(): Settings {
  return { invoiceSeconds: 1_500, witnessInvoices: false, keepsBegun: false };
}
