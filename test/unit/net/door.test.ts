import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WalletError } from '../../../src-main/base/errors.ts';
import type { Call } from '../../../src-preload/contract/index.ts';
import { inputFor } from '../../fuzz/ipc/values.ts';
import { simulatedNetwork, type Outgoing } from '../../support/outgoing.ts';
import { seededRandom } from '../../support/psbt/mutate.ts';
import { openTestApp, type TestApp } from '../wallet/app.ts';
import {
  CALLS,
  EXACT,
  INDEXER,
  knownOf,
  plantStrangers,
  PROXY,
  REMOTE,
  RGB_PROXY,
  STRANGER,
} from './strangers.ts';

let network: Outgoing;
let practice: readonly string[] = [];
beforeEach(() => void (network = simulatedNetwork(() => practice)));
afterEach(() => network.stop());

async function planted() {
  const app = openTestApp('electron');
  practice = await hostsOf(app);
  const serve = vi.spyOn(app.ports.ownService, 'serve');
  vi.spyOn(app.ports.ownService, 'look').mockResolvedValue({ missing: null, version: '1' });
  const at = await plantStrangers(app);
  app.user.agrees = false;
  app.user.asked.length = 0;
  /** Requests that the gate let through. */
  const served = () => serve.mock.settledResults.filter(({ value }) => !isNotApproved(value));
  return { ...at, app, serve, served };
}
/** The practice service and its Bitcoin server. */
const hostsOf = async ({ practice: { baseUrl, chainAddress } }: TestApp): Promise<string[]> =>
  [await baseUrl(), await chainAddress()].map((address) => new URL(address).host);
const isNotApproved = (value: unknown): boolean =>
  value instanceof WalletError && value.failure.code === 'HOST_NOT_APPROVED';

type Planted = Awaited<ReturnType<typeof planted>>;

/** Without practice calls, which simulate others here. */
const PROBED = CALLS.filter(({ name }) => !name.startsWith('practice.'));

it("a host about which the person wasn't asked isn't even looked up, whichever call or imported file names it, and whatever the page says", async () => {
  const at = await planted();
  const random = seededRandom(42);
  const answered = new Map<string, number>();
  for (const { name, input } of PROBED)
    for (let n = 0; n < 40 || (n < 400 && !answered.has(name)); n += 1) {
      at.plant();
      const asked = n === 0 ? EXACT[name]?.(at) : undefined;
      const answer = await at.app.ask(name, (asked ?? inputFor(input, random, knownOf(at))) as never);
      if (asked !== undefined) expect(answer).not.toMatchObject({ failure: { code: 'INVALID_INPUT' } });
      if (answer.ok || answer.failure.code !== 'INVALID_INPUT')
        answered.set(name, (answered.get(name) ?? 0) + 1);
    }
  expect(network.tried).toEqual([]);
  expect(at.served()).toEqual([]);
  // If all calls were refused earlier, this test would prove little.
  expect(PROBED.map(({ name }) => name).filter((name) => !answered.has(name))).toEqual([]);
}, 240_000);

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

describe("main's question about hosts", () => {
  it.each(CASES)('comes before %s, once, and a no sends nothing', async (_, call) => {
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
    await expect.poll(() => network.tried.length + at.served().length).toBeGreaterThan(0);
    at.app.restart();
    await ask();
    expect([asked, at.app.user.asked.length]).toEqual([1, 1]);
  });

  it('comes once for Connect: for the service, its detection and registration', async () => {
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

  it('comes once for the built-in service, its indexer as Bitcoin server, and its RGB proxy', async () => {
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

  it('comes before another proxy of an approved service is stored', async () => {
    const { app, walletId } = await planted();
    const connection = { kind: 'remote', baseUrl: REMOTE, dialect: 'document', proxy: PROXY } as const;
    expect((await app.failure('wallet.connect', { walletId, connection })).code).toBe('HOST_NOT_APPROVED');
    expect(app.user.asked).toHaveLength(1);
    expect(app.ports.settings.read().wallets[0]?.connection).toMatchObject({ proxy: null });
  });

  it('comes for another path on the same host, and for another purpose of it', async () => {
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

  it("doesn't come for what this program serves itself", async () => {
    const app: TestApp = openTestApp();
    practice = await hostsOf(app);
    const { id: walletId } = await app.get('vault.create', {
      ...{ name: 'P', network: 'regtest', keep: 'keychain', practice: true, wordCount: 12 },
    });
    await app.get('wallet.register', { walletId });
    await app.get('wallet.refresh', { walletId });
    expect(app.user.asked).toEqual([]);
    expect(network.tried).toEqual([]);
  });
});
