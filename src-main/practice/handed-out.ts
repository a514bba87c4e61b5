import * as v from 'valibot';
import type { ServedWallet } from './wallets.ts';
import type { World } from './world.ts';

/** A PSBT that a begin call handed out and an end call may bring back, once. */
export interface HandedOut {
  readonly slots: number;
  readonly lastColoredIndex: number;
  readonly used: boolean;
}

const handedOutRow = v.object({ slots: v.number(), lastColoredIndex: v.number(), used: v.number() });

export function recordHandedOut(
  world: World,
  wallet: ServedWallet,
  txid: string,
  slots: number,
  lastColoredIndex: number,
): void {
  world.store.run(
    `INSERT INTO handedOut (txid, xpubVanilla, slots, lastColoredIndex, used) VALUES (?, ?, ?, ?, 0)
     ON CONFLICT DO NOTHING`,
    txid,
    wallet.xpubVanilla,
    slots,
    lastColoredIndex,
  );
}

export function findHandedOut(world: World, wallet: ServedWallet, txid: string): HandedOut | null {
  const [row] = world.store.rows(
    handedOutRow,
    'SELECT slots, lastColoredIndex, used FROM handedOut WHERE txid = ? AND xpubVanilla = ?',
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
