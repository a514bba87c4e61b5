import { WalletError } from '../../src-main/base/errors.ts';
import { decodeRecipientId } from '../../src-main/invoices/recipient.ts';
import { LIKELY_NUMBERING } from '../../src-main/base/service/abilities.ts';
import { isTemporary } from '../../src-main/base/service/refusals.ts';
import { DIRECT } from '../../src-main/base/service/route.ts';
import type {
  ApiAsset,
  ApiBalance,
  ApiNumbering,
  ApiSend,
  ApiTransfer,
  WalletApi,
} from '../../src-main/ports/index.ts';
import { createWalletApi } from '../../src-main/services/wallet-api/client.ts';
import { createDetectService } from '../../src-main/services/wallet-api/detect.ts';
import type { Dialect, Failure } from '../../src-preload/contract/index.ts';
import { isVerifiable } from '../../src-renderer/text/asset-words.ts';
import { made, worded, type Made } from './examples.ts';
import { anyHost } from '../support/any-host.ts';
import { ASSET, keys, TXID } from '../unit/services/wallet-api/endpoints.ts';
import { BLINDED, PLACE, PSBT } from '../unit/services/wallet-api/wire-parts.ts';

/** A wallet's client at the answer's address, and the numbering it found. */
interface At {
  readonly url: string;
  readonly api: WalletApi;
  readonly numbering: () => ApiNumbering;
}
type Read = (at: At) => Promise<Made>;

const ENDS_INVOICE = `${ASSET}/~/~/${BLINDED}?expiry=1788103600&endpoints=${PLACE}`;

/** One of each act, as the app asks for it. */
export const send = (how: Partial<ApiSend> = {}): ApiSend => ({
  recipients: [
    {
      ...{ assetId: ASSET, recipientId: BLINDED, amount: 1n, invoice: ENDS_INVOICE, witness: null },
      transportEndpoints: [PLACE],
    },
  ],
  ...{ donation: false, rateSatsPerVb: 5, minConfirmations: 1, expiryUnixSeconds: 1_788_103_600n },
  ...how,
});

const two = [0, 1].flatMap((n) =>
  send().recipients.map((one) => ({ ...one, recipientId: `${BLINDED.slice(0, -1)}${String(n)}` })),
);

/** A wallet's questions, by the port; each dialect writes them in its own way. */
export const ASKS = {
  generate_keys: (api: WalletApi) => api.generateKeys(),
  register: (api: WalletApi) => api.register(),
  address: (api: WalletApi) => api.address(),
  btcbalance: (api: WalletApi) => api.btcBalance(),
  listassets: (api: WalletApi) => api.listAssets(),
  assetbalance: (api: WalletApi) => api.assetBalance(ASSET),
  listunspents: (api: WalletApi) => api.listUnspents(),
  listtransfers: (api: WalletApi) => api.listTransfers(ASSET),
  createutxosbegin: (api: WalletApi) =>
    api.createUtxosBegin({ upTo: true, num: 5, sizeSats: 1000n, rateSatsPerVb: 1 }),
  createutxosend: (api: WalletApi) => api.createUtxosEnd(PSBT),
  // A thunderlink server is asked only for its own way of sending: its client refuses the rest.
  sendbegin: (api: WalletApi, how?: Partial<ApiSend>) => api.sendBegin(send(how)),
  sendend: (api: WalletApi) => api.sendEnd(send(), PSBT),
  sendbatchbegin: (api: WalletApi) => api.sendBegin(send({ recipients: two })),
  sendbatchend: (api: WalletApi) => api.sendEnd(send({ recipients: two }), PSBT),
  sendbtcbegin: (api: WalletApi) =>
    api.sendBtcBegin({ address: 'bcrt1q', amountSats: 1000n, rateSatsPerVb: 1 }),
  sendbtcend: (api: WalletApi) => api.sendBtcEnd(PSBT),
  blindreceive: (api: WalletApi) => api.createInvoice({ assetId: ASSET, amount: 1n }),
  witnessreceive: (api: WalletApi) => api.createInvoice({ assetId: ASSET, amount: 1n, kind: 'witness' }),
  decodergbinvoice: (api: WalletApi) => api.decodeRgbInvoice(ENDS_INVOICE),
  failtransfers: (api: WalletApi) => api.failTransfers({ batchTransferIdx: 1 }),
  refresh: (api: WalletApi) => api.refresh(),
  issueassetnia: (api: WalletApi) =>
    api.issueAssetNia({ ticker: 'USDX', name: 'A test', amounts: [1n], precision: 0 }),
  getconsignment: (api: WalletApi) => api.consignment({ assetId: ASSET, txid: TXID }),
} as const;

/** Server B has other names for some calls. */
export const ASKED_AS: Readonly<Record<string, keyof typeof ASKS>> = {
  listunspends: 'listunspents',
  'invoice.create': 'blindreceive',
};

const CALLS: Readonly<Record<string, Read>> = {
  register: async ({ api }) => {
    const { address, balance } = await ASKS.register(api);
    return made({ address, btcBalance: pairOf(balance) });
  },
  address: async ({ api }) => made({ address: await ASKS.address(api) }),
  btcbalance: async ({ api }) => made({ btcBalance: pairOf(await ASKS.btcbalance(api)) }),
  listassets: async ({ api }) => {
    const assets = await ASKS.listassets(api);
    return made({
      assets: assets.map(assetOf),
      verifiable: assets.every(isVerifiable),
    });
  },
  assetbalance: async ({ api }) => made({ assetBalance: unitsOf(await ASKS.assetbalance(api)) }),
  listunspents: async ({ api }) => made({ unspents: (await ASKS.listunspents(api)).map(unspentOf) }),
  listtransfers: async ({ api, numbering }) => {
    const transfers = await ASKS.listtransfers(api);
    return made({ transfers: transfers.map(transferOf), numbering: releaseOf(numbering(), transfers) });
  },
  createutxosbegin: async ({ api }) => made({ psbt: await ASKS.createutxosbegin(api) }),
  createutxosend: async ({ api }) => made({ outcome: 'done', utxosCreated: await ASKS.createutxosend(api) }),
  sendbegin: async ({ api }) => made({ psbt: await ASKS.sendbegin(api) }),
  sendend: async ({ api }) => {
    const { txid, batchTransferIdx } = await ASKS.sendend(api);
    return made({ outcome: 'done', txid, batch: batchTransferIdx });
  },
  sendbtcbegin: async ({ api }) => made({ psbt: await ASKS.sendbtcbegin(api) }),
  sendbtcend: async ({ api }) => made({ outcome: 'done', ...(await ASKS.sendbtcend(api)), batch: null }),
  blindreceive: async ({ api }) => made(invoiceOf(await ASKS.blindreceive(api))),
  witnessreceive: async ({ api }) => made(invoiceOf(await ASKS.witnessreceive(api))),
  decodergbinvoice: async ({ api }) => {
    const {
      recipientId,
      assetId,
      amount = null,
      expiresAtMs,
      transportEndpoints,
    } = await ASKS.decodergbinvoice(api);
    const recipient = decodeRecipientId(recipientId);
    return made({
      ...{ recipientId, assetId, amount: amount === null ? null : String(amount) },
      ...{ expiresAt: secondsOf(expiresAtMs), endpoints: transportEndpoints },
      network: recipient.ok ? NETWORKS[recipient.recipient.network] : null,
    });
  },
  failtransfers: async ({ api }) => {
    const { anyFailed } = await ASKS.failtransfers(api);
    return made({ outcome: anyFailed === false ? 'nothingToDo' : 'done', failedAny: anyFailed });
  },
  refresh: async ({ api }) => {
    const { moved, failed } = await ASKS.refresh(api);
    const refreshFailed = failed?.map(({ batchTransferIdx }) => batchTransferIdx) ?? null;
    return made({ outcome: 'done', refreshed: moved, refreshFailed });
  },
  issueassetnia: async ({ api }) => made({ assets: [assetOf(await ASKS.issueassetnia(api))] }),
  getconsignment: async ({ api }) => made({ consignmentBytes: (await ASKS.getconsignment(api)).length }),
};

async function readDetected({ url }: At): Promise<Made> {
  const { guess } = await createDetectService(anyHost)({ baseUrl: url, token: null, way: DIRECT });
  if (guess === null) return made({}, 'notThatServer');
  const { dialect, sure, version } = guess;
  return made({
    dialect: dialect.startsWith('rgb-node-202') ? 'rgb-node' : dialect,
    dialectCertain: sure,
    ...(version === undefined ? {} : { version: version.told, versionKnown: version.known }),
  });
}

const { listunspents, blindreceive } = CALLS as { listunspents: Read; blindreceive: Read };
/** Server B names some calls differently from A. */
const BEHIND_API = { ...CALLS, listunspends: listunspents, 'invoice.create': blindreceive };

/** For each server its dialect, and the readers. */
const SERVERS: Readonly<
  Record<string, { readonly dialect: Dialect; readonly calls: Readonly<Record<string, Read>> }>
> = {
  'rgb-node-api': { dialect: 'rgb-node-api', calls: { ...CALLS, version: readDetected } },
  'rgb-node': { dialect: 'rgb-node-2026-03', calls: CALLS },
  'utexo-rgb-node': { dialect: 'rgb-node-2026-03', calls: CALLS },
  thunderlink: {
    dialect: 'thunderlink',
    calls: {
      ...BEHIND_API,
      health: readDetected,
      sendbegin: async ({ api }) => made({ psbt: await ASKS.sendbegin(api, { donation: true }) }),
    },
  },
  document: {
    dialect: 'document',
    calls: {
      ...BEHIND_API,
      'invoice.status': async ({ api }) =>
        made({ transfers: [transferOf(await api.invoiceStatus(ENDS_INVOICE))] }),
    },
  },
};

/** Servers with one endpoint: all other questions find nothing there. */
export const ONLY_AT: Readonly<Record<string, string>> = { version: '/version', health: '/health' };

const patience = { sleep: () => Promise.resolve(), random: () => 0.5 };

/** By server and call, at the answer's address. */
export const WALLET_READERS: Readonly<
  Record<string, Readonly<Record<string, (at: { readonly url: string }) => Promise<Made>>>>
> = Object.fromEntries(
  Object.entries(SERVERS).map(([server, { dialect, calls }]) => [
    server,
    Object.fromEntries(
      Object.entries(calls).map(([endpoint, read]) => [
        endpoint,
        ({ url }: { readonly url: string }) => {
          let numbering = LIKELY_NUMBERING[dialect];
          const api = createWalletApi(anyHost, { patience })({
            ...{ baseUrl: url, dialect, token: null, keys, numbering },
            onNumbering: (found) => void (numbering = found),
          });
          return read({ url, api, numbering: () => numbering }).catch((error: unknown) =>
            ofFailure(error, endpoint),
          );
        },
      ]),
    ),
  ]),
);

/** Releases up to beta.4 and beta.5 differ in one status: the field of the expiry tells which it is. */
function releaseOf(numbering: ApiNumbering, transfers: readonly ApiTransfer[]): string {
  const isOlder = transfers.every(
    ({ layout, statusName }) => layout === 'upToBeta4' && statusName !== 'initiated',
  );
  return RELEASES[numbering === 'beta5' && isOlder ? 'documentEra' : numbering];
}

const RELEASES: Readonly<Record<ApiNumbering, string>> = {
  documentEra: 'beta.4',
  beta5: 'beta.5',
  beta6: 'beta.6',
  beta7: 'beta.7',
};
const NETWORKS = {
  ...{ mainnet: 'mainnet', testnet3: 'testnet', testnet4: 'testnet4', regtest: 'regtest' },
  ...{ signet: 'signet', customSignet: 'signetCustom' },
} as const;

const secondsOf = (timeMs: number | null): number | null => (timeMs === null ? null : timeMs / 1000);

function unitsOf(one: { readonly settled: bigint; readonly future: bigint; readonly spendable: bigint }) {
  return { settled: String(one.settled), future: String(one.future), spendable: String(one.spendable) };
}

function pairOf({ vanilla, colored }: { readonly vanilla: ApiBalance; readonly colored: ApiBalance }) {
  const satsOf = ({ settledSats: settled, futureSats: future, spendableSats: spendable }: ApiBalance) =>
    unitsOf({ settled, future, spendable });
  return { vanilla: satsOf(vanilla), colored: satsOf(colored) };
}

function assetOf({ assetId, schema, ticker, precision, balance }: ApiAsset) {
  const held = balance === null ? { settled: null, future: null, spendable: null } : unitsOf(balance);
  return { assetId, kind: schema.toUpperCase(), ticker, precision, ...held };
}

function unspentOf(one: Awaited<ReturnType<WalletApi['listUnspents']>>[number]) {
  const { txid, vout, amountSats, colorable, pendingBlinded, allocations } = one;
  const more: Readonly<Record<string, unknown>> = { ...one };
  return {
    ...{ outpoint: `${txid}:${String(vout)}`, sats: String(amountSats), colorable, pendingBlinded },
    derivationIndex: more['derivationIndex'] ?? null,
    allocations: allocations.map((held) => {
      const { form, right = null, amount }: Readonly<Record<string, unknown>> = { ...held };
      const text = (value: unknown) => (typeof value === 'bigint' ? value.toString() : null);
      const { assetId, settled } = held;
      return { assetId, form, amount: text(amount), right: text(right), settled };
    }),
  };
}

function transferOf({ idx, batchTransferIdx, statusName, kindName, amount, txid, expiresAtMs }: ApiTransfer) {
  const named = (name: string) => (name === 'unknown' ? 'notKnown' : name);
  return {
    ...{ index: idx, batch: batchTransferIdx, status: named(statusName), kind: named(kindName) },
    ...{ amount: amount === null ? null : String(amount), txid, expiresAt: secondsOf(expiresAtMs) },
  };
}

function invoiceOf(one: Awaited<ReturnType<WalletApi['createInvoice']>>): Made['told'] {
  const { invoice, recipientId, expiresAtMs, batchTransferIdx } = one;
  return { invoice, recipientId, expiresAt: secondsOf(expiresAtMs), batch: batchTransferIdx };
}

function ofFailure(error: unknown, endpoint: string): Made {
  if (!(error instanceof WalletError)) throw error;
  return codeOf(error.failure, endpoint);
}

function codeOf(failure: Failure, endpoint: string): Made {
  switch (failure.code) {
    case 'TOKEN_REFUSED':
      return made(worded(failure.facts.message), 'tokenRefused');
    case 'WALLET_NOT_REGISTERED':
      return made(worded(failure.facts.message), 'notRegistered');
    case 'SERVICE_LACKS':
    case 'SERVICE_CANNOT':
      return made({}, 'noSuchCall');
    case 'SERVICE_ANSWER':
      return made({}, failure.facts.problem === 'html' ? 'notThatServer' : 'unknownForm');
    case 'SERVICE_ERROR': {
      const { meaning = null, message, field, status, retryAfterSeconds } = failure.facts;
      if (meaning === null) return made({}, failure.code);
      const told = {
        ...worded(message),
        ...(field === undefined ? {} : { field }),
        retry: retryAfterSeconds !== null || isTemporary(meaning),
        ...(retryAfterSeconds === null ? {} : { retryAfter: retryAfterSeconds }),
        ...(status < 500 && /end$/.test(endpoint) ? { outcome: 'notBegun' } : {}),
      };
      return meaning === 'nothingToDo' ? made({ ...told, outcome: 'nothingToDo' }) : made(told, meaning);
    }
    default:
      return made({}, failure.code);
  }
}
