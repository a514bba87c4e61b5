import { readFileSync } from 'node:fs';
import { corpusPath } from '../../support/psbt/corpus.ts';

/** A case in the corpus' own words (test/corpus/README.md), open to change. Amounts are decimal text. */
export interface CaseJson {
  id: string;
  title: string;
  expect: 'refuse' | 'sign';
  codes: string[];
  note: string;
  flow: 'create' | 'send';
  intent: Record<string, unknown> & { recipients?: RecipientJson[] };
  snapshot: UnspentJson[];
  account: AccountJson;
  limits: Record<string, unknown>;
  psbt: string;
  book?: BookJson;
}

export interface RecipientJson {
  invoice?: string;
  assetId: string;
  amount: string;
  recipientId: string;
  witnessAmountSat?: string;
}

export interface UnspentJson {
  utxo: {
    outpoint: { txid: string; vout: number };
    btc_amount: string;
    colorable: boolean;
    exists: boolean;
  };
  rgb_allocations: HeldJson[];
  pending_blinded: number;
}

export interface HeldJson {
  asset_id: string;
  amount: string;
  assignment: unknown;
  settled: boolean;
}

export interface AccountJson {
  wallet: string;
  fingerprint: string;
  network: string;
  xpubs: { vanilla: string; colored: string };
  keychains: { vanilla: readonly number[]; colored: readonly number[] };
  highestKnownIndex: { vanilla: number; colored: number };
  gap: number;
}

export interface BookJson {
  outputs: {
    txid: string;
    vout: number;
    amountSat: string;
    keychain: 'vanilla' | 'colored';
    index: number;
    spent: boolean;
  }[];
  allocations: AllocationJson[];
  reserved: ReservationJson[];
  invoices: ({ outpoint: string; open: boolean } | { script: string; open: boolean })[];
  assets: PinnedJson[];
}

export interface AllocationJson {
  txid: string;
  vout: number;
  assetId: string;
  amount: string;
  opout: string;
  ground: 'book' | 'history';
}

export interface ReservationJson {
  by: string;
  outpoints: string[];
  spends?: string[];
  makes?: string[];
  mayShare?: boolean;
}

export interface PinnedJson {
  assetId: string;
  ticker: string | null;
  name: string;
  precision: number;
  schema: string;
  ground: 'told' | 'history';
}

/** Throw-away words and keys by the wallet's name. */
export type WalletsJson = Record<string, unknown>;

export interface CorpusJson {
  format: string;
  set: string;
  network: string;
  note: string;
  wallets: WalletsJson;
  cases: CaseJson[];
}

/** A file of test/corpus as it stands there: the cases that others are made from. */
export function readCorpusJson(name: string): CorpusJson {
  return JSON.parse(readFileSync(corpusPath(name), 'utf8')) as CorpusJson;
}

/** Its outpoint in one text. */
export function nameOf({ txid, vout }: { readonly txid: string; readonly vout: number }): string {
  return `${txid}:${vout}`;
}

export function outpointOf(name: string): { txid: string; vout: number } {
  const [txid = '', vout = ''] = name.split(':');
  return { txid, vout: Number(vout) };
}

/** Of the list; throws an Error where it is not there. */
export function unspentOf({ snapshot }: CaseJson, name: string): UnspentJson {
  const found = snapshot.find(({ utxo }) => nameOf(utxo.outpoint) === name);
  if (found === undefined) throw new Error(`${name} is not listed`);
  return found;
}
