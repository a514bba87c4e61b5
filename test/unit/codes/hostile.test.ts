import { describe, expect, it } from 'vitest';
import { toBytewords } from '../../../src-main/codes/bytewords.ts';
import { writePart, type UrPart } from '../../../src-main/codes/cbor.ts';
import { crc32 } from '../../../src-main/base/crc32.ts';
import { createUrReader } from '../../../src-main/codes/read-ur.ts';
import { writeUr } from '../../../src-main/codes/write-ur.ts';
import { seededBytes } from '../../support/offline/lossy.ts';

const honest: UrPart = { number: 1, parts: 3, messageBytes: 25, checksum: 7, fragment: seededBytes(10) };
const frame = (change: Partial<UrPart>, numbers?: string): string => {
  const part = { ...honest, ...change };
  return `ur:psbt/${numbers ?? `${part.number}-${part.parts}`}/${toBytewords(writePart(part))}`;
};
const ofCbor = (hex: string, path = 'psbt/1-3'): string =>
  `ur:${path}/${toBytewords(Buffer.from(hex, 'hex'))}`;

describe('a frame that only an attacker would write', () => {
  it('is one of these, and differs from the frame that it was made from', () =>
    expect(createUrReader().receive(frame({}))).toEqual({ kind: 'more', have: 1, of: 3 }));

  it.each([
    ['no text', '', 'form'],
    ['another scheme', 'bitcoin:bcrt1', 'form'],
    ['no letters', 'ur:psbt/', 'form'],
    ['a step too many', `${frame({})}/aeae`, 'form'],
    ['letters that are no bytewords', 'ur:psbt/1-3/qqqqqqqqqqqqqqqq', 'form'],
    ['a letter misread', frame({}).replace(/..$/, 'ae'), 'form'],
    ['numbers before the letters that the letters deny', frame({}, '2-3'), 'form'],
    ['part nought', frame({ number: 0 }), 'form'],
    ['no parts', frame({ parts: 0 }), 'form'],
    ['an empty fragment', frame({ fragment: new Uint8Array(0) }), 'form'],
    ['a message longer than its parts', frame({ messageBytes: 31 }), 'form'],
    ['a message that fewer parts would hold', frame({ messageBytes: 20 }), 'form'],
    ['a list that never ends', ofCbor('9f'), 'form'],
    ['a list of more members than there are bytes', ofCbor('9b001fffffffffffff'), 'form'],
    ['lists in lists', ofCbor('81'.repeat(3_000)), 'form'],
    ['a name for the prototype', ofCbor('a1695f5f70726f746f5f5f01'), 'form'],
    ['a number that is a fraction', ofCbor('85f93e000318190742abcd'), 'form'],
    ['a byte behind its end', ofCbor(`${Buffer.from(writePart(honest)).toString('hex')}00`), 'form'],
    ['a byte string that claims 4 GiB', ofCbor('5affffffff00', 'psbt'), 'form'],
    ['no byte string in one part', ofCbor('01', 'psbt'), 'form'],
    ['four thousand million parts', frame({ parts: 0xffff_ffff, messageBytes: 0xffff_ffff }), 'large'],
    ['two thousand and one parts', frame({ parts: 2_001, messageBytes: 20_010 }), 'large'],
    ['100 MB', frame({ parts: 2_000, messageBytes: 100_000_000, fragment: seededBytes(50) }), 'large'],
    [
      'more letters than a QR code holds',
      frame({ fragment: seededBytes(4_000), messageBytes: 11_000 }),
      'large',
    ],
    ['seven million letters', `ur:psbt/${'a'.repeat(7_000_000)}`, 'large'],
  ] as const)('%s is refused', (_, text, because) =>
    expect(createUrReader().receive(text)).toEqual({ kind: 'refused', because }),
  );

  it.each([
    ['of another type', frame({ number: 2 }).replace('psbt', 'bytes')],
    ['of another sum', frame({ number: 2, checksum: 8 })],
    ['of another length', frame({ number: 2, messageBytes: 26 })],
    ['cut otherwise', frame({ number: 2, parts: 2, messageBytes: 20 })],
  ])('%s leaves the begun message unchanged', (_, text) => {
    const reader = createUrReader();
    reader.receive(frame({}));
    expect(reader.receive(text)).toEqual({ kind: 'refused', because: 'other' });
    expect(reader.receive(frame({}))).toEqual({ kind: 'more', have: 1, of: 3 });
  });

  it("can't forge a message: the checksum is wrong, and the reader begins anew", () => {
    const message = seededBytes(25);
    const frames = writeUr('psbt', message, 10)!;
    const reader = createUrReader();
    reader.receive(frames.frame(1));
    const [, , letters] = frames.frame(2).split('/');
    expect(letters).toBeDefined();
    // A forged second part with a valid checksum of its own.
    const cbor = Buffer.concat([Buffer.of(0x58, message.length), message]);
    const forged = frame({
      number: 2,
      messageBytes: cbor.length,
      checksum: crc32(cbor),
      fragment: seededBytes(9, 5),
    });
    expect(reader.receive(forged)).toEqual({ kind: 'more', have: 2, of: 3 });
    expect(reader.receive(frames.frame(3))).toEqual({ kind: 'broken' });
    for (const number of [1, 2]) reader.receive(frames.frame(number));
    expect(reader.receive(frames.frame(3))).toMatchObject({ kind: 'whole' });
  });

  it('costs little memory, however many overlapping parts come unresolved', () => {
    const fragment = seededBytes(500);
    const reader = createUrReader();
    const before = process.memoryUsage();
    for (let number = 401; number <= 1_600; number++)
      reader.receive(frame({ number, parts: 400, messageBytes: 199_999, fragment }));
    const after = process.memoryUsage();
    const grown = after.arrayBuffers - before.arrayBuffers + (after.heapUsed - before.heapUsed);
    expect(grown).toBeLessThan(100_000_000);
  });
});
