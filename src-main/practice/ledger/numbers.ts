/** Status and kind as the document's era numbers them (service-facts.md 2.1, first row). */
export const STATUS = { waitingCounterparty: 0, waitingConfirmations: 1, settled: 2, failed: 3 } as const;
export const KIND = { issuance: 0, receiveBlind: 1, receiveWitness: 2, send: 3 } as const;

/**
 * Where consignments are fetched, as invoices name it: a name that never resolves (RFC 2606), since the port is another
 * at every start. Ochre asks its own practice service where that is.
 */
export const PRACTICE_ENDPOINT = 'rpcs://practice.invalid/json-rpc';

/** As rgb-lib lists an endpoint: an `rpc` of an invoice is the `http` that it asks by it. */
export function asListed(endpoint: string): string {
  return endpoint.replace(/^rpc/, 'http');
}

export const JSON_RPC = 0;
