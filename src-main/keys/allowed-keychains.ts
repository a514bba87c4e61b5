import type { KeychainChoice } from '../../src-preload/contract/connection.ts';
import type { Keychains } from './public-keys.ts';

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
