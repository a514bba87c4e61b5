import { describe, expect, it } from 'vitest';
import {
  readContent,
  readImportedBytes,
  readImportedText,
} from '../../../../src-main/verify/imported/read-imported.ts';
import type { ImportProblem } from '../../../../src-main/base/errors.ts';
import { problemOf } from '../../../support/offline/problem-of.ts';
import { genuineSlots } from '../../../support/psbt/builder.ts';
import { writeRaw } from '../../../support/psbt/raw-psbt.ts';

const psbt = writeRaw(genuineSlots().raw);
const taken = { kind: 'psbt', psbt };
const utf16 = (text: string): Buffer => Buffer.from(text, 'utf16le');
const asPem = `-----BEGIN PSBT-----\r\n${psbt.replace(/(.{64})/g, '$1\r\n')}\r\n-----END PSBT-----\r\n`;
const inLinks = psbt.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');

describe('a PSBT as other programs print it', () => {
  it.each([
    ['in what Core answers', JSON.stringify({ psbt, fee: 0.00000308, changepos: 3 }, null, 2)],
    ['in what Core answers when it signed', JSON.stringify({ psbt, complete: false })],
    ['in quotes', `"${psbt}"`],
    ['in single quotes, with a comma behind', `'${psbt}',`],
    ['between the lines of PEM', asPem],
    ['in the base64 of links', inLinks],
  ])('is read %s', (_, text) => {
    expect(readImportedText(text)).toMatchObject(taken);
    expect(readImportedBytes(Buffer.from(text))).toMatchObject(taken);
    // As PowerShell writes what a program prints.
    expect(readImportedBytes(Buffer.concat([Buffer.from([0xff, 0xfe]), utf16(text)]))).toMatchObject(taken);
    expect(readImportedBytes(Buffer.concat([Buffer.from([0xfe, 0xff]), utf16(text).swap16()]))).toMatchObject(
      taken,
    );
    expect(readImportedBytes(utf16(text))).toMatchObject(taken);
  });

  it.each<readonly [string, ImportProblem, string]>([
    ['JSON without one', 'unknownText', JSON.stringify({ hex: '00', complete: false })],
    ['JSON with something else in its place', 'unknownText', JSON.stringify({ psbt: 'no' })],
    ['JSON that is cut', 'unknownText', JSON.stringify({ psbt }).slice(0, -4)],
    ['a PSBT in JSON that is cut', 'cutShort', JSON.stringify({ psbt: psbt.slice(0, 400) })],
    ['a list around it', 'unknownText', JSON.stringify([psbt])],
    ['PEM around something else', 'unknownText', '-----BEGIN THING-----\nhello\n-----END THING-----'],
  ])('%s is refused: %s', (_, problem, text) =>
    expect(problemOf(() => readImportedText(text))).toBe(problem),
  );

  it('is read from Specter’s parts in any order, and refused with parts of another or a part missing', () => {
    const pieces = psbt.match(/.{1,150}/g)!;
    const parts = pieces.map((piece, i) => `p${String(i + 1)}of${String(pieces.length)} ${piece}`);
    const mixed = [...parts.slice(2), ...parts.slice(0, 2)];
    expect(readContent({ kind: 'parts', parts: mixed })).toMatchObject(taken);
    expect(readContent({ kind: 'text', text: parts.join('\r\n') })).toMatchObject(taken);
    expect(problemOf(() => readContent({ kind: 'parts', parts: parts.slice(1) }))).toBe('urIncomplete');
    const other = `p2of${String(pieces.length + 1)} abc`;
    expect(problemOf(() => readContent({ kind: 'parts', parts: [parts[0]!, other] }))).toBe('urMixed');
    expect(problemOf(() => readContent({ kind: 'parts', parts: [parts[0]!, 'p0of3 abc'] }))).toBe(
      'urDamaged',
    );
  });
});
