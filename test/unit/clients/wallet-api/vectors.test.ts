import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { WalletApi } from '../../../../src-main/ports.ts';
import { answers } from '../../../support/fault-server.ts';
import { caseOf } from './endpoints.ts';
import { failureOf, serve } from './support.ts';

const folder = new URL('../../../../../shared/vectors/', import.meta.url);
const isHere = existsSync(folder);
// No vectors, no verdict: said where the summary is read, and counted as skipped.
const withVectors = isHere ? it : it.skip;
if (!isHere) console.warn('SKIPPED: the published service answers are not at ../shared/vectors');

/** The text of every `body` by its id: parsing it here would lose the digits above 2^53. */
function bodiesOf(file: string): Map<string, string> {
  const text = isHere ? readFileSync(new URL(file, folder), 'utf8') : '';
  const entries = text.split(/^\s*"id": /m).slice(1);
  return new Map(
    entries.map((entry) => {
      const id = /^"([^"]+)"/.exec(entry)![1]!;
      const start = entry.indexOf('"body": ') + '"body": '.length;
      return [id, endOfValue(entry.slice(start))];
    }),
  );
}

/** The first JSON value of a text: the shortest start of it that parses and is followed by a line's end. */
function endOfValue(text: string): string {
  const ends = [...text.matchAll(/,?\n|\n|$/g)].map(({ index }) => text.slice(0, index));
  return ends.find((candidate) => isJson(candidate))!;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

async function reading(name: keyof WalletApi, body: string): Promise<unknown> {
  const each = caseOf(name);
  const { api } = await serve([answers(body, each.status)]);
  return each.call(api);
}

const examples = bodiesOf('api-examples.json');

/** Which endpoint an example belongs to, and a part of what must come out of it. */
const taken: readonly [id: string, name: keyof WalletApi, wrap: (body: string) => string, value: unknown][] =
  [
    ['asset-nia-flat-0', 'issueAssetNia', same, { ticker: 'TUSDD', balance: { settled: 10_000_000_000n } }],
    ['asset-wrapped-0', 'issueAssetNia', same, { ticker: 'WUSDT', balance: { offchainOutbound: 0n } }],
    [
      'transfer-receive-blind-0',
      'listTransfers',
      inList,
      [
        {
          amount: 10_000_000n,
          statusName: 'waitingCounterparty',
          kindName: 'receiveBlind',
          expiresAtMs: 1_753_269_702_000,
        },
      ],
    ],
    [
      'unspent-0',
      'listUnspents',
      inList,
      [{ amountSats: 1000n, vout: 5, pendingBlinded: 1, allocations: [] }],
    ],
    [
      'btcbalance-nodejs-log',
      'btcBalance',
      same,
      { vanilla: { settledSats: 0n, spendableSats: 99_972_649n } },
    ],
    ['rln-btcbalance', 'btcBalance', same, { vanilla: { settledSats: 1_000_000_000n } }],
    ['asset-nia-camel', 'issueAssetNia', same, { ticker: 'USDT', precision: 2, issuedSupply: 843n }],
    [
      'listassets-camel',
      'listAssets',
      same,
      [{ balance: { settled: 743n } }, { balance: { settled: 843n } }],
    ],
    ['sendend-ok', 'sendEnd', same, { batchTransferIdx: 7 }],
    ['sendend-ok-utexo', 'sendEnd', same, { batchTransferIdx: 7 }],
    ['failtransfers-ok', 'failTransfers', same, { anyFailed: true }],
    ['nodejs-fail-ok', 'failTransfers', same, { anyFailed: null }],
    ['refresh-ok', 'refresh', same, undefined],
    ['refresh-failure', 'refresh', same, undefined],
    ['nodejs-refresh-ok', 'refresh', same, undefined],
    ['createutxosend-ok', 'createUtxosEnd', same, 5],
    ['nodejs-createutxosend-ok', 'createUtxosEnd', same, null],
    ['address-ok', 'address', same, 'bcrt1p8zlte97fje4gre9kf6hx0jc9e79mj966fduq950qwuaw4832c4lq97r48g'],
    ['listassets-null-arrays', 'listAssets', same, []],
    ['listassets-null', 'listAssets', same, []],
    [
      'decode-fungible',
      'decodeRgbInvoice',
      same,
      { amount: 10n, assetId: null, expiresAtMs: 1_753_269_702_000 },
    ],
    ['decode-any', 'decodeRgbInvoice', same, { amount: null, assetId: null, expiresAtMs: null }],
    [
      'u64-supply',
      'issueAssetNia',
      same,
      { issuedSupply: 18_446_744_073_709_551_615n, balance: { spendable: 9_007_199_254_740_993n } },
    ],
  ];
const refused: readonly [
  id: string,
  name: keyof WalletApi,
  wrap: (body: string) => string,
  detail: string,
][] = [
  // Of the era with a single account key: without the colored key nothing can be compared.
  ['keys-camel', 'generateKeys', same, 'account_xpub_vanilla: missing, which is not what is due'],
  // A documentation example whose ids are shortened with dots.
  ['transfer-doc-settled', 'listTransfers', inList, '0.txid: a text, which is not what is due'],
];
/** Answers of other services: nodes, the cloud, a fee estimate that the document does not have. */
const others = [
  'rln-nodeinfo-locked',
  'cloud-node-destroy',
  'cloud-unlock-request',
  'nodejs-fee',
  'cloud-latest-image',
  'cloud-upgrade-ok',
];

describe('published answers', () => {
  withVectors('are all looked at', () => {
    expect([...examples.keys()].sort()).toEqual(
      [...taken.map(([id]) => id), ...refused.map(([id]) => id), ...others].sort(),
    );
  });

  withVectors.each(taken)('%s is read by %s', async (id, name, wrap, value) => {
    const read = await reading(name, wrap(examples.get(id)!));
    expect({ read }).toMatchObject({ read: value });
  });

  withVectors.each(refused)('%s is refused by %s with the reason', async (id, name, wrap, detail) => {
    expect(await failureOf(reading(name, wrap(examples.get(id)!)))).toMatchObject({
      code: 'SERVICE_ANSWER',
      facts: { problem: 'shape', detail },
    });
  });
});

interface ErrorVector {
  readonly id: string;
  readonly dialect: string;
  readonly http: number;
}
const errors = isHere
  ? (JSON.parse(readFileSync(new URL('errors.json', folder), 'utf8')) as { errors: ErrorVector[] }).errors
  : [];
const errorBodies = bodiesOf('errors.json');
const ofLibrary = errors.filter(({ id }) => id.startsWith('rgblib-'));
const byHand: readonly [id: string, failure: object][] = [
  ['unknown-wallet', { code: 'WALLET_NOT_REGISTERED' }],
  [
    'missing-header',
    { code: 'SERVICE_ERROR', facts: { status: 422, name: null, message: 'header.xpub-van: Field required' } },
  ],
  [
    'float-fee',
    {
      code: 'SERVICE_ERROR',
      facts: {
        message: 'body.fee_rate: Input should be a valid integer, got a number with a fractional part',
      },
    },
  ],
  ['no-invoice', { code: 'SERVICE_ERROR', facts: { status: 400, message: 'Invoice is required' } }],
  ['no-backup', { code: 'SERVICE_ERROR', facts: { status: 404, message: 'Backup file not found' } }],
  ['unhandled', { code: 'SERVICE_ERROR', facts: { status: 500, name: 'InternalServerError' } }],
  ['b-noauth', { code: 'TOKEN_REFUSED', facts: { status: 401 } }],
  ['b-badtoken', { code: 'TOKEN_REFUSED', facts: { status: 403 } }],
  ['b-any', { code: 'SERVICE_ERROR', facts: { status: 500, name: null, message: '<message>' } }],
];

describe('published errors', () => {
  const failing = async (id: string) => {
    const { http } = errors.find((each) => each.id === id)!;
    const { api } = await serve([answers(errorBodies.get(id)!, http)]);
    return failureOf(api.createUtxosBegin({ upTo: false, num: 5, sizeSats: 1000n, rateSatsPerVb: 1 }));
  };

  withVectors('are all looked at, but those of nodes', () => {
    const seen = [...ofLibrary.map(({ id }) => id), ...byHand.map(([id]) => id)];
    const ours = errors.filter(({ dialect }) => dialect !== 'rln').map(({ id }) => id);
    expect(ours.sort()).toEqual(seen.sort());
    expect(ofLibrary).toHaveLength(20);
  });

  withVectors('of rgb-lib keep their class name and status', async () => {
    for (const { id, http } of ofLibrary) {
      expect(await failing(id)).toMatchObject({
        code: 'SERVICE_ERROR',
        facts: { status: http, name: id.replace('rgblib-', ''), message: '<text of the rgb-lib error>' },
      });
    }
  });

  withVectors.each(byHand)('%s is told apart', async (id, failure) => {
    expect(await failing(id)).toMatchObject(failure);
  });
});

function same(body: string): string {
  return body;
}
function inList(body: string): string {
  return `[${body}]`;
}
