import type { Transaction } from '@scure/btc-signer';
import { beforeEach, describe, expect, it } from 'vitest';
import type { LazyPractice } from '../support/practice.ts';
import { startPractice } from './service.ts';
import { readPsbt, testWallet } from './test-wallet.ts';

type Wallet = ReturnType<typeof testWallet>;

let practice: LazyPractice;
let wallet: Wallet;

async function fundedWallet(sats = 100_000n): Promise<Wallet> {
  const made = testWallet(practice.baseUrl);
  const { address } = (await made.ask('/wallet/register')) as { address: string };
  await practice.faucet(address, sats);
  return made;
}

beforeEach(async () => {
  practice = startPractice();
  wallet = await fundedWallet();
});

const asked = { num: 2, size: 1000, feeRate: 2 };
/** Its signature, with so much of one byte changed. */
function witnessOf(psbt: Transaction, flip = 0): Uint8Array {
  const signature = Uint8Array.from(psbt.getInput(0).finalScriptWitness?.[0] ?? []);
  signature[40] = (signature[40] ?? 0) ^ flip;
  return signature;
}
const toBase64 = (transaction: Transaction) => Buffer.from(transaction.toPSBT()).toString('base64');

describe('createutxosend refuses', () => {
  const end = (signedPsbt: unknown) => wallet.call('/wallet/createutxosend', { signedPsbt });
  const nothingHappened = async () => expect((await practice.status()).mempool).toBe(1);

  it.each<[string, (signed: Transaction) => void]>([
    [
      'one with a bit flipped',
      (psbt) => psbt.updateInput(0, { finalScriptWitness: [witnessOf(psbt, 1)] }, true),
    ],
    [
      'one with a sighash byte',
      (psbt) => psbt.updateInput(0, { finalScriptWitness: [Uint8Array.of(...witnessOf(psbt), 1)] }, true),
    ],
    [
      'more beside it',
      (psbt) => psbt.updateInput(0, { finalScriptWitness: [witnessOf(psbt), Uint8Array.of(0x50)] }, true),
    ],
  ])('a PSBT with %s, and one that is not finalised or not signed', async (_, change) => {
    const psbt = await wallet.begin(asked);
    const transaction = readPsbt(wallet.sign(psbt));
    change(transaction);
    for (const text of [toBase64(transaction), wallet.sign(psbt, false), psbt])
      expect(await end(text)).toMatchObject({ status: 400, json: { error: 'FailedBroadcast', status: 400 } });
    await nothingHappened();
  });

  it("another wallet's PSBT, though properly signed", async () => {
    const other = await fundedWallet();
    const signedPsbt = other.sign(await other.begin(asked));
    expect(await end(signedPsbt)).toMatchObject({ status: 400, json: { error: 'InvalidPsbt' } });
    expect((await practice.status()).mempool).toBe(2);
    expect(await other.ask('/wallet/createutxosend', { signedPsbt })).toBe(2);
  });

  it('the same PSBT a second time, before and after its block', async () => {
    const signed = wallet.sign(await wallet.begin(asked));
    expect((await end(signed)).status).toBe(200);
    expect(await end(signed)).toMatchObject({ status: 400, json: { error: 'FailedBroadcast' } });
    await practice.mine(1);
    expect(await end(signed)).toMatchObject({ status: 400, json: { error: 'FailedBroadcast' } });
    expect(await wallet.ask('/wallet/btcbalance')).toMatchObject({ colored: { settled: 2000 } });
  });

  it('a second PSBT over the same coins: a double spend', async () => {
    const first = wallet.sign(await wallet.begin(asked));
    const second = wallet.sign(await wallet.begin({ ...asked, num: 3 }));
    expect((await end(first)).status).toBe(200);
    expect(await end(second)).toMatchObject({
      json: { error: 'FailedBroadcast', message: 'Failed to broadcast: txn-mempool-conflict' },
    });
    await practice.mine(1);
    expect(await end(second)).toMatchObject({
      json: { message: 'Failed to broadcast: bad-txns-inputs-missingorspent' },
    });
  });

  it.each(['', 'no base64 ', 'cHNidP8=', 'AAAA'])('what is no PSBT: %j', async (text) => {
    expect(await end(text)).toMatchObject({ status: 400, json: { error: 'InvalidPsbt', status: 400 } });
  });

  it.each([[5], [null], [['x']]])('a signedPsbt that is no text: %j', async (value) => {
    expect(await end(value)).toMatchObject({
      status: 422,
      json: { detail: [{ type: 'string_type', loc: ['body', 'signedPsbt'] }] },
    });
  });
});

describe('createutxosbegin refuses', () => {
  const begin = (change: Record<string, unknown>) =>
    wallet.call('/wallet/createutxosbegin', { upTo: false, ...asked, ...change });

  it.each([
    ['num', 0, 'greater_than_equal'],
    ['num', 256, 'less_than_equal'],
    ['num', 1.5, 'int_from_float'],
    ['size', -1, 'greater_than_equal'],
    ['feeRate', 1.5, 'int_from_float'],
    ['feeRate', null, 'int_type'],
    ['upTo', 'yes', 'bool_type'],
  ])('%s %j', async (name, value, type) => {
    expect(await begin({ [name]: value })).toMatchObject({
      status: 422,
      json: { detail: [{ type, loc: ['body', name], msg: expect.any(String) as string, input: value }] },
    });
  });

  it('a body with fields missing, naming all of them', async () => {
    expect(await wallet.call('/wallet/createutxosbegin', {})).toMatchObject({
      status: 422,
      json: {
        detail: ['upTo', 'num', 'size', 'feeRate'].map((name) => ({ type: 'missing', loc: ['body', name] })),
      },
    });
    expect(await wallet.call('/wallet/createutxosbegin')).toMatchObject({
      status: 422,
      json: { detail: [{ type: 'missing', loc: ['body'] }] },
    });
  });

  it('snake_case names: this is the document dialect', async () => {
    const body = { up_to: false, num: 2, size: 1000, fee_rate: 2 };
    expect((await wallet.call('/wallet/createutxosbegin', body)).status).toBe(422);
  });

  it('a size of zero, a size below dust and a fee rate of zero, as the library words them', async () => {
    expect(await begin({ size: 0 })).toMatchObject({
      status: 422,
      json: { error: 'InvalidAmountZero', status: 422 },
    });
    expect(await begin({ size: 329 })).toMatchObject({
      status: 400,
      json: { error: 'OutputBelowDustLimit' },
    });
    expect(await begin({ feeRate: 0 })).toMatchObject({ status: 400, json: { error: 'InvalidFeeRate' } });
  });

  it('what the wallet cannot pay, with what is needed and what is there', async () => {
    expect(await begin({ size: 60_000 })).toMatchObject({
      status: 422,
      json: {
        error: 'InsufficientBitcoins',
        message: expect.stringMatching(/needed=120\d{3}, available=100000$/) as string,
        status: 422,
      },
    });
    const empty = testWallet(practice.baseUrl);
    await empty.ask('/wallet/register');
    expect(await empty.call('/wallet/createutxosbegin', { upTo: true, ...asked })).toMatchObject({
      status: 422,
      json: { error: 'InsufficientBitcoins' },
    });
  });
});

describe('a wallet that is not who it says', () => {
  it('is unknown before it registers, on every endpoint that needs a wallet', async () => {
    const stranger = testWallet(practice.baseUrl);
    for (const path of [
      'address',
      'btcbalance',
      'listunspends',
      'listassets',
      'refresh',
      'createutxosbegin',
    ]) {
      expect(await stranger.call(`/wallet/${path}`)).toMatchObject({
        status: 404,
        json: { error: `Wallet for client '${stranger.headers['xpub'] ?? ''}' does not exist.` },
      });
    }
  });

  it('is refused without any header, and told which', async () => {
    expect(await wallet.call('/wallet/btcbalance', undefined, {})).toEqual(
      expect.objectContaining({
        status: 422,
        json: { detail: [{ type: 'missing', loc: ['header', 'xpub'], msg: 'Field required', input: null }] },
      }),
    );
  });

  it('cannot register with the xpub alone, but is found by it afterwards', async () => {
    const fresh = testWallet(practice.baseUrl);
    const xpubOnly = { xpub: fresh.headers['xpub'] ?? '' };
    expect(await fresh.call('/wallet/register', undefined, xpubOnly)).toMatchObject({
      status: 422,
      json: { detail: [{ loc: ['header', 'xpub-col'] }, { loc: ['header', 'master-fingerprint'] }] },
    });
    await fresh.ask('/wallet/register');
    expect((await fresh.call('/wallet/btcbalance', undefined, xpubOnly)).status).toBe(200);
  });

  it('cannot register with keys of mainnet, with a master key or with rubbish', async () => {
    const master =
      'tpubD6NzVbkrYhZ4XgiXtGrdW5XDAPFCL9h7we1vwNCpn8tGbBcgfVYjXyhWo4E1xkh56hjod1RhGjxbaTLV3X4FyWuejifB9jusQ46QzG87VKp';
    const mainnet =
      'xpub6BgBgsespWvERF3LHQu6CnqdvfEvtMcQjYrcRzx53QJjSxarj2afYWcLteoGVky7D3UKDP9QyrLprQ3VCECoY49yfdDEHGCtMMj92pReUsQ';
    for (const xpub of [master, mainnet, 'tpub', wallet.headers['xpub']?.slice(0, -1) ?? '']) {
      const headers = { ...wallet.headers, xpub, 'xpub-van': xpub };
      expect(await wallet.call('/wallet/register', undefined, headers)).toMatchObject({
        status: 400,
        json: { error: 'InvalidPubkey' },
      });
    }
  });
});
