import { createHash } from 'node:crypto';
import { HDKey } from '@scure/bip32';
import { Transaction } from '@scure/btc-signer';
import * as v from 'valibot';

const VERSIONS = { public: 0x043587cf, private: 0x04358394 };

export interface Answered {
  readonly status: number;
  readonly text: string;
  /** Null where the body is empty. */
  readonly json: unknown;
}

/**
 * A wallet of the tests: keys of its own, the client side of the interface, and a signer that is not the app's. The
 * first wallet at any service is the same, and so on: what it derives is known after the first test.
 */
export function testWallet(baseUrl: () => Promise<string>, seed: Uint8Array = nextSeed(baseUrl)) {
  const { master, vanilla, colored } = keysOf(seed);
  const headers: Record<string, string> = {
    xpub: vanilla.publicExtendedKey,
    'xpub-van': vanilla.publicExtendedKey,
    'xpub-col': colored.publicExtendedKey,
    'master-fingerprint': master.fingerprint.toString(16).padStart(8, '0'),
  };
  const call = async (path: string, body?: unknown, sent: Record<string, string> = headers) =>
    post(`${await baseUrl()}/api${path}`, body, sent);
  return {
    headers,
    fingerprint: master.fingerprint,
    call,
    /** The answer's JSON; fails on anything but the expected status. */
    ask: async (path: string, body?: unknown, status = 200): Promise<unknown> => {
      const answered = await call(path, body);
      if (answered.status !== status) throw new Error(`${path}: ${answered.status} ${answered.text}`);
      return answered.json;
    },
    begin: async (asked: { num: number; size: number; feeRate: number; upTo?: boolean }): Promise<string> => {
      const { status, json, text } = await call('/wallet/createutxosbegin', { upTo: false, ...asked });
      if (status !== 200 || typeof json !== 'string') throw new Error(`${status} ${text}`);
      return json;
    },
    /** Signs every input with the key its origin names; finalises unless told not to. */
    sign: (psbt: string, finalise = true): string => {
      const transaction: Transaction = readPsbt(psbt);
      for (let i = 0; i < transaction.inputsLength; i += 1) {
        const { path } = originOf(transaction.getInput(i));
        const { privateKey } = path.reduce((key, step) => key.deriveChild(step), master);
        if (privateKey === null) throw new Error('no private key');
        transaction.signIdx(privateKey, i, undefined, new Uint8Array(32));
      }
      if (finalise) transaction.finalize();
      return Buffer.from(transaction.toPSBT()).toString('base64');
    },
    /** The address at keychain 0 of the vanilla branch, derived here. */
    keyAt: (branch: 'vanilla' | 'colored', index: number): Uint8Array => {
      const { publicKey } = (branch === 'vanilla' ? vanilla : colored).deriveChild(0).deriveChild(index);
      if (publicKey === null) throw new Error('no public key');
      return publicKey.slice(1);
    },
  };
}

const wallets = new WeakMap<() => Promise<string>, number>();

function nextSeed(baseUrl: () => Promise<string>): Uint8Array {
  const count = (wallets.get(baseUrl) ?? 0) + 1;
  wallets.set(baseUrl, count);
  return createHash('sha256').update(`wallet ${count} of the tests`).digest();
}

const known = new Map<string, ReturnType<typeof derive>>();

function keysOf(seed: Uint8Array): ReturnType<typeof derive> {
  const name = Buffer.from(seed).toString('hex');
  const keys = known.get(name) ?? derive(seed);
  known.set(name, keys);
  return keys;
}

function derive(seed: Uint8Array) {
  const master = HDKey.fromMasterSeed(seed, VERSIONS);
  return { master, vanilla: master.derive("m/86'/1'/0'"), colored: master.derive("m/86'/827167'/0'") };
}

const originSchema = v.object({
  tapBip32Derivation: v.tuple([
    v.tuple([
      v.instance(Uint8Array),
      v.object({
        hashes: v.array(v.unknown()),
        der: v.object({ fingerprint: v.number(), path: v.array(v.number()) }),
      }),
    ]),
  ]),
});

/** The one key origin of an input or output; fails where there is none or more than one. */
export function originOf(map: unknown): { fingerprint: number; path: number[]; leaves: number } {
  const [[, { der, hashes }]] = v.parse(originSchema, map).tapBip32Derivation;
  return { ...der, leaves: hashes.length };
}

export function readPsbt(psbt: string): Transaction {
  return Transaction.fromPSBT(Buffer.from(psbt, 'base64'), { allowUnknownOutputs: true });
}

export async function post(url: string, body: unknown, headers: Record<string, string>): Promise<Answered> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, text, json: text === '' ? null : (JSON.parse(text) as unknown) };
}
