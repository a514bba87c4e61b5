import * as v from 'valibot';
import { mergeFlow, type FlowMerge } from '../../domain/backup/merge-flow.ts';
import { recipientName } from '../../domain/rgb/recipient-name.ts';
import { letLoopTurn } from '../../turns.ts';
import type { WholeSigning } from '../../domain/signing/whole-signing.ts';
import type { KeptData, KeptRow, KeptScope, Merged } from '../../ports/index.ts';
import { signingWriter, stepsWriter } from '../journal/put-signing.ts';
import { wholeStepRow } from '../journal/schema.ts';
import { asBytes, columnsOf } from '../salvage.ts';
import { transaction, type Sqlite } from '../sqlite.ts';
import { assetDataMerger } from './asset-data.ts';
import { isMergedImport } from './imported.ts';
import { ASSET, HISTORY, INVOICE, ofRecord, OUTPUT, PINNED, stepsOfSigning, TRANSFER } from './rows.ts';

const recipientRow = v.object({ recipient_id: v.string() });
const idRow = v.object({ id: v.number() });
const signingName = v.object({ wallet_id: v.string(), kind: v.string(), origin: v.string() });
const importName = v.object({
  id: v.string(),
  wallet_id: v.string(),
  state: v.string(),
  next: v.number(),
});
const transferSteps = v.array(v.tuple([v.number(), v.number(), v.number()]));

/** Signings by their ids, each whole or not at all; what was brought by its transaction. The book grows by what they prove. */
export async function mergeSignings(
  db: Sqlite,
  { signings, book }: Pick<KeptData, 'signings' | 'book'>,
  nowMs: number,
): Promise<Pick<Merged, 'flowsAdded' | 'conflicts'>> {
  const stepsOf = db.prepare(stepsOfSigning);
  const signingOf = db.prepare(`SELECT ${asBytes(columnsOf(signingName))} FROM signings WHERE id = ?`);
  const setState = db.prepare('UPDATE signings SET state = ?, updated_at_ms = ? WHERE id = ?');
  const goesAway = db.prepare("UPDATE signings SET origin = 'away' WHERE id = ?");
  const put = signingWriter(db);
  const addSteps = stepsWriter(db);
  const mergeImport = importMerger(db);
  const addOutput = adder(db, 'book_outputs', OUTPUT);
  const addAsset = adder(db, 'book_assets', PINNED);
  const addHistory = adder(db, 'book_history', HISTORY);
  let [flowsAdded, conflicts] = [0, 0];
  const mergeOne = (signing: WholeSigning): void => {
    if (signing.origin === 'imported') {
      mergeImport(signing);
      return;
    }
    const { id, walletId, kind, steps, updatedAtMs } = signing;
    const here = ofRecord(wholeStepRow, stepsOf.all(id)).map(({ state, at_ms, data }) => ({
      state,
      atMs: at_ms,
      data,
    }));
    const [found] = ofRecord(signingName, signingOf.all(id));
    const isOther =
      found !== undefined &&
      (found.wallet_id !== walletId || found.kind !== kind || found.origin === 'imported');
    const merge: FlowMerge = isOther ? { does: 'conflict' } : mergeFlow(here, steps, nowMs);
    if (merge.does === 'conflict') conflicts += 1;
    if (merge.does !== 'add') return;
    put({ ...signing, state: merge.state, steps: [] });
    addSteps(signing, merge.steps, here.length);
    setState.run(merge.state, merge.steps.at(-1)?.atMs ?? updatedAtMs, id);
    if (merge.steps.some(({ state }) => state === 'away')) goesAway.run(id);
    flowsAdded += 1;
  };
  await together(db, signings, ({ steps }) => 1 + steps.length, mergeOne);
  await together(db, book.outputs, one, (row) => addOutput(values(row, OUTPUT)));
  await together(db, book.assets, one, (row) => addAsset(values(row, PINNED)));
  await together(db, book.history, one, (row) => addHistory(values(row, HISTORY)));
  return { flowsAdded, conflicts };
}

/** So many rows go into the file by one transaction: main is held up by no more, and nobody else waits for longer. */
const ROWS_TOGETHER = 200;

const one = (): number => 1;

/** Each entry whole or not at all, some rows by one transaction. `weigh`: how many rows it is. */
async function together<T>(
  db: Sqlite,
  entries: readonly T[],
  weigh: (entry: T) => number,
  act: (entry: T) => void,
): Promise<void> {
  for (let from = 0; from < entries.length;) {
    let [until, rows] = [from, 0];
    for (; until < entries.length && rows < ROWS_TOGETHER; until += 1) rows += weigh(entries[until] as T);
    transaction(db, () => {
      for (const entry of entries.slice(from, until)) act(entry);
    })();
    from = until;
    await letLoopTurn();
  }
}

/**
 * A transaction that waits here unsigned and is signed in the file is signed from then on, so that nothing is signed
 * against it; nothing that is signed here is changed.
 */
function importMerger(db: Sqlite): (signing: WholeSigning) => void {
  const here = db.prepare(
    `SELECT CAST(s.id AS BLOB) AS id, CAST(s.wallet_id AS BLOB) AS wallet_id, CAST(s.state AS BLOB) AS state,
       (SELECT coalesce(max(seq) + 1, 0) FROM steps WHERE signing_id = s.id) AS next FROM signings s
       JOIN imports i ON i.signing_id = s.id WHERE i.wallet_id = ? AND i.txid = ? AND i.commits = ?`,
  );
  const setText = db.prepare('UPDATE imports SET text = ? WHERE signing_id = ?');
  const setState = db.prepare('UPDATE signings SET state = ?, kind = ?, updated_at_ms = ? WHERE id = ?');
  const put = signingWriter(db);
  const addSteps = stepsWriter(db);
  return (signing) => {
    if (signing.imported === null || !isMergedImport(signing))
      throw new Error('what was brought is not whole');
    const { txid, commits, text } = signing.imported;
    const [found] = ofRecord(importName, here.all(signing.walletId, txid, commits));
    if (found === undefined) {
      put(signing);
      return;
    }
    if (signing.state !== 'signed' || found.state !== 'built') return;
    setText.run(text, found.id);
    const proves = signing.proves === undefined ? {} : { proves: signing.proves };
    addSteps({ id: found.id, walletId: found.wallet_id, ...proves }, signing.steps.slice(-2), found.next);
    setState.run('signed', signing.kind, signing.updatedAtMs, found.id);
  };
}

/** What services told: what is here stays, and labels fill what has none. */
export async function mergeScopes(
  db: Sqlite,
  scopes: readonly KeptScope[],
): Promise<Pick<Merged, 'transfersAdded' | 'labelsAdded' | 'assetDataAdded'>> {
  const find = db.prepare('SELECT id FROM scopes WHERE wallet_id = ? AND service = ?');
  const add = db.prepare(
    'INSERT INTO scopes (wallet_id, service, numbering, assets_as_of_ms, read_at_ms) VALUES (?, ?, ?, ?, ?) RETURNING id',
  );
  const assetOf = db.prepare('SELECT id FROM assets WHERE scope_id = ? AND asset_id = ?');
  const addAsset = adder(db, 'assets', ['scope_id', ...ASSET]);
  const addInvoice = adder(db, 'invoices', ['scope_id', ...INVOICE]);
  const recipients = db.prepare(`SELECT ${asBytes(columnsOf(recipientRow))} FROM invoices`);
  const invoiced = new Set(
    ofRecord(recipientRow, recipients.all()).map(({ recipient_id }) => recipientName(recipient_id)),
  );
  const addTransfer = adder(db, 'transfers', ['scope_id', 'asset_ref', ...TRANSFER]);
  const transferOf = db.prepare('SELECT id FROM transfers WHERE asset_ref = ? AND idx = ?');
  const fillLabel = db.prepare('UPDATE transfers SET label = ? WHERE id = ? AND label IS NULL');
  const addText = adder(db, 'texts', ['transfer_id', 'scope_id', 'text']);
  const addStep = adder(db, 'steps', ['transfer_id', 'seq', 'at_ms', 'status']);
  let [transfersAdded, labelsAdded, assetDataAdded] = [0, 0, 0];
  for (const scope of scopes) {
    const found = find.get(scope.walletId, scope.service);
    const { id } = v.parse(
      idRow,
      found ?? add.get(scope.walletId, scope.service, scope.numbering, scope.assetsAsOfMs, scope.readAtMs),
    );
    await together(db, scope.assets, one, (row) => addAsset([id, ...values(row, ASSET)]));
    await together(db, scope.invoices, one, (row) => {
      // What was paid to a recipient pays one invoice, whatever a file says: the one that is here.
      const name = recipientName(String(row['recipient_id']));
      if (!invoiced.has(name)) addInvoice([id, ...values(row, INVOICE)]);
      invoiced.add(name);
    });
    await together(db, scope.transfers, one, (row) => {
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
    });
    const mergeAssetData = assetDataMerger(db, scope.pieces);
    // A file may have thousands of pieces: each by a transaction of its own, and the newest last.
    await together(
      db,
      scope.consignments.toReversed(),
      () => ROWS_TOGETHER,
      (row) => {
        assetDataAdded += mergeAssetData(id, row);
      },
    );
  }
  return { transfersAdded, labelsAdded, assetDataAdded };
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
