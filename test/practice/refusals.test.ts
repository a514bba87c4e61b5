import type { Transaction } from '@scure/btc-signer';
import { beforeEach, describe, expect, it } from 'vitest';
import type { LazyPractice } from '../support/practice.ts';
import { payee } from '../support/psbt/send-btc.ts';
import { walletWithSlots } from './asset-wallet.ts';
import { startPractice } from './service.ts';
import { fundedWallet, readPsbt, testWallet } from './test-wallet.ts';

let practice: LazyPractice;
let wallet: ReturnType<typeof testWallet>;

beforeEach(async () => {
  practice = startPractice();
  wallet = await fundedWallet(practice, 100_000n);
});

const refused = (error: string, status = 400) => ({ status, json: { error } });
const asked = { num: 2, size: 1000, feeRate: 2 };
/** The input's signature, with one byte changed by `flip`. */
function witnessOf(psbt: Transaction, flip = 0): Uint8Array {
  const signature = Uint8Array.from(psbt.getInput(0).finalScriptWitness?.[0] ?? []);
  signature[40] = (signature[40] ?? 0) ^ flip;
  return signature;
}

describe('createutxosend refuses', () => {
  const end = (signedPsbt: unknown, from = wallet) => from.call('/wallet/createutxosend', { signedPsbt });

  it.each<[string, (psbt: Transaction) => Uint8Array[]]>([
    ['one with a bit flipped', (psbt) => [witnessOf(psbt, 1)]],
    ['one with a sighash byte', (psbt) => [Uint8Array.of(...witnessOf(psbt), 1)]],
    ['more beside it', (psbt) => [witnessOf(psbt), Uint8Array.of(0x50)]],
  ])('a PSBT with %s, and one that is not finalised or not signed', async (_, witness) => {
    const psbt = await wallet.begin(asked);
    const changed = readPsbt(wallet.sign(psbt));
    changed.updateInput(0, { finalScriptWitness: witness(changed) }, true);
    for (const text of [Buffer.from(changed.toPSBT()).toString('base64'), wallet.sign(psbt, false), psbt])
      expect(await end(text)).toMatchObject({ status: 400, json: { error: 'FailedBroadcast', status: 400 } });
    expect((await practice.status()).mempool).toBe(1);
  });

  it("another wallet's PSBT, though properly signed", async () => {
    const other = await fundedWallet(practice, 100_000n);
    const signed = other.sign(await other.begin(asked));
    expect(await end(signed)).toMatchObject(refused('InvalidPsbt'));
    expect((await practice.status()).mempool).toBe(2);
    expect((await end(signed, other)).json).toBe(2);
  });

  it('the same PSBT a second time, and another over the same coins, before and after its block', async () => {
    const first = wallet.sign(await wallet.begin(asked));
    const second = wallet.sign(await wallet.begin({ ...asked, num: 3 }));
    expect((await end(first)).status).toBe(200);
    for (const reason of ['insufficient fee, rejecting replacement', 'bad-txns-inputs-missingorspent']) {
      expect(await end(first)).toMatchObject(refused('FailedBroadcast'));
      const message = `Failed to broadcast: ${reason}`;
      expect(await end(second)).toMatchObject({ json: { error: 'FailedBroadcast', message } });
      await practice.mine(1);
    }
    expect(await wallet.ask('/wallet/btcbalance')).toMatchObject({ colored: { settled: 2000 } });
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
  const begin = (body?: object, from = wallet) => from.call('/wallet/createutxosbegin', body);
  const whole = { upTo: false, ...asked };
  const missing = (...names: string[]) => names.map((name) => ({ type: 'missing', loc: ['body', name] }));

  it.each([
    ['num', 0, 'greater_than_equal'],
    ['num', 256, 'less_than_equal'],
    ['num', 1.5, 'int_from_float'],
    ['size', -1, 'greater_than_equal'],
    ['feeRate', 1.5, 'int_from_float'],
    ['feeRate', null, 'int_type'],
    ['upTo', 'yes', 'bool_type'],
  ])('%s %j', async (name, value, type) => {
    expect(await begin({ ...whole, [name]: value })).toMatchObject({
      status: 422,
      json: { detail: [{ type, loc: ['body', name], msg: expect.any(String) as string, input: value }] },
    });
  });

  it.each<[string, object | undefined, object[]]>([
    ['fields missing, naming all of them', {}, missing('upTo', 'num', 'size', 'feeRate')],
    ['nothing in it', undefined, [{ type: 'missing', loc: ['body'] }]],
    // This is the document dialect.
    ['names in snake_case', { up_to: false, num: 2, size: 1, fee_rate: 2 }, missing('upTo', 'feeRate')],
  ])('a body with %s', async (_, body, detail) =>
    expect(await begin(body)).toMatchObject({ status: 422, json: { detail } }),
  );

  it.each([
    ['a size of zero', { size: 0 }, 'InvalidAmountZero', 422],
    ['a size below dust', { size: 329 }, 'OutputBelowDustLimit', 400],
    ['a fee rate of zero', { feeRate: 0 }, 'InvalidFeeRate', 400],
    ['what the wallet cannot pay', { size: 60_000 }, 'InsufficientBitcoins', 422],
  ])('%s, as the library words it', async (_, change, error, status) =>
    expect(await begin({ ...whole, ...change })).toMatchObject(refused(error, status)),
  );

  it('what it cannot pay with what is needed and what is there, and a wallet that has nothing', async () => {
    const message = expect.stringMatching(/needed=120\d{3}, available=100000$/) as string;
    expect((await begin({ ...whole, size: 60_000 })).json).toMatchObject({ message, status: 422 });
    const empty = await fundedWallet(practice);
    await empty.ask('/wallet/register');
    expect(await begin({ ...whole, upTo: true }, empty)).toMatchObject(refused('InsufficientBitcoins', 422));
  });
});

describe('plain bitcoin is refused', () => {
  const begin = (change: object = {}) =>
    wallet.call('/wallet/sendbtcbegin', {
      ...{ address: payee().address, amount: 30_000, fee_rate: 2 },
      ...change,
    });

  it.each([
    ['to an address of another chain', { address: payee('p2tr', 'mainnet').address }, 400, 'InvalidAddress'],
    ['to no address at all', { address: 'somebody' }, 400, 'InvalidAddress'],
    ['below dust', { amount: 293 }, 400, 'OutputBelowDustLimit'],
    ['for nothing', { amount: 0 }, 400, 'OutputBelowDustLimit'],
    ['without a fee', { fee_rate: 0 }, 400, 'InvalidFeeRate'],
    ['beyond what there is', { amount: 99_900 }, 422, 'InsufficientBitcoins'],
  ])('%s', async (_, change, status, error) => {
    expect(await begin(change)).toMatchObject({ status, json: { error, status } });
  });

  it.each([
    ['a missing field', { amount: undefined }],
    ['an amount as text', { amount: '30000' }],
    ['a fraction of a sat', { amount: 0.5 }],
    ['a negative amount', { amount: -1 }],
    ['the amount of all bitcoin and one', { amount: 2_100_000_000_000_001 }],
    ['an endless address', { address: 'b'.repeat(91) }],
  ])('by its form: %s', async (_, change) => expect((await begin(change)).status).toBe(422));

  it('when it comes back unsigned, twice, by another wallet or to the call for slots', async () => {
    const end = (psbt: string, from = wallet) => from.call('/wallet/sendbtcend', { signed_psbt: psbt });
    const psbt = (await begin()).json as string;
    const signed = wallet.sign(psbt);
    expect(await end(wallet.sign(psbt, false))).toMatchObject(refused('FailedBroadcast'));
    const asSlots = await wallet.call('/wallet/createutxosend', { signedPsbt: signed });
    expect(asSlots).toMatchObject(refused('InvalidPsbt'));
    expect(await end(signed, await fundedWallet(practice, 1_000n))).toMatchObject(refused('InvalidPsbt'));
    expect((await end(signed)).status).toBe(200);
    expect(await end(signed)).toMatchObject(refused('FailedBroadcast'));
    const slots = wallet.sign(await wallet.begin({ num: 1, size: 1_000, feeRate: 1 }));
    expect(await end(slots)).toMatchObject(refused('InvalidPsbt'));
  });
});

describe('issuing is refused', () => {
  const whole = { ticker: 'T', name: 'N', amounts: [1], precision: 0 };
  const issue = (body: string | object) => wallet.call('/wallet/issueassetnia', body);

  it.each([
    [{ amounts: [] }, 400, 'NoIssuanceAmounts'],
    [{ amounts: [1, 0] }, 422, 'InvalidAmountZero'],
    [{ precision: 19 }, 400, 'InvalidPrecision'],
    [{ ticker: 'low' }, 400, 'InvalidTicker'],
    [{ ticker: 'NINELETTE' }, 400, 'InvalidTicker'],
    [{ name: '' }, 400, 'InvalidName'],
    [{ name: 'Ünicode' }, 400, 'InvalidName'],
  ])('of %j', async (change, status, error) => {
    expect(await issue({ ...whole, ...change })).toMatchObject({ status, json: { error } });
    expect(await wallet.ask('/wallet/listassets')).toEqual({ nia: [], uda: [], cfa: [] });
  });

  it('of a supply beyond a u64, and of amounts that are no whole numbers', async () => {
    const body = JSON.stringify(whole).replace('[1]', '[18446744073709551615,1]');
    expect(await issue(body)).toMatchObject({ json: { error: 'TooHighIssuanceAmounts' } });
    for (const amounts of [[1.5], [-1], ['1'], 5])
      expect(await issue({ ...whole, amounts })).toMatchObject({ status: 422, json: { detail: [{}] } });
  });
});

describe('an invoice', () => {
  const create = (asset_id: string, amount: number) => wallet.call('/invoice/create', { asset_id, amount });

  it('is refused for zero, for an asset that nobody issued, and for two of what there is one of', async () => {
    const { assetId = '' } = (await practice.friend.samples()).find(({ schema }) => schema === 'uda') ?? {};
    expect(await create('', 0)).toMatchObject(refused('InvalidAmountZero', 422));
    expect(await create('rgb:nothing', 1)).toMatchObject(refused('AssetNotFound', 404));
    expect(await create(assetId, 2)).toMatchObject(refused('InvalidAssignment'));
  });

  it('that cannot be read or is not known is said to be', async () => {
    const { invoice } = await (await walletWithSlots(practice, 1)).invoice('', 1);
    expect((await wallet.call('/invoice/status', { invoice })).status).toBe(404);
    for (const text of ['', 'rgb:', invoice.replace('bcrt', 'bc'), `${invoice}&expiry=1`])
      expect(await wallet.call('/wallet/decodergbinvoice', { invoice: text })).toMatchObject({
        json: { error: 'InvalidInvoice' },
      });
  });
});

describe('a wallet that is not who it says', () => {
  it.each(['address', 'btcbalance', 'listunspends', 'listassets', 'refresh', 'createutxosbegin'])(
    'is unknown to %s before it registers',
    async (path) => {
      const stranger = testWallet(practice.baseUrl);
      const error = `Wallet for client '${stranger.headers['xpub'] ?? ''}' does not exist.`;
      expect(await stranger.call(`/wallet/${path}`)).toMatchObject({ status: 404, json: { error } });
    },
  );

  it('is refused without any header, and told which', async () =>
    expect(await wallet.call('/wallet/btcbalance', undefined, {})).toMatchObject({
      status: 422,
      json: { detail: [{ type: 'missing', loc: ['header', 'xpub'], msg: 'Field required', input: null }] },
    }));

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

  const master =
    'tpubD6NzVbkrYhZ4XgiXtGrdW5XDAPFCL9h7we1vwNCpn8tGbBcgfVYjXyhWo4E1xkh56hjod1RhGjxbaTLV3X4FyWuejifB9jusQ46QzG87VKp';
  const mainnet =
    'xpub6BgBgsespWvERF3LHQu6CnqdvfEvtMcQjYrcRzx53QJjSxarj2afYWcLteoGVky7D3UKDP9QyrLprQ3VCECoY49yfdDEHGCtMMj92pReUsQ';
  it.each([
    ['a master key', () => master],
    ['keys of mainnet', () => mainnet],
    ['rubbish', () => 'tpub'],
    ['a key cut short', () => wallet.headers['xpub']?.slice(0, -1) ?? ''],
  ])('cannot register with %s', async (_, keyOf) => {
    const headers = { ...wallet.headers, xpub: keyOf(), 'xpub-van': keyOf() };
    expect(await wallet.call('/wallet/register', undefined, headers)).toMatchObject(refused('InvalidPubkey'));
  });
});
