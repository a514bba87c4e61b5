import type { CallAnswer } from '../../../../src-preload/contract/index.ts';
import type { Asked } from '../../../ports/index.ts';
import type { NamedAsset } from '../../../records/signing.ts';
import type { WalletRecord } from '../../../records/wallet.ts';
import type { Verdict } from '../../../verify/index.ts';
import type { WalletContext } from '../../context/context.ts';
import type { Ending } from '../end-flow.ts';
import type { Review } from '../review.ts';

/** One kind of payment, from the form to what came of it. */
export interface PaymentKind<Wish> {
  /** Prepares it once more: it is asked for anew. */
  readonly again: (context: WalletContext, walletId: string, intent: Wish) => Promise<Review>;
  /**
   * Main's own question before it is signed. `isImported`: it was brought, and is sent nowhere from here, so what becomes
   * of it is for who takes it back.
   */
  readonly question: (wallet: WalletRecord, asked: AskedToSign<Wish>) => Asked;
  /** What it is, in questions about many, and about what is signed already. */
  readonly what: (intent: Wish, assets: readonly NamedAsset[]) => string[];
  /** Hands over what was signed. */
  readonly end: (
    context: WalletContext,
    wallet: WalletRecord,
    ending: Ending,
    intent: Wish,
  ) => Promise<CallAnswer<'signing.approve'>>;
}

export interface AskedToSign<Wish> {
  readonly intent: Wish;
  readonly verdict: Verdict;
  readonly assets: readonly NamedAsset[];
  readonly isImported?: boolean;
}
