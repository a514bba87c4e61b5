import { Transaction } from '@scure/btc-signer';
import * as v from 'valibot';
import { ok } from '../../serving/answers.ts';
import { forWallet } from '../http/endpoint.ts';
import { type Allocation, allocationsOf } from '../ledger/allocations.ts';
import { assetIdOf } from '../ledger/assets.ts';
import { slotsOf, placeOf } from '../ledger/slots.ts';
import { fromHex } from '../chain/bytes.ts';
import type { ServedWallet } from '../chain/wallets.ts';
import type { World } from '../chain/store.ts';
import { KIND } from '../ledger/numbers.ts';

export const listUnspents = forWallet('/wallet/listunspends', ({ world }, wallet) =>
  ok([
    ...slotsOf(world, wallet).map(({ txid, vout, sats, branch, allocations, pendingBlinded }) => ({
      utxo: { outpoint: { txid, vout }, btc_amount: sats, colorable: branch === 'colored', exists: true },
      rgb_allocations: allocations.map(allocationJson),
      pending_blinded: pendingBlinded,
    })),
    ...comingOutputs(world, wallet).map(({ txid, vout, sats, allocations }) => ({
      utxo: { outpoint: { txid, vout }, btc_amount: sats, colorable: true, exists: false },
      rgb_allocations: allocations.map(allocationJson),
      pending_blinded: 0,
    })),
  ]),
);

function allocationJson({ contract, amount, settled }: Allocation) {
  return { asset_id: assetIdOf(contract), amount, settled };
}

/** The change output of a send that was taken back signed and is not broadcast. */
interface ComingOutput {
  readonly txid: string;
  readonly vout: number;
  readonly sats: bigint;
  /** Empty once the send was given up. */
  readonly allocations: readonly Allocation[];
}

const row = v.object({ txid: v.string(), vout: v.number(), raw: v.string() });

/** As rgb-lib lists them, as outputs that do not exist: also where the send was given up, and nothing ever will. */
function comingOutputs(world: World, wallet: ServedWallet): ComingOutput[] {
  const rows = world.store.rows(row)`SELECT DISTINCT batches.txid, changeVout AS vout, raw
       FROM transfers JOIN batches ON batches.id = batchId
      WHERE xpubVanilla = ${wallet.xpubVanilla} AND kind = ${KIND.send}
        AND changeTxid = batches.txid AND raw IS NOT NULL
        AND NOT EXISTS (SELECT 1 FROM transactions WHERE transactions.txid = batches.txid)
      ORDER BY batches.id`;
  if (rows.length === 0) return [];
  const allocations = allocationsOf(world, wallet);
  return rows.map(({ txid, vout, raw }) => ({
    txid,
    vout,
    sats: Transaction.fromRaw(fromHex(raw), { allowUnknownOutputs: true }).getOutput(vout).amount ?? 0n,
    allocations: allocations.filter((one) => placeOf(one) === placeOf({ txid, vout })),
  }));
}
