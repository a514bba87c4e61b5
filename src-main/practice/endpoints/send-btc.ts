import { Address, OutScript } from '@scure/btc-signer';
import { libraryError, ok } from '../../serving/answers.ts';
import { broadcastHandedOut, recordHandedOut } from '../chain/handed-out.ts';
import { dustSatsOf, MAX_SATS, REGTEST, DUST_SATS } from '../chain/regtest.ts';
import { forWallet } from '../http/endpoint.ts';
import { tampered } from '../http/faults.ts';
import { readFields } from '../http/fields.ts';
import { MAX_PSBT_CHARS } from '../chain/signed-psbt.ts';
import { tip } from '../chain/chain.ts';
import * as parts from '../chain/psbt-parts.ts';
import { unspentsOf, type Unspent } from '../chain/unspents.ts';
import { revealNext, type ServedWallet } from '../chain/wallets.ts';
import type { World } from '../chain/store.ts';

/** The longest is a bech32 one (BIP173). */
const MAX_ADDRESS_CHARS = 90;

/** Not in the interface document: RGB-Node's call for plain bitcoin (src/routes.py, rgb_model.py), with its fields. */
export const sendBtcBegin = forWallet('/wallet/sendbtcbegin', ({ world, body, faults }, wallet) => {
  const asked = readFields(body, (fields) => ({
    address: fields.text('address', MAX_ADDRESS_CHARS),
    amountSats: BigInt(fields.integer('amount', 0, Number(MAX_SATS))),
    rateSatsPerVb: fields.integer('fee_rate', 0, parts.MAX_RATE_SATS_PER_VB),
  }));
  parts.refuseLowRate(asked.rateSatsPerVb);
  const script = scriptOf(asked.address);
  if (asked.amountSats < dustSatsOf(script)) {
    throw libraryError('OutputBelowDustLimit', 'Output is below the dust limit');
  }
  const built = buildPaymentPsbt(world, wallet, { ...asked, script });
  const { psbt, txid } = tampered(faults, 'sendbtcbegin', built);
  recordHandedOut(world, wallet, txid, 0);
  return ok(psbt);
});

/** Takes the PSBT back, signed and finalised, and broadcasts it. Answers its txid. */
export const sendBtcEnd = forWallet('/wallet/sendbtcend', ({ world, body }, wallet) => {
  const signedPsbt = readFields(body, (fields) => fields.text('signed_psbt', MAX_PSBT_CHARS));
  return ok(broadcastHandedOut(world, wallet, signedPsbt, 'payment').txid);
});

function scriptOf(address: string): Uint8Array {
  try {
    return OutScript.encode(Address(REGTEST).decode(address));
  } catch {
    throw libraryError('InvalidAddress', 'Address error: it is none of this network');
  }
}

interface PaymentAsked {
  readonly script: Uint8Array;
  readonly amountSats: bigint;
  readonly rateSatsPerVb: number;
}

/**
 * The PSBT of a payment of plain bitcoin, shaped as rgb-lib's send_btc_begin shapes it: vanilla coins only, the largest
 * first until they suffice; out, the payment, and a vanilla change unless that were dust. Simulated: BDK looks for a
 * choice without change first. Refuses with InsufficientBitcoins.
 */
function buildPaymentPsbt(world: World, wallet: ServedWallet, asked: PaymentAsked) {
  const coins = unspentsOf(world, wallet)
    .filter(({ branch, mature }) => branch === 'vanilla' && mature)
    .sort((a, b) => Number(b.sats - a.sats));
  const payment: parts.PsbtOutput = { script: asked.script, amount: asked.amountSats };
  const paymentBytes = parts.AMOUNT_AND_LENGTH_BYTES + asked.script.length;
  const feeOf = (inputs: number, more: readonly number[] = []) =>
    parts.feeSats(inputs, [paymentBytes, ...more], asked.rateSatsPerVb);

  const inputs: Unspent[] = [];
  let inSats = 0n;
  for (const coin of coins) {
    inputs.push(coin);
    inSats += coin.sats;
    if (inSats < asked.amountSats + feeOf(inputs.length)) continue;
    const changeSats = inSats - asked.amountSats - feeOf(inputs.length, [parts.TAPROOT_OUTPUT_BYTES]);
    const change: parts.PsbtOutput[] =
      changeSats < DUST_SATS
        ? []
        : [parts.ownOutput(world, wallet, 'vanilla', revealNext(world, wallet, 'vanilla'), changeSats)];
    const isFirst = (world.random(1)[0] ?? 0) % 2 === 0;
    const outputs = isFirst ? [payment, ...change] : [...change, payment];
    const transaction = parts.assemble(tip(world).height, wallet, inputs, outputs);
    return parts.asBuilt(transaction);
  }
  throw parts.insufficientBitcoins(asked.amountSats + feeOf(Math.max(1, coins.length)), inSats);
}
