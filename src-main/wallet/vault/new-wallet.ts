import { RESTORE_SEARCH } from '../../keys/search-length.ts';
import { keychainsOf } from '../../keys/allowed-keychains.ts';
import type { WalletConnection, WalletRecord } from '../../records/wallet.ts';

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

export const FIRST_PROFILE = {
  dialect: 'document',
  numbering: 'documentEra',
  keychains: 'learned',
  proxy: null,
  pin: null,
} as const;

/** Practice, or a remote without an address: nothing is sent to it. */
export function firstConnection(practice: boolean): WalletConnection {
  return practice ? { kind: 'practice' } : { kind: 'remote', baseUrl: '', ...FIRST_PROFILE, hasToken: false };
}
