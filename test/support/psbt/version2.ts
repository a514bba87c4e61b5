import { reversed, sized, u32, u64, type Pair, type RawPsbt } from './raw-psbt.ts';

interface Maps {
  global: Pair[];
  inputs: Pair[][];
  outputs: Pair[][];
}

/** A PSBT as BIP370 has it. */
export function asVersion2({ tx, ...raw }: RawPsbt, change: (maps: Maps) => void = () => undefined): Buffer {
  const maps: Maps = {
    global: [
      ...raw.global,
      ['02', u32(tx.version)],
      ['03', u32(tx.lockTime)],
      ['04', `0${String(tx.inputs.length)}`],
      ['05', `0${String(tx.outputs.length)}`],
      ['fb', u32(2)],
    ],
    inputs: tx.inputs.map(({ txid, vout, sequence }, i): Pair[] => [
      ...raw.inputs[i]!,
      ['0e', reversed(txid)],
      ['0f', u32(vout)],
      ['10', u32(sequence)],
    ]),
    outputs: tx.outputs.map(({ amount, script }, i): Pair[] => [
      ...raw.outputs[i]!,
      ['03', u64(amount)],
      ['04', script],
    ]),
  };
  change(maps);
  const map = (pairs: readonly Pair[]): string =>
    `${pairs.map(([key, value]) => sized(key) + sized(value)).join('')}00`;
  const all = [maps.global, ...maps.inputs, ...maps.outputs].map(map).join('');
  return Buffer.from(`70736274ff${all}`, 'hex');
}
