import { fromHex, toHex } from '../../domain/psbt/bytes.ts';
import { fromJson } from '../../domain/texts.ts';
import * as v from 'valibot';
import { seal, unseal } from '../../domain/sealed-box.ts';
import { hex, type FolderKey } from './sealed-record.ts';

/**
 * How a token, a node's password or a proxy's lies in the keychain where an app password is set. What is closed is the
 * text that lies there without one, and the account that it lies under is authenticated with it.
 */
const sealedV3 = v.strictObject({
  v: v.literal(3),
  lock: hex(32),
  nonce: hex(24),
  box: v.pipe(v.string(), v.base64()),
});
export type SealedToken = v.InferOutput<typeof sealedV3>;

/** `nonce`: 12 bytes, never used with this key before. A text of 1,200 characters becomes one of 1,740. */
export function sealToken(text: string, account: string, key: FolderKey, nonce: Uint8Array): string {
  const box = seal(key.bytes, nonce, headerOf(key.lockId, account), Buffer.from(text, 'utf8'));
  return JSON.stringify({
    v: 3,
    lock: key.lockId,
    nonce: toHex(nonce),
    box: Buffer.from(box).toString('base64'),
  } satisfies SealedToken);
}

/** The closed form as far as it can be read without the key; null where it is another kind of text. */
export function readSealedToken(text: string): SealedToken | null {
  const read = v.safeParse(sealedV3, text.startsWith('{"v":3,') ? fromJson(text) : null);
  return read.success ? read.output : null;
}

/** Null where another key closed it, or it lay under another account: what was put elsewhere does not open. */
export function openToken({ lock, nonce, box }: SealedToken, account: string, key: FolderKey): string | null {
  if (lock !== key.lockId) return null;
  const text = unseal(
    key.bytes,
    fromHex(nonce),
    headerOf(lock, account),
    Uint8Array.from(Buffer.from(box, 'base64')),
  );
  if (text === null) return null;
  try {
    return Buffer.from(text).toString('utf8');
  } finally {
    text.fill(0);
  }
}

/** Where a token, or another small secret, lies. */
export const tokenOf = (id: string): string => `token:${id}`;
/** The id of the token that lies there, as its first group. */
export const TOKEN_ACCOUNT = /^token:([0-9a-f]{32})$/;

const headerOf = (lockId: string, account: string): Uint8Array =>
  Buffer.from(JSON.stringify([3, account, lockId]));
