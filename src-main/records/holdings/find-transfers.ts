import * as v from 'valibot';
import type { KeptFilter } from './kept.ts';
import type { Sqlite } from '../sqlite.ts';
import { letLoopTurn } from '../../turns.ts';
import { jsonOf } from '../values.ts';
import { folded } from './assets.ts';
import { inDoubt } from './tables.ts';
import { transferColumns } from './transfer-row.ts';

export interface Window {
  readonly offset: number;
  readonly limit: number;
  readonly nowMs: number;
}
type Value = string | number;

export const idRow = v.object({ id: v.number() });
const edgesRow = v.object({ first: v.number(), last: v.number() });
export type Edges = v.InferOutput<typeof edgesRow>;
const idsRow = v.object({ ids: jsonOf(v.array(v.number())) });
const countRow = v.object({ n: v.number() });
const NEWEST = 'ORDER BY sort_ms DESC, batch_idx DESC, idx DESC';
const PLACE = '(sort_ms, batch_idx, idx)';
type Place = readonly [sortMs: number, batchIdx: number, idx: number];
const placeRow = v.pipe(
  v.object({ sort_ms: v.number(), batch_idx: v.number(), idx: v.number() }),
  v.transform((row): Place => [row.sort_ms, row.batch_idx, row.idx]),
);
const BEFORE_ALL: Place = [Number.MAX_SAFE_INTEGER, 0, 0];
const BEHIND_ALL: Place = [-Number.MAX_SAFE_INTEGER, 0, 0];
const FOUND_AT_ONCE = 2_000;
const OF_TRANSACTION = 'transfers.scope_id = ? AND txid = ?';

// One text for all ids: a row for each would cost more than the search.
function idsBy(db: Sqlite, where: readonly string[], tail: string, ...values: readonly Value[]): number[] {
  // By itself SQLite goes through all of a wallet in this order to find one transaction's.
  const source = where.includes(OF_TRANSACTION) ? 'transfers INDEXED BY transfers_by_txid' : 'transfers';
  const sql = `SELECT json_group_array(id) AS ids FROM (SELECT id FROM ${source} WHERE ${where.join(' AND ')} ${NEWEST} ${tail})`;
  return v.parse(idsRow, db.prepare(sql).get(...values)).ids;
}

/** Newest first. One index serves order and filters: the last page costs little more than the first. */
export function createTransferFinder(db: Sqlite) {
  const conditionsOf = createConditions(db);
  const rowsOf = db.prepare(
    `SELECT ${transferColumns} FROM json_each(?) AS wanted
       JOIN transfers ON transfers.id = wanted.value JOIN assets ON assets.id = transfers.asset_ref
      ORDER BY wanted.key`,
  );

  const edgesOf = db.prepare('SELECT min(id) AS first, max(id) AS last FROM transfers WHERE scope_id = ?');
  const idsHolding = createTextSearch(db);

  function edges(scopeId: number): Edges | null {
    const read = v.safeParse(edgesRow, edgesOf.get(scopeId));
    return read.success ? read.output : null;
  }

  function page(scopeId: number, filter: Omit<KeptFilter, 'text'>, { offset, limit, nowMs }: Window) {
    const conditions = conditionsOf(scopeId, filter, nowMs);
    if (conditions === null) return [];
    const [where, values] = conditions;
    return rowsAt(idsBy(db, where, 'LIMIT ? OFFSET ?', ...values, limit, offset));
  }

  function count(scopeId: number, filter: Omit<KeptFilter, 'text'>, nowMs: number): number {
    const conditions = conditionsOf(scopeId, filter, nowMs);
    if (conditions === null) return 0;
    const [where, values] = conditions;
    const counted = db.prepare(`SELECT count(*) AS n FROM transfers WHERE ${where.join(' AND ')}`);
    return v.parse(countRow, counted.get(...values)).n;
  }

  const rowsAt = (wanted: readonly number[]): unknown[] => rowsOf.all(JSON.stringify(wanted));

  async function ids(scopeId: number, { text, ...filter }: KeptFilter, nowMs: number): Promise<number[]> {
    const conditions = conditionsOf(scopeId, filter, nowMs);
    if (conditions === null) return [];
    const holding = text === '' ? null : await idsHolding(scopeId, edges(scopeId), folded(text));
    const [where, values] = conditions;
    const [whose, of] = [where[0] ?? '', values[0] ?? 0];
    const end = db.prepare(
      `SELECT sort_ms, batch_idx, idx FROM transfers WHERE ${whose} AND ${PLACE} < (?, ?, ?) ${NEWEST}
        LIMIT 1 OFFSET ${String(FOUND_AT_ONCE - 1)}`,
    );
    const found: number[] = [];
    for (let from: Place | null = BEFORE_ALL; from !== null;) {
      const [last]: readonly Place[] = v.parse(v.array(placeRow), end.all(of, ...from));
      const range = [...where, `${PLACE} < (?, ?, ?)`, `${PLACE} >= (?, ?, ?)`];
      for (const id of idsBy(db, range, '', ...values, ...from, ...(last ?? BEHIND_ALL)))
        if (holding?.has(id) !== false) found.push(id);
      from = last ?? null;
      if (from !== null) await letLoopTurn();
    }
    return found;
  }

  return { page, count, ids, rowsAt, edges };
}

/** Rows in file order: in list order each row would be another disk read. */
function createTextSearch(db: Sqlite) {
  const wordy = db.prepare('SELECT id FROM assets WHERE scope_id = ? AND instr(words, ?) > 0');
  const inTexts = db.prepare(
    `SELECT json_group_array(transfer_id) AS ids FROM texts
      WHERE transfer_id >= ? AND transfer_id < ? AND scope_id = ? AND instr(text, ?) > 0`,
  );
  return async (scopeId: number, edges: Edges | null, needle: string): Promise<Set<number>> => {
    const holding = new Set<number>();
    for (const { id: ref } of v.parse(v.array(idRow), wordy.all(scopeId, needle))) {
      for (const id of idsBy(db, ['asset_ref = ?'], '', ref)) holding.add(id);
      await letLoopTurn();
    }
    if (edges === null) return holding;
    for (let from = edges.first; from <= edges.last; from += FOUND_AT_ONCE) {
      const { ids: some } = v.parse(idsRow, inTexts.get(from, from + FOUND_AT_ONCE, scopeId, needle));
      for (const id of some) holding.add(id);
      await letLoopTurn();
    }
    return holding;
  };
}

function createConditions(db: Sqlite) {
  const assetRef = db.prepare('SELECT id FROM assets WHERE scope_id = ? AND asset_id = ?');
  return (scopeId: number, filter: Omit<KeptFilter, 'text'>, nowMs: number): [string[], Value[]] | null => {
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
    if (filter.txid !== undefined) demand(OF_TRANSACTION, scopeId, filter.txid);
    if (filter.direction !== null) demand('direction = ?', filter.direction);
    if (filter.states.length > 0) {
      const lasting = filter.states.filter((state) => state !== 'expired');
      const marks = lasting.map(() => '?').join(', ');
      const isLasting = `(state IN (${marks}) AND (lapses_at_ms IS NULL OR lapses_at_ms > ?))`;
      const [expired, unknown] = [filter.states.includes('expired'), filter.states.includes('unknown')];
      const isOver = `(lapses_at_ms <= ? AND ${inDoubt('transfers')} IN (${[...(expired ? [0] : []), ...(unknown ? [1] : [])].join()}))`;
      demand(`(${isLasting} OR ${isOver})`, ...lasting, nowMs, nowMs);
    }
    return [parts, values];
  };
}
