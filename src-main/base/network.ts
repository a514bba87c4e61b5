/** The four networks a wallet can be on. Immutable for a wallet's life. */
export type { Network } from '../../src-preload/contract/values.ts';

/** The two branches of an RGB wallet: plain bitcoin (vanilla) and bitcoin that holds assets (colored). */
export type Branch = 'vanilla' | 'colored';
