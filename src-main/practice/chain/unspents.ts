import * as v from 'valibot';
import type { Branch } from './account.ts';
import { tip } from './chain.ts';
import { COINBASE_MATURITY } from './regtest.ts';
import type { ServedWallet } from './wallets.ts';
import type { World } from './store.ts';

/** An output of the wallet that nothing spends, not even a transaction that waits. */
export interface Unspent {
  readonly txid: string;
  readonly vout: number;
  readonly sats: bigint;
  readonly script: string;
  readonly internalKey: string;
  readonly branch: Branch;
  readonly keyIndex: number;
  /** Null while it waits for a block. */
  readonly height: number | null;
  readonly mature: boolean;
}

export interface Balance {
  readonly settled: bigint;
  readonly future: bigint;
  readonly spendable: bigint;
}

const unspentRow = v.object({
  txid: v.string(),
  vout: v.number(),
  sats: v.number(),
  script: v.string(),
  internalKey: v.string(),
  branch: v.picklist(['vanilla', 'colored']),
  keyIndex: v.number(),
  height: v.nullable(v.number()),
  coinbase: v.number(),
});

/** Oldest first. */
export function unspentsOf(world: World, wallet: ServedWallet): Unspent[] {
  const nextHeight = tip(world).height + 1;
  const rows = world.store.rows(unspentRow)`SELECT coins.txid, coins.vout, coins.sats, coins.script,
      scripts.internalKey, scripts.branch, scripts.keyIndex, made.height, made.coinbase
      FROM scripts JOIN coins ON coins.script = scripts.script JOIN transactions AS made ON made.txid = coins.txid
     WHERE scripts.xpubVanilla = ${wallet.xpubVanilla} AND coins.spentBy IS NULL
     ORDER BY made.arrival, coins.vout`;
  return rows.map(({ coinbase, sats, ...row }) => ({
    ...row,
    sats: BigInt(sats),
    mature: coinbase === 0 || nextHeight - (row.height ?? nextHeight) >= COINBASE_MATURITY,
  }));
}

/**
 * As rgb-lib counts: settled is what has a block and nothing spends; future adds what waits; spendable is future
 * without what is immature. So a transaction that waits takes its inputs from settled at once.
 */
export function balanceOf(unspents: readonly Unspent[], branch: Branch): Balance {
  const own = unspents.filter((unspent) => unspent.branch === branch);
  return {
    settled: sum(own.filter((unspent) => unspent.height !== null && unspent.mature)),
    future: sum(own),
    spendable: sum(own.filter((unspent) => unspent.mature)),
  };
}

function sum(unspents: readonly Unspent[]): bigint {
  return unspents.reduce((total, unspent) => total + unspent.sats, 0n);
}
