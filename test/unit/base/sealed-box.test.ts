import { describe, expect, it } from 'vitest';
import {
  COST,
  isBearable,
  KEY_BYTES,
  NONCE_BYTES,
  passwordKey,
  SALT_BYTES,
  seal,
  unseal,
} from '../../../src-main/base/sealed-box.ts';

const CHEAP = { logN: 14, r: 8, p: 1 };
const salt = new Uint8Array(SALT_BYTES).fill(7);
const nonce = new Uint8Array(NONCE_BYTES).fill(3);
const bytes = (text: string) => Uint8Array.from(Buffer.from(text));
const header = bytes('{"v":1}');
const flipped = (of: Uint8Array, at: number) => of.map((byte, index) => (index === at ? byte ^ 1 : byte));

describe('a box sealed with a password', () => {
  it('opens with the same password, header and nonce', async () => {
    const key = await passwordKey('a long enough one', salt, CHEAP);
    const box = seal(key, nonce, header, bytes('the content'));
    expect(key).toHaveLength(KEY_BYTES);
    expect(Buffer.from(box).includes('content')).toBe(false);
    expect(unseal(key, nonce, header, box)).toEqual(bytes('the content'));
  });

  it("derives RFC 7914's third vector", async () => {
    const key = await passwordKey('pleaseletmein', bytes('SodiumChloride'), CHEAP);
    expect(Buffer.from(key).toString('hex')).toBe(
      '7023bdcb3afd7348461c06cd81fd38ebfda8fbba904f8e3ea9b543f6545da1f2',
    );
  });

  it('takes composed and decomposed letters for the same', async () => {
    const composed = await passwordKey('caf\u00e9 \ufb01ve', salt, CHEAP);
    expect(await passwordKey('cafe\u0301 five', salt, CHEAP)).toEqual(composed);
  });

  it('stays closed if any bit of box, header, nonce or key differs', () => {
    const key = new Uint8Array(KEY_BYTES).fill(9);
    const box = seal(key, nonce, header, bytes('abc'));
    for (const at of box.keys()) expect(unseal(key, nonce, header, flipped(box, at))).toBeNull();
    for (const at of header.keys()) expect(unseal(key, nonce, flipped(header, at), box)).toBeNull();
    for (const at of nonce.keys()) expect(unseal(key, flipped(nonce, at), header, box)).toBeNull();
    for (const at of key.keys()) expect(unseal(flipped(key, at), nonce, header, box)).toBeNull();
  });

  it('stays closed if it was cut or is no box', () => {
    const key = new Uint8Array(KEY_BYTES).fill(9);
    const box = seal(key, nonce, header, bytes('abc'));
    for (const length of box.keys()) expect(unseal(key, nonce, header, box.subarray(0, length))).toBeNull();
    expect(unseal(key, new Uint8Array(0), header, box)).toBeNull();
  });

  it('refuses costs above the limit and below the least', () => {
    expect(isBearable(COST)).toBe(true);
    for (const bad of [{ logN: 30 }, { logN: 1 }, { logN: 17.5 }, { r: 0 }, { r: 1024 }, { p: 0 }, { p: 99 }])
      expect(isBearable({ ...COST, ...bad })).toBe(false);
  });
});
