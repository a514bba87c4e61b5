import * as v from 'valibot';
import { mergeFlow, type FlowMerge } from '../../domain/backup/merge-flow.ts';
import type { KeptFlow, KeptRow, KeptScope, Merged } from '../../ports.ts';
import { wholeStepRow } from '../journal/schema.ts';
import { transaction, type Sqlite } from '../sqlite.ts';
import { ASSET, INVOICE, TRANSFER } from './rows.ts';

const idRow = v.object({ id: v.number() });
const flowName = v.object({ wallet_id: v.string(), kind: v.string() });
const transferSteps = v.array(v.tuple([v.number(), v.number(), v.number()]));

/** Flows by their ids, all of them or none. */
export function mergeFlows(
  db: Sqlite,
  flows: readonly KeptFlow[],
  nowMs: number,
): Pick<Merged, 'flowsAdded' | 'conflicts'> {
  const stepsOf = db.prepare('SELECT * FROM steps WHERE flow_id = ? ORDER BY seq');
  const flowOf = db.prepare('SELECT wallet_id, kind FROM flows WHERE id = ?');
  const addFlow = db.prepare('INSERT OR IGNORE INTO flows VALUES (?, ?, ?, ?, ?, ?)');
  const setState = db.prepare('UPDATE flows SET state = ?, updated_at_ms = ? WHERE id = ?');
  const addStep = db.prepare('INSERT INTO steps VALUES (?, ?, ?, ?, ?)');
  return transaction(db, () => {
    let [flowsAdded, conflicts] = [0, 0];
    for (const { id, walletId, kind, createdAtMs, updatedAtMs, steps } of flows) {
      const rows = v.parse(v.array(wholeStepRow), stepsOf.all(id));
      const here = rows.map(({ state, at_ms, data }) => ({ state, atMs: at_ms, data }));
      const flow = v.parse(v.optional(flowName), flowOf.get(id));
      const isOther = flow !== undefined && (flow.wallet_id !== walletId || flow.kind !== kind);
      const merge: FlowMerge = isOther ? { does: 'conflict' } : mergeFlow(here, steps, nowMs);
      if (merge.does === 'conflict') conflicts += 1;
      if (merge.does !== 'add') continue;
      addFlow.run(id, walletId, kind, merge.state, createdAtMs, updatedAtMs);
      for (const [at, { state, atMs, data }] of merge.steps.entries())
        addStep.run(id, here.length + at, state, atMs, data);
      setState.run(merge.state, merge.steps.at(-1)?.atMs ?? updatedAtMs, id);
      flowsAdded += 1;
    }
    return { flowsAdded, conflicts };
  })();
}

/** What services told, all of it or nothing: what is here stays, and labels fill what has none. */
export function mergeScopes(
  db: Sqlite,
  scopes: readonly KeptScope[],
): Pick<Merged, 'transfersAdded' | 'labelsAdded'> {
  const find = db.prepare('SELECT id FROM scopes WHERE wallet_id = ? AND service = ?');
  const add = db.prepare(
    'INSERT INTO scopes (wallet_id, service, numbering, assets_as_of_ms, read_at_ms) VALUES (?, ?, ?, ?, ?) RETURNING id',
  );
  const assetOf = db.prepare('SELECT id FROM assets WHERE scope_id = ? AND asset_id = ?');
  const addAsset = adder(db, 'assets', ['scope_id', ...ASSET]);
  const addInvoice = adder(db, 'invoices', ['scope_id', ...INVOICE]);
  const addTransfer = adder(db, 'transfers', ['scope_id', 'asset_ref', ...TRANSFER]);
  const transferOf = db.prepare('SELECT id FROM transfers WHERE asset_ref = ? AND idx = ?');
  const fillLabel = db.prepare('UPDATE transfers SET label = ? WHERE id = ? AND label IS NULL');
  const addText = adder(db, 'texts', ['transfer_id', 'scope_id', 'text']);
  const addStep = adder(db, 'steps', ['transfer_id', 'seq', 'at_ms', 'status']);
  return transaction(db, () => {
    let [transfersAdded, labelsAdded] = [0, 0];
    for (const scope of scopes) {
      const found = find.get(scope.walletId, scope.service);
      const { id } = v.parse(
        idRow,
        found ?? add.get(scope.walletId, scope.service, scope.numbering, scope.assetsAsOfMs, scope.readAtMs),
      );
      for (const row of scope.assets) addAsset([id, ...values(row, ASSET)]);
      for (const row of scope.invoices) addInvoice([id, ...values(row, INVOICE)]);
      for (const row of scope.transfers) {
        const asset = v.parse(idRow, assetOf.get(id, row['asset_id'])).id;
        const isNew = addTransfer([id, asset, ...values(row, TRANSFER)]);
        const transfer = v.parse(idRow, transferOf.get(asset, row['idx'])).id;
        const label = row['label'] ?? null;
        if (isNew) {
          transfersAdded += 1;
          if (typeof row['text'] === 'string') addText([transfer, id, row['text']]);
          for (const step of v.parse(transferSteps, JSON.parse(String(row['steps']))))
            addStep([transfer, ...step]);
        }
        if (label !== null && (isNew || fillLabel.run(label, transfer).changes > 0)) labelsAdded += 1;
      }
    }
    return { transfersAdded, labelsAdded };
  })();
}

/** Adds a row where there is none of its name; answers whether it did. */
function adder(db: Sqlite, table: string, columns: readonly string[]): (row: readonly unknown[]) => boolean {
  const add = db.prepare(
    `INSERT OR IGNORE INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`,
  );
  return (row) => add.run(...row).changes > 0;
}

function values(row: KeptRow, columns: readonly string[]): (string | number | null)[] {
  return columns.map((name) => row[name] ?? null);
}
