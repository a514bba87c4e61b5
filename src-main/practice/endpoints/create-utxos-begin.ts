import { libraryError, ok } from '../../serving/answers.ts';
import { forWallet } from '../http/endpoint.ts';
import { tampered } from '../http/faults.ts';
import { readFields } from '../http/fields.ts';
import { recordHandedOut, broadcastHandedOut } from '../chain/handed-out.ts';
import { freeSlots, slotsOf } from '../ledger/slots.ts';
import { DUST_SATS } from '../chain/regtest.ts';
import { MAX_PSBT_CHARS } from '../chain/signed-psbt.ts';
import { tip } from '../chain/chain.ts';
import * as parts from '../chain/psbt-parts.ts';
import { unspentsOf } from '../chain/unspents.ts';
import { revealNext, type ServedWallet } from '../chain/wallets.ts';
import type { World } from '../chain/store.ts';

/** One byte and four bytes in the library (service-facts.md 2.2). */
const MAX_NUM = 255;
const MAX_SIZE_SATS = 0xffffffff;

export const createUtxosBegin = forWallet('/wallet/createutxosbegin', ({ world, body, faults }, wallet) => {
  const { upTo, num, sizeSats, rateSatsPerVb } = readFields(body, (fields) => ({
    upTo: fields.boolean('upTo'),
    num: fields.integer('num', 1, MAX_NUM),
    sizeSats: fields.integer('size', 0, MAX_SIZE_SATS),
    rateSatsPerVb: fields.integer('feeRate', 0, parts.MAX_RATE_SATS_PER_VB),
  }));
  parts.refuseLowRate(rateSatsPerVb);
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
  const { psbt, txid } = tampered(faults, 'createutxosbegin', built);
  recordHandedOut(world, wallet, txid, num - free);
  return ok(psbt);
});

/** Takes the PSBT back, signed and finalised, and puts its transaction into the mempool. Answers how many slots. */
export const createUtxosEnd = forWallet('/wallet/createutxosend', ({ world, body }, wallet) => {
  const signedPsbt = readFields(body, (fields) => fields.text('signedPsbt', MAX_PSBT_CHARS));
  return ok(broadcastHandedOut(world, wallet, signedPsbt, 'slots').handedOut.slots);
});

interface SlotsAsked {
  readonly num: number;
  readonly sizeSats: bigint;
  readonly rateSatsPerVb: number;
}

/**
 * The PSBT that creates slots, shaped as rgb-lib shapes it (service-facts.md 3.3): every vanilla output is an input,
 * `num` colored outputs of `sizeSats`, the rest to a vanilla change unless that were dust. Refuses with
 * InsufficientBitcoins; unlike rgb-lib it never makes fewer than asked. Its addresses are used up whether or not it is
 * ever signed, as in rgb-lib: two that are out at once share none.
 */
function buildSlotsPsbt(world: World, wallet: ServedWallet, asked: SlotsAsked): parts.BuiltPsbt {
  const inputs = unspentsOf(world, wallet).filter(
    (unspent) => unspent.branch === 'vanilla' && unspent.mature,
  );
  const inSats = inputs.reduce((sum, input) => sum + input.sats, 0n);
  const slotSats = asked.sizeSats * BigInt(asked.num);
  const feeWithout = parts.feeSats(inputs.length, slotBytes(asked.num), asked.rateSatsPerVb);
  if (inputs.length === 0 || inSats < slotSats + feeWithout)
    throw parts.insufficientBitcoins(slotSats + feeWithout, inSats);
  const firstIndex = revealNext(world, wallet, 'colored', asked.num);
  const outputs = Array.from({ length: asked.num }, (_, i) =>
    parts.ownOutput(world, wallet, 'colored', firstIndex + i, asked.sizeSats),
  );
  const changeSats =
    inSats - slotSats - parts.feeSats(inputs.length, slotBytes(asked.num + 1), asked.rateSatsPerVb);
  if (changeSats >= DUST_SATS) {
    outputs.push(parts.ownOutput(world, wallet, 'vanilla', revealNext(world, wallet, 'vanilla'), changeSats));
  }
  const transaction = parts.assemble(
    tip(world).height,
    wallet,
    shuffled(world, inputs),
    shuffled(world, outputs),
  );
  return parts.asBuilt(transaction);
}

function slotBytes(count: number): number[] {
  return Array<number>(count).fill(parts.TAPROOT_OUTPUT_BYTES);
}

/** Fisher and Yates. Two random bytes for a choice among a few hundred: the bias does not matter here. */
function shuffled<T>(world: World, items: readonly T[]): T[] {
  const left = [...items];
  const result: T[] = [];
  while (left.length > 0) {
    const [high = 0, low = 0] = world.random(2);
    result.push(...left.splice((high * 256 + low) % left.length, 1));
  }
  return result;
}
