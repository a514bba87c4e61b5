import { createCipheriv, createDecipheriv, scrypt, type ScryptOptions } from 'node:crypto';
import { promisify } from 'node:util';

/** scrypt (RFC 7914) and AES-256-GCM. The caller stores salt and nonce; the header must not change. */

/** What one guess of the password costs. N is 2^logN; memory is 128 · N · r bytes. */
export interface Cost {
  readonly logN: number;
  readonly r: number;
  readonly p: number;
}

/** 128 MiB and 0.36 s for one guess (measured, 2 cores at 2.5 GHz). */
export const COST: Cost = { logN: 17, r: 8, p: 1 };
/** The least that is read again, for a password that nobody could guess: 16 MiB and 0.04 s. */
export const COST_OF_A_KEY: Cost = { logN: 14, r: 8, p: 1 };
export const SALT_BYTES = 16;
export const KEY_BYTES = 32;
export const ID_BYTES = 8;
/** 96 bits (SP 800-38D); no nonce is used twice with one key. */
export const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** Limit for boxes from elsewhere: 512 MiB, some seconds. */
const MAX_COST = { logN: 19, r: 8, p: 4 } as const;
/** A lower cost protects nothing, and Ochre never wrote one. */
const LEAST_LOG_N = 14;

export function isBearable({ logN, r, p }: Cost): boolean {
  return (
    [logN, r, p].every(Number.isInteger) &&
    logN >= LEAST_LOG_N &&
    logN <= MAX_COST.logN &&
    r >= 1 &&
    r <= MAX_COST.r &&
    p >= 1 &&
    p <= MAX_COST.p
  );
}

/** 32 bytes that the caller wipes. NFKC gives a password the same bytes on every system. Runs off the event loop. */
export async function passwordKey(password: string, salt: Uint8Array, cost: Cost): Promise<Uint8Array> {
  const text = Buffer.from(password.normalize('NFKC'), 'utf8');
  try {
    return await derive(text, salt, cost);
  } finally {
    text.fill(0);
  }
}

async function derive(password: Uint8Array, salt: Uint8Array, { logN, r, p }: Cost): Promise<Uint8Array> {
  const N = 2 ** logN;
  // Node refuses more than 32 MiB by default; what is added to scrypt's memory is OpenSSL's overhead.
  const maxmem = 128 * N * r + 128 * r * p + 1_048_576;
  const derived = await scryptAway(password, salt, KEY_BYTES, { N, r, p, maxmem });
  // Copied, since a Buffer's `toJSON` shows its bytes.
  const key = Uint8Array.from(derived);
  derived.fill(0);
  return key;
}

const scryptAway = promisify<Uint8Array, Uint8Array, number, ScryptOptions, Buffer>(scrypt);

/** Appends 16 bytes that authenticate content and header. */
export function seal(
  key: Uint8Array,
  nonce: Uint8Array,
  header: Uint8Array,
  content: Uint8Array,
): Uint8Array {
  const cipher = createCipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES });
  cipher.setAAD(header);
  return Uint8Array.from(Buffer.concat([cipher.update(content), cipher.final(), cipher.getAuthTag()]));
}

/** Returns the content, which the caller wipes; null if key, nonce, header or box differ. */
export function unseal(
  key: Uint8Array,
  nonce: Uint8Array,
  header: Uint8Array,
  box: Uint8Array,
): Uint8Array | null {
  if (box.length < TAG_BYTES || nonce.length !== NONCE_BYTES) return null;
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES });
  decipher.setAAD(header);
  decipher.setAuthTag(box.subarray(box.length - TAG_BYTES));
  const open = decipher.update(box.subarray(0, box.length - TAG_BYTES));
  try {
    decipher.final();
    return Uint8Array.from(open);
  } catch {
    return null;
  } finally {
    open.fill(0);
  }
}
