import { Transaction } from '@scure/btc-signer';
import { fullPath, type Branch } from './account.ts';
import { libraryError } from './answers.ts';
import { fromHex } from './bytes.ts';
import { tip } from './chain.ts';
import { DUST_SATS } from './regtest.ts';
import { unspentsOf, type Unspent } from './unspents.ts';
import { keyOf, reserveChange, revealUpTo, type ServedWallet } from './wallets.ts';
import type { World } from './world.ts';

export interface SlotsPsbt {
  readonly psbt: string;
  readonly txid: string;
  /** The highest index on the colored branch that it pays. */
  readonly lastColoredIndex: number;
}

export interface SlotsAsked {
  readonly num: number;
  readonly sizeSats: bigint;
  readonly rateSatsPerVb: number;
  /** True: these indexes are never offered again, as rgb-lib does it. */
  readonly revealNow: boolean;
}

/** Version and lock time; outpoint, empty script and sequence; amount and a taproot script. */
const FIXED_BYTES = 8;
const INPUT_BYTES = 41;
const OUTPUT_BYTES = 43;
/** A signature's witness on each input, and segwit's marker and flag, in weight units (BIP141, BIP341). */
const INPUT_WITNESS_WEIGHT = 66;
const MARKER_WEIGHT = 2;

/**
 * The PSBT that creates slots, shaped as rgb-lib shapes it (service-facts.md 3.3): every vanilla output is an input,
 * `num` colored outputs of `sizeSats`, the rest to a vanilla change unless that were dust. Refuses with
 * InsufficientBitcoins; unlike rgb-lib it never makes fewer than asked.
 */
export function buildSlotsPsbt(world: World, wallet: ServedWallet, asked: SlotsAsked): SlotsPsbt {
  const inputs = unspentsOf(world, wallet).filter(
    (unspent) => unspent.branch === 'vanilla' && unspent.mature,
  );
  const inSats = inputs.reduce((sum, input) => sum + input.sats, 0n);
  const slotSats = asked.sizeSats * BigInt(asked.num);
  const firstIndex = wallet.coloredRevealed + 1;
  const feeWithout = feeSats(inputs.length, asked.num, asked.rateSatsPerVb);
  if (inputs.length === 0 || inSats < slotSats + feeWithout) {
    throw libraryError(
      'InsufficientBitcoins',
      `Insufficient bitcoin funds: needed=${slotSats + feeWithout}, available=${inSats}`,
    );
  }
  const lastColoredIndex = firstIndex + asked.num - 1;
  if (asked.revealNow) revealUpTo(world, wallet, 'colored', lastColoredIndex);
  const outputs = Array.from({ length: asked.num }, (_, i) =>
    ownOutput(world, wallet, 'colored', firstIndex + i, asked.sizeSats),
  );
  const changeSats = inSats - slotSats - feeSats(inputs.length, asked.num + 1, asked.rateSatsPerVb);
  if (changeSats >= DUST_SATS) {
    outputs.push(ownOutput(world, wallet, 'vanilla', reserveChange(world, wallet), changeSats));
  }
  const transaction = assemble(tip(world).height, wallet, shuffled(world, inputs), shuffled(world, outputs));
  return {
    psbt: Buffer.from(transaction.toPSBT(0)).toString('base64'),
    txid: transaction.id,
    lastColoredIndex,
  };
}

type OwnOutput = ReturnType<typeof ownOutput>;

function ownOutput(world: World, wallet: ServedWallet, branch: Branch, index: number, sats: bigint) {
  const { internalKey, script } = keyOf(world, wallet, branch, index);
  return {
    script,
    amount: sats,
    tapInternalKey: internalKey,
    tapBip32Derivation: keyOrigin(wallet, internalKey, branch, index),
  };
}

function assemble(
  lockTime: number,
  wallet: ServedWallet,
  inputs: readonly Unspent[],
  outputs: readonly OwnOutput[],
): Transaction {
  const transaction = new Transaction({ version: 2, lockTime, PSBTVersion: 0 });
  for (const { txid, vout, sats, script, internalKey, branch, keyIndex } of inputs) {
    transaction.addInput({
      txid,
      index: vout,
      sequence: 0xfffffffd,
      witnessUtxo: { amount: sats, script: fromHex(script) },
      tapInternalKey: fromHex(internalKey),
      tapBip32Derivation: keyOrigin(wallet, fromHex(internalKey), branch, keyIndex),
    });
  }
  for (const output of outputs) transaction.addOutput(output);
  return transaction;
}

/** BIP371: no leaf, the master's fingerprint and the full path. */
function keyOrigin(wallet: ServedWallet, internalKey: Uint8Array, branch: Branch, index: number) {
  const der = { fingerprint: Number.parseInt(wallet.fingerprint, 16), path: fullPath(branch, index) };
  return [[internalKey, { hashes: [], der }]] satisfies [
    Uint8Array,
    { hashes: Uint8Array[]; der: typeof der },
  ][];
}

function feeSats(inputs: number, outputs: number, rateSatsPerVb: number): bigint {
  const unsignedBytes =
    FIXED_BYTES + countBytes(inputs) + INPUT_BYTES * inputs + countBytes(outputs) + OUTPUT_BYTES * outputs;
  const weight = 4 * unsignedBytes + MARKER_WEIGHT + INPUT_WITNESS_WEIGHT * inputs;
  return BigInt(Math.ceil(weight / 4) * rateSatsPerVb);
}

/** Bitcoin's compact size. */
function countBytes(count: number): number {
  return count < 0xfd ? 1 : 3;
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
