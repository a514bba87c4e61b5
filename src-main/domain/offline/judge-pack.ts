import { EMPTY_BOOK } from '../book/book.ts';
import type { JudgeInput } from '../psbt/judge.ts';
import type { ClaimName, JudgeAccount, JudgeLimits } from '../psbt/verdict.ts';
import type { SigningPack } from './pack.ts';
import { notThis } from './refused.ts';

/**
 * A pack as the judge takes it, with this machine's own account and limits: the whole verdict is made again here, of
 * what the pack holds and not of what it says was found. Throws BROUGHT_REFUSED: `notOurs`, `otherNetwork`.
 *
 * What that proves without a network: whose the inputs and the change are, whom the transaction pays and how much, the
 * fee, and that the commitment holds the transfers that are shown; all against the intent, which came with the pack and
 * which the person who signs has to recognise. What it cannot prove is what rests on the snapshot alone
 * (`restsOnSnapshot`): that the coins are still there, and which assets lie on them. A watcher that lies of an amount
 * gets a signature that is worth nothing (BIP341 signs all amounts); one that leaves out an asset can have it burnt.
 */
export function judgePackInput(
  pack: SigningPack,
  account: JudgeAccount,
  { limits, nowMs, searched }: Here,
): JudgeInput {
  if (pack.network !== account.network) throw notThis('otherNetwork');
  if (pack.fingerprint !== account.fingerprint) throw notThis('notOurs');
  return {
    psbt: pack.psbt,
    intent: pack.intent,
    // A date ahead of this machine's own would let a lock time through that holds the transaction back.
    snapshot: { ...pack.snapshot, takenAtMs: Math.min(pack.snapshot.takenAtMs, nowMs) },
    book: EMPTY_BOOK,
    account: { ...account, highestIndex: furthest(pack, account, searched) },
    limits,
  };
}

/** What this machine goes by. */
interface Here {
  readonly limits: JudgeLimits;
  readonly nowMs: number;
  /** The index up to which a restore from the words looks for what is ours. */
  readonly searched: number;
}

/** Claims that are proved only as far as the snapshot is true. Who made the pack made it. */
export const restsOnSnapshot: readonly ClaimName[] = [
  'amountsAsListed',
  'inputsUncolored',
  'inputsAreSlots',
  'assetsWhole',
  'spentAssetsKnown',
];

/**
 * The signer sees no addresses handed out, so it goes by the watcher's index, but never so far that a restore from the
 * words would not look there: change that lies further out would be held to ransom.
 */
function furthest(
  pack: SigningPack,
  { highestIndex, gap }: JudgeAccount,
  searched: number,
): JudgeAccount['highestIndex'] {
  const on = (branch: 'vanilla' | 'colored'): number =>
    Math.max(highestIndex[branch], Math.min(pack.highestIndex[branch], searched - gap));
  return { vanilla: on('vanilla'), colored: on('colored') };
}
