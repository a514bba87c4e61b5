import * as v from 'valibot';
import type { Numbered } from '../../domain/transfers/numbering.ts';
import type { KeptChange, KeptFilter, KeptStep } from '../holdings/kept.ts';
import { transaction, type Sqlite } from '../sqlite.ts';
import { readTransfer, type ApiTransfer, type KeptTransfer, type TransferRecord } from '../transfer.ts';
import { letLoopTurn } from '../../turns.ts';
import type { Unreadable } from '../unreadable.ts';
import { jsonOf, units } from '../values.ts';
import { type createAssets, folded } from './assets.ts';
import type { createInvoices } from './invoices.ts';
import { createKeeper } from './keep-transfers.ts';
import type { Scope } from './scopes.ts';
import { inDoubt, UNDER_WAY } from './tables.ts';
import {
  createSteps,
  eachTransfer,
  fromTransfers,
  searchText,
  stepName,
  toKept,
  type TransferRow,
  transferColumns,
} from './transfer-row.ts';

export function createTransfers(
  db: Sqlite,
  unreadable: Unreadable,
  assets: Pick<ReturnType<typeof createAssets>, 'refOf' | 'markListRead'>,
  invoices: Pick<ReturnType<typeof createInvoices>, 'hear'>,
) {
  const pages = createPages(db);
  const keeper = createKeeper(db, unreadable);
  const steps = createSteps(db);
  const one = db.prepare(
    `SELECT ${fromTransfers} WHERE transfers.scope_id = ? AND assets.asset_id = ? AND idx = ?`,
  );
  const numbered = db.prepare(`SELECT ${fromTransfers} WHERE transfers.asset_ref = ? AND idx = ?`);
  const setLabel = db.prepare('UPDATE transfers SET label = ? WHERE id = ?');
  const cancel = db.prepare(
    `UPDATE transfers SET cancelled_at_ms = ?
      WHERE scope_id = ? AND batch_idx = ? AND ${UNDER_WAY}`,
  );
  const forgetCancelled = db.prepare(
    `UPDATE transfers SET cancelled_at_ms = NULL
      WHERE asset_ref = ? AND cancelled_at_ms <= ? AND state NOT IN ('failed', 'cancelled')`,
  );
  const arrivals = createArrivals(db, unreadable);
  const setText = db.prepare('UPDATE texts SET text = ? WHERE transfer_id = ?');

  const keep = transaction(
    db,
    (
      scope: Scope,
      assetId: string,
      told: readonly ApiTransfer[],
      atMs: number,
      isAll: boolean,
    ): KeptChange[] => {
      const scopeId = scope.make();
      const telling = { scope, scopeId, assetRef: assets.refOf(scopeId, assetId), assetId, atMs };
      keeper.takeOver(telling, told);
      const changes = keeper.keep(telling, told);
      invoices.hear(scopeId, assetId, told, atMs);
      if (!isAll) return changes;
      assets.markListRead(telling.assetRef, atMs);
      // What the whole list tells as going on was not ended by what the person asked before.
      forgetCancelled.run(telling.assetRef, atMs);
      return [...changes, ...keeper.miss(telling, told)];
    },
  );

  // The plus: by their numbers they are found at once, by their scope all of them would be sorted for each page.
  const next = db.prepare(
    `SELECT ${fromTransfers} WHERE +transfers.scope_id = ? AND transfers.id > ? AND transfers.id <= ?
      ORDER BY transfers.id LIMIT ${String(ROWS_AT_ONCE)}`,
  );
  const edges = db.prepare('SELECT min(id) AS first, max(id) AS last FROM transfers WHERE scope_id = ?');
  const recordOf = eachTransfer(unreadable, ({ id, told, ...row }): TransferRecord => ({
    assetId: row.asset_id,
    told: readTransfer(told),
    label: row.label,
    alarm: row.alarm,
    cancelledAtMs: row.cancelled_at_ms,
    steps: steps.of(id),
  }));

  const bring = transaction(db, (scope: Scope, records: readonly TransferRecord[]) => {
    const added = { transfers: 0, labels: 0 };
    const scopeId = scope.make();
    for (const record of records) {
      const { assetId, label: text, told } = record;
      const assetRef = assets.refOf(scopeId, assetId);
      const here = numbered.all(assetRef, told.idx);
      if (here.length === 0) {
        keeper.bring({ scope, scopeId, assetRef }, record);
        added.transfers += 1;
      }
      const [row] = readAll(scope)(here);
      if (text === null || (here.length > 0 && row?.row.label !== null)) continue;
      if (row !== undefined) label(scope, row.row, text);
      added.labels += 1;
    }
    return added;
  });

  const readAll = ({ numbering }: Scope) =>
    eachTransfer(unreadable, (row) => ({ row, kept: toKept(row, numbering) }));

  function find(scope: Scope, key: string) {
    const scopeId = scope.find();
    const [, assetId, idx] = /^(.*)#(0|[1-9]\d{0,9})$/su.exec(key) ?? [];
    if (scopeId === null || assetId === undefined) return null;
    return readAll(scope)(one.all(scopeId, assetId, Number(idx)))[0] ?? null;
  }

  const label = transaction(db, (scope: Scope, row: TransferRow, text: string | null): KeptTransfer => {
    setLabel.run(text, row.id);
    const kept = toKept({ ...row, label: text }, scope.numbering);
    setText.run(searchText(kept, text), row.id);
    return kept;
  });

  return {
    of: (scope: Scope) => ({
      /** The whole list of one asset: what is no longer in it stays here, with an alarm. Answers what changed. */
      keepTransfers: (assetId: string, transfers: readonly ApiTransfer[], atMs: number) =>
        keep(scope, assetId, transfers, atMs, true),
      /** Between which rows they lie; null: there are none. */
      transferEdges: () =>
        scope.read<v.InferOutput<typeof edgesRow> | null>(null, (id) => {
          const read = v.safeParse(edgesRow, edges.all(id)[0]);
          return read.success ? read.output : null;
        }),
      /**
       * For a backup, oldest first: those behind a row, at most some hundreds of as many rows of any scope; `last`: the row
       * that was looked at last.
       */
      transferRecords: (after: number) => {
        const until = after + ROWS_LOOKED_AT;
        const rows = scope.read<unknown[]>([], (id) => next.all(id, after, until));
        const last = rows.length < ROWS_AT_ONCE ? until : v.parse(idRow, rows.at(-1)).id;
        return { last, records: recordOf(rows) };
      },
      /** As a backup has them: what is here stays, and a label fills what has none. Answers how many of each it added. */
      bringTransfers: (records: readonly TransferRecord[]) => bring(scope, records),
      /** One of them, for instance an invoice's. */
      keepTransfer: (assetId: string, transfer: ApiTransfer, atMs: number) =>
        keep(scope, assetId, [transfer], atMs, false)[0] ?? null,
      /** Newest first. `nowMs` decides what has expired. A text is looked for in turns, by `transferIds`. */
      pageTransfers: (filter: Omit<KeptFilter, 'text'>, window: Window) =>
        scope.read<{ readonly total: number; readonly rows: readonly KeptTransfer[] }>(
          { total: 0, rows: [] },
          (id) => {
            const { total, rows } = pages.page(id, filter, window);
            return { total, rows: readAll(scope)(rows).map(({ kept }) => kept) };
          },
        ),
      /**
       * Numbers of all rows that the filter names, newest first: what goes through all of them finds them once. A hundred
       * thousand are found in turns of main's loop.
       */
      transferIds: async (filter: KeptFilter, nowMs: number): Promise<readonly number[]> => {
        const scopeId = scope.find();
        return scopeId === null ? [] : pages.ids(scopeId, filter, nowMs);
      },
      /** Some of those. */
      transfersAt: (ids: readonly number[]): readonly KeptTransfer[] =>
        readAll(scope)(pages.rowsAt(ids)).map(({ kept }) => kept),
      ...arrivals(scope),
      transfer: (key: string) => find(scope, key)?.kept ?? null,
      /** What the transfers of all assets tell of their numbering, and whether they had ended, each form once. */
      transferForms: () => scope.read<readonly Numbered[]>([], scope.forms),
      /** Each state that was seen, oldest first; empty for an unknown key. */
      history: (key: string): readonly KeptStep[] => {
        const found = find(scope, key);
        if (found === null) return [];
        return steps
          .of(found.row.id)
          .map((step) => ({ ...step, statusName: stepName(step, found.kept, scope.numbering) }));
      },
      /**
       * That the person here asked the service to fail all that goes by this number and is not over; null: it failed nothing.
       * Written before it is asked, so that what fails by it is known as cancelled also where no answer comes.
       */
      cancelTransfers: (batchTransferIdx: number, atMs: number | null) =>
        scope.read(undefined, (id) => void cancel.run(atMs, id, batchTransferIdx)),
      /** Null where there is no such transfer. */
      labelTransfer: (key: string, text: string | null) => {
        const found = find(scope, key);
        return found && label(scope, found.row, text);
      },
    }),
  };
}

/** What arrived, and of which assets something is under way. */
function createArrivals(db: Sqlite, unreadable: Unreadable) {
  const received = db.prepare(
    `SELECT DISTINCT asked.value AS txid FROM json_each(?) AS asked CROSS JOIN transfers
       ON scope_id = ? AND txid = asked.value AND direction = 'in'`,
  );
  const arrived = db.prepare(
    `SELECT CAST(asset_id || '#' || idx AS BLOB) AS key, received_on AS outpoint, CAST(asset_id AS BLOB) AS asset_id,
       CAST(transfers.told ->> '$.amount' AS BLOB) AS amount
       FROM json_each(?) AS asked CROSS JOIN transfers ON transfers.scope_id = ? AND received_on = asked.value
       JOIN assets ON assets.id = asset_ref
      WHERE direction = 'in' AND state = 'settled' AND lapses_at_ms IS NULL AND json_valid(transfers.told)`,
  );
  const underWay = db.prepare(
    `SELECT DISTINCT CAST(asset_id AS BLOB) AS asset_id FROM transfers JOIN assets ON assets.id = asset_ref
      WHERE transfers.scope_id = ?1 AND (?2 IS NULL OR direction = ?2) AND ${UNDER_WAY}`,
  );
  const eachArrived = unreadable.each('transfer', 'key', (row) => v.parse(arrivedRow, row));
  const eachAsset = unreadable.each('asset', 'asset_id', (row) => v.parse(assetRow, row).asset_id);

  return (scope: Scope) => ({
    /** Of these transactions those by which something was received. */
    receivedBy: (txids: readonly string[]) =>
      scope.read<string[]>([], (id) =>
        v.parse(v.array(txidRow), received.all(JSON.stringify(txids), id)).map(({ txid }) => txid),
      ),
    /** What was told to have arrived on these outputs, `txid:vout`. */
    arrivedOn: (outpoints: readonly string[]) =>
      scope.read<v.InferOutput<typeof arrivedRow>[]>([], (id) =>
        eachArrived(arrived.all(JSON.stringify(outpoints), id)),
      ),
    /** Ids of assets of which a transfer has not ended, in one direction or any. */
    assetsUnderWay: (direction: 'in' | 'out' | null) =>
      scope.read<string[]>([], (id) => eachAsset(underWay.all(id, direction))),
  });
}

/** So many are read at once, and main is held up by no more. */
const ROWS_AT_ONCE = 500;
/** Those of other services lie between. */
const ROWS_LOOKED_AT = 5_000;

interface Window {
  readonly offset: number;
  readonly limit: number;
  readonly nowMs: number;
}
type Value = string | number;

const idRow = v.object({ id: v.number() });
const txidRow = v.object({ txid: v.string() });
const assetRow = v.object({ asset_id: v.string() });
const arrivedRow = v.pipe(
  v.object({ outpoint: v.string(), asset_id: v.string(), amount: v.nullable(units) }),
  v.transform(({ asset_id: assetId, ...row }) => ({ ...row, assetId })),
);
const edgesRow = v.object({ first: v.number(), last: v.number() });
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
/** In so many rows a text is looked for at once: some milliseconds. */
const FOUND_AT_ONCE = 2_000;

/** Newest first, as rows by `transferColumns`. Order and filters lie in one index, so that the last page costs little more than the first. */
function createPages(db: Sqlite) {
  const conditionsOf = createConditions(db);
  const rowsOf = db.prepare(
    `SELECT ${transferColumns} FROM json_each(?) AS wanted
       JOIN transfers ON transfers.id = wanted.value JOIN assets ON assets.id = transfers.asset_ref
      ORDER BY wanted.key`,
  );

  // One text for all ids: a row of its own for each would cost more than finding it.
  function idsBy(where: readonly string[], tail: string, ...values: readonly Value[]): number[] {
    const sql = `SELECT json_group_array(id) AS ids FROM (SELECT id FROM transfers WHERE ${where.join(' AND ')} ${NEWEST} ${tail})`;
    return v.parse(idsRow, db.prepare(sql).get(...values)).ids;
  }

  function page(scopeId: number, filter: Omit<KeptFilter, 'text'>, { offset, limit, nowMs }: Window) {
    const conditions = conditionsOf(scopeId, { ...filter, text: '' }, nowMs);
    if (conditions === null) return { total: 0, rows: [] };
    const [where, values] = conditions;
    const counted = db.prepare(`SELECT count(*) AS n FROM transfers WHERE ${where.join(' AND ')}`);
    const total = v.parse(countRow, counted.get(...values)).n;
    return { total, rows: rowsAt(idsBy(where, 'LIMIT ? OFFSET ?', ...values, limit, offset)) };
  }

  const rowsAt = (wanted: readonly number[]): unknown[] => rowsOf.all(JSON.stringify(wanted));

  async function ids(scopeId: number, filter: KeptFilter, nowMs: number): Promise<number[]> {
    const conditions = conditionsOf(scopeId, filter, nowMs);
    if (conditions === null) return [];
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
      for (const id of idsBy(range, '', ...values, ...from, ...(last ?? BEHIND_ALL))) found.push(id);
      from = last ?? null;
      if (from !== null) await letLoopTurn();
    }
    return found;
  }

  return { page, ids, rowsAt };
}

/** A filter as conditions of SQL, whose rows they are first, and their values; null: no row can be of it. */
function createConditions(db: Sqlite) {
  const assetRef = db.prepare('SELECT id FROM assets WHERE scope_id = ? AND asset_id = ?');
  const wordy = db.prepare('SELECT id FROM assets WHERE scope_id = ? AND instr(words, ?) > 0');
  return (scopeId: number, filter: KeptFilter, nowMs: number): [string[], Value[]] | null => {
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
    if (filter.txid !== undefined) demand('transfers.scope_id = ? AND txid = ?', scopeId, filter.txid);
    if (filter.direction !== null) demand('direction = ?', filter.direction);
    if (filter.states.length > 0) {
      const lasting = filter.states.filter((state) => state !== 'expired');
      const marks = lasting.map(() => '?').join(', ');
      const isLasting = `(state IN (${marks}) AND (lapses_at_ms IS NULL OR lapses_at_ms > ?))`;
      const [expired, unknown] = [filter.states.includes('expired'), filter.states.includes('unknown')];
      const isOver = `(lapses_at_ms <= ? AND ${inDoubt('transfers')} IN (${[...(expired ? [0] : []), ...(unknown ? [1] : [])].join()}))`;
      demand(`(${isLasting} OR ${isOver})`, ...lasting, nowMs, nowMs);
    }
    if (filter.text !== '') {
      const needle = folded(filter.text);
      const refs = v.parse(v.array(idRow), wordy.all(scopeId, needle)).map(({ id }) => id);
      demand(
        `(asset_ref IN (SELECT value FROM json_each(?))
          OR EXISTS (SELECT 1 FROM texts WHERE transfer_id = transfers.id AND instr(text, ?) > 0))`,
        JSON.stringify(refs),
        needle,
      );
    }
    return [parts, values];
  };
}
