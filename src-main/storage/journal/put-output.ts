/**
 * SQL, of a row of book_outputs: only a PSBT told of it, as a coin that it spends, and no transaction that spends it was
 * shown. Who lies about the amount gets a signature that is worth nothing, and what was told is no fact.
 */
export const isOnlyTold = (row: string): string =>
  `(${row}.ground = 'derived' AND 0 = coalesce((
     SELECT max(t.state IN ('broadcast', 'settled')) FROM book_coins c JOIN signings t ON t.id = c.signing_id
      WHERE c.wallet_id = ${row}.wallet_id AND c.outpoint = ${row}.txid || ':' || ${row}.vout
        AND c.role = 'spends'), 1))`;

/** One that only a dropped transaction would have made is there after all where it is spent, or learnt. */
const isReplaced = `(signing_id IN (SELECT id FROM signings WHERE state = 'dropped') OR ${isOnlyTold('book_outputs')})`;

/** Adds a row, its columns in their order; what is there already stays, but for what was no fact. */
export const putOutput = `INSERT INTO book_outputs VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET
  idx = iif(idx = -1 OR (${isReplaced} AND excluded.idx <> -1), excluded.idx, idx),
  sats = iif(${isReplaced}, excluded.sats, sats), branch = iif(${isReplaced}, excluded.branch, branch),
  ground = iif(${isReplaced}, excluded.ground, ground),
  signing_id = iif(${isReplaced}, excluded.signing_id, signing_id)`;
