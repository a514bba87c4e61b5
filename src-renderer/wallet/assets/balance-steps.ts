import type { AssetView, TransferRow } from '../../../src-preload/contract/index.ts';

export interface BalanceStep {
  readonly atMs: number;
  readonly settled: bigint;
}

type Moved = Pick<TransferRow, 'state' | 'direction' | 'kindName' | 'amount' | 'createdAtMs' | 'updatedAtMs'>;

/**
 * How the settled balance came about, oldest first: computed back from the present one, which is the last step. Begins
 * after a transfer without amount or time, or where the balance would be negative, since what was before isn't fully
 * known. Pure.
 */
export function balanceSteps(
  moved: readonly Moved[],
  settledNow: Exclude<AssetView['balance'], null>['settled'],
): readonly BalanceStep[] {
  const settled = moved
    .filter(({ state }) => state === 'settled')
    .map((one) => ({ atMs: one.updatedAtMs ?? one.createdAtMs, change: changeOf(one) }))
    .sort((a, b) => (b.atMs ?? 0) - (a.atMs ?? 0));
  const steps: BalanceStep[] = [];
  let after = BigInt(settledNow);
  for (const { atMs, change } of settled) {
    if (atMs === null || change === null || after < 0n) break;
    steps.unshift({ atMs, settled: after });
    after -= change;
  }
  return steps;
}

function changeOf({ direction, kindName, amount }: Moved): bigint | null {
  if (amount === null) return null;
  if (direction === 'out') return -BigInt(amount);
  return direction === 'in' || kindName === 'issuance' || kindName === 'inflation' ? BigInt(amount) : null;
}
