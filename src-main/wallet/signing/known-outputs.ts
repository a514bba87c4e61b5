import type { SnapshotEntry } from '../../domain/intents/snapshot.ts';
import type { Context } from '../../use-cases/context.ts';
import { readSpending, type Spending } from './records.ts';

/** What transactions of ours made, as far as the journal knows: the service's list is only told. */
export interface KnownOutputs {
  /** The listed entries, each allocation that a proved send made with the name of what a later send must close. */
  readonly named: (entries: readonly SnapshotEntry[]) => readonly SnapshotEntry[];
  /** Own outputs that were seen before and that nothing of ours spends, but that the list leaves out (G40). */
  readonly missing: (entries: readonly SnapshotEntry[]) => readonly MissingOutput[];
}

export interface MissingOutput {
  readonly outpoint: string;
  readonly colored: boolean;
  /** Ids of what it holds by our own proof. */
  readonly assets: readonly string[];
}

type Back = Spending['back'][number];

export function knownOutputs(context: Pick<Context, 'signings'>, walletId: string): KnownOutputs {
  const flows = context.signings.handedOver(walletId).flatMap(({ state, signed: step }) => {
    const signed = readSpending(step);
    return signed === null ? [] : [{ isSeen: state === 'broadcast' || state === 'settled', signed }];
  });
  const spent = new Set(flows.flatMap(({ signed }) => signed.inputs));
  // On an output that was there before, an allocation exists only once its transaction does; on its own, with it.
  const back = flows.flatMap(({ isSeen, signed }) =>
    signed.back.filter((one) => isSeen || one.txid === signed.txid),
  );
  const seen = flows.flatMap(({ isSeen, signed }) => (isSeen ? [signed] : []));
  return {
    named: (entries) => (back.length === 0 ? entries : entries.map((entry) => withNames(entry, back))),
    missing: (entries) => {
      const listed = new Set(entries.map(nameOf));
      return seen.flatMap(({ txid, made }) =>
        made.flatMap(({ vout, colored }): MissingOutput[] => {
          const outpoint = nameOf({ txid, vout });
          if (listed.has(outpoint) || spent.has(outpoint)) return [];
          const assets = back.filter((one) => nameOf(one) === outpoint).map(({ assetId }) => assetId);
          return [{ outpoint, colored, assets: [...new Set(assets)] }];
        }),
      );
    },
  };
}

/** Of equal allocations on one output each takes another name: whichever, all of them are closed together. */
function withNames(entry: SnapshotEntry, back: readonly Back[]): SnapshotEntry {
  const here = back.filter((one) => nameOf(one) === nameOf(entry));
  if (here.length === 0) return entry;
  const allocations = entry.allocations.map((allocation) => {
    const at = here.findIndex(
      ({ assetId, amount }) => assetId === allocation.assetId && amount === allocation.amount,
    );
    const [found] = at < 0 ? [] : here.splice(at, 1);
    return found === undefined ? allocation : { ...allocation, opout: found.opout };
  });
  return { ...entry, allocations };
}

function nameOf({ txid, vout }: { readonly txid: string; readonly vout: number }): string {
  return `${txid}:${String(vout)}`;
}
