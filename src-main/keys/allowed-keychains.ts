import type { KeychainChoice } from '../../src-preload/contract/connection.ts';
import type { Keychains } from './public-keys.ts';

/**
 * What each choice allows (service-facts 3.2): rgb-lib's default for plain bitcoin is 0 and RGB-Node's was 1 until
 * 2026-03; assets lie on 0, in the oldest rgb-lib on 9. Of what is learned, the first own address and the first slots
 * pin one each.
 */
const ALLOWED: Readonly<Record<KeychainChoice, Keychains>> = {
  learned: { vanilla: [0, 1], colored: [0, 9] },
  vanilla0: { vanilla: [0], colored: [0] },
  vanilla1: { vanilla: [1], colored: [0] },
  oldest: { vanilla: [1], colored: [9] },
};

export function keychainsOf(choice: KeychainChoice): Keychains {
  return ALLOWED[choice];
}

/** Every keychain that any service is known to use. */
export const EVERY_KEYCHAIN: Keychains = ALLOWED.learned;
