import { beforeAll, describe, expect, it } from 'vitest';
import { openBackup } from '../../../src-main/records/backup-encryption.ts';
import { BOUNDS } from '../../../src-preload/contract/bounds.ts';
import { contentOf, inMemory, piecesOf, sealed } from '../../support/backup-file.ts';

const PASSWORD = 'correct horse battery';
const CONTENT = JSON.stringify({ labels: ['Rent', 'Grüße', '\u202Eevil'], many: 'x'.repeat(5_000) });
const bytesOf = (text: string) => Uint8Array.from(Buffer.from(text));
const make = (password = PASSWORD, contents = [CONTENT]) =>
  sealed(contents.map(bytesOf), password, undefined, 1_800_000_000_000);
const textsOf = async (bytes: Uint8Array, password = PASSWORD) =>
  (await contentOf(bytes, password)).map((one) => Buffer.from(one).toString('utf8'));

let file: Uint8Array;
beforeAll(async () => {
  file = await make();
});

/** Where its pieces begin: the header's length stands behind 13 bytes, and behind it a box of 48 bytes and a digest of 32. */
const begins = (): number => 17 + Buffer.from(file).readUInt32LE(13) + 48 + 32;
const changed = (at: number): Uint8Array => {
  const copy = Uint8Array.from(file);
  copy[at] = (copy[at] ?? 0) ^ 1;
  return copy;
};
const reasonOf = async (bytes: Uint8Array, password = PASSWORD): Promise<unknown> => {
  try {
    await openBackup(inMemory(bytes), password);
  } catch (error) {
    return (error as { failure: { code: string; facts: { reason?: string } } }).failure;
  }
  throw new Error('it opened');
};
const refused = (reason: string, version: number | null = null) => ({
  code: 'BACKUP_REFUSED',
  facts: { reason, version },
});

describe('a backup file', () => {
  it('opens with its password, and gives back what was put in', async () => {
    const { madeAtMs, by } = await openBackup(inMemory(file), PASSWORD);
    expect([madeAtMs, by]).toEqual([1_800_000_000_000, '0.1.0']);
    expect(await textsOf(file)).toEqual([CONTENT]);
  });

  it('shows nothing of its content, and is another one each time', async () => {
    const text = Buffer.from(file).toString('latin1');
    for (const part of ['Rent', 'labels', 'xxxxxxxx', PASSWORD]) expect(text).not.toContain(part);
    expect(Buffer.from(await make()).equals(Buffer.from(file))).toBe(false);
  });

  it('says of another password that it is another password, and of nothing else', async () => {
    expect(await reasonOf(file, 'correct horse batterY')).toEqual({ code: 'BACKUP_PASSWORD', facts: {} });
    expect(await reasonOf(file, '')).toEqual({ code: 'BACKUP_PASSWORD', facts: {} });
  });

  it.each([
    ['the length of its header', 13],
    ['its header', 40],
    ['its key', -29],
    ['the digest of both', -1],
  ])('is damaged, and asks for no other password, where one bit of %s is another', async (_, at) => {
    expect(await reasonOf(changed(at < 0 ? begins() + at : at))).toEqual(refused('damaged'));
  });

  it('is damaged where it ends in its begin, and where a disk left zeros', async () => {
    for (const length of [5, 16, 100, begins() - 1])
      expect(await reasonOf(file.slice(0, length))).toEqual(refused('damaged'));
    expect(await reasonOf(new Uint8Array(4_096))).toEqual(refused('damaged'));
  });

  it.each([
    ['nothing', new Uint8Array(), 'empty'],
    ['a picture', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 1, 2, 3, 4]), 'foreign'],
    ['a wallet of another program', new TextEncoder().encode('{"seed_version": 17}'), 'foreign'],
  ])('is not %s', async (_, bytes, reason) => expect(await reasonOf(bytes)).toEqual(refused(reason)));

  it('of a newer form says which, before a password is tried', async () => {
    const text = JSON.stringify({ version: 107, whatever: true });
    // The box of the key stands behind the header: 48 bytes.
    const head = Buffer.alloc(17 + text.length + 48);
    head.write('OCHRE BACKUP\n');
    head.writeUInt32LE(text.length, 13);
    head.write(text, 17);
    const digest = await crypto.subtle.digest('SHA-256', head);
    const newer = Buffer.concat([head, Buffer.from(digest), Buffer.alloc(60)]);
    expect(await reasonOf(newer)).toEqual(refused('newer', 107));
  });
});

describe('the pieces of a backup', () => {
  const CONTENTS = ['first', 'second', 'third', 'fourth'];
  let whole: Buffer;
  /** Where each begins, its frame before it, and where the last ends. */
  let places: number[];
  const at = (number: number) => whole.subarray(places[number], places[number + 1]);
  const foundIn = async (...parts: readonly Uint8Array[]) =>
    (await piecesOf(Buffer.concat([whole.subarray(0, places[0]), ...parts]), PASSWORD)).map((one) =>
      'content' in one ? Buffer.from(one.content).toString('utf8') : `${String(one.number)} ${one.lost}`,
    );
  const placesIn = (made: Buffer): number[] => {
    const found = [17 + made.readUInt32LE(13) + 48 + 32];
    for (let from = found[0] ?? 0; from < made.length; found.push(from))
      from += 17 + made.readUInt32LE(from + 13);
    return found;
  };
  beforeAll(async () => {
    whole = await make(PASSWORD, CONTENTS);
    places = placesIn(whole);
  });

  it('come back in their order, and one that is too large is not made', async () => {
    expect(places).toHaveLength(6);
    expect(await textsOf(whole)).toEqual(CONTENTS);
    await expect(sealed([new Uint8Array(BOUNDS.pieceBytes + 1)], PASSWORD)).rejects.toThrow('larger');
  });

  it.each([0, 1, 2, 3])('but %d are read where one bit of it is another', async (number) => {
    const spoilt = Buffer.from(at(number));
    spoilt.writeUInt8(spoilt.readUInt8(spoilt.length - 1) ^ 1, spoilt.length - 1);
    const parts = [0, 1, 2, 3, 4].map((one) => (one === number ? spoilt : at(one)));
    expect(await foundIn(...parts)).toEqual(
      CONTENTS.map((text, one) => (one === number ? `${String(one)} damaged` : text)),
    );
  });

  it('that are left out are named, one in the middle and the end', async () => {
    expect(await foundIn(at(0), at(2), at(3), at(4))).toEqual(['first', '1 missing', 'third', 'fourth']);
    expect(await foundIn(at(0), at(1))).toEqual(['first', 'second', '2 missing']);
    expect(await foundIn(at(0), at(1).subarray(0, 20))).toEqual(['first', '1 damaged']);
    expect(await foundIn()).toEqual(['0 missing']);
  });

  it('are not moved, repeated, or followed by others unseen', async () => {
    expect(await foundIn(at(1), at(0), at(2), at(3), at(4))).toEqual([
      ...['0 missing', 'second', '2 misplaced', 'third', 'fourth'],
    ]);
    expect(await foundIn(at(0), at(1), at(0), at(2), at(3), at(4))).toEqual([
      ...['first', 'second', '2 misplaced', 'third', 'fourth'],
    ]);
    expect(await foundIn(at(0), at(1), at(2), at(3), at(4), at(3))).toEqual([...CONTENTS, '4 misplaced']);
  });

  it('are not taken of another file by the same password, nor under another number or as the end', async () => {
    const other = await make(PASSWORD, CONTENTS);
    const [from, to] = placesIn(other).slice(1);
    expect(await foundIn(at(0), other.subarray(from, to), at(2), at(3), at(4))).toEqual([
      ...['first', '1 foreign', '1 missing', 'third', 'fourth'],
    ]);
    // With the id of this file it is no more of it.
    const named = Buffer.from(other.subarray(from, to));
    named.set(at(1).subarray(0, 8));
    expect(await foundIn(at(0), named, at(2))).toEqual(['first', '1 damaged', 'third', '3 missing']);
    const renumbered = Buffer.from(at(1));
    renumbered.writeUInt32LE(2, 8);
    expect(await foundIn(at(0), renumbered, at(2))).toEqual(['first', '1 damaged', 'third', '3 missing']);
    const ending = Buffer.from(at(1));
    ending.writeUInt8(1, 12);
    expect((await foundIn(at(0), ending, at(2)))[1]).toBe('1 damaged');
  });

  it('whose length is none end the reading, and nothing is taken for a piece', async () => {
    const long = Buffer.from(at(1));
    long.writeUInt32LE(0xffff_ffff, 13);
    expect(await foundIn(at(0), long, at(2))).toEqual(['first', '1 damaged']);
  });
});
