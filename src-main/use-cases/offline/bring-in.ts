import type { BroughtView, CallInput } from '../../../src-preload/contract/index.ts';
import { WalletError } from '../../domain/errors.ts';
import { readBroughtUr } from '../../domain/offline/brought-ur.ts';
import { readBroughtBytes } from '../../domain/offline/read-brought.ts';
import type { Verdict } from '../../domain/psbt/verdict.ts';
import type { BroughtCoin } from '../../ports.ts';
import type { Context } from '../context.ts';
import { breathe } from '../signing/breathe.ts';
import { meetRecipients } from '../rules/hold-to-rules.ts';
import { pasteToSign, whole } from './bring.ts';
import type { BroughtToSign } from './bring.ts';
import { toBroughtView } from './brought-view.ts';
import { hold, requireHeld, textOf } from './held.ts';
import { takeOlder } from './signed-for.ts';
import { judgeBrought } from './judge-brought.ts';
import type { JudgedBrought } from './judge-brought.ts';

/**
 * Reads and judges what was brought. What may be signed is kept on disk, so that it survives a restart unsigned; what
 * contradicts is held to be looked at, and no more. Throws BROUGHT_REFUSED. Touches no key.
 */
export async function bringIn(
  context: Context,
  { walletId, name, content }: CallInput<'offline.bring'>,
): Promise<BroughtView> {
  const brought = readContent(content);
  const { owner, judged } = await judgeForOwner(context, walletId, brought);
  const { txid, outcome } = judged.verdict;
  const from = brought.kind;
  const made = { id: context.random.id(), walletId: owner, name, from } as const;
  if (txid === null || outcome === 'contradicts')
    return view(context, { ...made, broughtAtMs: context.clock.nowMs(), ...judged });
  const { psbt, intent } = judged.input;
  // From now on a recipient who is new here is known, where the rules let nothing go to one for a while.
  await meetRecipients(context, context.wallets.require(owner), { psbt, intent, verdict: judged.verdict });
  await takeOlder(context, owner, txid, judged);
  const kept = context.signings.imports.keep({
    ...made,
    txid,
    commits: judged.commits,
    text: textOf(brought),
    coins: ownCoins(judged.verdict),
  });
  context.tell('offline.changed', { walletId: owner });
  // What was kept and what is shown of a thousand inputs are two pieces of work, and others wait between them.
  await breathe()();
  return view(context, { ...made, id: kept.id, broughtAtMs: kept.broughtAtMs, ...judged });
}

/** What is held under this id, judged; as it was kept, where it was brought before the start. */
export async function readBrought(
  context: Context,
  { broughtId }: CallInput<'offline.read'>,
): Promise<BroughtView> {
  return toBroughtView(context, await requireHeld(context, broughtId));
}

/** Forgets what was not signed; the person is asked on the screen, since nothing is lost that could not be brought again. */
export function dropBrought(context: Context, broughtId: string): void {
  const walletId =
    context.held.get(broughtId)?.walletId ?? context.signings.imports.read(broughtId)?.walletId;
  context.signings.imports.drop(broughtId);
  context.held.delete(broughtId);
  if (walletId !== undefined) context.tell('offline.changed', { walletId });
}

/** Of ours alone: what others put in is for nobody here to look after. */
function ownCoins({ inputs }: Verdict): BroughtCoin[] {
  return inputs.flatMap(({ path, outpoint, amountSats }) =>
    path === null || outpoint === null
      ? []
      : [{ ...outpoint, amountSats: amountSats === null ? null : Number(amountSats) }],
  );
}

function view(context: Context, held: Parameters<typeof hold>[1]): BroughtView {
  return toBroughtView(context, hold(context, held));
}

function readContent(content: CallInput<'offline.bring'>['content']): BroughtToSign {
  switch (content.kind) {
    case 'bytes':
      return whole(readBroughtBytes(new Uint8Array(Buffer.from(content.base64, 'base64'))));
    case 'text':
      return pasteToSign(content.text);
    case 'parts':
      return whole(readBroughtUr(content.parts));
  }
}

/** The open wallet before others of this machine; where it is none’s, what is said is said of the open one. */
async function judgeForOwner(
  context: Context,
  walletId: string,
  brought: BroughtToSign,
): Promise<{ readonly owner: string; readonly judged: JudgedBrought }> {
  try {
    return { owner: walletId, judged: await judgeBrought(context, walletId, brought) };
  } catch (error) {
    if (!isOfAnother(error)) throw error;
    for (const { id } of context.wallets.list().filter((wallet) => wallet.id !== walletId)) {
      const judged = await judgeBrought(context, id, brought).catch(() => null);
      if (judged !== null) return { owner: id, judged };
    }
    throw error;
  }
}

function isOfAnother(error: unknown): boolean {
  return (
    error instanceof WalletError &&
    error.failure.code === 'BROUGHT_REFUSED' &&
    // Our part of it is signed; another wallet of this machine may have one too.
    ['notOurs', 'otherNetwork', 'alreadySigned'].includes(error.failure.facts.problem)
  );
}
