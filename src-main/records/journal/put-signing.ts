import { provedRows, spentBy } from '../proved.ts';
import type { WholeSigning, WholeStep } from '../signing.ts';
import type { SigningState } from '../signing-states.ts';
import type { Sqlite } from '../sqlite.ts';

/** SQL, true for a row of book_outputs that is known only from PSBTs that spend it, none of them shown on the chain. */
export const isOnlyTold = (row: string): string =>
  `(${row}.ground = 'derived' AND 0 = coalesce((
     SELECT max(t.state IN ('broadcast', 'settled')) FROM book_coins c JOIN signings t ON t.id = c.signing_id
      WHERE c.wallet_id = ${row}.wallet_id AND c.outpoint = ${row}.txid || ':' || ${row}.vout
        AND c.role = 'spends'), 1))`;

/** An output that only a dropped transaction would have made exists after all if it is spent, or learnt. */
const isReplaced = `(signing_id IN (SELECT id FROM signings WHERE state = 'dropped') OR ${isOnlyTold('book_outputs')})`;

/** Takes the columns in their order; a row that is there stays, unless it was no fact. */
export const putOutput = `INSERT INTO book_outputs VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET
  idx = iif(idx = -1 OR (${isReplaced} AND excluded.idx <> -1), excluded.idx, idx),
  sats = iif(${isReplaced}, excluded.sats, sats), branch = iif(${isReplaced}, excluded.branch, branch),
  ground = iif(${isReplaced}, excluded.ground, ground),
  signing_id = iif(${isReplaced}, excluded.signing_id, signing_id)`;

/** Steps whose data says what is spent: what they prove enters the book with them. */
const PROVING: readonly SigningState[] = ['approved', 'away', 'signed'];

/** Runs within the step's transaction. An approved step only gives its coins, since nothing is signed yet. */
export function bookWriter(db: Sqlite) {
  const addOutput = db.prepare(putOutput);
  const addCoin = db.prepare('INSERT OR IGNORE INTO book_coins VALUES (?, ?, ?, ?)');
  const addAllocation = db.prepare('INSERT OR IGNORE INTO book_allocations VALUES (?, ?, ?, ?, ?, ?, ?)');
  return (
    signing: { readonly id: string; readonly walletId: string; readonly proves?: 'spends' },
    state: SigningState,
    data: unknown,
  ): void => {
    if (!PROVING.includes(state)) return;
    const { id, walletId } = signing;
    const proved = provedRows(data);
    const roles = proved?.coins ?? spentBy(data).map((outpoint) => ({ outpoint, role: 'spends' }));
    for (const { outpoint, role } of roles) addCoin.run(id, walletId, outpoint, role);
    if (proved === null || state === 'approved' || signing.proves === 'spends') return;
    for (const { txid, vout, sats, branch, index, ground } of proved.outputs)
      addOutput.run(
        ...[walletId, txid, vout, Number(sats), branch, index, ground],
        ground === 'book' ? id : null,
      );
    for (const { opout, assetId, txid, vout, amount } of proved.allocations)
      addAllocation.run(walletId, opout, assetId, txid, vout, String(amount), id);
  };
}

export function signingWriter(db: Sqlite): (signing: WholeSigning) => boolean {
  const addSigning = db.prepare('INSERT OR IGNORE INTO signings VALUES (?, ?, ?, ?, ?, ?, ?)');
  // Comparisons made elsewhere don't count here.
  const addImport = db.prepare("INSERT OR IGNORE INTO imports VALUES (?, ?, ?, ?, ?, ?, ?, ?, '[]')");
  const takeBack = db.prepare('DELETE FROM signings WHERE id = ?');
  const addSteps = stepsWriter(db);
  return (signing) => {
    const { id, walletId, origin, kind, state, createdAtMs, updatedAtMs, steps, imported } = signing;
    const isNew = addSigning.run(id, walletId, origin, kind, state, createdAtMs, updatedAtMs).changes > 0;
    if (!isNew) return false;
    if (imported !== null) {
      const { txid, commits, name, cameAs, text, coins } = imported;
      // The same transaction is here under another id.
      if (addImport.run(id, walletId, txid, commits, name, cameAs, text, coins).changes === 0) {
        takeBack.run(id);
        return false;
      }
    }
    addSteps(signing, steps, 0);
    return true;
  };
}

/** After the first `from` steps, with what they prove. */
export function stepsWriter(db: Sqlite) {
  const addStep = db.prepare('INSERT INTO steps VALUES (?, ?, ?, ?, ?)');
  const prove = bookWriter(db);
  return (
    signing: { readonly id: string; readonly walletId: string; readonly proves?: 'spends' },
    steps: readonly WholeStep[],
    from: number,
  ): void => {
    for (const [at, { state, atMs, data }] of steps.entries()) {
      addStep.run(signing.id, from + at, state, atMs, data);
      prove(signing, state, JSON.parse(data));
    }
  };
}
