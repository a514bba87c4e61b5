import * as v from 'valibot';
import { nextStepOf } from '../../src-main/wallet/transfers/next-step.ts';
import type {
  AssetGrounds,
  AssetHistory,
  AssetView,
  InvoiceToPay,
  OwnInvoice,
  TraceView,
  TransferDetail,
  TransferFilter,
  TransferHistory,
  TransferRow,
} from '../../src-preload/contract/index.ts';
import { transferRow } from '../../src-preload/contract/transfers.ts';

/** The fake main's assets, transfers and invoices. Everything is invented. */
export interface AssetWorld {
  assets: AssetView[];
  /** Newest first. */
  transfers: TransferDetail[];
  invoices: OwnInvoice[];
  /** The reading that `invoices.read` gives for a text that is a key here; any other text is no invoice. */
  payable: ReadonlyMap<string, InvoiceToPay>;
  /** The explanation of every balance's figures. */
  trace: TraceView;
  /** When the service last reported everything; null: never. */
  assetsAsOfMs: number | null;
  /** The proved history of every transfer. */
  history: TransferHistory;
  /** The basis of any asset. */
  grounds: AssetGrounds;
  /** The history of any asset. */
  assetHistory: AssetHistory;
}

type Readable = Extract<InvoiceToPay, { readable: true }>;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const NOW = Date.now();

/** Ids as rgb-lib prints them, by the ticker or name that tests use. */
export const ids = {
  tusd: 'rgb:Tq0xW4mJ-9sLe7bP-c2NyK5d-Vw8aRf3-hQ1zT6u-Mk4pXsE',
  vine: 'rgb:2bYv7GcA-wq8Hn3t-LzK5rDs-0fJx1Ue-PmC9oBi-R6dSaVk',
  /** Another asset with the very same ticker. */
  otherTusd: 'rgb:pX3nD8rQ-v5Yk1wZ-mT7cLs0-Gj4hBe9-aR2fUo6-KiN8xWd',
  /** Its ticker begins with a Cyrillic letter. */
  falseTusd: 'rgb:9zKc4TfM-q1Ws6Ry-uB8nHe3-xL5vPj0-Da7gXo2-ViZ4mSt',
  chfk: 'rgb:Lm6wQ2zR-t8Xc5Vb-nJ1yKp4-sG9dFe7-hU3aTo0-BrE6iMv',
  print: 'rgb:Gy5vK1dN-s7Ht3Qw-bC9xRz2-fP6mLe8-oJ0aUi4-TkW1nYs',
  harvest: 'rgb:Ve8tB3hJ-k2Mn6Px-zD4qSy7-rW1cGf5-aL9oEi0-UvT3wKb',
  /** In no list: only its id is known. */
  unknown: 'rgb:Zz9yX8wV-u7Ts6Rq-p5On4Ml-k3Ji2Hg-f1Ed0Cb-a9Zy8Xw',
} as const;

const balance = (settled: string, spendable = settled, future = settled): AssetView['balance'] => ({
  ...{ settled, spendable, future, offchainOutbound: null, offchainInbound: null },
});

export const anAsset = (assetId: string, part: Partial<AssetView>): AssetView => ({
  assetId,
  schema: 'nia',
  ticker: 'TUSD',
  name: 'Tether-like dollar',
  details: null,
  precision: 2,
  issuedSupply: '100000000',
  issuedAtMs: NOW - 90 * DAY,
  addedAtMs: NOW - 6 * DAY,
  balance: balance('0'),
  media: null,
  renamed: null,
  ...part,
  marks: { sameTicker: [], looksLike: [], oddText: false, likeBitcoin: false, ...part.marks },
});

const assets = (): AssetView[] => [
  anAsset(ids.tusd, {
    balance: {
      ...{ settled: '74000', spendable: '49000', future: '76500' },
      ...{ offchainOutbound: '1200', offchainInbound: '0' },
    },
    marks: { sameTicker: [ids.otherTusd], looksLike: [ids.falseTusd], oddText: false, likeBitcoin: false },
  }),
  anAsset(ids.otherTusd, {
    name: 'Test dollar of somebody else',
    issuedAtMs: NOW - 2 * DAY,
    addedAtMs: NOW - DAY,
    balance: balance('999999900'),
    marks: { sameTicker: [ids.tusd], looksLike: [ids.falseTusd], oddText: false, likeBitcoin: false },
  }),
  anAsset(ids.falseTusd, {
    ticker: '\u0422USD',
    name: 'Tether-like \u202edollar',
    addedAtMs: NOW - 3 * HOUR,
    balance: balance('500'),
    marks: { sameTicker: [], looksLike: [ids.tusd, ids.otherTusd], oddText: true, likeBitcoin: false },
  }),
  anAsset(ids.vine, {
    ticker: 'VINE',
    name: 'Vineyard share 2024',
    precision: 0,
    issuedSupply: '480',
    balance: balance('44', '36', '40'),
  }),
  anAsset(ids.chfk, {
    ticker: 'CHFK',
    name: 'Kantonal franc',
    precision: 8,
    issuedSupply: '18446744073709551615',
    balance: balance('120000000000'),
  }),
  anAsset(ids.print, {
    schema: 'uda',
    ticker: 'GLRY',
    name: 'Gallery print 7 of 30',
    details: 'Etching on paper, signed and numbered by hand.',
    precision: 0,
    issuedSupply: '1',
    balance: balance('1'),
    media: { filePath: '/srv/media/6f2a/print-7.png', mime: 'image/png' },
  }),
  anAsset(ids.harvest, {
    schema: 'cfa',
    ticker: null,
    name: 'Harvest photographs',
    precision: 0,
    issuedSupply: '30',
    balance: null,
    media: { filePath: '/srv/media/91cc/harvest.jpg', mime: 'image/jpeg' },
  }),
];

/** 32 invented bytes in hex, different for each seed. */
const hash = (seed: number): string => (seed * 0x9e3779b1).toString(16).padStart(8, '0').slice(-8).repeat(8);

const ENDPOINT = 'rpcs://proxy.practice.example/0.2/json-rpc';

/** A row with the members that follow from its direction and state; `part` overrides. */
export function aRow(
  seed: number,
  state: TransferRow['state'],
  direction: TransferRow['direction'],
  part: Partial<TransferRow> = {},
): TransferRow {
  const { status, statusName } = STATUS[state];
  const createdAtMs = part.createdAtMs ?? NOW - seed * 47 * MINUTE;
  const assetId = part.assetId ?? ids.tusd;
  return {
    key: `${assetId}#${String(seed)}`,
    assetId,
    idx: seed,
    batchTransferIdx: seed,
    direction,
    state,
    cancelledAtMs: state === 'cancelled' ? createdAtMs + 5 * MINUTE : null,
    status,
    statusName,
    kind: direction === 'out' ? 3 : direction === 'in' ? 1 : 0,
    kindName: direction === 'out' ? 'send' : direction === 'in' ? 'receiveBlind' : 'issuance',
    amount: '2500',
    txid: waits(state) && direction === 'in' ? null : hash(seed),
    createdAtMs,
    updatedAtMs: createdAtMs + 5 * MINUTE,
    expiresAtMs: direction === 'none' ? null : createdAtMs + 25 * MINUTE,
    label: null,
    alarm: null,
    assetData: null,
    ...part,
  };
}

const waits = (state: TransferRow['state']): boolean =>
  state === 'waitingForThem' || state === 'waitingForYou' || state === 'expired';

/** A row with all that its detail tells. */
export function aTransfer(
  seed: number,
  state: TransferRow['state'],
  direction: TransferRow['direction'],
  part: Partial<TransferDetail> = {},
): TransferDetail {
  const row: TransferRow = aRow(seed, state, direction, part);
  const { status, statusName, assetId } = row;
  const createdAtMs = part.createdAtMs ?? NOW - seed * 47 * MINUTE;
  const base: TransferDetail = {
    ...row,
    acceptUntilMs: state === 'waitingForThem' && direction === 'out' ? createdAtMs + 25 * MINUTE : null,
    recipientId: direction === 'none' ? null : `bcrt:utxob:2aXkp9Qw-Mv7T4sR-n8Lc3Bz-6Hj1fYd-${String(seed)}`,
    receiveUtxo: direction === 'in' ? { txid: hash(seed + 500), vout: 1 } : null,
    changeUtxo: direction === 'out' ? { txid: hash(seed), vout: 2 } : null,
    invoice: direction === 'in' ? invoiceText(assetId, seed) : null,
    endpoints:
      direction === 'none' ? [] : [{ endpoint: ENDPOINT, transportType: 0, used: state !== 'expired' }],
    history: [{ atMs: createdAtMs, status, statusName }],
    canFail: waits(state)
      ? { can: true }
      : { can: false, because: state === 'unknown' ? 'unknownState' : 'state' },
    nextStep: null,
    ...part,
  };
  return 'nextStep' in part ? base : { ...base, nextStep: nextStepFacts(base) };
}

/** By the product's own rule; frozen facts are invented. */
function nextStepFacts(one: TransferDetail): TransferDetail['nextStep'] {
  const found = nextStepOf({ ...one, hasTxid: arrives(one), isExcluded: false }, NOW);
  if (found === null) return null;
  const outpoint = one.direction === 'in' ? one.receiveUtxo : { txid: hash(one.idx + 700), vout: 1 };
  const carries = one.direction === 'out' ? [{ assetId: one.assetId, amount: '25000' }] : [];
  const isFrozen = outpoint !== null && one.kindName !== 'receiveWitness';
  return {
    ...found,
    frozen: isFrozen ? [{ outpoint, amountSats: 1_000, carries }] : [],
    refreshFailed: null,
  };
}

/** Rows here carry a txid only once it is in the mempool; a row that waits for the person has arrived without. */
const arrives = ({ txid, state }: TransferDetail): boolean => txid !== null || state === 'waitingForYou';

const STATUS: Readonly<Record<TransferRow['state'], Pick<TransferRow, 'status' | 'statusName'>>> = {
  waitingForThem: { status: 0, statusName: 'waitingCounterparty' },
  waitingForYou: { status: 0, statusName: 'waitingCounterparty' },
  confirming: { status: 1, statusName: 'waitingConfirmations' },
  settled: { status: 2, statusName: 'settled' },
  failed: { status: 3, statusName: 'failed' },
  cancelled: { status: 3, statusName: 'failed' },
  expired: { status: 0, statusName: 'waitingCounterparty' },
  unknown: { status: 9, statusName: 'unknown' },
};

const invoiceText = (assetId: string, seed: number): string =>
  `${assetId}/RWhwUfTMpuP2Zfx1~j4nswCANGeJrYOqDcKelaMV4zU/25.00/bcrt:utxob:2aXkp9Qw-Mv7T4sR-n8Lc3Bz-6Hj1fYd-${String(seed)}?expiry=${String(Math.floor(NOW / 1000) + 900)}&endpoints=${ENDPOINT}`;

const transfers = (): TransferDetail[] =>
  [
    aTransfer(1, 'waitingForThem', 'out', { label: 'Rent, March', createdAtMs: NOW - 4 * MINUTE }),
    aTransfer(2, 'waitingForYou', 'in', { amount: '120000', createdAtMs: NOW - 9 * MINUTE }),
    aTransfer(3, 'confirming', 'out', { assetId: ids.vine, amount: '4' }),
    aTransfer(4, 'confirming', 'in', { amount: '5000' }),
    aTransfer(5, 'expired', 'in', { label: 'Invoice for Marta' }),
    aTransfer(6, 'settled', 'in'),
    aTransfer(7, 'failed', 'out', { amount: '100' }),
    aTransfer(8, 'unknown', 'in', { assetId: ids.vine, amount: '2' }),
    aTransfer(9, 'settled', 'out', {
      ...{ assetId: ids.vine, amount: '12', alarm: 'missing', label: 'Wine for the fair' },
    }),
    aTransfer(10, 'failed', 'in', { amount: '7500', alarm: 'settledThenFailed' }),
    aTransfer(11, 'settled', 'in', { assetId: ids.otherTusd, amount: null, createdAtMs: null }),
  ].toSorted((a, b) => (b.createdAtMs ?? 0) - (a.createdAtMs ?? 0));

/** By all members of a filter except its text. */
export const matches = (one: TransferDetail, filter: TransferFilter): boolean =>
  (filter.assetId === null || one.assetId === filter.assetId) &&
  (filter.states.length === 0 || filter.states.includes(one.state)) &&
  (filter.direction === null || one.direction === filter.direction);

/** The row of a detail, without members that rows lack. */
export const rowOf = (one: TransferDetail): TransferRow => v.parse(rowAlone, one);
const rowAlone = v.object(transferRow.entries);

/** An invoice of ours as main keeps it: open, blinded, for 25.00 TUSD. */
export function anOwnInvoice(seed: number, part: Partial<OwnInvoice> = {}): OwnInvoice {
  const createdAtMs = part.createdAtMs ?? NOW - 2 * MINUTE;
  return {
    invoice: invoiceText(part.assetId ?? ids.tusd, seed),
    assetId: ids.tusd,
    amount: '2500',
    recipientId: `bcrt:utxob:2aXkp9Qw-Mv7T4sR-n8Lc3Bz-6Hj1fYd-${String(seed)}`,
    kind: 'blinded',
    provedOurs: null,
    batchTransferIdx: seed,
    createdAtMs,
    expiresAtMs: createdAtMs + 25 * MINUTE,
    endpoints: [ENDPOINT],
    slot: { txid: hash(7), vout: 1 },
    state: 'waitingForThem',
    asOfMs: null,
    txid: null,
    assetData: null,
    warnings: [],
    ...part,
  };
}

/** The address that the fake main gives everywhere, here as a witness invoice's. */
const WITNESS_ADDRESS = 'bcrt1pk7wq9x2m5t8r4n0v3j6y9dz2s5f8h4g7c6e5l8a3u6p9q2k7x4m07tz5v2';

const invoices = (): OwnInvoice[] => [
  anOwnInvoice(20),
  anOwnInvoice(21, {
    kind: 'witness',
    provedOurs: { address: WITNESS_ADDRESS, path: "m/86'/827167'/0'/0/4" },
    recipientId: 'bcrt:wvout:B1_Eqjmy-X5kKwNR-RmbUMpv-SH7zD8e-XcFmTEP',
    slot: null,
    amount: '120000',
    createdAtMs: NOW - 9 * MINUTE,
    state: 'waitingForYou',
    asOfMs: NOW - MINUTE,
    warnings: ['plainEndpoint'],
  }),
  anOwnInvoice(5, { createdAtMs: NOW - 4 * HOUR, state: 'expired', asOfMs: NOW - MINUTE }),
  anOwnInvoice(6, {
    createdAtMs: NOW - 282 * MINUTE,
    state: 'settled',
    asOfMs: NOW - HOUR,
    txid: hash(6),
    slot: null,
  }),
];

/** A payable invoice: open, blinded, for 10.00 TUSD; the service reads it the same. */
export const anInvoiceToPay = (seed: number, part: Partial<Readable> = {}): Readable => ({
  readable: true,
  line: 1,
  invoice: payText(seed),
  recipientId: `bcrt:utxob:7hRmQ2vX-c9Ld4Wk-t6Zp1Fs-3Nb8yGe-${String(seed)}`,
  kind: 'blinded',
  address: null,
  network: 'regtest',
  assetId: ids.tusd,
  amount: '1000',
  amountWritten: null,
  notRead: null,
  witnessSats: null,
  expiry: 'open',
  expiresAtMs: NOW + 25 * MINUTE,
  endpoints: [{ text: ENDPOINT, host: 'proxy.practice.example', risk: null }],
  unknown: [],
  refusal: null,
  differs: [],
  ...part,
});

/** An invoice text for the fake main; the seed names the case. */
export const payText = (seed: number): string =>
  `rgb:Tq0xW4mJ-9sLe7bP-c2NyK5d-Vw8aRf3/pay-${String(seed)}?endpoints=${ENDPOINT}`;

/** Cases of `invoices.read`, by seed: 1 plain, 2 witness, 3 no asset and no amount, 4 to 9 refused or odd. */
const payable = (): ReadonlyMap<string, InvoiceToPay> =>
  new Map(
    [
      anInvoiceToPay(1),
      anInvoiceToPay(2, { kind: 'witness', address: WITNESS_ADDRESS, assetId: ids.vine, amount: '3' }),
      anInvoiceToPay(3, { assetId: null, amount: null }),
      anInvoiceToPay(4, { refusal: 'expired', expiry: 'expired', expiresAtMs: NOW - HOUR }),
      anInvoiceToPay(5, { refusal: 'otherNetwork', network: 'signet' }),
      anInvoiceToPay(6, {
        refusal: 'serviceDiffers',
        differs: [{ field: 'amount', here: '1000', service: '100000' }],
      }),
      anInvoiceToPay(7, { differs: null, unknown: [{ key: 'memo', value: 'thanks' }] }),
      anInvoiceToPay(8, {
        expiry: 'far',
        expiresAtMs: NOW + 900 * DAY,
        endpoints: [{ text: 'http://198.51.100.7/rpc', host: '198.51.100.7', risk: 'address' }],
      }),
      anInvoiceToPay(9, { assetId: ids.unknown }),
    ].map((invoice) => [invoice.invoice, invoice]),
  );

/** Nobody left asset data. */
export const noHistory: TransferHistory = {
  ...{ outcome: 'absent', host: null, code: null, asset: null, toldOtherwise: null, given: null },
  ...{ transactions: 0, unshown: 0, atMs: NOW },
};

/** No transfer is verified, and none would have to be. */
export const noGrounds: AssetGrounds = {
  ...{ genesis: false, verified: { transfers: 0, block: null }, onTrust: null, unreported: '0' },
  ...{ hasServer: false, missing: [], missingCount: 0 },
};

export const noAssets = (): AssetWorld => ({
  ...{ assets: [], transfers: [], invoices: [], payable: payable(), assetsAsOfMs: NOW },
  trace: { held: [], coming: [], untraced: { held: '0', coming: '0' } },
  ...{ history: noHistory, grounds: noGrounds, assetHistory: { outcome: 'nothing' } },
});

export const someAssets = (): AssetWorld => ({
  ...noAssets(),
  ...{ assets: assets(), transfers: transfers(), invoices: invoices(), assetsAsOfMs: NOW - 3 * MINUTE },
});
