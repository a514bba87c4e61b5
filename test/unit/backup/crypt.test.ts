import { randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  MAX_CONTENT_BYTES,
  MAX_FILE_BYTES,
  openBackup,
  sealBackup,
} from '../../../src-main/records/backup-file.ts';
import { COST, passwordKey, seal } from '../../../src-main/domain/sealed-box.ts';

const PASSWORD = 'correct horse battery';
const CONTENT = JSON.stringify({ labels: ['Rent', 'Grüße', '\u202Eevil'], many: 'x'.repeat(5_000) });
const random = (count: number) => Uint8Array.from(randomBytes(count));
const bytesOf = (text: string) => Uint8Array.from(Buffer.from(text));
const make = (content = CONTENT, password = PASSWORD) =>
  sealBackup(bytesOf(content), password, { madeAtMs: 1_800_000_000_000, by: '0.1.0', random });

let file: Uint8Array;
beforeAll(async () => {
  file = await make();
});

/** Where the header ends: its length stands behind 13 bytes. */
const headEnds = (): number => 17 + Buffer.from(file).readUInt32LE(13);
const changed = (at: number): Uint8Array => {
  const copy = Uint8Array.from(file);
  copy[at] = (copy[at] ?? 0) ^ 1;
  return copy;
};
const reasonOf = async (bytes: Uint8Array, password = PASSWORD): Promise<unknown> => {
  try {
    await openBackup(bytes, password);
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
    const { content, ...head } = await openBackup(file, PASSWORD);
    expect(head).toEqual({ madeAtMs: 1_800_000_000_000, by: '0.1.0' });
    expect(Buffer.from(content).toString('utf8')).toBe(CONTENT);
  });

  it('shows nothing of its content, and is another one each time', async () => {
    const text = Buffer.from(file).toString('latin1');
    for (const part of ['Rent', 'labels', 'xxxxxxxx', PASSWORD]) expect(text).not.toContain(part);
    expect(Buffer.from(await make()).equals(Buffer.from(file))).toBe(false);
  });

  it('takes the same keys pressed on another system for the same password', async () => {
    const made = await make(CONTENT, 'Grüße aus Köln');
    const { content } = await openBackup(made, 'Grüße aus Köln'.normalize('NFD'));
    expect(Buffer.from(content).toString('utf8')).toBe(CONTENT);
  });

  it('says of another password that it is another password, and of nothing else', async () => {
    expect(await reasonOf(file, 'correct horse batterY')).toEqual({ code: 'BACKUP_PASSWORD', facts: {} });
    expect(await reasonOf(file, '')).toEqual({ code: 'BACKUP_PASSWORD', facts: {} });
  });

  it.each([
    ['the length of its header', 13],
    ['its header', 40],
    ['the middle of its box', -40],
    ['its last byte', -1],
  ])('is damaged where one bit of %s is another', async (_, at) => {
    const bytes = changed(at < 0 ? file.length + at : at);
    expect(await reasonOf(bytes)).toEqual(refused('damaged'));
  });

  it.each([
    ['what proves its password', 3],
    ['the digest of both', 40],
    ['the first of its box', 54],
  ])('is damaged, and asks for no other password, where one bit of %s is another', async (_, behind) => {
    expect(await reasonOf(changed(headEnds() + behind))).toEqual(refused('damaged'));
  });

  it.each([0.05, 0.3, 0.7, 0.999])('is damaged where it ends after %d of it', async (share) => {
    expect(await reasonOf(file.slice(0, Math.floor(file.length * share)))).toEqual(refused('damaged'));
  });

  it('is damaged where something follows on it, and where a disk left zeros', async () => {
    expect(await reasonOf(Uint8Array.from([...file, 0]))).toEqual(refused('damaged'));
    expect(await reasonOf(new Uint8Array(4_096))).toEqual(refused('damaged'));
    const half = Uint8Array.from(file).fill(0, Math.floor(file.length / 2));
    expect(await reasonOf(half)).toEqual(refused('damaged'));
  });

  it.each([
    ['nothing', new Uint8Array(), 'empty'],
    ['a picture', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 1, 2, 3, 4]), 'foreign'],
    ['a wallet of another program', new TextEncoder().encode('{"seed_version": 17}'), 'foreign'],
    ['more than is ever read', new Uint8Array(MAX_FILE_BYTES + 1).fill(1), 'tooLarge'],
  ])('is not %s', async (_, bytes, reason) => expect(await reasonOf(bytes)).toEqual(refused(reason)));

  it('of a newer form says which, before a password is tried', async () => {
    const text = JSON.stringify({ version: 107, whatever: true });
    // The small box stands behind the header: 21 bytes.
    const head = Buffer.alloc(17 + text.length + 21);
    head.write('OCHRE BACKUP\n');
    head.writeUInt32LE(text.length, 13);
    head.write(text, 17);
    const digest = await crypto.subtle.digest('SHA-256', head);
    const newer = Buffer.concat([head, Buffer.from(digest), Buffer.alloc(60)]);
    expect(await reasonOf(newer)).toEqual(refused('newer', 107));
  });

  it('is not made larger than it could be read', async () => {
    await expect(make(randomBytes(MAX_FILE_BYTES).toString('base64'))).rejects.toMatchObject({
      failure: refused('tooLarge'),
    });
  });

  it('is not made of more than is unpacked', async () => {
    await expect(make('x'.repeat(MAX_CONTENT_BYTES + 1))).rejects.toMatchObject({
      failure: refused('tooLarge'),
    });
  });

  it('is damaged where what was sealed cannot be unpacked', async () => {
    const head = Buffer.from(file.slice(0, headEnds()));
    const { salt, nonce } = JSON.parse(head.subarray(17).toString('utf8')) as Record<
      'salt' | 'nonce',
      string
    >;
    const key = await passwordKey(PASSWORD, Buffer.from(salt, 'hex'), COST);
    // Behind the header: a small box of 21 bytes and a digest of 32.
    const before = file.slice(0, headEnds() + 53);
    const box = seal(key, Buffer.from(nonce, 'hex'), head, randomBytes(file.length - before.length - 16));
    expect(await reasonOf(Uint8Array.from([...before, ...box]))).toEqual(refused('damaged'));
  });
});
