import { ok } from '../answers.ts';
import { keysOfSeed } from '../account.ts';
import type { Endpoint } from '../endpoint.ts';

/** Twelve words, as the real server makes them. Whoever makes words elsewhere shares them: practice only. */
const ENTROPY_BYTES = 16;

export const generateKeys: Endpoint = {
  path: '/wallet/generate_keys',
  run: async ({ world }) => {
    // Loads every word list, so only when it is asked for.
    const { entropyToMnemonic, mnemonicToSeedSync } = await import('bip39');
    const mnemonic = entropyToMnemonic(Buffer.from(world.random(ENTROPY_BYTES)));
    return ok({ mnemonic, ...keysOfSeed(mnemonicToSeedSync(mnemonic)) });
  },
};
