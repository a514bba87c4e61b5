import { describe, expect, it } from 'vitest';
import type { ImportProblem } from '../../../../src-main/base/errors.ts';
import { readImportedUr, readImportedText } from '../../../../src-main/verify/imported/read-imported.ts';
import { toBytewords } from '../../../../src-main/codes/bytewords.ts';
import { writeCbor } from '../../../../src-main/codes/cbor.ts';
import { writeUr, type UrType } from '../../../../src-main/codes/write-ur.ts';
import { problemOf } from '../../../support/offline/problem-of.ts';
import { genuineSlots } from '../../../support/psbt/builder.ts';
import { writeRaw } from '../../../support/psbt/raw-psbt.ts';

const psbt = writeRaw(genuineSlots().raw);
const bytes = Buffer.from(psbt, 'base64');
const other = Buffer.from(writeRaw(genuineSlots({ num: 4 }).raw), 'base64');
const partsOf = (of: Uint8Array, type: UrType = 'psbt'): string[] => {
  const frames = writeUr(type, of, 200)!;
  return Array.from({ length: frames.parts }, (_, i) => frames.frame(i + 1));
};
const whole = (type: string, of: Uint8Array): string => `ur:${type}/${toBytewords(writeCbor(of))}`;

describe('a PSBT that is brought as Uniform Resource', () => {
  it.each<UrType>(['psbt', 'crypto-psbt', 'bytes'])('is read in parts, in any order: %s', (type) => {
    const parts = partsOf(bytes, type).reverse();
    expect(parts.length).toBeGreaterThan(3);
    const brought = readImportedText(parts.join('\n'));
    expect(brought).toEqual({ kind: 'ur', parts });
    expect(readImportedUr(parts)).toEqual({ kind: 'psbt', psbt, form: 'binary' });
  });

  it('is read in one part, and in capitals', () =>
    expect(readImportedUr([whole('psbt', bytes).toUpperCase()])).toEqual({
      kind: 'psbt',
      psbt,
      form: 'binary',
    }));
});

const words = Buffer.from('legal winner thank year wave sausage worth useful legal winner thank yellow');
it.each<readonly [string, ImportProblem, string[]]>([
  ['of which a part is missing', 'urIncomplete', partsOf(bytes).slice(1)],
  ['of which there is one part', 'urIncomplete', partsOf(bytes).slice(0, 1)],
  ['among whose parts is another’s', 'urMixed', [...partsOf(bytes).slice(0, 2), ...partsOf(other)]],
  ['with a letter misread', 'urDamaged', [whole('psbt', bytes).replace(/..$/, 'ae')]],
  ['followed by something else', 'urDamaged', [...partsOf(bytes).slice(1), 'and so on']],
  ['that says it has a million parts', 'urDamaged', [partsOf(bytes)[0]!.replace(/1-\d+/, '1-1000000')]],
  ['of an account', 'publicKey', [whole('crypto-account', bytes)]],
  ['of another kind', 'otherUr', [whole('envelope', bytes)]],
  ['that holds half a PSBT', 'cutShort', [whole('psbt', bytes.subarray(0, 300))]],
  ['that holds nothing', 'urDamaged', ['ur:psbt/']],
  ['that holds a picture', 'image', [whole('bytes', Buffer.from('89504e470d0a1a0a', 'hex'))]],
  ['that holds the words of a phrase', 'words', [whole('bytes', words)]],
])('a Uniform Resource that is none to sign %s is refused: %s', (_, problem, parts) =>
  expect(problemOf(() => readImportedUr(parts))).toBe(problem),
);
