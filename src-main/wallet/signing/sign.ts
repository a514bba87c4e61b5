import { fail } from '../../base/errors.ts';
import { toJsonValue } from '../../base/json.ts';
import { type judge, leavesMoreThan, scopeOf, type Verdict, payeesOfIntent } from '../../verify/index.ts';
import type { WalletRecord } from '../../records/wallet.ts';
import type { Network } from '../../base/bitcoin.ts';
import type { CallInput, RefusalCode } from '../../../src-preload/contract/index.ts';
import { CLAIM_ASSETS } from '../../../src-preload/contract/state-words.ts';
import { say } from '../../../src-preload/messages/say.ts';
import type { Confirmation, Signing } from '../../ports/index.ts';
import type { PasswordProof } from '../../world/world.ts';
import type { WalletContext, UseCase } from '../context/context.ts';
import { passwordProof } from '../lock/password.ts';
import { countSpending, refuseByRules, rulesForKeyholder } from '../rules/wallet-rules.ts';
import { keyRef, serviceName } from '../context/wallet-list.ts';
import { judgeAccount, keepSearch, ownPaths, pinnedKeychains } from '../book/own-recipients.ts';
import {
  type NewTransaction,
  refuseConflict,
  dropUnsigned,
  replacing,
  outpointsOf,
  signedStepOf,
} from '../pay/refuse-second-payment.ts';
import { beforeItLeaves, listCoins } from '../connection/service-reading.ts';
import { openService } from '../connection/service.ts';
import { progressOf } from '../pay/begin-flow.ts';
import {
  type SignedStep,
  requireFlow,
  readJudged,
  readSigned,
  type JudgedFlow,
} from '../../records/signing.ts';
import { ownBook } from '../book/own-book.ts';
import { paymentKind } from '../pay/kinds/index.ts';
import { type Approved, type FlowEnd } from '../pay/end-flow.ts';
import { refuseLate, refuseOldSnapshot } from '../pay/send-recipients.ts';

/** A transaction built here or imported, judged as shown: nothing else reaches the keyholder to be signed. */
export interface SigningCandidate {
  readonly id: string;
  readonly wallet: WalletRecord;
  readonly input: Parameters<typeof judge>[0];
  readonly verdict: Verdict;
  readonly imported: boolean;
  readonly pays: Pick<NewTransaction, 'kind' | 'recipients' | 'replaces'>;
  readonly refuse: () => void;
}

/**
 * Judges again by today's own book: the verdict must be signable and the one shown, if a digest is given. What was
 * built here is read from its record (quotedFlow), so only the own book can differ, which is no alarm. Touches no key.
 * Throws DIGEST_CHANGED, REVIEW_CHANGED, PSBT_REFUSED, and conflicts.
 */
export async function rejudge(
  context: WalletContext,
  { id, wallet, input, imported, pays }: Omit<SigningCandidate, 'verdict' | 'refuse'>,
  shown: { readonly digest: string | null; readonly acceptNotProved: boolean },
): Promise<Verdict> {
  const verdict = await context.reader.judge(input);
  // refuseConflict names the transaction that reserves the coin.
  if (verdict.code === 'RESERVED')
    refuseConflict(context, wallet.id, {
      id,
      txid: verdict.txid,
      inputs: outpointsOf(verdict),
      imported,
      ...pays,
    });
  // A contradiction's own reason says more than that the verdict changed.
  const isOther = shown.digest !== null && verdict.digest !== shown.digest;
  if (isOther && verdict.outcome !== 'contradicts')
    throw fail(imported ? 'DIGEST_CHANGED' : 'REVIEW_CHANGED', {});
  const { allowUnprovedAssets } = context.wallets.app();
  const { acceptNotProved } = shown;
  refuseToSign(verdict, input.account.network, { acceptNotProved, allowUnprovedAssets });
  return verdict;
}

/** Null: the person refused. Throws NO_KEY_HERE, PASSWORD_NEEDED, conflicts, and what rules or keyholder refuse. */
export async function confirmAndSign(
  context: WalletContext,
  one: SigningCandidate,
  { question, password }: { readonly question: Confirmation; readonly password: string | undefined },
): Promise<SignedStep | null> {
  refuseIfBlocked(context, one);
  const proof = passwordProof(context, password);
  // Refused before the question; the keyholder still holds to the sum kept beside the secret.
  if (proof === null && leavesMoreThan(one.wallet.askAboveSats, one.verdict))
    throw fail('PASSWORD_NEEDED', {});
  progressOf(context, one.id)('confirm');
  if (!(await context.confirm.ask(question))) return null;
  if (!(await context.presence.prove(say('start-prove-sign', { wallet: one.wallet.name })))) return null;
  return sign(context, one, proof);
}

export function refuseIfBlocked(
  context: WalletContext,
  { id, wallet, input, verdict, imported, pays, refuse }: SigningCandidate,
): void {
  keyRef(wallet);
  refuse();
  const { txid, inputs } = signedStepOf(verdict, pays.recipients);
  refuseConflict(context, wallet.id, { id, txid, inputs, imported, ...pays });
  refuseByRules(context, context.wallets.require(wallet.id), { ...input, verdict });
}

/** Asks no more: the keyholder judges again, applies rules, signs; each signature is verified here and proves the book. */
export async function sign(
  context: WalletContext,
  one: SigningCandidate,
  proof: PasswordProof | null = null,
): Promise<SignedStep> {
  const { id, wallet, input, verdict, pays } = one;
  // The dialog may have been open for hours: check again.
  refuseIfBlocked(context, one);
  const step = { kind: pays.kind, ...signedStepOf(verdict, pays.recipients) };
  keepSearch(context, wallet.id, ownPaths(verdict));
  const { built } = context.signings.read(id)?.data ?? {};
  // A second click throws here, so nothing is signed twice.
  context.signings.advance(id, 'built', 'approved', toJsonValue({ digest: verdict.digest, ...step }));
  try {
    const signed = { ...step, psbt: await askKeyholder(context, one, proof) };
    context.signings.advance(id, 'approved', 'signed', toJsonValue(signed));
    context.wallets.update(wallet.id, (record) => pinnedKeychains(record, ownPaths(verdict)));
    countSpending(context, wallet, { ...input, verdict });
    return signed;
  } catch (error) {
    // Nothing was signed, so the person may try again.
    if (context.signings.read(id)?.state === 'approved')
      context.signings.advance(id, 'approved', 'built', built);
    throw error;
  }
}

async function askKeyholder(
  context: WalletContext,
  { id, wallet, input, verdict }: SigningCandidate,
  proof: PasswordProof | null,
): Promise<string> {
  const progress = progressOf(context, id);
  progress('sign');
  const asked = { secret: keyRef(wallet), ...input, digest: verdict.digest };
  // Rules may have changed while the dialog was open.
  const rules = rulesForKeyholder(context, context.wallets.require(wallet.id), { ...input, verdict });
  const request = rules === undefined ? asked : { ...asked, rules };
  const ask = () => context.signer.sign(request, proof);
  const { psbt, txid: told } = await (proof === null ? ask() : context.lock.attempt(ask));
  progress('verify');
  const scope = scopeOf(input.intent);
  const { txid } = await context.reader.verifySigned(input.psbt, psbt, input.account, scope);
  if (txid !== told || txid !== verdict.txid) throw fail('SIGNATURE_INVALID', { input: 0 });
  return psbt;
}

/** Refuses contradictions; the unproved needs a second step, unproved assets on mainnet a setting. PSBT_REFUSED. */
export function refuseToSign(
  { outcome, code, claims }: Pick<Verdict, 'outcome' | 'code' | 'claims'>,
  network: Network,
  may: { readonly acceptNotProved: boolean; readonly allowUnprovedAssets: boolean },
): void {
  const refuse = (reason: RefusalCode | 'NOT_PROVED') => fail('PSBT_REFUSED', { code: reason, sentence: '' });
  if (outcome === 'contradicts') throw refuse(code ?? 'INTENT_MISMATCH');
  if (outcome === 'notProved' && !may.acceptNotProved) throw refuse('NOT_PROVED');
  const onTrust = claims.some((one) => one.outcome === 'notProved' && CLAIM_ASSETS[one.name] === 'moved');
  if (onTrust && network === 'mainnet' && !may.allowUnprovedAssets) throw refuse(code ?? 'RGB_UNREADABLE');
}

/**
 * Signs what was shown: digest equals the verdict reached again from the record, main confirms, the keyholder judges
 * again, signatures are verified here before submitting. One signed before is submitted with the same bytes.
 */
export const approve: UseCase<'signing.approve'> = async (context, asked) => {
  const { flow, wallet, judged } = quotedFlow(context, asked);
  const pressedAtMs = context.clock.monotonicMs();
  // A transaction signed elsewhere is submitted by its own question only.
  if (flow.data.away !== undefined) throw fail('FLOW_STATE', { state: flow.state });
  const before = flow.state === 'signed' ? readSigned(flow.data.signed) : null;
  if (before !== null) return end(context, wallet, flow, judged, { signed: before, pressedAtMs });
  if (flow.state !== 'built') throw fail('FLOW_STATE', { state: flow.state });
  // Throws before the question: without a key here the transaction goes another way (handoff.ts).
  keyRef(wallet);
  const refuse = () => {
    refuseOldSnapshot(context, flow.id, judged.snapshot);
    refuseLate(context, wallet, judged.intent);
  };
  refuse();
  // Listed while the question is open, to save time. After a failure the list is asked for again at the end.
  void openService(context, wallet)
    .then((api) => listCoins(context, wallet, api, beforeItLeaves(pressedAtMs)).listed)
    .catch(() => undefined);
  const one = signingCandidate(context, wallet, flow.id, judged);
  const verdict = await rejudge(context, one, asked);
  const question = paymentKind(judged.intent).question(wallet, { ...judged, verdict });
  const signed = await confirmAndSign(
    context,
    { ...one, verdict, refuse },
    { question, password: asked.password },
  );
  if (signed === null) return { outcome: 'aborted' };
  dropUnsigned(context, wallet.id, flow.id);
  return end(context, wallet, flow, judged, { signed, pressedAtMs });
};

/** The reviewed flow, if its service is still the wallet's. Throws FLOW_UNKNOWN, DIGEST_CHANGED, FLOW_STATE. */
export function quotedFlow(
  context: WalletContext,
  { flowId, digest }: Pick<CallInput<'signing.approve'>, 'flowId' | 'digest'>,
) {
  const flow = requireFlow(context, flowId);
  const wallet = context.wallets.require(flow.walletId);
  const judged = readJudged(flow);
  if (judged.digest !== digest) throw fail('DIGEST_CHANGED', {});
  if (judged.service !== serviceName(wallet))
    throw fail('FLOW_STATE', { state: 'begun with another service' });
  return { flow, wallet, judged };
}

export function signingCandidate(
  context: Pick<WalletContext, 'signings' | 'holdings' | 'clock'>,
  wallet: WalletRecord,
  id: string,
  { psbt, intent, snapshot, limits }: JudgedFlow,
): Omit<SigningCandidate, 'verdict' | 'refuse'> {
  const replaces = replacing(intent);
  const book = ownBook(context, wallet.id, snapshot.entries, replaces.replaces);
  const input = { psbt, intent, snapshot, book, account: judgeAccount(wallet), limits };
  const recipients = payeesOfIntent(intent, wallet.keys.network);
  const pays = { kind: intent.kind, recipients, ...replaces };
  return { id, wallet, input, imported: false, pays };
}

function end(
  context: WalletContext,
  wallet: WalletRecord,
  { id }: Signing,
  { intent, snapshot }: JudgedFlow,
  ended: Pick<FlowEnd, 'signed' | 'pressedAtMs'>,
): Promise<Approved> {
  refuseLate(context, wallet, intent);
  const ending = { id, intent, listed: snapshot.entries, before: null, ...ended };
  return paymentKind(intent).end(context, wallet, ending, intent);
}
