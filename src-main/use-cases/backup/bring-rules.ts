import { WalletError } from '../../domain/errors.ts';
import { rulesAt } from '../../domain/rules/rules-state.ts';
import type { Context } from '../context.ts';
import { rememberRules, rememberedRules } from '../rules/memo.ts';
import { secretOf } from '../vault/words.ts';

/**
 * Rules that came from a file are set where the key is: they can only tighten. Where that fails, nothing is signed
 * until they are set (RULES_MISSING).
 */
export async function bringRules(context: Context): Promise<void> {
  for (const { id, keySource } of context.wallets.list())
    if (keySource !== 'none') await bringRulesOf(context, id);
}

/** Of one wallet, for instance of one whose key was just brought back. */
export async function bringRulesOf(context: Context, walletId: string): Promise<void> {
  const wallet = context.wallets.require(walletId);
  const known = rememberedRules(wallet);
  if (known === null) return;
  try {
    const secret = secretOf(wallet);
    if ((await context.signer.readRules(secret)) !== null) return;
    const state = await context.signer.setRules(secret, rulesAt(known.state, context.clock.nowMs()));
    rememberRules(context, walletId, state);
  } catch (error) {
    if (!(error instanceof WalletError)) throw error;
  }
}
