import { expect, it } from 'vitest';
import { readPsbt, unsignedOf } from '../../../../src-main/verify/psbt/read.ts';
import { Refusal } from '../../../../src-main/base/errors.ts';
import { genuineSlots } from '../../../support/psbt/builder.ts';
import { writeRaw } from '../../../support/psbt/raw-psbt.ts';
import { genuineTrial } from '../../../support/psbt/send.ts';

it.each([
  ['new slots', writeRaw(genuineSlots().raw)],
  ['a send', writeRaw(genuineTrial().raw)],
])('gives the transaction that reading all of it gives: %s', (_, psbt) =>
  expect(unsignedOf(psbt)).toEqual(readPsbt(psbt).unsigned),
);

it('finds it behind other fields', () => {
  const hex = Buffer.from(writeRaw(genuineSlots().raw), 'base64').toString('hex');
  const behind = base64(hex.slice(0, 10) + '06fc0162000000' + '02cafe' + hex.slice(10));
  expect(unsignedOf(behind)).toEqual(readPsbt(behind).unsigned);
});

it('refuses one that has none', () => {
  expect(() => unsignedOf(base64('70736274ff00'))).toThrow(Refusal);
  expect(() => unsignedOf('')).toThrow(Refusal);
});

const base64 = (hex: string): string => Buffer.from(hex, 'hex').toString('base64');
