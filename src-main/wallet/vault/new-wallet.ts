import { RESTORE_SEARCH } from '../../keys/search-length.ts';
import { keychainsOf } from '../../keys/allowed-keychains.ts';
import type { WalletConnection, WalletRecord } from '../../records/wallet.ts';

/** The record of a wallet that has not spoken to any service yet. */
export function newWallet(
  made: Pick<WalletRecord, 'id' | 'name' | 'keys' | 'keySource' | 'createdAtMs' | 'origin' | 'connection'>,
): WalletRecord {
  return {
    ...made,
    keychains: keychainsOf(made.connection.kind === 'remote' ? made.connection.keychains : 'learned'),
    highestIndex: { vanilla: -1, colored: -1 },
    searchLength: RESTORE_SEARCH,
    consentedTo: [],
    registeredWith: null,
    wordsCheckedAtMs: null,
    askAboveSats: null,
    lastAddress: null,
    rules: null,
    keysUnproved: null,
    codeForm: 'crypto-psbt',
    chainSource: null,
    secondSource: null,
  };
}

/** What a service is taken to speak until somebody says otherwise. */
export const FIRST_PROFILE = {
  dialect: 'document',
  numbering: 'documentEra',
  keychains: 'learned',
  proxy: null,
  pin: null,
} as const;

/** Until the user names a service: practice, or a remote one without an address, which nothing is sent to. */
export function firstConnection(practice: boolean): WalletConnection {
  return practice ? { kind: 'practice' } : { kind: 'remote', baseUrl: '', ...FIRST_PROFILE, hasToken: false };
}
