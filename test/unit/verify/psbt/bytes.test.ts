import { describe, expect, it } from 'vitest';
import { compactSize } from '../../../../src-main/base/bytes.ts';
import { Cursor, readUnsignedTransaction } from '../../../../src-main/verify/psbt/transaction.ts';
import { genuineSlots } from '../../../support/psbt/builder.ts';
import { writeTransaction } from '../../../support/psbt/raw-psbt.ts';
import { refusalSaid } from '../../../support/psbt/readers.ts';

const bytes = (hex: string): Uint8Array => Uint8Array.from(Buffer.from(hex, 'hex'));
const hex = (part: Uint8Array): string => Buffer.from(part).toString('hex');

describe('a compact size', () => {
  const edges = [
    [0, '00'],
    [0xfc, 'fc'],
    [0xfd, 'fdfd00'],
    [0xffff, 'fdffff'],
    [0x1_0000, 'fe00000100'],
    [0xffff_ffff, 'feffffffff'],
  ] as const;

  it.each(edges)('of %d is written and read in the one way', (value, text) => {
    expect(hex(compactSize(value))).toBe(text);
    expect(new Cursor(bytes(text), 'size').compactSize()).toBe(value);
  });

  it.each(['fdfc00', 'fd0000', 'feffff0000', 'fe00000000'])('is not read in a longer one: %s', (text) =>
    expect(() => new Cursor(bytes(text), 'size').compactSize()).toThrow('not written the short way'),
  );

  it.each(['ff0000000001000000', 'ffffffffffffffffff'])('is not read beyond 4 GiB: %s', (text) =>
    expect(() => new Cursor(bytes(text), 'size').compactSize()).toThrow('claims more than 4 GiB'),
  );
});

describe('an unsigned transaction that cannot be read', () => {
  const said = (text: string): unknown => refusalSaid(() => readUnsignedTransaction(bytes(text)));
  const encoding = (detail: string) => ['ENCODING', { part: 'unsigned transaction', detail }];

  it('is one with witness data by marker and flag together, and by neither alone', () => {
    expect(said('020000000001')).toEqual(['UNSIGNED_TX', { detail: 'witness data' }]);
    expect(said('020000000002')).toEqual(encoding('claims 2 items in 0 bytes'));
    expect(said('020000000101')).toEqual(encoding('claims 1 items in 1 bytes'));
  });

  it('says how many inputs or outputs are too many', () => {
    const { tx } = genuineSlots().raw;
    const output = { amount: 1n, script: '51' };
    const outputs = (count: number) => Array.from({ length: count }, () => output);
    expect(said(writeTransaction({ ...tx, outputs: outputs(2_000) }))).toBe('it was read');
    expect(said(writeTransaction({ ...tx, outputs: outputs(2_001) }))).toEqual([
      'TOO_LARGE',
      { count: '2001', limit: '2000' },
    ]);
    const inputs = (count: number) => Array.from({ length: count }, () => tx.inputs[0]!);
    expect(said(writeTransaction({ ...tx, inputs: inputs(2_000) }))).toBe('it was read');
    expect(said(writeTransaction({ ...tx, inputs: inputs(2_001) }))).toEqual([
      'TOO_LARGE',
      { count: '2001', limit: '2000' },
    ]);
  });
});
