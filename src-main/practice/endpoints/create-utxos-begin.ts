import { libraryError, ok } from '../answers.ts';
import { forWallet } from '../endpoint.ts';
import { readFields } from '../fields.ts';
import { recordHandedOut } from '../handed-out.ts';
import { freeSlots, slotsOf } from '../ledger/slots.ts';
import { DUST_SATS, MIN_RATE_SATS_PER_VB } from '../regtest.ts';
import { txidOf } from '../signed-psbt.ts';
import { buildSlotsPsbt } from '../slots-psbt.ts';

/** One byte and four bytes in the library (service-facts.md 2.2). */
const MAX_NUM = 255;
const MAX_SIZE_SATS = 0xffffffff;
/** Above any fee rate that was ever asked for; keeps the sums in range. */
const MAX_RATE_SATS_PER_VB = 1_000_000;

export const createUtxosBegin = forWallet('/wallet/createutxosbegin', ({ world, body, faults }, wallet) => {
  const { upTo, num, sizeSats, rateSatsPerVb } = readFields(body, (fields) => ({
    upTo: fields.boolean('upTo'),
    num: fields.integer('num', 1, MAX_NUM),
    sizeSats: fields.integer('size', 0, MAX_SIZE_SATS),
    rateSatsPerVb: fields.integer('feeRate', 0, MAX_RATE_SATS_PER_VB),
  }));
  if (rateSatsPerVb < MIN_RATE_SATS_PER_VB) {
    throw libraryError('InvalidFeeRate', `Invalid fee rate: value under minimum ${MIN_RATE_SATS_PER_VB}`);
  }
  if (sizeSats === 0) throw libraryError('InvalidAmountZero', 'Invalid amount: zero');
  if (BigInt(sizeSats) < DUST_SATS) {
    throw libraryError('OutputBelowDustLimit', 'Output is below the dust limit');
  }
  // upTo means: so many in all, counting those that are free already.
  const free = upTo ? freeSlots(slotsOf(world, wallet)).length : 0;
  if (free >= num) throw libraryError('AllocationsAlreadyAvailable', 'Allocations already available');

  const built = buildSlotsPsbt(world, wallet, {
    num: num - free,
    sizeSats: BigInt(sizeSats),
    rateSatsPerVb,
  });
  const tampering = faults.take('tamperPsbt', 'createutxosbegin');
  const psbt = tampering === null ? built.psbt : tampering.change(built.psbt);
  // A dishonest service would take back what it gave out, so its transaction is the one on record.
  const txid = tampering === null ? built.txid : (txidOf(psbt) ?? built.txid);
  recordHandedOut(world, wallet, txid, num - free);
  return ok(psbt);
});
