import { WalletError } from '../../domain/errors.ts';
import type { WalletRecord } from '../../domain/wallet/wallet-record.ts';
import type { RulesNow } from '../../domain/rules/rules-state.ts';
import type { WalletContext } from '../context/context.ts';
import { rememberRules, rememberedRules } from './rules-cache.ts';
import { trustedTime } from './trusted-time.ts';
import { secretOf } from '../context/wallet-list.ts';

/**
 * Rules that came from a file are set where the key is: they can only tighten. Where that fails, nothing is signed
 * until they are set (RULES_MISSING).
 */
export async function bringRules(context: WalletContext): Promise<void> {
  for (const { id, keySource } of context.wallets.list())
    if (keySource !== 'none') await bringRulesOf(context, id);
}

/** Of one wallet, for instance of one whose key was just brought back. */
export async function bringRulesOf(context: WalletContext, walletId: string): Promise<void> {
  const wallet = context.wallets.require(walletId);
  try {
    await setAsRemembered(context, wallet);
  } catch (error) {
    if (!(error instanceof WalletError)) throw error;
  }
}

/**
 * Where the keyholder has no rules and main remembers some: those that were in force are set, and looser ones that
 * waited wait anew. Answers what is kept now; null: there are none in either place.
 */
export async function setAsRemembered(
  context: WalletContext,
  wallet: WalletRecord,
): Promise<RulesNow | null> {
  const known = rememberedRules(wallet);
  const secret = secretOf(wallet);
  const kept = await context.signer.readRules(secret, trustedTime(context, wallet));
  if (kept !== null || known === null) return kept;
  // By no clock: the tighter ones, also where the looser ones would be in force by now. And by no service: it may be
  // another one than these were set with.
  let now = await context.signer.setRules(secret, known.state.rules, null);
  if (known.state.later !== null) now = await context.signer.setRules(secret, known.state.later.rules, null);
  rememberRules(context, wallet.id, now);
  return now;
}
