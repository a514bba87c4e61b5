import { graphOf, type GraphQuery, type GraphPage, type OwnPlaces } from './graph.ts';
import type { KnownBundles } from './bundles.ts';
import { MOST_OPERATIONS, unite, type KeptFile, type ListedTransfer } from './operations.ts';

/** `nothing`: none of the files is a history of this contract. */
export type ReadGraph =
  | { readonly outcome: 'nothing' }
  | { readonly outcome: 'tooLarge' }
  | {
      readonly outcome: 'shown';
      readonly page: GraphPage;
      readonly leftOut: number;
    };

/** What the kept files of a contract show of its history, a page of it. `contractId`: hex. Pure, but for what is known. */
export function readGraph(
  files: readonly KeptFile[],
  of: { readonly contractId: string; readonly listed: readonly ListedTransfer[]; readonly own: OwnPlaces },
  ask: GraphQuery,
  known?: KnownBundles,
): ReadGraph {
  const { steps, operations, leftOut } = unite(files, of.contractId, of.listed, known);
  if (operations > MOST_OPERATIONS) return { outcome: 'tooLarge' };
  if (steps.size === 0) return { outcome: 'nothing' };
  return { outcome: 'shown', page: graphOf({ steps }, of.own, ask), leftOut };
}
