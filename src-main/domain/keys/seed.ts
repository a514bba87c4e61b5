import { pbkdf2Sync } from 'node:crypto';

/**
 * The BIP39 seed of a phrase: 64 bytes, the caller's to wipe. About 1 ms.
 * There is no BIP39 passphrase in this version: a wallet that was made with one cannot be restored here. The
 * parameter exists for the published vectors alone, which use one.
 */
export function phraseToSeed(words: readonly string[], passphraseOfTestVectors = ''): Uint8Array {
  const password = Buffer.from(words.join(' ').normalize('NFKD'), 'utf8');
  const salt = Buffer.from(`mnemonic${passphraseOfTestVectors}`.normalize('NFKD'), 'utf8');
  try {
    // BIP39 "From mnemonic to seed". A plain Uint8Array, since a Buffer has a toJSON.
    const derived = pbkdf2Sync(password, salt, ROUNDS, SEED_BYTES, 'sha512');
    const seed = Uint8Array.from(derived);
    derived.fill(0);
    return seed;
  } finally {
    password.fill(0);
  }
}

const ROUNDS = 2048;
const SEED_BYTES = 64;
