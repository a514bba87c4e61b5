import type { PublicKeys, WalletConnection, WalletRecord } from '../../domain/keys/wallet-record.ts';

/** rgb-lib's default is 0, RGB-Node's is 1: both are allowed until the first own address pins one (service-facts 3.2). */
const VANILLA_KEYCHAINS = [0, 1];
/** 0 today, 9 in the oldest rgb-lib (service-facts 3.2). */
const COLORED_KEYCHAINS = [0, 9];

/** The record of a wallet that has not spoken to any service yet. */
export function newWallet(made: {
  id: string;
  name: string;
  keys: PublicKeys;
  keep: 'keychain' | 'session';
  createdAtMs: number;
  origin: WalletRecord['origin'];
  connection: WalletConnection;
}): WalletRecord {
  return {
    id: made.id,
    name: made.name,
    keys: made.keys,
    keySource: made.keep,
    connection: made.connection,
    createdAtMs: made.createdAtMs,
    origin: made.origin,
    keychains: { vanilla: VANILLA_KEYCHAINS, colored: COLORED_KEYCHAINS },
    highestIndex: { vanilla: -1, colored: -1 },
    consentedTo: [],
    registeredWith: null,
    wordsCheckedAtMs: null,
    lastAddress: null,
  };
}

/** Until the user names a service: practice, or a remote one without an address, which nothing is sent to. */
export function firstConnection(practice: boolean): WalletConnection {
  return practice
    ? { kind: 'practice' }
    : { kind: 'remote', baseUrl: '', dialect: 'document', numbering: 'documentEra', hasToken: false };
}
