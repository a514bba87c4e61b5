import * as v from 'valibot';
import type { Stretch } from '../state/records.ts';
import type { Fleet } from '../../ports.ts';
import type { Sqlite } from '../../storage/sqlite.ts';
import type { Unreadable } from '../../storage/unreadable.ts';
import { stateRow } from './rows.ts';

/** How long nodes were in which state, from the events of kind `state`. */
export function createStretches(
  db: Sqlite,
  unreadable: Unreadable,
): Pick<Fleet, 'stretches' | 'upgradeTimesMs'> {
  const states = unreadable.each('a state of node', 'node_id', (row) => v.parse(stateRow, row));
  // The last state before the beginning is the one that each was in then.
  const since = (where: string) =>
    db.prepare(
      `SELECT node_id, at_ms, CAST(state AS BLOB) AS state FROM events WHERE kind = 'state' AND at_ms >= ? ${where}
       UNION ALL
       SELECT node_id, at_ms, CAST(state AS BLOB) AS state FROM events AS e WHERE kind = 'state' AND at_ms < ? ${where}
         AND seq = (SELECT seq FROM events WHERE node_id = e.node_id AND kind = 'state' AND at_ms < ?
                    ORDER BY at_ms DESC, seq DESC LIMIT 1)
       ORDER BY at_ms`,
    );
  const ofAll = since('');
  const ofOne = since('AND node_id = ?');
  const upgrades = db.prepare(
    `SELECT e.at_ms - (SELECT max(a.at_ms) FROM events AS a WHERE a.node_id = e.node_id
                         AND a.kind = 'upgradeAccepted' AND a.at_ms <= e.at_ms) AS took_ms
     FROM events AS e WHERE e.kind = 'upgradeEnded' ORDER BY e.at_ms DESC LIMIT ?`,
  );

  return {
    stretches: (fromMs, nodeId) => {
      const rows =
        nodeId === undefined
          ? ofAll.all(fromMs, fromMs, fromMs)
          : ofOne.all(fromMs, nodeId, fromMs, nodeId, fromMs);
      const byNode = new Map<string, Stretch[]>();
      for (const { node_id, at_ms, state } of states(rows)) {
        const stretches = byNode.get(node_id) ?? [];
        const last = stretches.pop();
        if (last !== undefined) stretches.push({ ...last, toMs: at_ms });
        stretches.push({ state, fromMs: at_ms, toMs: null });
        byNode.set(node_id, stretches);
      }
      return byNode;
    },
    upgradeTimesMs: (limit) =>
      v
        .parse(v.array(v.object({ took_ms: v.nullable(v.number()) })), upgrades.all(limit))
        .flatMap(({ took_ms }) => (took_ms === null ? [] : [took_ms])),
  };
}
