import * as v from 'valibot';
import type { KeptFilter } from '../../ports.ts';
import type { Sqlite } from '../sqlite.ts';
import { folded } from './assets.ts';
import { transferColumns } from './transfer-row.ts';

interface Window {
  readonly offset: number;
  readonly limit: number;
  readonly nowMs: number;
}
type Value = string | number;

const idRow = v.object({ id: v.number() });
const idsRow = v.object({ ids: v.pipe(v.string(), v.parseJson(), v.array(v.number())) });
const countRow = v.object({ n: v.number() });
const NEWEST = 'ORDER BY sort_ms DESC, batch_idx DESC, idx DESC';

/** Newest first, as rows by `transferColumns`. Order and filters lie in one index, so that the last page costs little more than the first. */
export function createPages(db: Sqlite) {
  const assetRef = db.prepare('SELECT id FROM assets WHERE scope_id = ? AND asset_id = ?');
  const wordy = db.prepare('SELECT id FROM assets WHERE scope_id = ? AND instr(words, ?) > 0');
  const rowsOf = db.prepare(
    `SELECT ${transferColumns} FROM json_each(?) AS wanted
       JOIN transfers ON transfers.id = wanted.value JOIN assets ON assets.id = transfers.asset_ref
      ORDER BY wanted.key`,
  );

  function conditionsOf(scopeId: number, filter: KeptFilter, nowMs: number): [string, Value[]] | null {
    const parts: string[] = [];
    const values: Value[] = [];
    const demand = (sql: string, ...given: Value[]) => {
      parts.push(sql);
      values.push(...given);
    };
    if (filter.assetId === null) demand('transfers.scope_id = ?', scopeId);
    else {
      const row = assetRef.get(scopeId, filter.assetId);
      if (row === undefined) return null;
      demand('asset_ref = ?', v.parse(idRow, row).id);
    }
    if (filter.direction !== null) demand('direction = ?', filter.direction);
    if (filter.states.length > 0) {
      const lasting = filter.states.filter((state) => state !== 'expired');
      const marks = lasting.map(() => '?').join(', ');
      const isLasting = `(state IN (${marks}) AND (lapses_at_ms IS NULL OR lapses_at_ms > ?))`;
      const isExpired = filter.states.includes('expired') ? ' OR lapses_at_ms <= ?' : '';
      demand(`(${isLasting}${isExpired})`, ...lasting, nowMs, ...(isExpired === '' ? [] : [nowMs]));
    }
    if (filter.text !== '') {
      const needle = folded(filter.text);
      const refs = v.parse(v.array(idRow), wordy.all(scopeId, needle)).map(({ id }) => id);
      demand(
        `(asset_ref IN (SELECT value FROM json_each(?))
          OR transfers.id IN (SELECT transfer_id FROM texts WHERE scope_id = ? AND instr(text, ?) > 0))`,
        JSON.stringify(refs),
        scopeId,
        needle,
      );
    }
    return [parts.join(' AND '), values];
  }

  function page(scopeId: number, filter: KeptFilter, { offset, limit, nowMs }: Window) {
    const conditions = conditionsOf(scopeId, filter, nowMs);
    if (conditions === null) return { total: 0, rows: [] };
    const [where, values] = conditions;
    // One text for all ids: a row of its own for each would cost more than finding it.
    const ids = (tail: string, ...more: number[]) => {
      const sql = `SELECT json_group_array(id) AS ids FROM (SELECT id FROM transfers WHERE ${where} ${NEWEST} ${tail})`;
      return v.parse(idsRow, db.prepare(sql).get(...values, ...more)).ids;
    };
    // A text is looked for once: searching twice, for the count and for the page, would take twice as long.
    const found = filter.text === '' ? null : ids('');
    const wanted = found?.slice(offset, offset + limit) ?? ids('LIMIT ? OFFSET ?', limit, offset);
    const counted = db.prepare(`SELECT count(*) AS n FROM transfers WHERE ${where}`);
    const total = found?.length ?? v.parse(countRow, counted.get(...values)).n;
    return { total, rows: rowsOf.all(JSON.stringify(wanted)) };
  }

  return { page };
}
