import { fail } from '../base/errors.ts';
import { leavesMoreThan, scopeOf, type Verdict } from '../verify/index.ts';
import { samePublicKeys, type PublicKeys } from '../keys/public-keys.ts';
import { derivePublicKeys } from '../keys/derive.ts';
import type { JudgeAccount } from '../keys/account.ts';
import type { SecretRef, SignedTransaction, SignRequest } from './requests.ts';
import type { Secret } from './vault/secret.ts';

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
  /** Refuses what the person's own rules hold back; the returned function undoes the record (rules.ts). */
  readonly spendByRules: (request: SignRequest, verdict: Verdict) => Promise<() => Promise<void>>;
  readonly readSecret: (secret: SecretRef) => Promise<Secret>;
  /** 32 fresh random bytes for each signature (BIP340). */
  readonly aux: () => Uint8Array;
  /** The app password was typed for this very signature. */
  readonly isProved: () => boolean;
}

/**
 * Signs what the user reviewed, or touches no key: main is not believed. The judgement is made again here, and only
 * if it has the digest that was shown, and the person's own rules let it pass, is the secret read, once.
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
    // The sum is authenticated beside the secret, and what leaves is this process's own reading.
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

/** Throws SECRET_FOREIGN unless the keys are those of the wallet, network included. */
export function refuseForeign(keys: PublicKeys, { keys: wanted, walletName }: SecretRef): void {
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
