import { statusName } from '../../domain/transfers/numbering.ts';
import type { ApiTransfer, KeptChange, KeptTransfer, WalletHoldings } from '../../ports.ts';
import { transaction, type Sqlite } from '../sqlite.ts';
import type { Unreadable } from '../unreadable.ts';
import type { createAssets } from './assets.ts';
import { createPages } from './find-transfers.ts';
import type { createInvoices } from './invoices.ts';
import { createKeeper } from './keep-transfers.ts';
import type { Scope } from './scopes.ts';
import { createSteps } from './steps.ts';
import { eachTransfer, fromTransfers, searchText, toKept, type TransferRow } from './transfer-row.ts';

type TransferMethods = Pick<
  WalletHoldings,
  'keepTransfers' | 'keepTransfer' | 'pageTransfers' | 'transfer' | 'history' | 'labelTransfer'
>;

export function createTransfers(
  db: Sqlite,
  unreadable: Unreadable,
  {
    assets,
    invoices,
  }: {
    readonly assets: Pick<ReturnType<typeof createAssets>, 'refOf'>;
    readonly invoices: Pick<ReturnType<typeof createInvoices>, 'hear'>;
  },
) {
  const pages = createPages(db);
  const keeper = createKeeper(db, unreadable);
  const steps = createSteps(db);
  const one = db.prepare(
    `SELECT ${fromTransfers} WHERE transfers.scope_id = ? AND assets.asset_id = ? AND idx = ?`,
  );
  const setLabel = db.prepare('UPDATE transfers SET label = ? WHERE id = ?');
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
      const changes = keeper.keep(telling, told);
      invoices.hear(scopeId, assetId, told, atMs);
      return isAll ? [...changes, ...keeper.miss(telling, told)] : changes;
    },
  );

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
    of: (scope: Scope): TransferMethods => ({
      keepTransfers: (assetId, transfers, atMs) => keep(scope, assetId, transfers, atMs, true),
      keepTransfer: (assetId, transfer, atMs) => keep(scope, assetId, [transfer], atMs, false)[0] ?? null,
      pageTransfers: (filter, window) => {
        const id = scope.find();
        if (id === null) return { total: 0, rows: [] };
        const { total, rows } = pages.page(id, filter, window);
        return { total, rows: readAll(scope)(rows).map(({ kept }) => kept) };
      },
      transfer: (key) => find(scope, key)?.kept ?? null,
      history: (key) => {
        const found = find(scope, key);
        if (found === null) return [];
        return steps
          .of(found.row.id)
          .map((step) => ({ ...step, statusName: statusName(step.status, scope.numbering) }));
      },
      labelTransfer: (key, text) => {
        const found = find(scope, key);
        return found && label(scope, found.row, text);
      },
    }),
  };
}
