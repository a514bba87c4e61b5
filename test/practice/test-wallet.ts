import { Transaction } from '@scure/btc-signer';
import { sha256 } from '@scure/btc-signer/utils.js';
import { testWallet as keysOf } from '../support/psbt/test-wallet.ts';

/**
 * A test wallet: its own keys, the client side of the interface, and a signer that isn't the app's. Wallets at any
 * service come in the same order: their derivations are known after the first test.
 */
export function testWallet(baseUrl: () => Promise<string>, seed: Uint8Array = nextSeed(baseUrl)) {
  const { account, keyAt, key } = keysOf({ seed });
  const { vanilla, colored } = account.xpubs;
  const headers: Record<string, string> = {
    xpub: vanilla,
    'xpub-van': vanilla,
    'xpub-col': colored ?? '',
    'master-fingerprint': account.fingerprint,
  };
  const call = async (path: string, body?: unknown, sent: Record<string, string> = headers) =>
    post(`${await baseUrl()}/api${path}`, body, sent);
  /** The answer's JSON; fails for another status. */
  const ask = async (path: string, body?: unknown, status = 200): Promise<unknown> => {
    const answered = await call(path, body);
    if (answered.status !== status) throw new Error(`${path}: ${answered.status} ${answered.text}`);
    return answered.json;
  };
  return {
    ...{ account, headers, key, call, ask },
    begin: async (asked: { num: number; size: number; feeRate: number }) =>
      (await ask('/wallet/createutxosbegin', { upTo: false, ...asked })) as string,
    /** Signs every input with the key that its origin names; finalises unless told otherwise. */
    sign: (psbt: string, finalise = true): string => {
      const transaction = readPsbt(psbt);
      for (let i = 0; i < transaction.inputsLength; i += 1)
        transaction.signIdx(
          keyAt(pathOf(transaction.getInput(i))).privateKey,
          i,
          undefined,
          new Uint8Array(32),
        );
      if (finalise) transaction.finalize();
      return Buffer.from(transaction.toPSBT()).toString('base64');
    },
  };
}

/** A wallet with a payment of `sats` each, which wait for a block. */
export async function fundedWallet(
  practice: { baseUrl: () => Promise<string>; faucet: (address: string, sats: bigint) => Promise<string> },
  ...payments: readonly bigint[]
) {
  const wallet = testWallet(practice.baseUrl);
  for (const sats of payments) {
    const { address } = (await wallet.ask('/wallet/register')) as { address: string };
    await practice.faucet(address, sats);
  }
  return wallet;
}

const wallets = new WeakMap<() => Promise<string>, number>();

function nextSeed(baseUrl: () => Promise<string>): Uint8Array {
  const count = (wallets.get(baseUrl) ?? 0) + 1;
  wallets.set(baseUrl, count);
  return sha256(Buffer.from(`wallet ${count} of the tests`));
}

type Labelled = Pick<ReturnType<Transaction['getInput']>, 'tapBip32Derivation'>;

/** The path of an input's or output's only key origin; fails for none or several. */
function pathOf({ tapBip32Derivation: origins = [] }: Labelled): readonly number[] {
  const [origin] = origins;
  if (origin === undefined || origins.length > 1) throw new Error('not one key origin');
  return origin[1].der.path as readonly number[];
}

export const readPsbt = (psbt: string): Transaction =>
  Transaction.fromPSBT(Buffer.from(psbt, 'base64'), { allowUnknownOutputs: true });

/** `json` is null for an empty body. */
export async function post(url: string, body: unknown, headers: Record<string, string>) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, text, json: text === '' ? null : (JSON.parse(text) as unknown) };
}
