import { keychainsOf } from '../../keys/account.ts';
import { UNUSED_WALLET, type WalletConnection, type WalletRecord } from '../../records/wallet.ts';

export function newWallet(
  made: Pick<WalletRecord, 'id' | 'name' | 'keys' | 'keySource' | 'createdAtMs' | 'origin' | 'connection'>,
): WalletRecord {
  return {
    ...made,
    keychains: keychainsOf(made.connection.kind === 'remote' ? made.connection.keychains : 'learned'),
    ...UNUSED_WALLET,
    askAboveSats: null,
    rules: null,
    keysUnproved: null,
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
