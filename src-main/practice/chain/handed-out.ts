import * as v from 'valibot';
import type { ServedWallet } from './wallets.ts';
import type { World } from './world.ts';

/** A PSBT that a begin call handed out and an end call may bring back, once. */
export interface HandedOut {
  /** How many it makes; 0: it pays plain bitcoin to somebody. */
  readonly slots: number;
  readonly used: boolean;
}

const handedOutRow = v.object({ slots: v.number(), used: v.number() });

export function recordHandedOut(world: World, wallet: ServedWallet, txid: string, slots: number): void {
  world.store.run(
    // The column for an index stays as it was released; it is written no more.
    `INSERT INTO handedOut (txid, xpubVanilla, slots, lastColoredIndex, used) VALUES (?, ?, ?, -1, 0)
     ON CONFLICT DO NOTHING`,
    txid,
    wallet.xpubVanilla,
    slots,
  );
}

export function findHandedOut(world: World, wallet: ServedWallet, txid: string): HandedOut | null {
  const [row] = world.store.rows(
    handedOutRow,
    'SELECT slots, used FROM handedOut WHERE txid = ? AND xpubVanilla = ?',
    txid,
    wallet.xpubVanilla,
  );
  return row === undefined ? null : { ...row, used: row.used === 1 };
}

export function markUsed(world: World, wallet: ServedWallet, txid: string): void {
  world.store.run(
    'UPDATE handedOut SET used = 1 WHERE txid = ? AND xpubVanilla = ?',
    txid,
    wallet.xpubVanilla,
  );
}
