import { Address, OutScript, Transaction } from '@scure/btc-signer';
import * as v from 'valibot';
import { fail } from '../../domain/errors.ts';
import { fromHex } from './bytes.ts';
import { tip } from './chain.ts';
import { acceptTransaction } from './mempool.ts';
import { COINBASE_MATURITY, DUST_SATS, REGTEST } from './regtest.ts';
import { treasury } from './treasury-key.ts';
import type { World } from './store.ts';

/** One whole practice bitcoin at a time: enough for anything, and the treasury lasts. */
const MAX_FAUCET_SATS = 100_000_000n;
const RATE_SATS_PER_VB = 2n;
/** The change and the fixed part, in vbytes, rounded up. */
const BASE_VBYTES = 57n;
/** One taproot output, in vbytes. */
const OUTPUT_VBYTES = 43n;
/** One taproot key-path input, in vbytes, rounded up. */
const INPUT_VBYTES = 58n;

const coinRow = v.object({ txid: v.string(), vout: v.number(), sats: v.number() });

/** Pays practice coins from the treasury by a real, signed transaction. Throws PRACTICE_REFUSED. */
export function payFromTreasury(world: World, address: string, sats: bigint): string {
  const script = scriptOf(address);
  if (sats < DUST_SATS || sats > MAX_FAUCET_SATS) {
    throw refused(`the faucet pays ${DUST_SATS} to ${MAX_FAUCET_SATS} sats at a time, not ${sats}`);
  }
  return payScripts(world, [{ script, sats }]);
}

/** Pays several at once, of whatever kind and sum. Throws PRACTICE_REFUSED where the treasury is empty. */
export function payScripts(
  world: World,
  outputs: readonly { readonly script: Uint8Array; readonly sats: bigint }[],
): string {
  const sats = outputs.reduce((total, output) => total + output.sats, 0n);
  const { script: ownScript, internalKey, privateKey } = treasury();
  const transaction = new Transaction({ version: 2, lockTime: tip(world).height });
  let inSats = 0n;
  let feeSats = (BASE_VBYTES + OUTPUT_VBYTES * BigInt(outputs.length)) * RATE_SATS_PER_VB;
  for (const coin of spendableCoins(world)) {
    if (inSats >= sats + feeSats + DUST_SATS) break;
    transaction.addInput({
      txid: coin.txid,
      index: coin.vout,
      sequence: 0xfffffffd,
      witnessUtxo: { amount: BigInt(coin.sats), script: fromHex(ownScript) },
      tapInternalKey: internalKey,
    });
    inSats += BigInt(coin.sats);
    feeSats += INPUT_VBYTES * RATE_SATS_PER_VB;
  }
  if (inSats < sats + feeSats + DUST_SATS)
    throw refused('the practice treasury is empty for now: mine a block');
  for (const output of outputs) transaction.addOutput({ script: output.script, amount: output.sats });
  transaction.addOutput({ script: fromHex(ownScript), amount: inSats - sats - feeSats });
  transaction.sign(privateKey, undefined, new Uint8Array(32));
  transaction.finalize();
  return acceptTransaction(world, transaction.extract());
}

/** Segwit addresses of regtest only: a base58 one cannot be told from testnet's. */
function scriptOf(address: string): Uint8Array {
  if (!/^bcrt1[a-z0-9]{11,85}$/.test(address)) throw refused('not an address of the practice chain (bcrt1…)');
  try {
    return OutScript.encode(Address(REGTEST).decode(address));
  } catch {
    throw refused('the address is mistyped or of an unknown kind');
  }
}

/** Largest first. An unconfirmed change of the treasury's own may be spent; a young coinbase may not. */
function spendableCoins(world: World): { txid: string; vout: number; sats: number }[] {
  const lastMature = tip(world).height + 1 - COINBASE_MATURITY;
  return world.store.rows(coinRow)`SELECT coins.txid, coins.vout, coins.sats
      FROM coins JOIN transactions AS made ON made.txid = coins.txid
     WHERE coins.script = ${treasury().script} AND coins.spentBy IS NULL
       AND (made.coinbase = 0 OR made.height <= ${lastMature})
     ORDER BY coins.sats DESC, made.arrival LIMIT 100`;
}

function refused(detail: string) {
  return fail('PRACTICE_REFUSED', { detail });
}
