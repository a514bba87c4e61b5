import { Address, OutScript } from '@scure/btc-signer';
import { libraryError, ok } from '../answers.ts';
import { broadcastHandedOut } from '../broadcast-handed-out.ts';
import { dustSatsOf } from '../dust.ts';
import { forWallet } from '../endpoint.ts';
import { readFields } from '../fields.ts';
import { recordHandedOut } from '../handed-out.ts';
import { buildPaymentPsbt } from '../payment-psbt.ts';
import { MAX_SATS, MIN_RATE_SATS_PER_VB, REGTEST } from '../regtest.ts';
import { MAX_PSBT_CHARS, txidOf } from '../signed-psbt.ts';

/** The longest is a bech32 one (BIP173). */
const MAX_ADDRESS_CHARS = 90;
/** Above any fee rate that was ever asked for; keeps the sums in range. */
const MAX_RATE_SATS_PER_VB = 1_000_000;

/** Not in the interface document: RGB-Node's call for plain bitcoin (src/routes.py, rgb_model.py), with its fields. */
export const sendBtcBegin = forWallet('/wallet/sendbtcbegin', ({ world, body, faults }, wallet) => {
  const asked = readFields(body, (fields) => ({
    address: fields.text('address', MAX_ADDRESS_CHARS),
    amountSats: BigInt(fields.integer('amount', 0, Number(MAX_SATS))),
    rateSatsPerVb: fields.integer('fee_rate', 0, MAX_RATE_SATS_PER_VB),
  }));
  if (asked.rateSatsPerVb < MIN_RATE_SATS_PER_VB) {
    throw libraryError('InvalidFeeRate', `Invalid fee rate: value under minimum ${MIN_RATE_SATS_PER_VB}`);
  }
  const script = scriptOf(asked.address);
  if (asked.amountSats < dustSatsOf(script)) {
    throw libraryError('OutputBelowDustLimit', 'Output is below the dust limit');
  }
  const built = buildPaymentPsbt(world, wallet, { ...asked, script });
  const tampering = faults.take('tamperPsbt', 'sendbtcbegin');
  const psbt = tampering === null ? built.psbt : tampering.change(built.psbt);
  // A dishonest service would take back what it gave out, so its transaction is the one on record.
  const txid = tampering === null ? built.txid : (txidOf(psbt) ?? built.txid);
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
