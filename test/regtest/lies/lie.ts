import { testWallet } from '../../support/psbt/test-wallet.ts';
import { readRaw, writeRaw, type RawPsbt } from '../../support/psbt/raw-psbt.ts';
import type { Lie } from '../service/lies.ts';

/** A lie that the wallet must see through, and the reasons of which any one is right. */
export interface NamedLie extends Lie {
  readonly codes: readonly string[];
}

/** A stranger with keys that nobody here has. */
export const stranger = testWallet({ seedByte: 99 }).key('vanilla', 0, 0);

/** A lie about the bitcoin part: takes the PSBT apart, changes one place and puts it together again. */
export const lieAbout = (
  endpoint: string,
  name: string,
  codes: readonly string[],
  change: (raw: RawPsbt) => void,
): NamedLie => ({
  name,
  endpoint,
  codes,
  change: (psbt) => {
    const raw = readRaw(psbt);
    change(raw);
    return writeRaw(raw);
  },
});

export function first<T>(list: readonly T[]): T {
  const [item] = list;
  if (item === undefined) throw new Error('nothing to lie about');
  return item;
}

/** The output with the most bitcoin: the change, if there is any. */
const largest = ({ tx }: RawPsbt): RawPsbt['tx']['outputs'][number] =>
  first([...tx.outputs].sort((a, b) => Number(b.amount - a.amount)));

/** A service's possible changes to any PSBT with change and fee; `moreSats` is added to the fee. */
export const toAny = (endpoint: string, moreSats: bigint): readonly NamedLie[] => [
  lieAbout(endpoint, 'the change pays a stranger', ['FOREIGN_OUTPUT'], (raw) => {
    const change = largest(raw);
    raw.outputs[raw.tx.outputs.indexOf(change)] = [];
    change.script = stranger.script;
  }),
  lieAbout(endpoint, 'the fee eats most of the change', ['FEE_TOO_HIGH'], (raw) => {
    largest(raw).amount -= moreSats;
  }),
];

/** The output with the least bitcoin. */
export const smallest = ({ tx }: RawPsbt): RawPsbt['tx']['outputs'][number] =>
  first([...tx.outputs].sort((a, b) => Number(a.amount - b.amount)));
