export type { Network } from '../../src-preload/contract/values.ts';

/** Plain bitcoin (vanilla) and bitcoin that holds assets (colored). */
export type Branch = 'vanilla' | 'colored';
