import { expect, it } from 'vitest';
import { readImportedBytes } from '../../src-main/verify/imported/read-imported.ts';
import { u32, u64, writeRaw, type Pair } from '../support/psbt/raw-psbt.ts';
import { genuineBtc, payee } from '../support/psbt/send-btc.ts';
import { asVersion2 } from '../support/psbt/version2.ts';
import { failureThrown } from '../support/failure-of.ts';

const { raw } = genuineBtc();
const version2 = (change?: Parameters<typeof asVersion2>[1]): Buffer => asVersion2(raw, change);

it('a PSBT of version 2 is read as the same of version 0', () =>
  expect(readImportedBytes(version2())).toMatchObject({ kind: 'psbt', psbt: writeRaw(raw) }));

const inPlaceOf = (pairs: Pair[], key: string, value: string): void =>
  void (pairs.find(([name]) => name === key)![1] = value);
it.each<readonly [string, Parameters<typeof asVersion2>[1]]>([
  ['an amount twice', ({ outputs }) => outputs[0]!.push(['03', u64(1n)])],
  ['a script twice', ({ outputs }) => outputs[0]!.push(['04', payee('p2tr').script])],
  ['the number of an output twice', ({ inputs }) => inputs[0]!.push(['0f', u32(9)])],
  ['a sequence twice', ({ inputs }) => inputs[0]!.push(['10', u32(0)])],
  ['a sequence of another size', ({ inputs }) => inPlaceOf(inputs[0]!, '10', '0000000000')],
  ['a required height of another size', ({ inputs }) => inputs[0]!.push(['12', '0102030405'])],
  ['a required date of another size', ({ inputs }) => inputs[0]!.push(['11', '010203'])],
  ['a lock time of another size', ({ global }) => inPlaceOf(global, '03', '01')],
  ['flags of another size', ({ global }) => global.push(['06', '0102'])],
])('a PSBT of version 2 is not read with %s, which nobody else would look at', (_, change) => {
  const { code, facts } = failureThrown(() => readImportedBytes(version2(change)));
  expect([code, facts]).toMatchObject(['BROUGHT_REFUSED', { problem: 'version2' }]);
});
