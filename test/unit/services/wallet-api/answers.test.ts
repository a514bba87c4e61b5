import { describe, expect, it } from 'vitest';
import type { ApiUnspent, WalletApi } from '../../../../src-main/ports/index.ts';
import { entriesOf } from '../../../../src-main/wallet/connection/service-reading.ts';
import { answers } from '../../../support/fault-server.ts';
import { ASSET, TXID } from './endpoints.ts';
import { failureOf } from '../../../support/failure-of.ts';
import { reading, serve } from './support.ts';

const refusing = async (name: keyof WalletApi, body: string) => (await failureOf(reading(name, body))).facts;

const sats = (settled: string) => `{"settled":${settled},"future":0,"spendable":0}`;
const pair = (settled: string) => `{"vanilla":${sats(settled)},"colored":${sats('0')}}`;
const assetWith = (fields: string, precision = '0') =>
  `{"asset_id":"${ASSET}","name":"N","precision":${precision},"issued_supply":10,"timestamp":1752838304,"added_at":1752838304${fields}}`;
const held = (part: string, amount: string) =>
  assetWith(`,"balance":${sats('0').replace(new RegExp(`"${part}":0`), `"${part}":${amount}`)}`);
const unspent = (outpoint: string, fields = '', allocations = '[]') =>
  `[{"utxo":{"outpoint":${outpoint},"btc_amount":1000,"colorable":true${fields}},"rgb_allocations":${allocations}}]`;
const POINT = `{"txid":"${TXID}","vout":5}`;
const many = (count: number) =>
  unspent(
    POINT,
    '',
    `[${Array<string>(count).fill(`{"asset_id":"${ASSET}","amount":7,"settled":true}`).join()}]`,
  );
const list = (items: number) => `[${Array.from({ length: items }, () => '0').join(',')}]`;
const ended = (txid: string, batch = '7') => `{"txid":${txid},"batch_transfer_idx":${batch}}`;
/** A transfer with these members changed. */
const transfer = (told: Readonly<Record<string, string>> = {}) =>
  JSON.stringify({
    ...{ idx: 1, batch_transfer_idx: 1, created_at: 1752838304, updated_at: 1752838304, status: 0, kind: 1 },
    ...{ txid: null, receive_utxo: null, change_utxo: null, expiration: null, transport_endpoints: [] },
    ...Object.fromEntries(Object.keys(told).map((key) => [key, `<${key}>`])),
  }).replace(/"<(\w+)>"/g, (_, key: string) => told[key] ?? '');
const decoded = (amount: string) =>
  `{"recipient_id":"r","asset_id":null,"amount":${amount},"expiration_timestamp":null,"transport_endpoints":[]}`;
const ifa = (balance: number, more = '"known_circulating_supply":500,"max_supply":600') =>
  `{"ifa":[{"asset_id":"${ASSET}","ticker":"IFAX","name":"Ifa Coin","details":null,"precision":1,"initial_supply":500,${more},"timestamp":1795355401,"added_at":1795355401,"balance":${sats(String(balance))},"media":null,"reject_list_url":null}]}`;
const ADDRESS = 'bcrt1p8zlte97fje4gre9kf6hx0jc9e79mj966fduq950qwuaw4832c4lq97r48g';
const PHRASE = 'melody fee hero onion rapid bullet again exile exact exile slogan grace';

type Refused = readonly [why: string, name: keyof WalletApi, body: string, problem: string];
const each = (
  why: string,
  problem: string,
  name: keyof WalletApi,
  told: readonly string[],
  body: (one: string) => string = (one) => one,
): Refused[] => told.map((one) => [`${why}: ${one.slice(0, 60)}`, name, body(one), problem]);
const PARTS = ['settled', 'future', 'spendable'];
const NO_AMOUNT = ['-1', '-0', '0.5', '1e400', '"5"', 'true', 'null'];

describe('an answer is refused', () => {
  it.each<Refused>([
    ...each(
      'G16, G17: an amount of sats',
      'badNumber',
      'btcBalance',
      [...NO_AMOUNT, '1.0', '1e3', '[]', '9007199254740993', '2100000000000001'],
      pair,
    ),
    ...each('G16: no JSON', 'notJson', 'btcBalance', ['NaN', '01', '+1', '0x10', '1_000', '.5', '1.'], pair),
    ...each(
      'G16: an amount of an asset',
      'badNumber',
      'assetBalance',
      [...NO_AMOUNT, '18446744073709551616', '9'.repeat(400)],
      sats,
    ),
    ...each('G29: a precision', 'badNumber', 'issueAssetNia', ['19', '-1', '255', '1.5', '"6"'], (one) =>
      assetWith('', one),
    ),
    ...each('G17: more than was issued', 'badNumber', 'issueAssetNia', ['settled', 'spendable'], (one) =>
      held(one, '11'),
    ),
    ...each('a batch index', 'badNumber', 'sendEnd', ['-1', '2147483648', '0.5', '"7"', 'null'], (one) =>
      ended(`"${TXID}"`, one),
    ),
    ...each('outputs made', 'badNumber', 'createUtxosEnd', ['-1', '0.5', '"5"', '4294967296']),
    ['one field in both cases', 'issueAssetNia', assetWith(',"assetId":"rgb:other"'), 'duplicateKey'],
    ...each('a list of assets', 'shape', 'listAssets', [
      ...['{}', '{"items":[]}', '{"message":"ok"}', '[]', '7', '"none"', '{"nia":{}}', '{"nia":[7]}'],
    ]),
    ['more than there can be', 'listAssets', ifa(601), 'badNumber'],
    ...each(
      'the id of a transaction',
      'shape',
      'sendEnd',
      ['{}', '{"txid":7}', `{"txid":{"txid":"${TXID}"}}`, `["${TXID}"]`, 'null'],
      (one) => ended(one),
    ),
    ...each(
      'an outpoint',
      'shape',
      'listUnspents',
      [
        ...[`"${TXID}"`, `"${TXID}:05"`, `"${TXID}:-1"`, `"${TXID.toUpperCase()}:1"`],
        ...['{"txid":"ab","vout":0}', 'null', '7'],
      ],
      (one) => unspent(one),
    ),
    ...each(
      'the index of an outpoint',
      'badNumber',
      'listUnspents',
      [`"${TXID}:4294967296"`, `{"txid":"${TXID}","vout":-1}`, `{"txid":"${TXID}","vout":4294967296}`],
      (one) => unspent(one),
    ),
    ['more allocations on one output than are looked at', 'listUnspents', many(257), 'tooLarge'],
    ...each('a txid', 'shape', 'invoiceStatus', ['{"txid":"x"}', '""', '"abc"', '7'], (txid) =>
      transfer({ txid }),
    ),
    ...each(
      'G10: the amount of a decoded invoice',
      'badNumber',
      'decodeRgbInvoice',
      ['"010"', '"1e1"', '" 10"', '"１０"', '""', '"-1"', '"18446744073709551616"', '10.5', 'true'],
      decoded,
    ),
    ...each('a refresh', 'shape', 'refresh', ['7', '[]', '"done"', '{"3":"settled"}']),
    ...each('G26: what is not an address alone', 'notJson', 'address', [
      ...[`${ADDRESS}\n`, ` ${ADDRESS}`, ADDRESS.toUpperCase(), `${ADDRESS} ${ADDRESS}`, 'Service is ready'],
    ]),
    ...each('G26: an address', 'shape', 'address', ['null', '7', '{"address":"x"}', '[]', '""']),
    ...each('where no PSBT is', 'shape', 'sendBegin', [
      ...['{}', '{"psbt":""}', '{"psbt":null}', '{"psbt":{"psbt":"cHNidP8BAAo="}}', '["cHNidP8BAAo="]'],
    ]),
    ['a time that is text', 'invoiceStatus', transfer({ expiration: '"soon"' }), 'badNumber'],
    ...each('a status', 'badNumber', 'invoiceStatus', ['-1', '0.5', 'null', '256'], (status) =>
      transfer({ status }),
    ),
    ...each('a status', 'shape', 'invoiceStatus', ['"settled"', '"Set tled"', '""'], (status) =>
      transfer({ status }),
    ),
    // This is the largest list that is parsed; its rows are then refused.
    ['G23: a list of no transfers', 'listTransfers', list(250_000), 'shape'],
  ])('for %s', async (_, name, body, problem) => {
    expect(await refusing(name, body)).toMatchObject({ problem });
  });

  it('with its place and reason', async () => {
    expect(await refusing('btcBalance', pair('-1'))).toMatchObject({
      detail: 'vanilla.settled: not a whole number in range',
    });
    expect(await refusing('listTransfers', list(250_001))).toMatchObject({
      ...{ problem: 'tooLarge', detail: 'a list of more than 250000' },
    });
  });

  it.each([
    ['that does not fit', `{"mnemonic":"${PHRASE}","xpub":"${PHRASE}"}`, 'shape'],
    ['that is broken', `{"mnemonic":"${PHRASE}" "xpub"`, 'notJson'],
  ])('G36: without a word of one %s', async (_, body, problem) => {
    const facts = await refusing('generateKeys', body);
    expect(facts).toMatchObject({ problem });
    expect(JSON.stringify(facts)).not.toMatch(/melody|onion|grace/);
  });

  it("G36: without the words and keys of the service's error text", async () => {
    const detail = `Send ${PHRASE} for ${'tpub' + 'A'.repeat(107)} now`;
    const { api } = await serve([answers(JSON.stringify({ detail }), 400)]);
    expect(await failureOf(api.refresh())).toMatchObject({
      facts: { message: 'Send [words] for [key] now' },
    });
  });
});

type Taken = readonly [what: string, name: keyof WalletApi, body: string, value: unknown];
const at = (expiration: string, expiresAtMs: number | null): Taken => [
  `G30: a time of ${expiration}`,
  'invoiceStatus',
  transfer({ expiration }),
  { expiresAtMs, createdAtMs: 1_752_838_304_000 },
];

describe('answers in which real servers differ', () => {
  it.each<Taken>([
    ...(
      [
        ['9007199254740993', 9_007_199_254_740_993n],
        ['18446744073709551615', 18_446_744_073_709_551_615n],
      ] as const
    ).map(([text, settled]): Taken => [
      `G15: every digit of ${text}`,
      'assetBalance',
      sats(text),
      { settled },
    ]),
    ...[0, 18].map((precision): Taken => [
      ...([`G29: a precision of ${String(precision)}`, 'issueAssetNia'] as const),
      ...([assetWith('', String(precision)), { precision }] as const),
    ]),
    ...PARTS.map((part): Taken => [
      ...([`G17: all that was issued as ${part}`, 'issueAssetNia'] as const),
      ...([held(part, '10'), { balance: { [part]: 10n } }] as const),
    ]),
    [
      ...(['G17: what was issued, of a future above it', 'issueAssetNia'] as const),
      ...([held('future', '11'), { balance: { future: 10n } }] as const),
    ],
    [
      'a balance as a pair',
      'assetBalance',
      `{"vanilla":${sats('0')},"colored":${sats('3')}}`,
      { settled: 3n },
    ],
    ['no assets', 'listAssets', '{"nia":null,"uda":null,"cfa":null,"ifa":null}', []],
    ['no assets of three kinds', 'listAssets', '{"nia":[],"uda":[],"cfa":[]}', []],
    [
      ...(['an asset of which more may be issued, by what is known to be', 'listAssets', ifa(600)] as const),
      [{ schema: 'ifa', ticker: 'IFAX', precision: 1, issuedSupply: 500n, balance: { settled: 600n } }],
    ],
    [
      ...(['one in no form of its kind as of no known kind'] as const),
      ...(['listAssets', ifa(1, '"issued_supply":500')] as const),
      [{ schema: 'ifa?', ticker: 'IFAX', precision: 1, issuedSupply: null, balance: { settled: 1n } }],
    ],
    ['an output to exist', 'listUnspents', unspent(POINT), [{ exists: true, pendingBlinded: 0 }]],
    ['one that does not', 'listUnspents', unspent(POINT, ',"exists":false'), [{ exists: false }]],
    ['as many allocations as are looked at', 'listUnspents', many(256), [{}]],
    ['an amount that is bare', 'invoiceStatus', transfer({ amount: '5' }), { amount: 5n }],
    ['G10: a text as an invoice’s amount', 'decodeRgbInvoice', decoded('"10"'), { amount: 10n }],
    ['G10: a number as an invoice’s amount', 'decodeRgbInvoice', decoded('10'), { amount: 10n }],
    ['G10: an amount left open', 'decodeRgbInvoice', decoded('null'), { amount: null }],
    ['what failed', 'failTransfers', '{"failed":true}', { anyFailed: true }],
    ['that nothing failed', 'failTransfers', '{"failed":false}', { anyFailed: false }],
    ['a sentence on what failed', 'failTransfers', '{"message":"Transfer failed"}', { anyFailed: null }],
    ['nothing on what failed', 'failTransfers', '', { anyFailed: null }],
    ['a sentence for a refresh', 'refresh', '{"message":"Wallet refreshed"}', { moved: null, failed: null }],
    [
      ...(['what a refresh moved, and what it could not do', 'refresh'] as const),
      '{"3":{"updated_status":2,"failure":null},"4":{"updated_status":null,"failure":{"details":"Electrum"}}}',
      { moved: [3], failed: [{ batchTransferIdx: 4, words: 'Electrum' }] },
    ],
    ...['1752838304000', '-1', '253402300799', '0', '1.5', '1e9'].map((seconds) => at(seconds, null)),
    [
      ...(['the newer name of the expiry', 'invoiceStatus'] as const),
      ...([transfer({ expiration_timestamp: '1752838305' }), { expiresAtMs: 1_752_838_305_000 }] as const),
    ],
    ['G38: a kind nobody knows', 'invoiceStatus', transfer({ kind: '9' }), { kind: 9, kindName: 'unknown' }],
    ...(
      [
        ['Settled', 'settled'],
        ['WaitingSafeHeight', 'waitingSafeHeight'],
        ['Unknown', 'unknown'],
        ['Bridged', 'unknown'],
      ] as const
    ).map(([status, statusName]): Taken => [
      ...([`the word ${status} for a status`, 'invoiceStatus'] as const),
      ...([transfer({ status: `"${status}"` }), { status, statusName }] as const),
    ]),
  ])('are read: %s', async (_, name, body, value) => {
    expect(await reading(name, body)).toMatchObject(value as object);
  });

  const camel = assetWith('')
    .replace('asset_id', 'assetId')
    .replace('issued_supply', 'issuedSupply')
    .replace('added_at', 'addedAt');
  it.each<readonly [what: string, name: keyof WalletApi, one: string, other: string]>([
    [
      ...(['an asset balance flat or as a pair', 'issueAssetNia'] as const),
      assetWith(`,"balance":${sats('3')}`),
      assetWith(`,"balance":{"vanilla":${sats('0')},"colored":${sats('3')}}`),
    ],
    ['an issued asset bare or wrapped', 'issueAssetNia', assetWith(''), `{"asset":${assetWith('')}}`],
    ['snake case and camel case', 'issueAssetNia', assetWith(''), camel],
    ['a transaction’s id in an object', 'sendEnd', ended(`{"txid":"${TXID}"}`), ended(`"${TXID}"`)],
    ['an outpoint as text', 'listUnspents', unspent(POINT), unspent(`"${TXID}:5"`)],
    ['G26: an address without quotes', 'address', `"${ADDRESS}"`, ADDRESS],
    ['G26: a PSBT without quotes', 'createUtxosBegin', '"cHNidP8BAAo="', 'cHNidP8BAAo='],
    [
      ...(['a PSBT in an object', 'sendBegin', '"cHNidP8BAAo="'] as const),
      '{"psbt":"cHNidP8BAAo=","batch_transfer_idx":null,"details":{"fee":309}}',
    ],
  ])('read %s as the same', async (_, name, one, other) => {
    expect(await reading(name, other)).toEqual(await reading(name, one));
  });

  it('G26: texts are returned exactly as received; judging them is for others', async () => {
    expect(await reading('createUtxosBegin', '"cHNidP8 \\n"')).toBe('cHNidP8 \n');
    expect(await reading('createUtxosEnd', '{"message":"UTXO created successfully"}')).toBeNull();
  });

  it("an output for a waiting receive of any asset isn't spent", async () => {
    const body = unspent(POINT, '', '[{"asset_id":null,"amount":0,"settled":false}]');
    const listed = await reading('listUnspents', body);
    expect(listed).toMatchObject([{ allocations: [{ assetId: null }], pendingBlinded: 0 }]);
    expect(entriesOf(listed as readonly ApiUnspent[], () => true)).toMatchObject([
      { allocations: [], pendingBlinded: 1 },
    ]);
  });

  it.each([
    ['', 200],
    ['', 201],
    ['', 204],
    ['null', 201],
  ])('include "%s" with %i for a refresh', async (body, status) => {
    const { api } = await serve([answers(body, status)]);
    await expect(api.refresh()).resolves.toEqual({ moved: null, failed: null });
  });
});

type Numbering = 'documentEra' | 'beta5' | 'beta6' | 'beta7';
const bySent = (status: number, kind: number) =>
  transfer({ status: String(status), kind: String(kind), txid: `"${TXID}"` }).replace(
    ',"expiration":null',
    '',
  );
// A send with a transaction may have any state, so it neither fits nor contradicts a numbering.
const statusIn = async (numbering: Numbering, status: number, kind: 0 | 3 = 3) => {
  const { api } = await serve([answers(bySent(status, kind))], {}, { numbering });
  const { statusName, status: raw } = await api.invoiceStatus('x');
  expect(raw).toBe(status);
  return statusName;
};

it.each([
  ['documentEra', 4],
  ['beta5', 5],
  ['beta6', 6],
  ['beta7', 7],
  ['documentEra', 255],
] as const)('G38: a status by %s, %i is unknown and stays a number', async (numbering, status) => {
  expect(await statusIn(numbering, status)).toBe('unknown');
});

it('earlier reports decide a status in doubt, and are read only then', async () => {
  const paid = transfer({ status: '2', txid: `"${TXID}"` });
  const earlier = () => [{ status: 2, kind: 0, txid: null }];
  const { api } = await serve([answers(paid)], {}, { earlier });
  const { statusName, namedBy } = await api.invoiceStatus('x');
  expect([statusName, namedBy]).toEqual(['settled', undefined]);
  const { api: sure } = await serve([answers(transfer())], {}, { earlier: () => expect.unreachable() });
  expect((await sure.invoiceStatus('x')).statusName).toBe('waitingCounterparty');
});

it.each(['practice', 'own'] as const)(
  'a status of Ochre’s own services is never in doubt: %s',
  async (dialect) => {
    const { api } = await serve([answers(transfer({ status: '3', txid: `"${TXID}"` }))], {}, { dialect });
    expect((await api.invoiceStatus('x')).statusName).toBe('failed');
  },
);
