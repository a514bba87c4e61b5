import type { WalletConnection, WalletRecord } from '../../../src-main/records/wallet.ts';
import type { SettingsDocument } from '../../../src-main/records/settings.ts';
import { contract, type Call } from '../../../src-preload/contract/index.ts';
import type { CallSpec, NoticeSpec } from '../../../src-preload/contract/define.ts';
import { cloudRecord, nodeRecord } from '../../support/node-records.ts';
import type { TestApp } from '../wallet/app.ts';

export const STRANGER = 'a1b2c3.stranger.example';
export const REMOTE = `https://api.${STRANGER}`;
export const INDEXER = `ssl://indexer.${STRANGER}:50002`;
export const RGB_PROXY = `rpcs://proxy.${STRANGER}/json-rpc`;
export const PROXY = { kind: 'socks5', host: `socks.${STRANGER}`, port: 1080, user: null } as const;
const remote = (baseUrl: string, more: object = {}): WalletConnection => ({
  ...{ kind: 'remote', baseUrl, dialect: 'document', numbering: 'documentEra', keychains: 'learned' },
  ...{ hasToken: false, proxy: null, pin: null, ...more },
});
const OWN: WalletConnection = {
  ...{ kind: 'own', indexer: INDEXER, rgbProxy: RGB_PROXY, isTestnet4: false, proxy: null },
};
const source = (address: string) => ({ address, pin: null });

const INVOICE = 'rgb:~/~/~/bc:utxob:uUwwIzqD-e~5K6vT-EqZh7iV-gH4cRlh-7pGjyDi-_aEMO4O-C29uo';
const ASSET_ID = 'rgb:lXijPaL7-gDQZASh-f3x8kzZ-clunObs-mrAyGXq-GekWcb0';
const RECIPIENT = INVOICE.slice(INVOICE.lastIndexOf('/') + 1);

/** Wallets and nodes as from an edited file, each with unapproved hosts. */
export async function plantStrangers(app: Pick<TestApp, 'get' | 'ports' | 'restart'>) {
  const made = { network: 'regtest', keep: 'keychain', practice: false, wordCount: 12 } as const;
  const ids: string[] = [];
  for (const name of ['Remote', 'Own', 'By proxy'])
    ids.push((await app.get('vault.create', { ...made, name })).id);
  const [walletId = '', ownId = '', proxiedId = ''] = ids;
  const changes: Record<string, Partial<WalletRecord>> = {
    [walletId]: {
      connection: remote(REMOTE),
      registeredWith: REMOTE,
      consentedTo: [REMOTE],
      chainSource: source(`tcp://127.0.0.1:50001`),
      secondSource: source(`https://second.${STRANGER}/api`),
    },
    [ownId]: { connection: OWN, registeredWith: 'own', chainSource: source(INDEXER) },
    [proxiedId]: { connection: remote(`https://other.${STRANGER}`, { proxy: PROXY }) },
  };
  const before = app.ports.settings.read();
  const wallets = before.wallets.map((one) => ({ ...one, ...changes[one.id] }));
  const plant = (change: Partial<SettingsDocument> = {}): void =>
    app.ports.settings.write({ ...before, wallets, activeWalletId: walletId, ...change });
  plant();
  const cloud = cloudRecord({
    baseUrl: `https://nodes.${STRANGER}`,
    nodeApiUrl: `https://gate.${STRANGER}`,
    extras: { list: true, detail: true, probe: true },
    everySeconds: 5,
  });
  app.ports.fleet.putCloud(cloud);
  app.ports.fleet.putNodes([
    nodeRecord(1, { userId: 'u' }),
    nodeRecord(2, { invokeUrl: `https://n2.${STRANGER}` }),
  ]);
  app.restart();
  return {
    plant,
    walletId,
    ownId,
    proxiedId,
    cloudId: cloud.id,
    nodeIds: [1, 2].map((n) => nodeRecord(n).id),
  };
}
export type Strangers = Awaited<ReturnType<typeof plantStrangers>>;

type Members = Readonly<Record<string, CallSpec | NoticeSpec>>;
export const CALLS = Object.entries<Members>(contract).flatMap(([group, members]) =>
  Object.entries(members).flatMap(([key, spec]) =>
    spec.kind === 'notice' ? [] : [{ name: `${group}.${key}` as Call, input: spec.input }],
  ),
);
/** Existing ids and names, by member. */
export const knownOf = (at: Strangers) => ({
  walletId: [at.walletId, at.ownId, at.proxiedId],
  cloudId: [at.cloudId],
  nodeId: at.nodeIds,
  nodeIds: at.nodeIds,
  baseUrl: [REMOTE, `https://secret-bytes.${STRANGER}`, `http://127.0.0.1:9/bytes`],
  nodeApiUrl: [`https://gate.${STRANGER}`],
  invokeUrl: [`https://n3.${STRANGER}`],
  address: [INDEXER, `https://chain.${STRANGER}`, `tcp://127.0.0.1:50001`],
  indexer: [INDEXER],
  rgbProxy: [RGB_PROXY],
  host: [PROXY.host],
  port: [1080],
  txid: ['ab'.repeat(32)],
  network: ['regtest'],
  // Without offline mode and a lock, which would block everything.
  on: [false],
  visible: [true],
  password: ['x'],
  invoice: [INVOICE],
  text: [INVOICE, 'name,node_id\na,b'],
  assetId: [''],
  canary: at.nodeIds,
  parallel: [1],
  broughtId: ['ab'.repeat(16)],
  ticker: ['TUSD'],
  amount: ['1', '100'],
  amounts: ['1', '100'],
  num: [1, 2],
  sizeSats: [1_000],
  rateSatsPerVb: [1, 2],
  amountSats: [1_000],
  witnessSats: [1_000],
  digest: ['ef'.repeat(32)],
  flowId: ['cd'.repeat(16)],
  runId: ['cc'.repeat(16)],
  questionId: ['ab'.repeat(16)],
  words: [`${'abandon '.repeat(11)}about`],
  limit: [1],
  offset: [0],
  everySeconds: [86_400],
  name: ['Wallet'],
});

/** Valid inputs of calls for which random values hardly ever fit. */
export const EXACT: Partial<Record<Call, (at: Strangers) => object>> = {
  'codes.frames': () => ({ heldId: 'ab'.repeat(16), density: 'low', from: 1, count: 1 }),
  'invoices.create': ({ walletId }) => ({ walletId, assetId: '', amount: '100' }),
  'signing.beginSend': ({ walletId }) => ({
    walletId,
    recipients: [
      { ...{ invoice: INVOICE, recipientId: RECIPIENT, witnessSats: null }, assetId: ASSET_ID, amount: '1' },
    ],
    ...{ donation: false, rateSatsPerVb: 2, minConfirmations: 1 },
  }),
};
