import { fail } from '../../domain/errors.ts';
import { writePack } from '../../domain/offline/pack.ts';
import type { Context } from '../context.ts';
import { pasteToSign } from './bring.ts';
import type { BroughtToSign } from './bring.ts';
import { judgeBrought } from './judge-brought.ts';
import type { JudgedBrought } from './judge-brought.ts';

/** What was brought, as it was judged: the page names it by its id and never holds what is signed. */
export interface Held extends JudgedBrought {
  readonly id: string;
  readonly walletId: string;
  readonly name: string;
  readonly from: 'pack' | 'psbt';
  readonly broughtAtMs: number;
}

/** Each may be 3 MB; what may be signed is kept on disk too, and read from there again. */
const MOST_HELD = 32;

export function hold({ held }: Pick<Context, 'held'>, one: Held): Held {
  held.delete(one.id);
  held.set(one.id, one);
  for (const id of [...held.keys()].slice(0, Math.max(0, held.size - MOST_HELD))) held.delete(id);
  return one;
}

/** What was brought under this id, judged; anew where it was kept on disk alone. Throws BROUGHT_GONE, WALLET_UNKNOWN. */
export async function requireHeld(
  context: Pick<Context, 'held' | 'signings' | 'wallets' | 'clock'>,
  id: string,
): Promise<Held> {
  const found = context.held.get(id);
  if (found !== undefined) return found;
  const kept = context.signings.imports.read(id);
  if (kept === null) throw fail('BROUGHT_GONE', {});
  const { walletId, name, from, broughtAtMs, text } = kept;
  const judged = await judgeBrought(context, walletId, pasteToSign(text));
  return hold(context, { id, walletId, name, from, broughtAtMs, ...judged });
}

/** The one text from which the same is read again. */
export function textOf(brought: BroughtToSign): string {
  return brought.kind === 'pack' ? writePack(brought.pack) : brought.psbt;
}
