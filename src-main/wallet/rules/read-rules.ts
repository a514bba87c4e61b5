import type { CallInput, CallAnswer } from '../../../src-preload/contract/index.ts';
import { question } from '../../../src-preload/messages/question.ts';
import { say } from '../../../src-preload/messages/say.ts';
import { fail } from '../../base/errors.ts';
import { totalOf } from '../../base/groups.ts';
import { parseAssetId } from '../../invoices/asset-id.ts';
import { NOTHING_SPENT, ofTheDay, rulesAt, spentAmounts, type RulesNow } from '../../rules/rules-state.ts';
import { NO_RULES, ruleFor, sameRules, tighterOf, type SpendingRules } from '../../rules/spending-rules.ts';
import type { UseCase, WalletContext } from '../context/context.ts';
import { keyRef } from '../context/wallet-list.ts';
import { trustedTime, rememberRules, rememberedRules, rulesNowMs } from './wallet-rules.ts';
import type { WalletRecord } from '../../records/wallet.ts';
import type { Confirmation } from '../../ports/index.ts';
import { walletOn } from '../questions.ts';
import { orOnFailure } from '../failures.ts';

type RulesView = CallAnswer<'rules.read'>;
type SpendingRulesView = CallInput<'rules.set'>['rules'];

export const lookAtRules: UseCase<'rules.read'> = async (context, { walletId }) => {
  const wallet = context.wallets.require(walletId);
  const now = await context.signer.readRules(keyRef(wallet), trustedTime(context, wallet));
  if (now === null && wallet.rules !== null) throw fail('RULES_MISSING', { walletName: wallet.name });
  if (now !== null) rememberRules(context, walletId, now);
  return viewOf(now ?? UNSET, context.clock.nowMs());
};

/** Main asks; the keyholder decides when they take effect. */
export const chooseRules: UseCase<'rules.set'> = async (context, { walletId, rules: asked }) => {
  const wallet = context.wallets.require(walletId);
  const secret = keyRef(wallet);
  const rules = fromView(asked);
  if (rules.assets.some(({ assetId }) => parseAssetId(assetId) === null))
    throw fail('RULES_REFUSED', { reason: 'unknownAsset' });
  const kept = await context.signer.readRules(secret, trustedTime(context, wallet));
  const known = rememberedRules(wallet);
  const remembered = known === null ? UNSET : { state: known.state, atMs: rulesNowMs(context, known) };
  const before = kept ?? remembered;
  const inForce = rulesAt(before.state, before.atMs);
  const isLooser = !sameRules(tighterOf(inForce, rules), rules);
  if (!(await context.confirm.ask(askRules(wallet, { isLooser })))) return { outcome: 'aborted' };
  // Restores rules removed from the keychain before it asks for others.
  await setAsRemembered(context, wallet);
  const now = await context.signer.setRules(secret, rules, trustedTime(context, wallet));
  rememberRules(context, walletId, now);
  return { outcome: 'set', rules: viewOf(now, context.clock.nowMs()) };
};

const UNSET: RulesNow = { state: { rules: NO_RULES, later: null, spent: NOTHING_SPENT }, atMs: 0 };

function viewOf({ state, atMs: nowMs }: RulesNow, clockMs: number): RulesView {
  const inForce = rulesAt(state, nowMs);
  const spentSats = totalOf(ofTheDay(state.spent.bitcoin, nowMs));
  return {
    rules: inForce,
    later:
      state.later === null || nowMs >= state.later.fromMs
        ? null
        : {
            rules: state.later.rules,
            fromMs: Math.max(0, Math.round(clockMs) + state.later.fromMs - nowMs),
          },
    today: {
      bitcoin: { spentSats, leftSats: rest(inForce.perDaySats, spentSats) },
      assets: inForce.assets.map(({ assetId }) => {
        const spent = totalOf(ofTheDay(spentAmounts(state.spent, assetId), nowMs));
        const { perDay } = ruleFor(inForce, assetId);
        return { assetId, spent, left: rest(perDay, spent) };
      }),
    },
  };
}

function rest(limit: bigint | null, spent: bigint): bigint | null {
  if (limit === null) return null;
  return spent >= limit ? 0n : limit - spent;
}

function fromView(view: SpendingRulesView): SpendingRules {
  const big = (value: number | string | null) => (value === null ? null : BigInt(value));
  return {
    perSendSats: big(view.perSendSats),
    perDaySats: big(view.perDaySats),
    assets: view.assets.map(({ assetId, perSend, perDay }) => ({
      assetId,
      perSend: big(perSend),
      perDay: big(perDay),
    })),
    newRecipientHours: view.newRecipientHours,
    pauseInvoices: view.pauseInvoices,
  };
}

function askRules(wallet: WalletRecord, { isLooser }: { readonly isLooser: boolean }): Confirmation {
  const way = isLooser ? 'looser' : 'tighter';
  return question('question-rules', { way, message: walletOn(wallet), danger: isLooser }, [
    say('question-rules.effect', { way }),
  ]);
}

/** Imported rules only tighten. On failure nothing is signed until they are set (RULES_MISSING). */
export async function bringRules(context: WalletContext): Promise<void> {
  for (const { id, keySource } of context.wallets.list())
    if (keySource !== 'none') await bringRulesOf(context, id);
}

export async function bringRulesOf(context: WalletContext, walletId: string): Promise<void> {
  await orOnFailure(setAsRemembered(context, context.wallets.require(walletId)), null);
}

/** Sets remembered rules if the keyholder has none; pending looser rules wait anew. Null: none anywhere. */
async function setAsRemembered(context: WalletContext, wallet: WalletRecord): Promise<RulesNow | null> {
  const known = rememberedRules(wallet);
  const secret = keyRef(wallet);
  const kept = await context.signer.readRules(secret, trustedTime(context, wallet));
  if (kept !== null || known === null) return kept;
  // Passes no service's clock, as the service may have changed: the tighter rules count, even if looser ones are due.
  let now = await context.signer.setRules(secret, known.state.rules, null);
  if (known.state.later !== null) now = await context.signer.setRules(secret, known.state.later.rules, null);
  rememberRules(context, wallet.id, now);
  return now;
}
