import { libraryError } from './answers.ts';
import { tip } from './chain.ts';
import { assemble, feeSats, ownOutput, TAPROOT_OUTPUT_BYTES } from './psbt-parts.ts';
import { DUST_SATS } from './regtest.ts';
import { unspentsOf } from './unspents.ts';
import { revealNext, type ServedWallet } from './wallets.ts';
import type { World } from './world.ts';

export interface SlotsPsbt {
  readonly psbt: string;
  readonly txid: string;
}

export interface SlotsAsked {
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
export function buildSlotsPsbt(world: World, wallet: ServedWallet, asked: SlotsAsked): SlotsPsbt {
  const inputs = unspentsOf(world, wallet).filter(
    (unspent) => unspent.branch === 'vanilla' && unspent.mature,
  );
  const inSats = inputs.reduce((sum, input) => sum + input.sats, 0n);
  const slotSats = asked.sizeSats * BigInt(asked.num);
  const feeWithout = feeSats(inputs.length, slotBytes(asked.num), asked.rateSatsPerVb);
  if (inputs.length === 0 || inSats < slotSats + feeWithout) {
    throw libraryError(
      'InsufficientBitcoins',
      `Insufficient bitcoin funds: needed=${slotSats + feeWithout}, available=${inSats}`,
    );
  }
  const firstIndex = revealNext(world, wallet, 'colored', asked.num);
  const outputs = Array.from({ length: asked.num }, (_, i) =>
    ownOutput(world, wallet, 'colored', firstIndex + i, asked.sizeSats),
  );
  const changeSats =
    inSats - slotSats - feeSats(inputs.length, slotBytes(asked.num + 1), asked.rateSatsPerVb);
  if (changeSats >= DUST_SATS) {
    outputs.push(ownOutput(world, wallet, 'vanilla', revealNext(world, wallet, 'vanilla'), changeSats));
  }
  const transaction = assemble(tip(world).height, wallet, shuffled(world, inputs), shuffled(world, outputs));
  return { psbt: Buffer.from(transaction.toPSBT(0)).toString('base64'), txid: transaction.id };
}

function slotBytes(count: number): number[] {
  return Array<number>(count).fill(TAPROOT_OUTPUT_BYTES);
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
