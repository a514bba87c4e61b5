import { NONCE_BYTES, type Cost } from '../base/sealed-box.ts';
import { createVaultLock } from './vault/app-lock.ts';
import type { Keychain } from './vault/keychain.ts';
import { createRing } from './vault/ring.ts';
import { createSessionStore } from './vault/session.ts';
import { createVault } from './vault/vault.ts';
import type { Tools } from './answer.ts';
import { createHeldKey } from './held-key.ts';

export function openVault(options: {
  readonly keychain: Keychain;
  readonly probeId: () => string;
  readonly randomBytes: (count: number) => Uint8Array;
  /** What one guess at the app password costs. */
  readonly cost: Cost;
}): Pick<Tools, 'vault' | 'session' | 'lock' | 'held'> {
  const { randomBytes } = options;
  const ring = createRing(options.keychain, options.probeId);
  const held = createHeldKey(randomBytes);
  return {
    vault: createVault(ring, { key: held.read, nonce: () => randomBytes(NONCE_BYTES) }),
    session: createSessionStore(),
    lock: createVaultLock(ring, options),
    held,
  };
}
