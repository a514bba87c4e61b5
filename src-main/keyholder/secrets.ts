import { assertNever, fail } from '../base/errors.ts';
import { readPhrase, type IsMeant } from '../phrase/diagnose.ts';
import type { PublicKeys } from '../keys/public-keys.ts';
import { derivePublicKeys } from '../keys/derive.ts';
import { Secret } from './vault/secret.ts';
import type { SessionStore } from './vault/session.ts';
import type { Vault } from './vault/vault.ts';
import type { HeldKey } from './held-key.ts';
import type { KeyholderRequest, FoundSecret, SecretRef } from './requests.ts';
import { refuseForeign } from './sign.ts';

export interface Places {
  readonly vault: Vault;
  readonly session: SessionStore;
  readonly held: HeldKey;
}

export async function create(
  asked: KeyholderRequest<'create'>,
  places: Places,
  randomBytes: (count: number) => Uint8Array,
): Promise<PublicKeys> {
  const entropy = randomBytes(asked.wordCount === 24 ? 32 : 16);
  return keep(new Secret(entropy, asked.network, asked.createdAtMs), asked, places, () => undefined);
}

export async function restore(asked: KeyholderRequest<'restore'>, places: Places): Promise<PublicKeys> {
  const { entropy, language } = readPhrase(asked.words);
  const secret = new Secret(entropy, asked.network, asked.createdAtMs, null, language);
  return keep(secret, asked, places, (keys) => refuseOtherThan(asked.expect, keys));
}

/** The public keys of words, held against a wallet by its plain branch if that is known. Keeps and reads nothing. */
export function identify({ words, network, against }: KeyholderRequest<'identify'>): PublicKeys {
  const keysOf: (...read: Parameters<IsMeant>) => PublicKeys = (entropy, language) => {
    const secret = new Secret(Uint8Array.from(entropy), network, 0, null, language);
    try {
      return secret.withSeed((seed) => derivePublicKeys(seed, network));
    } finally {
      secret.wipe();
    }
  };
  const isMeant: IsMeant = (...read) => keysOf(...read).accountXpubVanilla === against;
  const { entropy, language } = readPhrase(words, against === null ? null : isMeant);
  const keys = keysOf(entropy, language);
  entropy.fill(0);
  return keys;
}

export async function reveal(asked: SecretRef, places: Places): Promise<readonly string[]> {
  // If a password is set, it is typed for this: an unlocked screen that was left alone shows no words.
  const key = places.held.read();
  if (key !== null && !key.proved) throw fail('PASSWORD_NEEDED', {});
  const secret = await readSecret(asked, places);
  try {
    // Words of another wallet under this wallet's name would be written down as the wrong backup.
    refuseForeign(
      secret.withSeed((seed) => derivePublicKeys(seed, secret.network)),
      asked,
    );
    // People write words so: the lists hold accents apart from their letters.
    return secret.words().map((word) => word.normalize('NFC'));
  } finally {
    secret.wipe();
  }
}

/** The secret, for the caller to wipe. */
export async function readSecret(asked: SecretRef, { vault, session }: Places): Promise<Secret> {
  switch (asked.keySource) {
    case 'keychain':
      return vault.readSecret(asked.walletId, asked.walletName);
    case 'session':
      return session.readSecret(asked.walletId, asked.walletName);
    case 'none':
      throw fail('NO_KEY_HERE', { walletName: asked.walletName });
    default:
      return assertNever(asked.keySource);
  }
}

export async function remove(asked: KeyholderRequest<'remove'>, { vault, session }: Places): Promise<void> {
  if (asked.keySource === 'session') session.removeSecret(asked.walletId);
  else await vault.removeSecret(asked.walletId, asked.rules);
}

export async function find({ vault }: Places): Promise<readonly FoundSecret[]> {
  return (await vault.findSecrets()).map(({ walletId, secret }) => {
    try {
      const keys = secret.withSeed((seed) => derivePublicKeys(seed, secret.network));
      return { walletId, createdAtMs: secret.createdAtMs, keys };
    } finally {
      secret.wipe();
    }
  });
}

/** Derives, lets `check` refuse, and only then keeps. The secret is wiped whatever happens. */
async function keep(
  secret: Secret,
  asked: { readonly walletId: string; readonly keep: 'keychain' | 'session' },
  { vault, session }: Places,
  check: (keys: PublicKeys) => void,
): Promise<PublicKeys> {
  try {
    const keys = secret.withSeed((seed) => derivePublicKeys(seed, secret.network));
    check(keys);
    if (asked.keep === 'session') session.keepSecret(asked.walletId, secret);
    else await vault.keepSecret(asked.walletId, secret);
    return keys;
  } finally {
    secret.wipe();
  }
}

/** Throws SERVICE_KEYS_MISMATCH with the first key that a service claims and its words don't derive to. */
function refuseOtherThan(expected: KeyholderRequest<'restore'>['expect'], keys: PublicKeys): void {
  if (expected === null) return;
  const fields = [
    'xpub',
    'accountXpubVanilla',
    'accountXpubColored',
    'fingerprint',
    'accountXpubColoredFingerprint',
  ] as const;
  const field = fields.find((name) => expected[name] !== null && expected[name] !== keys[name]);
  if (field !== undefined) throw fail('SERVICE_KEYS_MISMATCH', { field });
}
