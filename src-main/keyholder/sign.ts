import { fail, assertNever } from '../base/errors.ts';
import { type JudgeAccount, samePublicKeys, type PublicKeys } from '../keys/account.ts';
import { derivePublicKeys } from '../keys/derive.ts';
import { readPhrase, type IsMeant } from '../phrase/diagnose.ts';
import { leavesMoreThan, scopeOf, type Verdict } from '../verify/index.ts';
import type { HeldKey } from './held-key.ts';
import type { SecretRef, SignedTransaction, SignRequest, KeyholderRequest, FoundSecret } from './requests.ts';
import { Secret } from './vault/record.ts';
import type { SessionStore, Vault } from './vault/vault.ts';

export interface SigningMeans {
  readonly judge: (
    input: Pick<SignRequest, 'psbt' | 'intent' | 'askedBy' | 'snapshot' | 'book' | 'account' | 'limits'>,
  ) => Verdict;
  readonly signPsbt: (input: {
    psbt: string;
    account: JudgeAccount;
    seed: Uint8Array;
    aux: () => Uint8Array;
    scope: ReturnType<typeof scopeOf>;
  }) => SignedTransaction;
  /** Refuses what the person's own rules block. The returned function undoes the record (rules.ts). */
  readonly spendByRules: (request: SignRequest, verdict: Verdict) => Promise<() => Promise<void>>;
  readonly readSecret: (secret: SecretRef) => Promise<Secret>;
  /** 32 fresh random bytes for each signature (BIP340). */
  readonly aux: () => Uint8Array;
  /** The app password was typed for this very signature. */
  readonly isProved: () => boolean;
}

/**
 * Signs what the person reviewed, or touches no key. Main is not believed: the keyholder judges again. It reads the
 * secret once, and only if the digest is the shown one and the person's own rules allow it.
 */
export async function signVerified(request: SignRequest, signing: SigningMeans): Promise<SignedTransaction> {
  const verdict = judgeReviewed(request, signing.judge);
  const takeBack = await signing.spendByRules(request, verdict);
  try {
    return await signWithSecret(request, verdict, signing);
  } catch (error) {
    // Nothing was signed, so nothing counts as spent today.
    await takeBack();
    throw error;
  }
}

async function signWithSecret(
  request: SignRequest,
  verdict: Verdict,
  signing: SigningMeans,
): Promise<SignedTransaction> {
  const secret = await signing.readSecret(request.secret);
  try {
    // The sum is authenticated beside the secret, and this process read the leaving amount itself.
    if (leavesMoreThan(secret.askAboveSats, verdict) && !signing.isProved())
      throw fail('PASSWORD_NEEDED', {});
    return secret.withSeed((seed) => {
      refuseForeign(derivePublicKeys(seed, secret.network), request.secret);
      return signing.signPsbt({
        psbt: request.psbt,
        account: request.account,
        seed,
        aux: signing.aux,
        scope: scopeOf(request.intent),
      });
    });
  } finally {
    secret.wipe();
  }
}

/** Throws SECRET_FOREIGN unless the keys and the network are the wallet's. */
function refuseForeign(keys: PublicKeys, { keys: wanted, walletName }: SecretRef): void {
  if (!samePublicKeys(keys, wanted)) throw fail('SECRET_FOREIGN', { walletName });
}

/** Touches no key. */
function judgeReviewed(request: SignRequest, judge: SigningMeans['judge']): Verdict {
  const { secret, psbt, intent, askedBy, snapshot, book, account, limits } = request;
  // A verdict about another wallet's outputs says nothing about this secret.
  if (
    account.fingerprint !== secret.keys.fingerprint ||
    account.network !== secret.keys.network ||
    account.xpubs.vanilla !== secret.keys.accountXpubVanilla ||
    account.xpubs.colored !== secret.keys.accountXpubColored
  ) {
    throw fail('SECRET_FOREIGN', { walletName: secret.walletName });
  }
  const verdict = judge({ psbt, intent, askedBy, snapshot, book, account, limits });
  if (verdict.outcome === 'contradicts') {
    const claim = verdict.claims.find((one) => one.outcome === 'contradicts');
    throw fail('PSBT_REFUSED', {
      code: verdict.code ?? claim?.code ?? 'ENCODING',
      sentence: claim?.name ?? 'the keyholder refused it',
    });
  }
  if (verdict.digest !== request.digest) throw fail('DIGEST_CHANGED', {});
  return verdict;
}

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

/** The public keys of words, compared with a wallet's plain branch if that is known. Keeps and reads nothing. */
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
  // With a password set, the person types it again: an unlocked screen that was left alone shows no words.
  const key = places.held.read();
  if (key !== null && !key.proved) throw fail('PASSWORD_NEEDED', {});
  const secret = await readSecret(asked, places);
  try {
    // Another wallet's words under this wallet's name would be written down as a wrong backup.
    refuseForeign(
      secret.withSeed((seed) => derivePublicKeys(seed, secret.network)),
      asked,
    );
    // People write composed accents; the word lists hold accents apart from their letters.
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

/** Derives, calls `check`, and only then stores. The secret is wiped in any case. */
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

/** Throws SERVICE_KEYS_MISMATCH with the first claimed key that the service's words don't derive to. */
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
