import * as v from 'valibot';
import type { ServedWallet } from '../chain/wallets.ts';
import type { World } from '../chain/store.ts';
import { STATUS } from './numbers.ts';

/** So much of one contract on one output (rgb-commitment.md 8). */
export interface Allocation {
  readonly id: number;
  /** Hex, like the operation's id. */
  readonly contract: string;
  readonly opid: string;
  readonly no: number;
  /** Base units. */
  readonly amount: bigint;
  readonly txid: string;
  readonly vout: number;
  readonly settled: boolean;
  /** Status of the transfer that spends it, if one does. */
  readonly spender: number | null;
}

export type NewAllocation = Omit<Allocation, 'id' | 'settled' | 'spender'>;

const row = v.object({
  id: v.number(),
  contract: v.string(),
  opid: v.string(),
  no: v.number(),
  amount: v.string(),
  txid: v.string(),
  vout: v.number(),
  made: v.number(),
  spender: v.nullable(v.number()),
});

/** Of the wallet, oldest first: also what is not settled yet, and what is spent. */
export function allocationsOf(world: World, wallet: ServedWallet): Allocation[] {
  const rows = world.store.rows(
    row,
  )`SELECT allocations.id, contract, opid, no, amount, allocations.txid, vout,
           maker.status AS made, spender.status AS spender
      FROM allocations JOIN batches AS maker ON maker.id = allocations.madeBy
      LEFT JOIN batches AS spender ON spender.id = allocations.spentBy
     WHERE allocations.xpubVanilla = ${wallet.xpubVanilla} ORDER BY allocations.id`;
  return rows.map(({ made, amount, ...rest }) => ({
    ...rest,
    amount: BigInt(amount),
    settled: made === STATUS.settled,
  }));
}

export function addAllocation(world: World, xpubVanilla: string, made: NewAllocation, batchId: number): void {
  world.store.insert('allocations', { xpubVanilla, ...made, amount: String(made.amount), madeBy: batchId });
}

/**
 * As rgb-lib counts: settled stays until its spend has settled; future is what will be there; spendable is settled
 * and promised to nobody.
 */
export function assetBalanceOf(world: World, wallet: ServedWallet, contract: string) {
  const own = allocationsOf(world, wallet).filter((one) => one.contract === contract);
  return {
    settled: sum(own.filter(({ settled, spender }) => settled && spender !== STATUS.settled)),
    future: sum(own.filter(({ spender }) => spender === null)),
    spendable: sum(own.filter(({ settled, spender }) => settled && spender === null)),
  };
}

export function sum(allocations: readonly Pick<Allocation, 'amount'>[]): bigint {
  return allocations.reduce((total, { amount }) => total + amount, 0n);
}
