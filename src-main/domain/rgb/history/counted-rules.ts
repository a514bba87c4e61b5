import { ASSET_OWNER, type Assignments } from '../transition.ts';
import type { AssetFacts } from './asset-facts.ts';
import type { Genesis } from './genesis.ts';
import { HistoryRefusal } from './history-refusal.ts';
import {
  closedSum,
  givenSum,
  requireClosed,
  requirePlainTransfer,
  requireRights,
  requireSum,
} from './rules.ts';
import type { SchemaRules } from './rules.ts';

/** Assets of which there is an amount that never changes: what is issued, and what goes in comes out. */
export const COUNTED: Readonly<Record<'NIA' | 'CFA', SchemaRules>> = {
  NIA: counted({ once: [2000, 2001, 2010], atMostOnce: [] }),
  CFA: counted({ once: [2001, 2010, 3001, 3005], atMostOnce: [3000, 3004] }),
};

function counted(globals: SchemaRules['globals']): SchemaRules {
  return {
    globals,
    genesis: ({ assignments }: Genesis, { issued }: AssetFacts) => {
      requireSum(assignedSum(assignments), issued ?? 0n);
    },
    transition: (transition, closed) => {
      requirePlainTransfer(transition);
      requireClosed(closed, [ASSET_OWNER]);
      requireSum(assignedSum(transition.assignments), closedSum(closed, ASSET_OWNER));
      return 0n;
    },
  };
}

function assignedSum(assignments: readonly Assignments[]): bigint {
  requireRights(assignments, { [ASSET_OWNER]: 'fungible' });
  if (assignments.length === 0) throw new HistoryRefusal('SCHEMA', { problem: 'assignsNothing' });
  return givenSum(assignments, ASSET_OWNER);
}
