import { fromHex, toHex } from '../../base/bytes.ts';
import { fromJson } from '../../base/json.ts';
import * as v from 'valibot';
import { isBearable, passwordKey, seal, unseal, type Cost } from '../../base/sealed-box.ts';

/** The app password closes the folder key in the keychain. Everything beside the box is authenticated. */
const lockV1 = v.strictObject({
  v: v.literal(1),
  logN: v.number(),
  r: v.number(),
  p: v.number(),
  salt: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)),
  nonce: v.pipe(v.string(), v.regex(/^[0-9a-f]{24}$/)),
  box: v.pipe(v.string(), v.regex(/^[0-9a-f]{96}$/)),
});
type LockEntry = v.InferOutput<typeof lockV1>;

/** Fresh random bytes for each entry: 16 and 12. */
export interface Draw {
  readonly salt: Uint8Array;
  readonly nonce: Uint8Array;
}

export async function writeLockEntry(
  { lockId, key, password }: { readonly lockId: string; readonly key: Uint8Array; readonly password: string },
  { salt, nonce }: Draw,
  cost: Cost,
): Promise<string> {
  const head = { v: 1, logN: cost.logN, r: cost.r, p: cost.p, salt: toHex(salt) } as const;
  const wrapping = await passwordKey(password, salt, cost);
  try {
    const box = seal(wrapping, nonce, headerOf(head, lockId), key);
    return JSON.stringify({ ...head, nonce: toHex(nonce), box: toHex(box) } satisfies LockEntry);
  } finally {
    wrapping.fill(0);
  }
}

/** The folder key, which the caller wipes; null for another password or a changed entry. */
export async function openLockEntry(
  text: string,
  lockId: string,
  password: string,
): Promise<Uint8Array | null> {
  const entry = parse(text);
  if (entry === null) return null;
  const { nonce, box, ...head } = entry;
  const wrapping = await passwordKey(password, fromHex(head.salt), head);
  try {
    return unseal(wrapping, fromHex(nonce), headerOf(head, lockId), fromHex(box));
  } finally {
    wrapping.fill(0);
  }
}

function parse(text: string): LockEntry | null {
  const read = v.safeParse(lockV1, fromJson(text));
  return read.success && isBearable(read.output) ? read.output : null;
}

function headerOf(head: Omit<LockEntry, 'nonce' | 'box'>, lockId: string): Uint8Array {
  return Buffer.from(JSON.stringify([head.v, lockId, head.logN, head.r, head.p, head.salt]));
}
