import { foreign } from './foreign.ts';

/**
 * What the errors of rgb-lib mean to a person, by their names: servers hand them on, often without another word
 * (docs/service-facts.md).
 */
const meaning: Readonly<Record<string, string>> = {
  RecipientIdAlreadyUsed:
    'an invoice of it was tried before, and takes no second send. Ask the recipient for a new one',
  NoValidTransportEndpoint:
    'the place through which the recipient gets the asset’s data does not answer now. The same transaction may go later',
  InvalidTransportEndpoints:
    'the place through which the recipient gets the asset’s data does not answer, or is none',
  InsufficientAllocationSlots: 'it finds no free asset slot in this wallet',
  InsufficientBitcoins: 'it finds too little plain bitcoin in this wallet',
  InsufficientAssignments: 'it finds too little of the asset that can be spent now',
  InvalidIndexer: 'it cannot reach the chain, or is set to another network',
  AssetNotFound: 'it does not know this asset in this wallet',
  InvoiceExpired: 'an invoice of it has expired',
};

/** What a service said of an error, `Name: message` as they were kept: in our words where they are known, else in its own. */
export function serviceSaid(words: string): string {
  const [, name = '', rest = ''] = /^([A-Z][A-Za-z0-9]+)(?:: (.*))?$/su.exec(words) ?? [];
  return errorMeaning(name) ?? `“${foreign(rest === '' ? words : rest)}”`;
}

/** What an error of that name means; null where that is not known. */
export const errorMeaning = (name: string): string | null =>
  Object.hasOwn(meaning, name) ? (meaning[name] ?? null) : null;
