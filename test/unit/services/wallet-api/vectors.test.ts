import { parse, stringify } from 'lossless-json';
import { describe, expect, it } from 'vitest';
import type { Dialect } from '../../../../src-preload/contract/connection.ts';
import type { WalletApi } from '../../../../src-main/ports/index.ts';
import { answers } from '../../../support/fault-server.ts';
import { readVectorText } from '../../../support/vectors.ts';
import { WIRES } from './dialect-wires.ts';
import { failing, failureOf } from '../../../support/failure-of.ts';
import { serve } from './support.ts';

/** The text of every `body` by its id, with each digit of its numbers. */
function bodiesOf(file: string, list: string): Map<string, string> {
  const read = parse(readVectorText(file)) as Record<string, { id: string; body: unknown }[]>;
  return new Map((read[list] ?? []).map(({ id, body }) => [id, stringify(body) ?? '']));
}

/**
 * Which row of the dialects each origin of the published answers is. Null: nodes and their cloud, which are no wallet
 * service and whose answers the node client reads. Raw rgb-lib JSON has the camel case that the document took over.
 */
const ROWS: Readonly<Record<string, Dialect | null>> = {
  'rgb-node-beta': 'rgb-node-2025-08',
  'rgb-node': 'rgb-node-2026-03',
  'rgb-lib-camel': 'document',
  'thunderlink-nodejs-server': 'thunderlink',
  rln: null,
  'thunder-cloud': null,
};

async function reading(dialect: Dialect, name: keyof WalletApi, body: string): Promise<unknown> {
  const { ask } = WIRES[dialect].calls.find(({ call }) => call === name)!;
  const { api } = await serve([answers(body)], {}, { dialect });
  return ask(api);
}

interface Entry {
  readonly id: string;
  readonly dialect: string;
  /** Of an error. */
  readonly http?: number;
}
const entriesOf = (file: string, list: string): readonly Entry[] =>
  (JSON.parse(readVectorText(file)) as Record<string, Entry[]>)[list]!;
/** The row of an entry; of one from elsewhere, or from an origin that nobody has mapped, there is none. */
function rowOf(entries: readonly Entry[], id: string): Dialect {
  const row = ROWS[entries.find((entry) => entry.id === id)!.dialect];
  if (row === undefined || row === null) throw new Error(`${id} is of no dialect that is known here`);
  return row;
}

const examples = bodiesOf('api-examples.json', 'examples');
const exampleEntries = entriesOf('api-examples.json', 'examples');

/** Which endpoint an example belongs to, and a part of what must come out of it; of a lone row, as the first of a list. */
const taken: readonly [id: string, name: keyof WalletApi, value: unknown][] = [
  ['asset-nia-flat-0', 'issueAssetNia', { ticker: 'TUSDD', balance: { settled: 10_000_000_000n } }],
  [
    ...(['transfer-receive-blind-0', 'listTransfers'] as const),
    [
      {
        ...{ amount: 10_000_000n, statusName: 'waitingCounterparty' },
        ...{ kindName: 'receiveBlind', expiresAtMs: 1_753_269_702_000 },
      },
    ],
  ],
  ['unspent-0', 'listUnspents', [{ amountSats: 1000n, vout: 5, pendingBlinded: 1, allocations: [] }]],
  ['btcbalance-nodejs-log', 'btcBalance', { vanilla: { settledSats: 0n, spendableSats: 99_972_649n } }],
  ['asset-nia-camel', 'issueAssetNia', { ticker: 'USDT', precision: 2, issuedSupply: 843n }],
  ['listassets-camel', 'listAssets', [{ balance: { settled: 743n } }, { balance: { settled: 843n } }]],
  ['sendend-ok', 'sendEnd', { batchTransferIdx: 7 }],
  ['sendend-ok-utexo', 'sendEnd', { batchTransferIdx: 7 }],
  ['failtransfers-ok', 'failTransfers', { anyFailed: true }],
  ['nodejs-fail-ok', 'failTransfers', { anyFailed: null }],
  ['refresh-ok', 'refresh', { failed: [] }],
  ['refresh-failure', 'refresh', { failed: [{ batchTransferIdx: 3, words: 'Error details as free text' }] }],
  ['nodejs-refresh-ok', 'refresh', { moved: null, failed: null }],
  ['createutxosend-ok', 'createUtxosEnd', 5],
  ['nodejs-createutxosend-ok', 'createUtxosEnd', null],
  ['address-ok', 'address', 'bcrt1p8zlte97fje4gre9kf6hx0jc9e79mj966fduq950qwuaw4832c4lq97r48g'],
  ['listassets-null-arrays', 'listAssets', []],
  ['listassets-null', 'listAssets', []],
  ['decode-fungible', 'decodeRgbInvoice', { amount: 10n, assetId: null, expiresAtMs: 1_753_269_702_000 }],
  ['decode-any', 'decodeRgbInvoice', { assetId: null, expiresAtMs: null }],
  [
    ...(['u64-supply', 'issueAssetNia'] as const),
    { issuedSupply: 18_446_744_073_709_551_615n, balance: { spendable: 9_007_199_254_740_993n } },
  ],
];
const refused: readonly [id: string, name: keyof WalletApi, detail: string][] = [
  // Of the era with a single account key: without the colored key nothing can be compared.
  ['keys-camel', 'generateKeys', 'account_xpub_vanilla: missing, which is not what is due'],
  // A documentation example whose ids are shortened with dots.
  ['transfer-doc-settled', 'listTransfers', '0.txid: a text, which is not what is due'],
];
/** Never asked for: this server answers 5 whatever the day, which is no estimate. */
const notAsked = ['nodejs-fee'];

describe('published answers', () => {
  it('come from origins that all have a dialect, or are nodes', () => {
    const origins = [...exampleEntries, ...errors].map(({ dialect }) => dialect);
    expect([...new Set(origins)].sort()).toEqual(Object.keys(ROWS).sort());
  });

  it('of wallet services are all checked', () => {
    const ours = exampleEntries.filter(({ dialect }) => ROWS[dialect] !== null).map(({ id }) => id);
    const seen = [...taken.map(([id]) => id), ...refused.map(([id]) => id), ...notAsked];
    expect(ours.sort()).toEqual(seen.sort());
  });

  it.each(taken)('%s is read by %s of its dialect', async (id, name, value) => {
    const read = await reading(rowOf(exampleEntries, id), name, listed(name, examples.get(id)!));
    expect({ read }).toMatchObject({ read: value });
  });

  it('of a node that wraps an asset as the document does are read by the document', async () =>
    expect(await reading('document', 'issueAssetNia', examples.get('asset-wrapped-0')!)).toMatchObject({
      ticker: 'WUSDT',
      balance: { offchainOutbound: 0n },
    }));

  it.each(refused)('%s is refused by %s with the reason', async (id, name, detail) => {
    const row = rowOf(exampleEntries, id);
    expect(await failureOf(reading(row, name, listed(name, examples.get(id)!)))).toMatchObject(
      failing('SERVICE_ANSWER', { problem: 'shape', detail }),
    );
  });
});

const errors = entriesOf('errors.json', 'errors');
const errorBodies = bodiesOf('errors.json', 'errors');
const ofLibrary = errors.filter(({ id }) => id.startsWith('rgblib-'));
const said = (facts: object) => ({ code: 'SERVICE_ERROR', facts });
const byHand: readonly [id: string, failure: object][] = [
  ['unknown-wallet', { code: 'WALLET_NOT_REGISTERED' }],
  [
    'missing-header',
    said({ status: 422, message: 'Field required', meaning: 'walletHeaderMissing', field: 'xpub-van' }),
  ],
  [
    'float-fee',
    said({ message: 'body.fee_rate: Input should be a valid integer, got a number with a fractional part' }),
  ],
  ['no-invoice', said({ status: 400, message: 'Invoice is required' })],
  ['no-backup', said({ status: 404, message: 'Backup file not found' })],
  ['unhandled', said({ status: 500, name: 'InternalServerError' })],
  ['b-noauth', { code: 'TOKEN_REFUSED', facts: { status: 401 } }],
  ['b-badtoken', { code: 'TOKEN_REFUSED', facts: { status: 403 } }],
  ['b-any', said({ status: 500, name: null, message: '<message>' })],
];

const failureBy = async (id: string) => {
  const { http } = errors.find((each) => each.id === id)!;
  const dialect = rowOf(errors, id);
  const { api } = await serve([answers(errorBodies.get(id)!, http)], {}, { dialect });
  return failureOf(api.createUtxosBegin({ upTo: false, num: 5, sizeSats: 1000n, rateSatsPerVb: 1 }));
};

it('published errors are all checked, except those of nodes', () => {
  const seen = [...ofLibrary.map(({ id }) => id), ...byHand.map(([id]) => id)];
  const ours = errors.filter(({ dialect }) => ROWS[dialect] !== null).map(({ id }) => id);
  expect(ours.sort()).toEqual(seen.sort());
  expect(ofLibrary).toHaveLength(20);
});

it('published errors of rgb-lib keep their class name and status', async () => {
  for (const { id, http } of ofLibrary)
    expect(await failureBy(id)).toMatchObject(
      failing('SERVICE_ERROR', {
        status: http,
        name: id.replace('rgblib-', ''),
        message: '<text of the rgb-lib error>',
      }),
    );
});

it.each(byHand)('published errors: %s is told apart', async (id, failure) => {
  expect(await failureBy(id)).toMatchObject(failure);
});

/** One row of a list is published alone. */
const listed = (name: keyof WalletApi, body: string): string =>
  /^list(Transfers|Unspents)$/.test(name) ? `[${body}]` : body;
