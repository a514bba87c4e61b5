import { describe, expect, it } from 'vitest';
import { readImportedBytes } from '../../src-main/verify/imported/read-imported.ts';
import { reversed, sized, u32, writeOutput, writeRaw, type Pair } from '../support/psbt/raw-psbt.ts';
import { genuineBtc, payee } from '../support/psbt/send-btc.ts';
import { failureThrown } from '../support/failure-of.ts';

interface Maps {
  global: Pair[];
  inputs: Pair[][];
  outputs: Pair[][];
}

const { raw } = genuineBtc();
const amountOf = (amount: bigint): string => writeOutput({ amount, script: '' }).slice(0, 16);

/** The payment as BIP370 has it. */
function version2(change: (maps: Maps) => void = () => undefined): Uint8Array {
  const maps: Maps = {
    global: [
      ['02', u32(raw.tx.version)],
      ['03', u32(raw.tx.lockTime)],
      ['04', `0${String(raw.tx.inputs.length)}`],
      ['05', `0${String(raw.tx.outputs.length)}`],
      ['fb', u32(2)],
      ...raw.global,
    ],
    inputs: raw.tx.inputs.map(({ txid, vout, sequence }, i): Pair[] => [
      ...raw.inputs[i]!,
      ['0e', reversed(txid)],
      ['0f', u32(vout)],
      ['10', u32(sequence)],
    ]),
    outputs: raw.tx.outputs.map(({ amount, script }, i): Pair[] => [
      ['03', amountOf(amount)],
      ['04', script],
      ...raw.outputs[i]!,
    ]),
  };
  change(maps);
  const map = (pairs: readonly Pair[]): string =>
    `${pairs.map(([key, value]) => sized(key) + sized(value)).join('')}00`;
  const all = [maps.global, ...maps.inputs, ...maps.outputs].map(map).join('');
  return Buffer.from(`70736274ff${all}`, 'hex');
}

describe('a PSBT of version 2', () => {
  it('is read as the same of version 0', () =>
    expect(readImportedBytes(version2())).toMatchObject({ kind: 'psbt', psbt: writeRaw(raw) }));

  const inPlaceOf = (pairs: Pair[], key: string, value: string): void =>
    void (pairs.find(([name]) => name === key)![1] = value);
  it.each<readonly [string, (maps: Maps) => void]>([
    ['an amount twice', ({ outputs }) => outputs[0]!.push(['03', amountOf(1n)])],
    ['a script twice', ({ outputs }) => outputs[0]!.push(['04', payee('p2tr').script])],
    ['the number of an output twice', ({ inputs }) => inputs[0]!.push(['0f', u32(9)])],
    ['a sequence twice', ({ inputs }) => inputs[0]!.push(['10', u32(0)])],
    ['a sequence of another size', ({ inputs }) => inPlaceOf(inputs[0]!, '10', '0000000000')],
    ['a required height of another size', ({ inputs }) => inputs[0]!.push(['12', '0102030405'])],
    ['a required date of another size', ({ inputs }) => inputs[0]!.push(['11', '010203'])],
    ['a lock time of another size', ({ global }) => inPlaceOf(global, '03', '01')],
    ['flags of another size', ({ global }) => global.push(['06', '0102'])],
  ])('is not read with %s, which nobody else would look at', (_, change) => {
    const { code, facts } = failureThrown(() => readImportedBytes(version2(change)));
    expect([code, facts]).toMatchObject(['BROUGHT_REFUSED', { problem: 'version2' }]);
  });
});
