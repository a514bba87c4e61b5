import type { CallInput, CallOutput, DraftView } from '../../../src-preload/contract/index.ts';
import { MAX_MONEY_SATS } from '../../domain/psbt/limits.ts';
import { readPsbt } from '../../domain/psbt/read.ts';
import { viewInput } from '../../domain/psbt/views.ts';
import type { KeptBrought } from '../../ports.ts';
import type { Context } from '../context.ts';
import { withService } from '../service.ts';
import { serviceName } from '../wallet-book.ts';
import { pasteToSign } from './bring.ts';
import { fail } from '../../domain/errors.ts';

/** Of what was signed before so many are listed. */
const MOST_SIGNED = 50;

/** What was brought for a wallet: first what waits, with the coins that it would spend. */
export function listBrought(
  context: Pick<Context, 'wallets' | 'broughtBook'>,
  { walletId }: CallInput<'offline.list'>,
): CallOutput<'offline.list'> {
  context.wallets.require(walletId);
  return {
    drafts: context.broughtBook.unsigned(walletId).map(toDraft),
    signed: context.broughtBook
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
  const kept = context.broughtBook.read(broughtId);
  if (kept === null) throw fail('BROUGHT_GONE', {});
  const wallet = context.wallets.require(kept.walletId);
  if (context.wallets.app().offline || wallet.registeredWith !== serviceName(wallet)) return { there: null };
  const entries = await withService(context, wallet.id, (api) => api.listUnspents());
  const listed = new Set(
    entries.flatMap(({ txid, vout, exists }) => (exists ? [`${txid}:${String(vout)}`] : [])),
  );
  return {
    there: coinsOf(kept).map(({ outpoint: { txid, vout } }) => listed.has(`${txid}:${String(vout)}`)),
  };
}

function toDraft(kept: KeptBrought): DraftView {
  const { id, name, from, broughtAtMs, txid } = kept;
  return { broughtId: id, name, from, broughtAtMs, txid, coins: coinsOf(kept) };
}

function coinsOf({ text }: KeptBrought): DraftView['coins'] {
  const brought = pasteToSign(text);
  const { unsigned, inputs } = readPsbt(brought.kind === 'pack' ? brought.pack.psbt : brought.psbt);
  return unsigned.inputs.map(({ outpoint }, i) => {
    const amountSats = viewInput(inputs[i] ?? []).witnessUtxo?.amountSats ?? null;
    return {
      outpoint: { txid: outpoint.txid, vout: outpoint.vout },
      amountSats: amountSats === null || amountSats > MAX_MONEY_SATS ? null : Number(amountSats),
    };
  });
}
