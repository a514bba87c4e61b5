import fc from 'fast-check';
import { pointCompress } from 'tiny-secp256k1';
import { describe, expect, it } from 'vitest';
import { readPsbt, writePsbt } from '../../../../src-main/verify/psbt/read.ts';
import { genuineSlots } from '../../../support/psbt/builder.ts';
import { readRaw, writeRaw, writeTransaction } from '../../../support/psbt/raw-psbt.ts';
import type { Pair, RawPsbt } from '../../../support/psbt/raw-psbt.ts';
import { otherReadings, readingCode } from '../../../support/psbt/readers.ts';

const read = (change: (raw: RawPsbt) => void): string | null => {
  const { raw } = genuineSlots();
  change(raw);
  return readingCode(writeRaw(raw));
};

const bytes = (options: { minLength?: number; maxLength: number }) =>
  fc.uint8Array(options).map((value) => Buffer.from(value).toString('hex'));

describe('reading a PSBT', () => {
  it('gives the same text back, with unknown and proprietary fields in their places', () => {
    // Types that nobody has taken, so that any key data and any value are allowed.
    const unknown = fc.tuple(
      fc.constantFrom('f0', 'f1', 'fc0352474201', 'fd0101'),
      bytes({ maxLength: 300 }),
      bytes({ maxLength: 300 }),
    );
    const fields = fc.uniqueArray(
      unknown.map(([type, key, value]): Pair => [type + key, value]),
      { selector: ([key]) => key, maxLength: 6 },
    );
    fc.assert(
      fc.property(fields, fields, fields, (global, input, output) => {
        const { raw } = genuineSlots();
        raw.global = [...global];
        raw.inputs[1] = [...input, ...raw.inputs[1]!];
        raw.outputs[0] = [...raw.outputs[0]!, ...output];
        const text = writeRaw(raw);
        expect(writePsbt(readPsbt(text))).toBe(text);
      }),
      { numRuns: 100 },
    );
  });

  it('reads the transaction that bitcoinjs-lib and @scure/btc-signer read, and that was written', () => {
    const { raw } = genuineSlots({ num: 255, inputSats: [1_000_000n] });
    const text = writeRaw(raw);
    const transaction = writeTransaction(raw.tx);
    const ours = readPsbt(text).unsigned;
    expect(Buffer.from(ours.bytes).toString('hex')).toBe(transaction);
    expect(otherReadings(text)).toEqual({ bitcoinjs: transaction, scure: transaction });
    expect({
      version: ours.version,
      lockTime: ours.lockTime,
      inputs: ours.inputs.map(({ outpoint, sequence }) => ({ ...outpoint, scriptSig: '', sequence })),
      outputs: ours.outputs.map(({ amountSats, script }) => ({
        amount: amountSats,
        script: Buffer.from(script).toString('hex'),
      })),
    }).toEqual(raw.tx);
  });

  it('hands out views of its own, so that what is read later is what was read first', () => {
    const text = writeRaw(genuineSlots().raw);
    const psbt = readPsbt(text);
    readPsbt(writeRaw(genuineSlots({ num: 5 }).raw));
    expect(writePsbt(psbt)).toBe(text);
  });

  it('takes exactly as many characters as the limit says', () => {
    const text = writeRaw(genuineSlots().raw);
    expect(() => readPsbt(text, text.length)).not.toThrow();
    expect(() => readPsbt(text, text.length - 1)).toThrow('TOO_LARGE');
  });

  it('keeps to its own limit where a larger one is asked for', () =>
    expect(() => readPsbt('A'.repeat(2 * 1024 * 1024 + 4), Infinity)).toThrow('TOO_LARGE'));

  it('allows the same key in different maps', () =>
    expect(
      read(({ global, inputs, outputs }) =>
        [global, ...inputs, ...outputs].forEach((map) => map.push(['f001', ''])),
      ),
    ).toBeNull());
});

describe('the form of known fields', () => {
  const key = genuineSlots().inputKeys[0]!;
  const { internalKey, origin } = key;
  const point = `02${internalKey}`;
  const offCurve = 'ff'.repeat(32);
  const uncompressed = Buffer.from(pointCompress(Buffer.from(point, 'hex'), false)).toString('hex');
  const hybrid = `0${uncompressed.at(-1)!.match(/[02468ace]/) === null ? 7 : 6}${uncompressed.slice(2)}`;
  /** Leaves at depths 1, 2, 3 and so on, the last of them twice. */
  const deepTree = (deepest: number): string =>
    [...Array.from({ length: deepest }, (_, i) => i + 1), deepest]
      .map((depth) => `${depth.toString(16).padStart(2, '0')}c00151`)
      .join('');
  const xpub = `0488b21e03${'00'.repeat(8)}${'11'.repeat(32)}${point}`;
  const previous = writeTransaction({ ...genuineSlots().raw.tx, version: 1 });

  const global: readonly (readonly [string, string, string, boolean])[] = [
    ['an xpub with its path', `01${xpub}`, `aabbccdd${'00000080'.repeat(3)}`, true],
    ['an xpub with a shorter path than it is deep', `01${xpub}`, `aabbccdd${'00000080'.repeat(2)}`, false],
    ['an xpub cut short', `01${xpub.slice(2)}`, `aabbccdd${'00000080'.repeat(3)}`, false],
    [
      'an xpub off the curve',
      `01${xpub.slice(0, 90)}02${offCurve}`,
      `aabbccdd${'00000080'.repeat(3)}`,
      false,
    ],
    [
      'an xpub with its parent',
      `01${xpub.replace(`03${'00'.repeat(8)}`, `03${'1f'.repeat(8)}`)}`,
      `aabbccdd${'00000080'.repeat(3)}`,
      true,
    ],
    ['a master xpub', `01${xpub.replace('0488b21e03', '0488b21e00')}`, 'aabbccdd', true],
    ['a master xpub with a parent', `01${xpub.replace('0488b21e0300', '0488b21e0001')}`, 'aabbccdd', false],
    ['a message to sign', '09', '00', true],
    ['a proprietary key that claims more owner than there is', 'fc0552', '00', false],
  ];
  const input: readonly (readonly [string, string, string, boolean])[] = [
    ['a previous transaction', '00', previous, true],
    [
      'a previous transaction with witness data',
      '00',
      `${previous.slice(0, 8)}0001${previous.slice(8, -8)}0101aa00${previous.slice(-8)}`,
      true,
    ],
    [
      'a previous transaction with an unknown flag',
      '00',
      `${previous.slice(0, 8)}0002${previous.slice(8, -8)}0101aa00${previous.slice(-8)}`,
      false,
    ],
    [
      'a previous transaction with half its witness data',
      '00',
      `${previous.slice(0, 8)}0001${previous.slice(8, -8)}00${previous.slice(-8)}`,
      false,
    ],
    ['a previous transaction with a byte more', '00', `${previous}00`, false],
    ['a partial signature', `02${point}`, '30', true],
    ['a partial signature of an uncompressed key', `02${uncompressed}`, '30', true],
    ['a partial signature of an uncompressed key off the curve', `0204${'ff'.repeat(64)}`, '30', false],
    ['a partial signature of a hybrid key', `02${hybrid}`, '30', false],
    ['a partial signature of no key', `02${offCurve}00`, '30', false],
    ['a partial signature of an x-only key', `02${internalKey}`, '30', false],
    ['an older key origin', `06${point}`, origin, true],
    ['an older key origin of the master', `06${point}`, origin.slice(0, 8), true],
    ['an older key origin that is cut', `06${point}`, origin.slice(0, -2), false],
    ['an empty older key origin', `06${point}`, '', false],
    ['a final witness', '08', '0101aa', true],
    ['a final witness without items', '08', '00', false],
    ['a final witness with more than it counts', '08', '0101aabb', false],
    ['a preimage of 20 bytes', `0a${'11'.repeat(20)}`, '00', true],
    ['a preimage of 21 bytes', `0a${'11'.repeat(21)}`, '00', false],
    ['a preimage of 32 bytes', `0b${'11'.repeat(32)}`, '00', true],
    ['a taproot signature of 64 bytes', '13', '11'.repeat(64), true],
    ['a taproot signature of 65 bytes', '13', '11'.repeat(65), true],
    ['a taproot signature of 66 bytes', '13', '11'.repeat(66), false],
    ['a script signature', `14${internalKey}${'11'.repeat(32)}`, '11'.repeat(64), true],
    ['a script signature of no key', `14${offCurve}${'11'.repeat(32)}`, '11'.repeat(64), false],
    ['a leaf script', `15c0${internalKey}${'11'.repeat(32)}`, '51c0', true],
    ['a leaf script of three bytes', `15c0${internalKey}`, '515151c0', true],
    ['a leaf script under one byte of a control block', '15c0', '51c0', false],
    ['a leaf script of another version than its control block', `15c0${internalKey}`, '51c2', false],
    ['a leaf script of an odd version', `15c1${internalKey}`, '51c1', false],
    ['an empty leaf script', `15c0${internalKey}`, '', false],
    ['a control block of 33 and a half hashes', `15c0${internalKey}${'11'.repeat(16)}`, '51c0', false],
    ['a control block of 128 hashes', `15c0${internalKey}${'11'.repeat(32 * 128)}`, '51c0', true],
    ['a control block of 129 hashes', `15c0${internalKey}${'11'.repeat(32 * 129)}`, '51c0', false],
    ['a merkle root', '18', '11'.repeat(32), true],
    ['a merkle root of 31 bytes', '18', '11'.repeat(31), false],
    ['a pay-to-contract tweak', `19${point}`, '11'.repeat(32), true],
    ['a pay-to-contract tweak of an uncompressed key', `19${uncompressed}`, '11'.repeat(32), false],
    ['participants', `1a${point}`, point + point, true],
    ['participants that are none', `1a${point}`, `${point}02`, false],
    ['participants off the curve', `1a${point}`, `02${offCurve}`, false],
    ['a nonce', `1b${point}${point}`, '11'.repeat(66), true],
    ['a nonce of a leaf', `1b${point}${point}${'11'.repeat(32)}`, '11'.repeat(66), true],
    ['a nonce of half a leaf', `1b${point}${point}${'11'.repeat(16)}`, '11'.repeat(66), false],
    ['a nonce of one key', `1b${point}`, '11'.repeat(66), false],
    ['a partial signature of two keys', `1c${point}${point}`, '11'.repeat(32), true],
  ];
  const output: readonly (readonly [string, string, string, boolean])[] = [
    ['a redeem script', '00', '51', true],
    ['an older key origin', `02${point}`, origin, true],
    ['a tree of one leaf', '06', '00c00151', true],
    ['a tree of two leaves', '06', '01c0015101c00151', true],
    ['a tree of three leaves', '06', '01c0015102c0015102c00151', true],
    ['half a tree', '06', '01c00151', false],
    ['an empty tree', '06', '', false],
    ['a tree that goes on after its end', '06', '00c0015100c00151', false],
    ['a tree whose leaves are out of order', '06', '02c0015101c0015102c00151', false],
    ['a tree deeper than 128', '06', '81c00151', false],
    ['a tree as deep as there is', '06', deepTree(128), true],
    ['a whole tree that is deeper', '06', deepTree(129), false],
    ['a tree cut short', '06', '00c00251', false],
    ['participants', `08${point}`, point, true],
    ['a name with its proof', '35', '0161ff', true],
    ['a name longer than its field', '35', '0561ff', false],
    ['an empty name field', '35', '', false],
  ];

  const place = (
    map: (raw: RawPsbt) => Pair[],
    [, name, value]: readonly [string, string, string, boolean],
  ) =>
    read((raw) => {
      const pairs = map(raw);
      const rest = pairs.filter(([known]) => known !== name);
      pairs.splice(0, pairs.length, ...rest, [name, value]);
    });

  it.each(global)('of the whole: %s', (...field) =>
    expect(place((raw) => raw.global, field)).toBe(field[3] ? null : 'ENCODING'),
  );
  it.each(input)('of an input: %s', (...field) =>
    expect(place((raw) => raw.inputs[0]!, field)).toBe(field[3] ? null : 'ENCODING'),
  );
  it.each(output)('of an output: %s', (...field) =>
    expect(place((raw) => raw.outputs[0]!, field)).toBe(field[3] ? null : 'ENCODING'),
  );

  it('is never looser than that of bitcoinjs-lib or @scure/btc-signer', () => {
    const maps = [
      ...global.map((field) => [(raw: RawPsbt) => raw.global, field] as const),
      ...input.map((field) => [(raw: RawPsbt) => raw.inputs[0]!, field] as const),
      ...output.map((field) => [(raw: RawPsbt) => raw.outputs[0]!, field] as const),
    ];
    // @scure compares an enclosed previous transaction with its outpoint while reading; here that is the judge's.
    const looser = maps
      .filter(([, [name]]) => !name.startsWith('a previous transaction'))
      .flatMap(([map, field]) => {
        const { raw } = genuineSlots();
        const pairs = map(raw);
        pairs.splice(0, pairs.length, ...pairs.filter(([known]) => known !== field[1]), [field[1], field[2]]);
        const text = writeRaw(raw);
        const other = otherReadings(text);
        return readingCode(text) === null && (other.bitcoinjs === null || other.scure === null)
          ? [field[0]]
          : [];
      });
    expect(looser).toEqual([]);
  });

  it('of the tests own reader is that of its writer', () => {
    const { raw } = genuineSlots();
    expect(readRaw(writeRaw(raw))).toEqual(raw);
  });
});
