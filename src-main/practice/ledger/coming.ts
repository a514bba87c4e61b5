import { Transaction } from '@scure/btc-signer';
import * as v from 'valibot';
import { fromHex } from '../bytes.ts';
import type { ServedWallet } from '../wallets.ts';
import type { World } from '../world.ts';
import { allocationsOf, type Allocation } from './allocations.ts';
import { KIND } from './numbers.ts';
import { placeOf } from './slots.ts';

/** The change output of a send that was taken back signed and is not broadcast. */
export interface ComingOutput {
  readonly txid: string;
  readonly vout: number;
  readonly sats: bigint;
  /** Empty once the send was given up. */
  readonly allocations: readonly Allocation[];
}

const row = v.object({ txid: v.string(), vout: v.number(), raw: v.string() });

/** As rgb-lib lists them, as outputs that do not exist: also where the send was given up, and nothing ever will. */
export function comingOutputs(world: World, wallet: ServedWallet): ComingOutput[] {
  const rows = world.store.rows(
    row,
    `SELECT DISTINCT batches.txid, changeVout AS vout, raw FROM transfers JOIN batches ON batches.id = batchId
      WHERE xpubVanilla = ? AND kind = ${KIND.send} AND changeTxid = batches.txid AND raw IS NOT NULL
        AND NOT EXISTS (SELECT 1 FROM transactions WHERE transactions.txid = batches.txid)
      ORDER BY batches.id`,
    wallet.xpubVanilla,
  );
  if (rows.length === 0) return [];
  const allocations = allocationsOf(world, wallet);
  return rows.map(({ txid, vout, raw }) => ({
    txid,
    vout,
    sats: Transaction.fromRaw(fromHex(raw), { allowUnknownOutputs: true }).getOutput(vout).amount ?? 0n,
    allocations: allocations.filter((one) => placeOf(one) === placeOf({ txid, vout })),
  }));
}
