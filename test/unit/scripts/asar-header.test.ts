import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readAsarHeader } from '../../../scripts/lib/asar-header.mjs';

function archive(header: unknown): Buffer {
  const text = Buffer.from(JSON.stringify(header));
  const numbers = Buffer.alloc(16);
  numbers.writeUInt32LE(4, 0);
  numbers.writeUInt32LE(text.length + 8, 4);
  numbers.writeUInt32LE(text.length + 4, 8);
  numbers.writeUInt32LE(text.length, 12);
  return Buffer.concat([numbers, text, Buffer.from('content')]);
}
const integrity = { algorithm: 'SHA256', hash: 'x', blockSize: 1, blocks: [] };

describe('hardening 24: the header of an archive (made up here)', () => {
  it('says what is packed, what lies beside it, and what nothing checks', () => {
    const header = {
      files: {
        out: { files: { 'index.js': { size: 1, offset: '0', integrity } } },
        'package.json': { size: 1, offset: '1' },
        'keytar.node': { size: 1, unpacked: true, integrity },
        latest: { link: 'out' },
      },
    };
    expect(readAsarHeader(archive(header))).toEqual({
      packed: ['/out/index.js', '/package.json', '/latest'],
      unpacked: ['/keytar.node'],
      unchecked: ['/package.json'],
      digest: createHash('sha256').update(JSON.stringify(header)).digest('hex'),
    });
  });

  it.each<[string, Buffer]>([
    ['too short', Buffer.from('abc')],
    ['something else', Buffer.alloc(64, 1)],
    ['cut short', archive({ files: {} }).subarray(0, 20)],
    ['no entry', archive(7)],
    ['a folder without files', archive({ files: null })],
  ])('is not guessed where it is %s', (_, bytes) => expect(() => readAsarHeader(bytes)).toThrow());
});
