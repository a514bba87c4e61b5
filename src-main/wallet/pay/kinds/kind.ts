import type { CallAnswer } from '../../../../src-preload/contract/index.ts';
import type { Confirmation } from '../../../ports/index.ts';
import type { NamedAsset } from '../../../records/signing.ts';
import type { WalletRecord } from '../../../records/wallet.ts';
import type { Verdict } from '../../../verify/index.ts';
import type { WalletContext } from '../../context/context.ts';
import type { FlowEnd } from '../end-flow.ts';
import type { ReviewAnswer } from '../review.ts';

export interface PaymentKind<Wish> {
  readonly again: (context: WalletContext, walletId: string, intent: Wish) => Promise<ReviewAnswer>;
  /** `isImported`: not submitted from here, so its outcome is the importer's matter. */
  readonly question: (wallet: WalletRecord, asked: AskedToSign<Wish>) => Confirmation;
  readonly what: (intent: Wish, assets: readonly NamedAsset[]) => string[];
  readonly end: (
    context: WalletContext,
    wallet: WalletRecord,
    ending: FlowEnd,
    intent: Wish,
  ) => Promise<CallAnswer<'signing.approve'>>;
}

export interface AskedToSign<Wish> {
  readonly intent: Wish;
  readonly verdict: Verdict;
  readonly assets: readonly NamedAsset[];
  readonly isImported?: boolean;
}
