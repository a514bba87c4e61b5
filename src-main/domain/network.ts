/** The four networks a wallet can be on. Immutable for a wallet's life. */
export type Network = 'mainnet' | 'testnet' | 'signet' | 'regtest';

/** The two branches of an RGB wallet: plain bitcoin (vanilla) and bitcoin that holds assets (colored). */
export type Branch = 'vanilla' | 'colored';
