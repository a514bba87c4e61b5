import type * as v from 'valibot';
import type { AssetShare } from '../../../base/groups.ts';
import type { ClaimProblem } from '../../../../src-preload/contract/claims.ts';
import type { JudgeAccount } from '../../../keys/account.ts';
import type { LastIndex } from '../../../keys/allowed-paths.ts';
import type { Network } from '../../../base/bitcoin.ts';
import type { BookClaims } from '../claims/assets.ts';
import type { IntentRule, RuleInput } from '../claims/transaction.ts';

export interface Kind<Wish> {
  readonly fileName: string;
  readonly json: v.GenericSchema<unknown, Wish>;
  /** The first reason why no transaction can be what was confirmed, or null. */
  readonly problem: (wish: Wish, network: Network) => ClaimProblem | null;
  /** Whom it pays, each by what it is recognised by. Only for a wish without a problem. */
  readonly payees: (wish: Wish, network: Network) => readonly string[];
  /** What it asks to move out of the wallet: rules and lists of assets count it, whoever is given it. */
  readonly assets: (wish: Wish) => readonly AssetShare<bigint>[];
  /** Steps 6 and 7 of psbt-policy.md. If there is a `problem`, nothing can be measured by the wish. */
  readonly rule: (wish: Wish, input: RuleInput, problem: ClaimProblem | null) => IntentRule;
  readonly bookClaims: BookClaims;
  /** Up to which index an own output may lie. */
  readonly reach: (account: JudgeAccount, wish: Wish) => LastIndex;
}
