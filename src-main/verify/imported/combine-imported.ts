import { isXOnlyPoint, verifySchnorr } from 'tiny-secp256k1';
import { importRefused, notSignedBack } from '../../base/errors.ts';
import { type Outpoint, MAX_MONEY_SATS, MAX_PSBT_CHARS } from '../../base/bitcoin.ts';
import type { JudgeAccount } from '../../keys/account.ts';
import { isTaproot } from '../../keys/allowed-paths.ts';
import {
  combine,
  isFinal,
  networkTransaction,
  readKeyPathSignature,
  withoutSpent,
} from '../psbt/finalise.ts';
import { writePsbt, type Psbt, viewInput } from '../psbt/read.ts';
import { transactionId, type TransactionOutput } from '../psbt/transaction.ts';
import { keyPathSighashes } from '../sign/sign.ts';
import { isOwnInput, spentOf } from '../verdict/claims/inputs.ts';
import { signatureIn } from './apply-signatures.ts';
import { readContent, type RawImport } from './read-imported.ts';
import { wholePsbt } from '../psbt/version2.ts';

export interface CombinedPsbt {
  /** Every field of all of them, base64: the next one is combined with it. */
  readonly union: string;
  /** As it leaves, base64: final inputs lose the fields that made them final (BIP174). */
  readonly psbt: string;
  /** For the network, hex; null while a signature is missing, or only its own program can finalise it. */
  readonly transaction: string | null;
  readonly txid: string;
  readonly inputs: readonly CombinedInput[];
}

interface CombinedInput {
  readonly outpoint: Outpoint;
  readonly isOurs: boolean;
  /** By the PSBT's word. Sats; null if it doesn't say, or says more than there can be. */
  readonly amountSats: number | null;
  /** `signed`: something is there that only its own program can verify. */
  readonly state: 'unsigned' | 'signed' | 'verified';
}

/** `before`: the union so far. Verifies key-path signatures. Throws BROUGHT_REFUSED, COMBINE_OTHER, COMBINE_DIFFERS. */
export function combineImported(
  content: RawImport,
  before: string | null,
  account: JudgeAccount,
): CombinedPsbt {
  const read = readContent(content);
  const added = wholePsbt(read.kind === 'pack' ? read.pack.psbt : read.psbt);
  // The first PSBT is combined with itself, which sorts it, so that the order of the PSBTs makes no difference.
  const psbt = combine(before === null ? added : wholePsbt(before), added);
  const union = writePsbt(psbt);
  if (union.length > MAX_PSBT_CHARS) throw importRefused('tooLarge');
  const final = withoutSpent(psbt);
  const states = statesOf(final);
  const inputs = psbt.unsigned.inputs.map((input, i) => {
    const view = viewInput(psbt.inputs[i] ?? []);
    const sats = spentOf(input, view, 'bare')?.amountSats ?? null;
    return {
      outpoint: input.outpoint,
      isOurs: isOwnInput(input, view, account),
      amountSats: sats === null || sats > MAX_MONEY_SATS ? null : Number(sats),
      state: states[i] ?? 'unsigned',
    };
  });
  const isWhole =
    states.length > 0 && final.inputs.every((fields, i) => isFinal(fields) || states[i] === 'verified');
  return {
    union,
    psbt: writePsbt(final),
    transaction: isWhole ? networkTransaction(final) : null,
    txid: transactionId(psbt.unsigned.bytes),
    inputs,
  };
}

/** Key-path signatures commit to every amount and script: where one of those is unknown, none can be verified. */
function statesOf({ unsigned, inputs }: Psbt): CombinedInput['state'][] {
  const spent = unsigned.inputs.flatMap(
    (input, i) => spentOf(input, viewInput(inputs[i] ?? []), 'bare') ?? [],
  );
  const sighashes = spent.length === inputs.length ? keyPathSighashes(unsigned, spent) : null;
  return inputs.map((fields, i) => {
    const written = signatureIn(fields);
    if (written === null) return 'unsigned';
    const key = outputKey(spent[i]);
    const read = readKeyPathSignature(written);
    if (sighashes === null || key === null || read === null) return 'signed';
    if (!verifySchnorr(sighashes.at(i, read.sighash), key, read.signature))
      throw notSignedBack('backInvalid');
    return 'verified';
  });
}

/** Null if the script is another one than taproot's, or nobody can sign for it. */
function outputKey(spent: TransactionOutput | undefined): Uint8Array | null {
  if (spent === undefined || !isTaproot(spent.script)) return null;
  const key = spent.script.subarray(2);
  return isXOnlyPoint(key) ? key : null;
}
