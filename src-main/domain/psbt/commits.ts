import { createHash } from 'node:crypto';
import { compactSize, u64le } from './bytes.ts';
import { outputOf } from './previous.ts';
import type { Psbt } from './read.ts';
import type { Steps } from '../steps.ts';
import { viewInput } from './views.ts';

/**
 * What our signatures hold for beyond the unsigned transaction's id: BIP341 has them commit to the amount and the script
 * that the PSBT says of every input, and `isOurs` tells the inputs that they are made for. Two PSBTs of one transaction
 * with the same answer, hex of 64 digits, have the same signatures.
 */
export function* commitsInSteps(
  { unsigned, inputs }: Psbt,
  isOurs: (index: number) => boolean,
): Steps<string> {
  const hash = createHash('sha256');
  for (const [i, { outpoint }] of unsigned.inputs.entries()) {
    yield;
    const { witnessUtxo, nonWitnessUtxo } = viewInput(inputs[i] ?? []);
    const spent = witnessUtxo ?? (nonWitnessUtxo === null ? null : outputOf(nonWitnessUtxo, outpoint));
    hash.update(Uint8Array.of(spent === null ? 0 : 1, isOurs(i) ? 1 : 0));
    if (spent !== null)
      hash.update(u64le(spent.amountSats)).update(compactSize(spent.script.length)).update(spent.script);
  }
  return hash.digest('hex');
}
