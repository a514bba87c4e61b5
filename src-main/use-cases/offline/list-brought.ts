import type { CallInput, CallOutput, DraftView } from '../../../src-preload/contract/index.ts';
import { MAX_MONEY_SATS } from '../../domain/psbt/limits.ts';
import { readPsbt } from '../../domain/psbt/read.ts';
import { viewInput } from '../../domain/psbt/views.ts';
import { Refusal } from '../../domain/psbt/refusal.ts';
import type { BroughtCoin, BroughtDraft, KeptBrought } from '../../ports.ts';
import type { Context } from '../context.ts';
import { withService } from '../service.ts';
import { serviceName } from '../wallet-book.ts';
import { pasteToSign } from './bring.ts';
import { fail, WalletError } from '../../domain/errors.ts';

/** Of what was signed before so many are listed. */
const MOST_SIGNED = 50;

/** What was brought for a wallet: first what waits, with the coins that it would spend. */
export function listBrought(
  context: Pick<Context, 'wallets' | 'signings'>,
  { walletId }: CallInput<'offline.list'>,
): CallOutput<'offline.list'> {
  context.wallets.require(walletId);
  const { imports } = context.signings;
  const unread: BroughtDraft[] = [];
  const drafts = imports.unsigned(walletId).flatMap((draft): DraftView[] => {
    const coins = draft.coins ?? coinsAgain(imports, draft.id);
    if (coins === null) unread.push(draft);
    return coins === null ? [] : [toDraft(draft, coins)];
  });
  return {
    drafts,
    damaged: [
      ...imports.damaged(walletId),
      ...unread.map(({ id, name }) => ({ id, name, isSigned: false })),
    ].map(({ id, ...one }) => ({ broughtId: id, ...one })),
    signed: context.signings.imports
      .signed(walletId)
      .slice(0, MOST_SIGNED)
      .map(({ id, name, txid, signedAtMs }) => ({ broughtId: id, name, txid, atMs: signedAtMs })),
  };
}

/**
 * Whether the service still lists each coin of a draft, in the order of its inputs. Null where no service is named, or
 * this machine asks nobody: then it is not known. Throws BROUGHT_GONE, and what the service’s failures are.
 */
export async function coinsThere(
  context: Context,
  { broughtId }: CallInput<'offline.coinsThere'>,
): Promise<CallOutput<'offline.coinsThere'>> {
  const kept = context.signings.imports.read(broughtId);
  if (kept === null) throw fail('BROUGHT_GONE', {});
  const wallet = context.wallets.require(kept.walletId);
  if (context.wallets.app().offline || wallet.registeredWith !== serviceName(wallet)) return { there: null };
  const entries = await withService(context, wallet.id, (api) => api.listUnspents());
  const listed = new Set(
    entries.flatMap(({ txid, vout, exists }) => (exists ? [`${txid}:${String(vout)}`] : [])),
  );
  return {
    there: (kept.coins ?? coinsOf(kept)).map(({ txid, vout }) => listed.has(`${txid}:${String(vout)}`)),
  };
}

function toDraft(
  { id, name, from, broughtAtMs, txid }: BroughtDraft,
  coins: readonly BroughtCoin[],
): DraftView {
  return {
    ...{ broughtId: id, name, from, broughtAtMs, txid },
    coins: coins.map(({ amountSats, ...outpoint }) => ({ outpoint, amountSats })),
  };
}

/** Of one that was kept before they were written down; null where it can no longer be read. */
function coinsAgain(imports: Context['signings']['imports'], id: string): readonly BroughtCoin[] | null {
  try {
    const kept = imports.read(id);
    return kept === null ? null : coinsOf(kept);
  } catch (error) {
    if (error instanceof WalletError || error instanceof Refusal) return null;
    throw error;
  }
}

function coinsOf({ text }: KeptBrought): BroughtCoin[] {
  const brought = pasteToSign(text);
  const { unsigned, inputs } = readPsbt(brought.kind === 'pack' ? brought.pack.psbt : brought.psbt);
  return unsigned.inputs.map(({ outpoint: { txid, vout } }, i) => {
    const amountSats = viewInput(inputs[i] ?? []).witnessUtxo?.amountSats ?? null;
    const known = amountSats === null || amountSats > MAX_MONEY_SATS ? null : Number(amountSats);
    return { txid, vout, amountSats: known };
  });
}
