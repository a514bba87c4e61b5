import type { SnapshotEntry } from '../../domain/intents/snapshot.ts';
import type { WalletContext } from '../context.ts';
import { readSpending } from './journal-schema.ts';
import { nameOf } from '../../domain/outpoint.ts';

/** An output of ours that was seen before and that nothing of ours spends, but that the list leaves out (G40). */
export interface MissingOutput {
  readonly outpoint: string;
  readonly colored: boolean;
  /** Ids of what it holds by our own proof. */
  readonly assets: readonly string[];
}

/** What transactions of ours made and a list of the service's does not name. */
export function missingOutputs(
  context: Pick<WalletContext, 'signings'>,
  walletId: string,
  entries: readonly SnapshotEntry[],
): readonly MissingOutput[] {
  const left = context.signings.handedOver(walletId).flatMap(({ state, signed: step }) => {
    const signed = readSpending(step);
    return signed === null ? [] : [{ isSeen: state === 'broadcast' || state === 'settled', signed }];
  });
  const spent = new Set(left.flatMap(({ signed }) => signed.inputs));
  const listed = new Set(entries.map(nameOf));
  const seen = left.flatMap(({ isSeen, signed }) => (isSeen ? [signed] : []));
  return seen.flatMap(({ txid, made }) =>
    made.flatMap(({ vout, colored }): MissingOutput[] => {
      const outpoint = nameOf({ txid, vout });
      if (listed.has(outpoint) || spent.has(outpoint)) return [];
      const back = seen.flatMap((signed) => signed.back.filter((one) => nameOf(one) === outpoint));
      return [{ outpoint, colored, assets: [...new Set(back.map(({ assetId }) => assetId))] }];
    }),
  );
}
