import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { WalletConnection, WalletRecord } from '../../../src-main/domain/wallet/wallet-record.ts';
import { contract, type Call } from '../../../src-preload/contract/index.ts';
import type { CallSpec, NoticeSpec } from '../../../src-preload/contract/define.ts';
import { inputFor } from '../../fuzz/ipc/values.ts';
import { cloudRecord, nodeRecord } from '../../support/node-records.ts';
import { simulatedNetwork, type Outgoing } from '../../support/outgoing.ts';
import { seededRandom } from '../../support/psbt/mutate.ts';
import { openTestApp, type TestApp } from '../wallet/app.ts';

const STRANGER = 'a1b2c3.stranger.example';
const REMOTE = `https://api.${STRANGER}`;
const INDEXER = `ssl://indexer.${STRANGER}:50002`;
const RGB_PROXY = `rpcs://proxy.${STRANGER}/json-rpc`;
const PROXY = { kind: 'socks5', host: `socks.${STRANGER}`, port: 1080, user: null } as const;
const remote = (baseUrl: string, more: object = {}): WalletConnection => ({
  ...{ kind: 'remote', baseUrl, dialect: 'document', numbering: 'documentEra', keychains: 'learned' },
  ...{ hasToken: false, proxy: null, pin: null, ...more },
});
const OWN: WalletConnection = { kind: 'own', indexer: INDEXER, rgbProxy: RGB_PROXY, isTestnet4: false };
const source = (address: string) => ({ address, pin: null });

const INVOICE = 'rgb:~/~/~/bc:utxob:uUwwIzqD-e~5K6vT-EqZh7iV-gH4cRlh-7pGjyDi-_aEMO4O-C29uo';
const ASSET_ID = 'rgb:lXijPaL7-gDQZASh-f3x8kzZ-clunObs-mrAyGXq-GekWcb0';
const RECIPIENT = INVOICE.slice(INVOICE.lastIndexOf('/') + 1);

let network: Outgoing;
let practice = '';
beforeEach(() => {
  network = simulatedNetwork(() => [practice]);
});
afterEach(() => network.stop());

/** Wallets and nodes as a file could have brought them, each with hosts that nobody was asked about. */
async function planted() {
  const app = openTestApp('electron');
  practice = new URL(await app.practice.baseUrl()).host;
  const serve = vi
    .spyOn(app.ports.ownService, 'serve')
    .mockImplementation(({ indexer }) => Promise.reject(new Error(`served with ${indexer}`)));
  vi.spyOn(app.ports.ownService, 'look').mockResolvedValue({ missing: null, version: '1' });
  const made = { network: 'regtest', keep: 'keychain', practice: false, wordCount: 12 } as const;
  const ids: string[] = [];
  for (const name of ['Remote', 'Own', 'By proxy'])
    ids.push((await app.get('vault.create', { ...made, name })).id);
  const [walletId = '', ownId = '', proxiedId = ''] = ids;
  const change: Record<string, Partial<WalletRecord>> = {
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
  const wallets = before.wallets.map((one) => ({ ...one, ...change[one.id] }));
  const plant = (): void => app.ports.settings.write({ ...before, wallets, activeWalletId: walletId });
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
  app.user.agrees = false;
  app.user.asked.length = 0;
  return {
    app,
    plant,
    serve,
    walletId,
    ownId,
    proxiedId,
    cloudId: cloud.id,
    nodeIds: [1, 2].map((n) => nodeRecord(n).id),
  };
}
type Planted = Awaited<ReturnType<typeof planted>>;

type Members = Readonly<Record<string, CallSpec | NoticeSpec>>;
const CALLS = Object.entries<Members>(contract).flatMap(([group, members]) =>
  Object.entries(members).flatMap(([key, spec]) =>
    spec.kind === 'notice' ? [] : [{ name: `${group}.${key}` as Call, input: spec.input }],
  ),
);
/** The practice service simulates others, here. */
const PROBED = CALLS.filter(({ name }) => !name.startsWith('practice.'));

const known = (at: Planted) => ({
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
  // Offline mode and a lock would hold everything back.
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

/** Where a value at random is hardly ever in form. */
const EXACT: Partial<Record<Call, (at: Planted) => object>> = {
  'invoices.create': ({ walletId }) => ({ walletId, assetId: '', amount: '100' }),
  'signing.beginSend': ({ walletId }) => ({
    walletId,
    recipients: [
      { ...{ invoice: INVOICE, recipientId: RECIPIENT, witnessSats: null }, assetId: ASSET_ID, amount: '1' },
    ],
    ...{ donation: false, rateSatsPerVb: 2, minConfirmations: 1 },
  }),
};

describe('a host that a person was never asked about', () => {
  it('is not even looked up, whichever call names it or a file that was brought, and whatever the page says', async () => {
    const at = await planted();
    const random = seededRandom(42);
    const answered = new Map<string, number>();
    for (const { name, input } of PROBED)
      for (let n = 0; n < 40; n += 1) {
        at.plant();
        const asked = n === 0 ? EXACT[name]?.(at) : undefined;
        const answer = await at.app.ask(name, (asked ?? inputFor(input, random, known(at))) as never);
        if (asked !== undefined) expect(answer).not.toMatchObject({ failure: { code: 'INVALID_INPUT' } });
        if (answer.ok || answer.failure.code !== 'INVALID_INPUT')
          answered.set(name, (answered.get(name) ?? 0) + 1);
      }
    expect(network.tried).toEqual([]);
    expect(at.serve.mock.calls.map(([{ indexer }]) => indexer)).toEqual([]);
    // Were all refused at the door, this would say little.
    expect(PROBED.map(({ name }) => name).filter((name) => !answered.has(name))).toEqual([]);
  }, 240_000);
});

const CASES: readonly (readonly [string, (at: Planted) => readonly [Call, object]])[] = [
  ['reach', (at) => ['wallet.reach', { walletId: at.walletId, baseUrl: `https://new.${STRANGER}` }]],
  ['reach without a wallet', () => ['wallet.reach', { baseUrl: `https://new.${STRANGER}` }]],
  ['reach by a proxy', () => ['wallet.reach', { baseUrl: `https://new.${STRANGER}`, proxy: PROXY }]],
  ['detect', (at) => ['wallet.detect', { walletId: at.walletId, baseUrl: `https://new.${STRANGER}` }]],
  ['register', (at) => ['wallet.register', { walletId: at.proxiedId }]],
  ['register with the built-in service', (at) => ['wallet.register', { walletId: at.ownId }]],
  ['test', (at) => ['chain.test', { walletId: at.walletId, address: `ssl://new.${STRANGER}:50002` }]],
  ['follow', (at) => ['chain.follow', { walletId: at.walletId }]],
  ['whereabouts', (at) => ['chain.whereabouts', { walletId: at.walletId, txid: 'ab'.repeat(32) }]],
  ['the service of a node', (at) => ['nodes.unlock', { nodeId: at.nodeIds[1], secrets: {} }]],
];

describe('main asks', () => {
  it.each(CASES)('before %s, once, and nothing leaves on a no', async (_, call) => {
    const at = await planted();
    const [name, input] = call(at);
    const ask = () => at.app.ask(name, input);
    await ask();
    expect(at.app.user.asked).toHaveLength(1);
    expect(network.tried).toEqual([]);
    at.app.user.agrees = true;
    at.app.user.asked.length = 0;
    await ask();
    const asked = at.app.user.asked.length;
    const [question] = at.app.user.asked;
    expect([question?.title, question?.message, ...(question?.details ?? [])].join(' ')).toMatch(
      /stranger|127/,
    );
    await expect.poll(() => network.tried.length + at.serve.mock.calls.length).toBeGreaterThan(0);
    at.app.restart();
    await ask();
    expect([asked, at.app.user.asked.length]).toEqual([1, 1]);
  });

  it('once for a press on Connect: for the service, found out and registered with', async () => {
    const { app, walletId } = await planted();
    app.user.agrees = true;
    const baseUrl = `https://new.${STRANGER}`;
    await app.ask('wallet.detect', { walletId, baseUrl, proxy: PROXY });
    const connection = { kind: 'remote', baseUrl, dialect: 'document', proxy: PROXY } as const;
    await app.get('wallet.connect', { walletId, connection });
    await app.ask('wallet.register', { walletId });
    expect(app.user.asked).toHaveLength(1);
    expect(app.user.asked[0]?.details.join(' ')).toContain(`${PROXY.host}:1080`);
  });

  it('once for the built-in service, its indexer as the server of the chain, and its RGB proxy', async () => {
    const { app, walletId, serve } = await planted();
    app.user.agrees = true;
    await app.get('wallet.connect', {
      walletId,
      connection: { kind: 'own', indexer: INDEXER, rgbProxy: RGB_PROXY },
    });
    await app.get('chain.use', { walletId, address: INDEXER });
    await app.ask('wallet.register', { walletId });
    expect(app.user.asked.map(({ title }) => title)).toEqual(['Reach 2 new hosts?']);
    expect(serve).not.toHaveBeenCalled();
    expect(network.tried.every((one) => one.includes('indexer'))).toBe(true);
  });

  it('about another proxy of a service that was agreed to, before it is kept', async () => {
    const { app, walletId } = await planted();
    const connection = { kind: 'remote', baseUrl: REMOTE, dialect: 'document', proxy: PROXY } as const;
    expect((await app.failure('wallet.connect', { walletId, connection })).code).toBe('HOST_NOT_APPROVED');
    expect(app.user.asked).toHaveLength(1);
    expect(app.ports.settings.read().wallets[0]?.connection).toMatchObject({ proxy: null });
  });

  it('about another path on the same host, and about the same host for another purpose', async () => {
    const { app, walletId } = await planted();
    app.user.agrees = true;
    const asked = async (act: Promise<unknown>) => {
      const before = app.user.asked.length;
      await act;
      return app.user.asked.length - before;
    };
    expect(await asked(app.ask('wallet.reach', { walletId, baseUrl: `${REMOTE}/a` }))).toBe(1);
    expect(await asked(app.ask('wallet.reach', { walletId, baseUrl: `${REMOTE}/a/api` }))).toBe(0);
    expect(await asked(app.ask('wallet.reach', { walletId, baseUrl: `${REMOTE}/b` }))).toBe(1);
    expect(await asked(app.ask('chain.test', { walletId, address: `${REMOTE}/a` }))).toBe(1);
  });

  it('nothing about what this program serves itself', async () => {
    const app: TestApp = openTestApp();
    practice = new URL(await app.practice.baseUrl()).host;
    const { id: walletId } = await app.get('vault.create', {
      ...{ name: 'P', network: 'regtest', keep: 'keychain', practice: true, wordCount: 12 },
    });
    await app.get('wallet.register', { walletId });
    await app.get('wallet.refresh', { walletId });
    expect(app.user.asked).toEqual([]);
    expect(network.tried).toEqual([]);
  });
});
