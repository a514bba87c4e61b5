/** Keeps the port's next owner from reading or forging: the key needs a secret and two forgotten halves. */

export type Side = 'page' | 'host';
export type Sealed = ArrayBuffer | Uint8Array<ArrayBuffer>;

export interface Sealer {
  /** `request` and `index` are whole numbers below 2³²; no two seals of one side share both. */
  readonly seal: (by: Side, request: number, index: number, value: unknown) => Promise<ArrayBuffer>;
  /** Rejects unless side `by` sealed the bytes for that request and index. */
  readonly open: (by: Side, request: number, index: number, sealed: Sealed) => Promise<unknown>;
}

export interface Half {
  /** The public half for the other end, HALF_BYTES long. */
  readonly shown: Uint8Array<ArrayBuffer>;
  /** Rejects if `theirs` is no half. Two ends with different secrets get different keys. */
  readonly meet: (theirs: Uint8Array<ArrayBuffer>, secret: string) => Promise<Sealer>;
}

export const NAME_BYTES = 32;
/** An uncompressed point of P-256. */
export const HALF_BYTES = 65;

const { subtle } = crypto;
const CURVE = { name: 'ECDH', namedCurve: 'P-256' };
const NONE = new Uint8Array();

/** The name by which the host finds a secret of 256 random bits; it reveals nothing of the secret. */
export const channelName = async (secret: string): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await subtle.digest('SHA-256', new TextEncoder().encode(secret)));

export async function newHalf(side: Side): Promise<Half> {
  const own = await subtle.generateKey(CURVE, false, ['deriveBits']);
  const shown = new Uint8Array(await subtle.exportKey('raw', own.publicKey));
  return {
    shown,
    meet: async (theirs, secret) => {
      const other = await subtle.importKey('raw', theirs, CURVE, false, []);
      const met = await subtle.deriveBits({ name: 'ECDH', public: other }, own.privateKey, 256);
      const both = joinBytes(new Uint8Array(met), new TextEncoder().encode(secret));
      const from = await subtle.importKey('raw', both, 'HKDF', false, ['deriveKey']);
      const info = side === 'page' ? joinBytes(shown, theirs) : joinBytes(theirs, shown);
      const how = { name: 'HKDF', hash: 'SHA-256', salt: NONE, info };
      const aes = { name: 'AES-GCM', length: 256 };
      return sealerOf(await subtle.deriveKey(how, from, aes, false, ['encrypt', 'decrypt']));
    },
  };
}

const sealerOf = (key: Parameters<typeof subtle.encrypt>[1]): Sealer => ({
  seal: async (by, request, index, value) => {
    const bytes = new TextEncoder().encode(JSON.stringify(value));
    const sealed = await subtle.encrypt(placed(by, request, index), key, bytes);
    // Recovery words and passwords are among these bytes.
    bytes.fill(0);
    return sealed;
  },
  open: async (by, request, index, sealed) => {
    const bytes = new Uint8Array(await subtle.decrypt(placed(by, request, index), key, sealed));
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    bytes.fill(0);
    return JSON.parse(text) as unknown;
  },
});

/** Derives the nonce from side, request and index, so that sealed bytes fit only there, and only once. */
function placed(by: Side, request: number, index: number): { name: string; iv: Uint8Array<ArrayBuffer> } {
  const iv = new DataView(new ArrayBuffer(12));
  iv.setUint32(0, by === 'page' ? 0 : 1);
  iv.setUint32(4, request);
  iv.setUint32(8, index);
  return { name: 'AES-GCM', iv: new Uint8Array(iv.buffer) };
}

export function joinBytes(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((bytes, part) => bytes + part.byteLength, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.byteLength;
  }
  return all;
}
