import type { KeychainChoice } from '../../src-preload/contract/connection.ts';
import type { Network } from '../base/network.ts';
import type { Keychains } from './public-keys.ts';

export interface JudgeAccount {
  readonly fingerprint: string;
  readonly network: Network;
  /** `colored` null: only the plain branch is watched. */
  readonly xpubs: { readonly vanilla: string; readonly colored: string | null };
  readonly keychains: { readonly vanilla: readonly number[]; readonly colored: readonly number[] };
  readonly highestIndex: { readonly vanilla: number; readonly colored: number };
  readonly gap: number;
  readonly searchLength: number;
}

/** The last index that a restore from the phrase searches, and the step by which a search grows (security.md G01). */
export const RESTORE_SEARCH = 1_000;
/** A longer search of four keychains would take over half a minute, which is the reader's limit. */
export const MAX_SEARCH = 20_000;
/** No slot or address is made beyond `MAX_SEARCH`; the indexes up to here are for sends that move everything out. */
export const LAST_INDEX = MAX_SEARCH + 1_000;

export function searchThatFinds(index: number, length: number): number {
  return Math.max(length, Math.ceil(index / RESTORE_SEARCH) * RESTORE_SEARCH);
}

/** An index of ours up to this far beyond the search is recognised and refused by name. */
export const BEYOND_SEARCH = 200;

/** service-facts.md 3.2: rgb-lib's plain default is 0, RGB-Node's was 1 until 2026-03; assets on 0, oldest rgb-lib on 9. */
const ALLOWED: Readonly<Record<KeychainChoice, Keychains>> = {
  learned: { vanilla: [0, 1], colored: [0, 9] },
  vanilla0: { vanilla: [0], colored: [0] },
  vanilla1: { vanilla: [1], colored: [0] },
  oldest: { vanilla: [1], colored: [9] },
};

export function keychainsOf(choice: KeychainChoice): Keychains {
  return ALLOWED[choice];
}

export const EVERY_KEYCHAIN: Keychains = ALLOWED.learned;
