import { ASSET_OWNER, type Assignments } from '../transition.ts';
import { HistoryRefusal } from './history-refusal.ts';
import {
  itemsOf,
  requireClosed,
  requirePlainTransfer,
  requireRights,
  tokenOf,
  type SchemaRules,
} from './rules.ts';

/** An asset of which there is one token, in one piece. */
export const UNIQUE: SchemaRules = {
  globals: { once: [2000, 2001, 2102], atMostOnce: [2104] },
  genesis: ({ assignments }, { token }) => {
    requireToken(assignments, token?.index ?? -1);
  },
  transition: (transition, closed) => {
    requirePlainTransfer(transition);
    requireClosed(closed, [ASSET_OWNER]);
    const [before, ...more] = closed;
    if (before === undefined || more.length > 0)
      throw new HistoryRefusal('SCHEMA', { closes: `${closed.length}` });
    requireToken(transition.assignments, tokenOf(before.state).index);
    return 0n;
  },
};

const WHOLE = 1n;

function requireToken(assignments: readonly Assignments[], expected: number): void {
  requireRights(assignments, { [ASSET_OWNER]: 'structured' });
  const [given, ...more] = itemsOf(assignments, ASSET_OWNER);
  if (given === undefined || more.length > 0) throw new HistoryRefusal('SCHEMA', { problem: 'notOneToken' });
  const { index, fraction } = tokenOf(given.state);
  if (index !== expected || fraction !== WHOLE)
    throw new HistoryRefusal('SUM', { token: `${index}`, expected: `${expected}`, fraction: `${fraction}` });
}
