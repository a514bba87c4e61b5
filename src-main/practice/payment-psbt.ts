import { libraryError } from './answers.ts';
import { tip } from './chain.ts';
import { assemble, feeSats, ownOutput, TAPROOT_OUTPUT_BYTES, type PsbtOutput } from './psbt-parts.ts';
import { DUST_SATS } from './regtest.ts';
import { unspentsOf, type Unspent } from './unspents.ts';
import { revealNext, type ServedWallet } from './wallets.ts';
import type { World } from './world.ts';

export interface PaymentAsked {
  readonly script: Uint8Array;
  readonly amountSats: bigint;
  readonly rateSatsPerVb: number;
}

/** Amount, length and script. */
const AMOUNT_AND_LENGTH_BYTES = 9;

/**
 * The PSBT of a payment of plain bitcoin, shaped as rgb-lib's send_btc_begin shapes it: vanilla coins only, the largest
 * first until they suffice; out, the payment, and a vanilla change unless that were dust. Simulated: BDK looks for a
 * choice without change first. Refuses with InsufficientBitcoins.
 */
export function buildPaymentPsbt(world: World, wallet: ServedWallet, asked: PaymentAsked) {
  const coins = unspentsOf(world, wallet)
    .filter(({ branch, mature }) => branch === 'vanilla' && mature)
    .sort((a, b) => Number(b.sats - a.sats));
  const payment: PsbtOutput = { script: asked.script, amount: asked.amountSats };
  const paymentBytes = AMOUNT_AND_LENGTH_BYTES + asked.script.length;
  const feeOf = (inputs: number, more: readonly number[] = []) =>
    feeSats(inputs, [paymentBytes, ...more], asked.rateSatsPerVb);

  const inputs: Unspent[] = [];
  let inSats = 0n;
  for (const coin of coins) {
    inputs.push(coin);
    inSats += coin.sats;
    if (inSats < asked.amountSats + feeOf(inputs.length)) continue;
    const changeSats = inSats - asked.amountSats - feeOf(inputs.length, [TAPROOT_OUTPUT_BYTES]);
    const change: PsbtOutput[] =
      changeSats < DUST_SATS
        ? []
        : [ownOutput(world, wallet, 'vanilla', revealNext(world, wallet, 'vanilla'), changeSats)];
    const isFirst = (world.random(1)[0] ?? 0) % 2 === 0;
    const outputs = isFirst ? [payment, ...change] : [...change, payment];
    const transaction = assemble(tip(world).height, wallet, inputs, outputs);
    return { psbt: Buffer.from(transaction.toPSBT(0)).toString('base64'), txid: transaction.id };
  }
  throw libraryError(
    'InsufficientBitcoins',
    `Insufficient bitcoin funds: needed=${asked.amountSats + feeOf(Math.max(1, coins.length))}, available=${inSats}`,
  );
}
