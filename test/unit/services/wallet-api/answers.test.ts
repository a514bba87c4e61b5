import { describe, expect, it } from 'vitest';
import type { ApiUnspent, WalletApi } from '../../../../src-main/ports/index.ts';
import { entriesOf } from '../../../../src-main/wallet/connection/held.ts';
import { answers } from '../../../support/fault-server.ts';
import { ASSET, caseOf, TXID } from './endpoints.ts';
import { failureOf } from '../../../support/failure-of.ts';
import { serve } from './support.ts';

/** What a call makes of an answer that is whole and proper HTTP. */
async function reading(name: keyof WalletApi, body: string): Promise<unknown> {
  const each = caseOf(name);
  const { api } = await serve([answers(body, each.status)]);
  return each.call(api);
}
const refusing = async (name: keyof WalletApi, body: string) => (await failureOf(reading(name, body))).facts;

const sats = (settled: string) => `{"settled":${settled},"future":0,"spendable":0}`;
const pair = (settled: string) => `{"vanilla":${sats(settled)},"colored":${sats('0')}}`;
const assetWith = (fields: string) =>
  `{"asset_id":"${ASSET}","name":"N","precision":0,"issued_supply":10,"timestamp":1752838304,"added_at":1752838304${fields}}`;
const unspent = (outpoint: string, fields = '', allocations = '[]') =>
  `[{"utxo":{"outpoint":${outpoint},"btc_amount":1000,"colorable":true${fields}},"rgb_allocations":${allocations}}]`;
const POINT = `{"txid":"${TXID}","vout":5}`;
const transfer = (fields: string) =>
  `{"idx":1,"batch_transfer_idx":1,"created_at":1752838304,"updated_at":1752838304,"status":0,"kind":1,"txid":null,"receive_utxo":null,"change_utxo":null,"expiration":null,"transport_endpoints":[]${fields}}`;

describe('numbers', () => {
  const hostile = [
    '-1',
    '-0',
    '0.5',
    '1.0',
    '1e3',
    '1e400',
    '"5"',
    'true',
    'null',
    '[]',
    '9007199254740993',
    '2100000000000001',
  ];

  it.each(hostile)('G16, G17: refuses %s as an amount of sats', async (text) => {
    expect(await refusing('btcBalance', pair(text))).toMatchObject({
      problem: 'badNumber',
      detail: 'vanilla.settled: not a whole number in range',
    });
  });

  it.each(['NaN', '01', '+1', '0x10', '1_000', '.5', '1.'])(
    'G16: refuses %s, which is no JSON',
    async (text) => expect(await refusing('btcBalance', pair(text))).toMatchObject({ problem: 'notJson' }),
  );

  it.each(['18446744073709551616', '1e400', '-1', '-0', '0.5', '"5"', 'true', 'null', '9'.repeat(400)])(
    'G16: refuses %s as an amount of an asset',
    async (text) => {
      expect(await refusing('assetBalance', sats(text))).toMatchObject({ problem: 'badNumber' });
    },
  );

  it.each([
    ['9007199254740993', 9_007_199_254_740_993n],
    ['18446744073709551615', 18_446_744_073_709_551_615n],
  ])('G15: keeps every digit of %s', async (text, value) => {
    expect(await reading('assetBalance', sats(text))).toMatchObject({ settled: value });
  });

  it.each(['19', '-1', '255', '1.5', '"6"'])('G29: refuses a precision of %s', async (text) => {
    const body = assetWith('').replace('"precision":0', `"precision":${text}`);
    expect(await refusing('issueAssetNia', body)).toMatchObject({ problem: 'badNumber' });
  });

  it.each([0, 18])('G29: takes a precision of %i', async (precision) => {
    const body = assetWith('').replace('"precision":0', `"precision":${precision}`);
    expect(await reading('issueAssetNia', body)).toMatchObject({ precision });
  });

  it.each(['settled', 'future', 'spendable'])(
    'G17: refuses more than was ever issued as %s',
    async (part) => {
      const held = (amount: string) =>
        assetWith(`,"balance":${sats('0').replace(new RegExp(`"${part}":0`), `"${part}":${amount}`)}`);
      expect(await refusing('issueAssetNia', held('11'))).toMatchObject({ problem: 'badNumber' });
      expect(await reading('issueAssetNia', held('10'))).toMatchObject({ balance: { [part]: 10n } });
    },
  );

  it.each(['-1', '2147483648', '0.5', '"7"', 'null'])('refuses a batch index of %s', async (text) => {
    expect(await refusing('sendEnd', `{"txid":"${TXID}","batch_transfer_idx":${text}}`)).toMatchObject({
      problem: 'badNumber',
    });
  });

  it.each(['-1', '0.5', '"5"', '4294967296'])('refuses %s as the number of outputs made', async (text) => {
    expect(await refusing('createUtxosEnd', text)).toMatchObject({ problem: 'badNumber' });
  });
});

describe('where real servers differ', () => {
  it('takes an asset balance flat or as a pair', async () => {
    const flat = await reading('issueAssetNia', assetWith(`,"balance":${sats('3')}`));
    const paired = await reading(
      'issueAssetNia',
      assetWith(`,"balance":{"vanilla":${sats('0')},"colored":${sats('3')}}`),
    );
    expect(flat).toEqual(paired);
    expect(await reading('assetBalance', `{"vanilla":${sats('0')},"colored":${sats('3')}}`)).toMatchObject({
      settled: 3n,
    });
  });

  it('takes an issued asset bare or wrapped', async () => {
    const bare = await reading('issueAssetNia', assetWith(''));
    expect(await reading('issueAssetNia', `{"asset":${assetWith('')}}`)).toEqual(bare);
  });

  it('takes snake case and camel case, and refuses one field in both', async () => {
    const camel = assetWith('')
      .replace('asset_id', 'assetId')
      .replace('issued_supply', 'issuedSupply')
      .replace('added_at', 'addedAt');
    expect(await reading('issueAssetNia', camel)).toEqual(await reading('issueAssetNia', assetWith('')));
    expect(await refusing('issueAssetNia', assetWith(',"assetId":"rgb:other"'))).toMatchObject({
      problem: 'duplicateKey',
    });
  });

  it.each(['{}', '{"items":[]}', '{"message":"ok"}'])('finds no list of assets in %s', async (answer) => {
    expect(await refusing('listAssets', answer)).toMatchObject({ problem: 'shape' });
  });

  it.each(['{"nia":null,"uda":null,"cfa":null,"ifa":null}', '{"nia":[],"uda":[],"cfa":[]}'])(
    'reads no assets in %s',
    async (body) => expect(await reading('listAssets', body)).toEqual([]),
  );

  it.each(['[]', '7', '"none"', '{"nia":{}}', '{"nia":[7]}'])(
    'refuses %s as a list of assets',
    async (body) => expect(await refusing('listAssets', body)).toMatchObject({ problem: 'shape' }),
  );

  it('tells the three kinds of assets apart', async () => {
    const list = `{"nia":[${assetWith(',"ticker":"T"')}],"uda":[${assetWith('')}],"cfa":[${assetWith('')}]}`;
    expect(await reading('listAssets', list)).toMatchObject([
      { schema: 'nia', ticker: 'T' },
      { schema: 'uda', ticker: null },
      { schema: 'cfa' },
    ]);
  });

  it('reads an asset of which more may be issued by what is known to be, and refuses more than there can be', async () => {
    const ifa = (balance: number, more = '"known_circulating_supply":500,"max_supply":600') =>
      `{"ifa":[{"asset_id":"${ASSET}","ticker":"IFAX","name":"Ifa Coin","details":null,"precision":1,"initial_supply":500,${more},"timestamp":1795355401,"added_at":1795355401,"balance":${sats(String(balance))},"media":null,"reject_list_url":null}]}`;
    expect(await reading('listAssets', ifa(600))).toMatchObject([
      { schema: 'ifa', ticker: 'IFAX', precision: 1, issuedSupply: 500n, balance: { settled: 600n } },
    ]);
    expect(await refusing('listAssets', ifa(601))).toMatchObject({ problem: 'badNumber' });
    // In no form of its kind: that one alone is of no known kind, as far as it can be read.
    expect(await reading('listAssets', ifa(1, '"issued_supply":500'))).toMatchObject([
      { schema: 'ifa?', ticker: 'IFAX', precision: 1, issuedSupply: null, balance: { settled: 1n } },
    ]);
  });

  it('takes the id of a transaction as text, and as an object that holds nothing else of it', async () => {
    const ended = (txid: string) => `{"txid":${txid},"batch_transfer_idx":7}`;
    expect(await reading('sendEnd', ended(`{"txid":"${TXID}"}`))).toEqual(
      await reading('sendEnd', ended(`"${TXID}"`)),
    );
    for (const txid of ['{}', '{"txid":7}', `{"txid":{"txid":"${TXID}"}}`, `["${TXID}"]`, 'null'])
      expect(await refusing('sendEnd', ended(txid))).toMatchObject({ problem: 'shape' });
  });

  it('takes an outpoint as an object or as text', async () => {
    const object = await reading('listUnspents', unspent(POINT));
    expect(await reading('listUnspents', unspent(`"${TXID}:5"`))).toEqual(object);
  });

  it.each([
    `"${TXID}"`,
    `"${TXID}:05"`,
    `"${TXID}:-1"`,
    `"${TXID.toUpperCase()}:1"`,
    '{"txid":"ab","vout":0}',
    'null',
    '7',
  ])('refuses %s as an outpoint', async (outpoint) => {
    expect(await refusing('listUnspents', unspent(outpoint))).toMatchObject({ problem: 'shape' });
  });

  it.each([`"${TXID}:4294967296"`, `{"txid":"${TXID}","vout":-1}`, `{"txid":"${TXID}","vout":4294967296}`])(
    'refuses the index in %s',
    async (outpoint) => {
      expect(await refusing('listUnspents', unspent(outpoint))).toMatchObject({ problem: 'badNumber' });
    },
  );

  it('takes an output to exist unless told otherwise', async () => {
    expect(await reading('listUnspents', unspent(POINT))).toMatchObject([
      { exists: true, pendingBlinded: 0 },
    ]);
    expect(await reading('listUnspents', unspent(POINT, ',"exists":false'))).toMatchObject([
      { exists: false },
    ]);
  });

  it('takes an allocation as amount or assignment, and refuses two that disagree', async () => {
    const held = (amount: string) => unspent(POINT, '', `[{"asset_id":"${ASSET}",${amount},"settled":true}]`);
    expect(await reading('listUnspents', held('"amount":7'))).toMatchObject([
      { allocations: [{ amount: 7n }] },
    ]);
    expect(await reading('listUnspents', held('"assignment":{"amount":7}'))).toMatchObject([
      { allocations: [{ amount: 7n }] },
    ]);
    expect(await reading('listUnspents', held('"assignment":{}'))).toMatchObject([
      { allocations: [{ form: 'notKnown', amount: null }] },
    ]);
    expect(await refusing('listUnspents', held('"amount":7,"assignment":{"amount":8}'))).toMatchObject({
      problem: 'badNumber',
    });
  });

  it('refuses more allocations on one output than are looked at', async () => {
    const one = `{"asset_id":"${ASSET}","amount":7,"settled":true}`;
    const many = (count: number) => unspent(POINT, '', `[${Array<string>(count).fill(one).join()}]`);
    expect(await reading('listUnspents', many(256))).toHaveLength(1);
    expect(await refusing('listUnspents', many(257))).toMatchObject({ problem: 'tooLarge' });
  });

  it('keeps an output from being spent that a receive of any asset waits for', async () => {
    const body = unspent(POINT, '', '[{"asset_id":null,"amount":0,"settled":false}]');
    const listed = await reading('listUnspents', body);
    expect(listed).toMatchObject([{ allocations: [{ assetId: null }], pendingBlinded: 0 }]);
    expect(entriesOf(listed as readonly ApiUnspent[], () => true)).toMatchObject([
      { allocations: [], pendingBlinded: 1 },
    ]);
  });

  it('takes a transfer amount bare, requested or as the sum of what was assigned', async () => {
    expect(await reading('invoiceStatus', transfer(',"amount":5'))).toMatchObject({ amount: 5n });
    expect(await reading('invoiceStatus', transfer(',"requested_assignment":{"amount":5}'))).toMatchObject({
      amount: 5n,
    });
    expect(
      await reading('invoiceStatus', transfer(',"assignments":[{"amount":2},{"amount":3}]')),
    ).toMatchObject({ amount: 5n });
    expect(
      await reading('invoiceStatus', transfer(',"requested_assignment":null,"assignments":[]')),
    ).toMatchObject({ amount: null });
  });

  it.each(['{"txid":"x"}', '""', '"abc"', '7'])('refuses %s as a txid', async (txid) => {
    const body = transfer('').replace('"txid":null', `"txid":${txid}`);
    expect(await refusing('invoiceStatus', body)).toMatchObject({ problem: 'shape' });
  });

  it.each([
    ['"10"', 10n],
    ['10', 10n],
    ['null', null],
  ])('G10: takes %s as the amount of a decoded invoice', async (amount, value) => {
    const body = `{"recipient_id":"r","asset_id":null,"amount":${amount},"expiration_timestamp":null,"transport_endpoints":[]}`;
    expect(await reading('decodeRgbInvoice', body)).toMatchObject({ amount: value });
  });

  it.each(['"010"', '"1e1"', '" 10"', '"１０"', '""', '"-1"', '"18446744073709551616"', '10.5', 'true'])(
    'G10: refuses %s as the amount of a decoded invoice',
    async (amount) => {
      const body = `{"recipient_id":"r","asset_id":null,"amount":${amount},"expiration_timestamp":null}`;
      expect(await refusing('decodeRgbInvoice', body)).toMatchObject({ problem: 'badNumber' });
    },
  );

  it.each([
    ['{"failed":true}', true],
    ['{"failed":false}', false],
    ['{"message":"Transfer failed"}', null],
    ['', null],
  ])('reads the outcome of failtransfers in "%s"', async (body, anyFailed) => {
    expect(await reading('failTransfers', body)).toEqual({ anyFailed });
  });

  it('takes a sentence for the number of outputs made, and makes no number of it', async () => {
    expect(await reading('createUtxosEnd', '{"message":"UTXO created successfully"}')).toBeNull();
  });

  it.each([
    ['', 200, null],
    ['', 201, null],
    ['', 204, null],
    ['null', 201, null],
    ['{"3":{"updated_status":2,"failure":null},"4":{"updated_status":null,"failure":null}}', 200, [3]],
    ['{"message":"Wallet refreshed"}', 200, null],
  ])('takes "%s" with %i for a refresh', async (body, status, moved) => {
    const { api } = await serve([answers(body, status)]);
    await expect(api.refresh()).resolves.toEqual({ moved, failed: moved && [] });
  });

  it('tells what a refresh could not do, by batch', async () => {
    const body =
      '{"3":{"updated_status":2,"failure":null},"4":{"updated_status":null,"failure":{"details":"Electrum"}}}';
    const { api } = await serve([answers(body, 200)]);
    await expect(api.refresh()).resolves.toEqual({
      moved: [3],
      failed: [{ batchTransferIdx: 4, words: 'Electrum' }],
    });
  });

  it.each(['7', '[]', '"done"', '{"3":"settled"}'])('refuses %s for a refresh', async (body) => {
    expect(await refusing('refresh', body)).toMatchObject({ problem: 'shape' });
  });
});

describe('an address or a PSBT', () => {
  const ADDRESS = 'bcrt1p8zlte97fje4gre9kf6hx0jc9e79mj966fduq950qwuaw4832c4lq97r48g';

  it('G26: may come with or without quotes, and is the same', async () => {
    expect(await reading('address', `"${ADDRESS}"`)).toBe(ADDRESS);
    expect(await reading('address', ADDRESS)).toBe(ADDRESS);
    expect(await reading('createUtxosBegin', 'cHNidP8BAAo=')).toBe('cHNidP8BAAo=');
  });

  it.each([
    `${ADDRESS}\n`,
    ` ${ADDRESS}`,
    ADDRESS.toUpperCase(),
    `${ADDRESS} ${ADDRESS}`,
    'Service is ready',
  ])('G26: without quotes is nothing but itself: refuses %j', async (body) => {
    expect(await refusing('address', body)).toMatchObject({ problem: 'notJson' });
  });

  it.each(['null', '7', '{"address":"x"}', '[]', '""'])('G26: refuses %s', async (body) => {
    expect(await refusing('address', body)).toMatchObject({ problem: 'shape' });
  });

  it('G26: comes out exactly as it came in, odd or not: judging it is for others', async () => {
    expect(await reading('createUtxosBegin', '"cHNidP8 \\n"')).toBe('cHNidP8 \n');
  });
});

describe('what a newer library answers to the begin of a send', () => {
  it('is an object that holds the PSBT, which RGB-Node hands on as it is', async () => {
    const body = '{"psbt":"cHNidP8BAAo=","batch_transfer_idx":null,"details":{"fee":309}}';
    expect(await reading('sendBegin', body)).toBe('cHNidP8BAAo=');
    expect(await reading('sendBegin', '{"psbt":"cHNidP8BAAo=","batch_transfer_idx":7}')).toBe('cHNidP8BAAo=');
  });

  it.each(['{}', '{"psbt":""}', '{"psbt":null}', '{"psbt":{"psbt":"cHNidP8BAAo="}}', '["cHNidP8BAAo="]'])(
    'is nothing where the PSBT is not in it: %s',
    async (body) => expect(await refusing('sendBegin', body)).toMatchObject({ problem: 'shape' }),
  );
});

describe('times', () => {
  it.each(['1752838304000', '-1', '253402300799', '0', '1.5', '1e9'])(
    'G30: shows %s as unknown',
    async (seconds) => {
      const body = transfer('').replace('"expiration":null', `"expiration":${seconds}`);
      expect(await reading('invoiceStatus', body)).toMatchObject({
        expiresAtMs: null,
        createdAtMs: 1_752_838_304_000,
      });
    },
  );

  it('takes the newer name of the expiry', async () => {
    expect(await reading('invoiceStatus', transfer(',"expiration_timestamp":1752838305'))).toMatchObject({
      expiresAtMs: 1_752_838_305_000,
    });
  });

  it('refuses a time that is text', async () => {
    const body = transfer('').replace('"expiration":null', '"expiration":"soon"');
    expect(await refusing('invoiceStatus', body)).toMatchObject({ problem: 'badNumber' });
  });
});

describe('a list', () => {
  it('G23: of more transfers than there can be is refused, and says why', async () => {
    const list = (items: number) => `[${Array.from({ length: items }, () => '0').join(',')}]`;
    expect(await refusing('listTransfers', list(250_001))).toMatchObject({
      problem: 'tooLarge',
      detail: 'a list of more than 250000',
    });
    // As many as are taken are read, and refused for what they are.
    expect(await refusing('listTransfers', list(250_000))).toMatchObject({ problem: 'shape' });
  });
});

describe('status and kind', () => {
  type Numbering = 'documentEra' | 'beta5' | 'beta6' | 'beta7';
  // A send that has its transaction may be in any state: nothing speaks against the numbering, and nothing for it.
  const statusIn = async (numbering: Numbering, status: number, kind: 0 | 3 = 3) => {
    const { api } = await serve(
      [
        answers(
          transfer('')
            .replace('"status":0,"kind":1,"txid":null', `"status":${status},"kind":${kind},"txid":"${TXID}"`)
            .replace(',"expiration":null', ''),
        ),
      ],
      {},
      { numbering },
    );
    const { statusName, status: raw } = await api.invoiceStatus('x');
    expect(raw).toBe(status);
    return statusName;
  };

  it.each([
    ['documentEra', 2],
    ['beta5', 2],
    ['beta6', 3],
    ['beta7', 5],
  ] as const)('by %s, %i is settled: an issue has no other state', async (numbering, status) => {
    expect(await statusIn(numbering, status, 0)).toBe('settled');
  });

  it.each([
    ['documentEra', 2],
    ['documentEra', 3],
    ['beta5', 2],
    ['beta6', 3],
    ['beta6', 4],
  ] as const)(
    'by %s, %i has not ended while another table fits by which it has not',
    async (numbering, status) => {
      expect(['settled', 'failed']).not.toContain(await statusIn(numbering, status));
    },
  );

  it('of what the service told before is a say in that, and only there', async () => {
    const paid = transfer('').replace(
      '"status":0,"kind":1,"txid":null',
      `"status":2,"kind":1,"txid":"${TXID}"`,
    );
    const earlier = () => [{ status: 2, kind: 0, txid: null }];
    const { api } = await serve([answers(paid)], {}, { earlier });
    const { statusName, namedBy } = await api.invoiceStatus('x');
    expect([statusName, namedBy]).toEqual(['settled', undefined]);
    const { api: sure } = await serve([answers(transfer(''))], {}, { earlier: () => expect.unreachable() });
    expect((await sure.invoiceStatus('x')).statusName).toBe('waitingCounterparty');
  });

  it.each(['practice', 'own'] as const)(
    'is no matter of doubt with Ochre’s own services: %s',
    async (dialect) => {
      const paid = transfer('').replace(
        '"status":0,"kind":1,"txid":null',
        `"status":3,"kind":1,"txid":"${TXID}"`,
      );
      const { api } = await serve([answers(paid)], {}, { dialect });
      expect((await api.invoiceStatus('x')).statusName).toBe('failed');
    },
  );

  it.each([
    ['documentEra', 4],
    ['beta5', 5],
    ['beta6', 6],
    ['beta7', 7],
    ['documentEra', 255],
  ] as const)('G38: by %s, %i is unknown and stays a number', async (numbering, status) => {
    expect(await statusIn(numbering, status)).toBe('unknown');
  });

  it('G38: leaves a kind nobody knows unknown', async () => {
    const body = transfer('').replace('"kind":1', '"kind":9');
    expect(await reading('invoiceStatus', body)).toMatchObject({ kind: 9, kindName: 'unknown' });
  });

  it.each([
    ['-1', 'badNumber'],
    ['0.5', 'badNumber'],
    ['null', 'badNumber'],
    ['256', 'badNumber'],
    ['"settled"', 'shape'],
    ['"Set tled"', 'shape'],
    ['""', 'shape'],
  ])('refuses %s as a status', async (status, problem) => {
    const body = transfer('').replace('"status":0', `"status":${status}`);
    expect(await refusing('invoiceStatus', body)).toMatchObject({ problem });
  });

  it.each([
    ['Settled', 'settled'],
    ['WaitingSafeHeight', 'waitingSafeHeight'],
    ['Unknown', 'unknown'],
    ['Bridged', 'unknown'],
  ])('takes the word %s for a status, by no numbering', async (status, statusName) => {
    const body = transfer('').replace('"status":0', `"status":"${status}"`);
    expect(await reading('invoiceStatus', body)).toMatchObject({ status, statusName });
  });
});

describe('what a failure tells', () => {
  const PHRASE = 'melody fee hero onion rapid bullet again exile exact exile slogan grace';

  it('G36: never quotes the words of an answer that does not fit', async () => {
    const facts = await refusing('generateKeys', `{"mnemonic":"${PHRASE}","xpub":"${PHRASE}"}`);
    expect(facts).toMatchObject({ problem: 'shape' });
    expect(JSON.stringify(facts)).not.toMatch(/melody|onion|grace/);
  });

  it('G36: never quotes a broken answer', async () => {
    const facts = await refusing('generateKeys', `{"mnemonic":"${PHRASE}" "xpub"`);
    expect(facts).toMatchObject({ problem: 'notJson' });
    expect(JSON.stringify(facts)).not.toMatch(/melody|onion|grace/);
  });

  it('G36: hides the words and keys in an error text of the service', async () => {
    const { api } = await serve([
      answers(JSON.stringify({ detail: `Send ${PHRASE} for ${'tpub' + 'A'.repeat(107)} now` }), 400),
    ]);
    expect(await failureOf(api.refresh())).toMatchObject({
      facts: { message: 'Send [words] for [key] now' },
    });
  });
});
