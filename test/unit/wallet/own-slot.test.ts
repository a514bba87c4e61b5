import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { chainReaches, serviceReaches } from '../../../src-main/wallet/context/reaches.ts';
import type { WalletRecord } from '../../../src-main/records/wallet.ts';
import { createOwnService } from '../../../src-main/app/own-service.ts';
import { folderOf } from '../../../src-main/base/own-service-state.ts';
import { documentEndpoints } from '../../../src-main/own-service/http/document.ts';
import { startServiceServer } from '../../../src-main/own-service/http/server.ts';
import { defaultSettings } from '../../../src-main/own-service/http/endpoint.ts';
import { RGB_LIB } from '../../../src-main/own-service/service.ts';
import type { RgbWallet } from '../../../src-main/own-service/rgb-lib/wallet.ts';
import { swapping } from '../../support/poison.ts';
import { builtChild, hasRgbLib, offlineWallet, write } from '../../support/rgb-lib.ts';
import { madeBefore } from '../../support/made-before.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { fundedWallet, openTestApp, walletOf } from './app.ts';
import { assetAppOf, makeSlots, settle, type AssetApp } from './asset-app.ts';
import { anyHost } from '../../support/any-host.ts';

const asListed = ({ txid, vout }: Slot) => {
  const nothing = { allocations: [], pendingBlinded: 0, exists: true, amountSats: 1_000n };
  return { txid, vout, ...nothing };
};
type Slot = { readonly txid: string; readonly vout: number };

/**
 * Main as it is, the practice chain as the indexer, and the own service over the real rgb-lib, offline: what a
 * synchronisation would find is written into its database. `prepare`: while it is still a practice wallet.
 */
async function given(
  start: Parameters<typeof offlineWallet>[0],
  prepare: (a: AssetApp) => Promise<readonly Slot[]> = () => Promise.resolve([]),
) {
  const dataFolder = tempFolder();
  const elsewhere = () => Promise.reject(new Error('nobody is asked'));
  const ownService = createOwnService({
    ...{ dataFolder, startChild: start, openRgbProxy: elsewhere as never, onFault: () => undefined },
    gate: anyHost,
    openChain: elsewhere as never,
    openIndexer: elsewhere as never,
    reader: { validateHistory: elsewhere },
  });
  const app = openTestApp('loopback', { ownService });
  const walletId = await fundedWallet(app);
  await makeSlots(app, walletId, 3);
  const a: AssetApp = await assetAppOf(app, walletId);
  const listed = async () => (await a.api.listUnspents()).filter(({ colorable }) => colorable);
  const before = await prepare(a);
  const ours = await listed();
  const record = walletOf(app, walletId);
  if (record.keys.accountXpubColored === null) throw new Error('it is of plain bitcoin alone');
  const { fingerprint, accountXpubVanilla: xpubVanilla, accountXpubColored: xpubColored } = record.keys;
  const keys = { fingerprint, xpubVanilla, xpubColored };
  const folder = join(dataFolder, 'own-service', 'regtest', folderOf(keys));
  mkdirSync(folder, { recursive: true });
  const rgb = await offlineWallet(start, folder, keys);
  onTestFinished(rgb.stop);
  const lists: Slot[] = [];
  const leavesOut = new Set<string>();
  let received = (): unknown => undefined;
  const isListed = ({ txid, vout }: Slot): boolean => !leavesOut.has(`${txid}:${String(vout)}`);
  const wallet = {
    unspents: async () =>
      [...(await listed()), ...lists.map(asListed)].filter(isListed).map((one) => ({
        utxo: {
          outpoint: { txid: one.txid, vout: BigInt(one.vout) },
          ...{ btcAmount: one.amountSats, colorable: true, exists: one.exists },
        },
        rgbAllocations: one.allocations.map(({ assetId, amount, settled }) => ({
          ...{ assetId, settled, assignment: { Fungible: amount } },
        })),
        pendingBlinded: BigInt(one.pendingBlinded),
      })),
    receive: async ({ kind }: { readonly kind: string }) => {
      const made = await rgb.receive(kind === 'witness' ? 'witness' : 'blind', null, '300');
      await received();
      const numbers = {
        expirationTimestamp: BigInt(made.expirationTimestamp),
        batchTransferIdx: BigInt(made.batchTransferIdx),
      };
      return { ...made, ...numbers };
    },
    failTransfers: () => Promise.resolve(false),
  } as unknown as RgbWallet;
  const find = () => Promise.resolve(wallet);
  const wallets = { find, findOrOpen: find, stop: () => Promise.resolve() };
  const at = { endpoints: documentEndpoints, host: '127.0.0.1', port: 0, token: 'a-token' };
  const faults: unknown[] = [];
  const server = await startServiceServer(
    { build: RGB_LIB, wallets, settings: defaultSettings() },
    { ...at, onFault: (_, error) => faults.push(error) },
  );
  onTestFinished(server.stop);
  vi.spyOn(ownService, 'look').mockResolvedValue({ missing: null, version: '1' });
  vi.spyOn(ownService, 'serve').mockResolvedValue({ baseUrl: server.baseUrl, token: at.token });
  app.gate.serve(server.baseUrl);
  const own = { indexer: await app.practice.chainAddress(), rgbProxy: 'rpc://127.0.0.1:3000/json-rpc' };
  const connected: WalletRecord = {
    ...record,
    connection: { kind: 'own', ...own, isTestnet4: false, proxy: null },
    registeredWith: 'own',
  };
  app.ports.settings.write({
    ...app.ports.settings.read(),
    wallets: [connected],
    // As the question at the connection leaves it.
    hosts: [...serviceReaches(connected), ...chainReaches(connected, [])],
  });
  const asked = { walletId, assetId: '', amount: '300', kind: 'blinded' } as const;
  return {
    ...{ a, asked, before, faults, lists, leavesOut, stash: join(folder, fingerprint, 'rgb', 'stash.dat') },
    rgb: { ...rgb, onReceived: (act: () => unknown) => (received = act) },
    create: () => app.get('invoices.create', asked),
    refused: async () => app.failure('invoices.create', asked),
    kept: async () => (await app.get('invoices.list', { walletId })).invoices,
    free: ours.filter(({ allocations }) => allocations.length === 0),
  };
}

describe.skipIf(!hasRgbLib())('a blinded invoice of the own service over the real rgb-lib', () => {
  const child = madeBefore(builtChild);
  const named = ({ txid, vout }: Slot) => `${txid}:${String(vout)}`;
  const slotProblem = (asked: string, slot: Slot) => ({
    code: 'INVOICE_NOT_AS_ASKED',
    facts: { field: 'slot', asked, got: named(slot) },
  });

  it('is proved on a slot that came after the list that is shown, too', async () => {
    const { a, create, rgb, free, leavesOut } = await given(child().start);
    const [slot] = free;
    if (slot === undefined) throw new Error('no slot is free');
    rgb.findSlots([slot]);
    leavesOut.add(named(slot));
    await a.get('signing.planSendBtc', {
      recipients: [{ address: null, amountSats: null }],
      rateSatsPerVb: 2,
    });
    leavesOut.clear();
    const made = await create();
    expect(made.slot && named(made.slot)).toBe(named(slot));
    expect(made.provedOurs).not.toBeNull();
  });

  type Given = Awaited<ReturnType<typeof given>>;
  const bobs = async ({ a }: Given): Promise<Slot> => {
    const [theirs] = (await a.bob.unspents()).filter(({ utxo }) => utxo.colorable);
    if (theirs === undefined) throw new Error('Bob has no slot');
    return theirs.utxo.outpoint;
  };
  const listed = async ({ a }: Given, isIt: (entry: Unspent) => boolean): Promise<Slot> => {
    const found = (await a.api.listUnspents()).find(isIt);
    if (found === undefined) throw new Error('there is none');
    return found;
  };
  type Unspent = Awaited<ReturnType<AssetApp['api']['listUnspents']>>[number];

  it('is refused where a trigger swapped its slot for a thief’s, and is not kept', async () => {
    const at = await given(child().start);
    const { txid, vout } = await bobs(at);
    write(at.rgb.file, (db) => db.exec(swapping(txid, vout)));
    at.rgb.findSlots(at.free.slice(0, 1));
    expect(await at.refused()).toMatchObject(slotProblem('notOurs', { txid, vout }));
    expect(await at.kept()).toEqual([]);
  });

  it.each<[string, string, (at: Given) => Promise<Slot>]>([
    ['another’s slot, though the service lists it', 'notOurs', bobs],
    ['one of nobody’s', 'notOurs', () => Promise.resolve({ txid: 'ab'.repeat(32), vout: 3 })],
    ['plain bitcoin of ours', 'notOurs', (at) => listed(at, ({ colorable }) => !colorable)],
    [
      'a slot that holds assets by the list',
      'holdsAssets',
      async (at) => {
        await at.a.issue('TEST', 100n);
        return listed(at, ({ allocations }) => allocations.length > 0);
      },
    ],
    [
      'a slot that was signed away for another program',
      'held',
      (at) => {
        const [slot] = at.free;
        if (slot === undefined) throw new Error('no slot is free');
        const signed = { id: '1', txid: 'ab'.repeat(32), name: 'Theirs', signedAtMs: 1 };
        vi.spyOn(at.a.app.ports.signings.imports, 'signed').mockReturnValue([
          { ...signed, spending: { inputs: [named(slot)] } },
        ]);
        return Promise.resolve(slot);
      },
    ],
  ])('is refused on %s: %s', async (_, problem, slotOf) => {
    const at = await given(child().start);
    const slot = await slotOf(at);
    if (problem === 'notOurs') at.lists.push(slot);
    at.rgb.findSlots([slot]);
    expect(await at.refused()).toMatchObject(slotProblem(problem, slot));
  });

  it('is refused on a slot that a transaction of ours spent, though the service lists it as free', async () => {
    const { before, lists, refused, rgb } = await given(child().start, async (a) => {
      await a.issue('TEST', 100n);
      const holding = (await a.api.listUnspents()).filter(({ allocations }) => allocations.length > 0);
      await a.send([await a.to(100)]);
      await settle(a);
      return holding;
    });
    const [spent] = before;
    if (spent === undefined) throw new Error('nothing was sent');
    lists.push(spent);
    rgb.findSlots([spent]);
    const failure = await refused();
    expect(['spent', 'held']).toContain(failure.code === 'INVOICE_NOT_AS_ASKED' && failure.facts.asked);
  });

  it('is refused where its seal is in no file of the own service', async () => {
    const { refused, rgb, free, stash } = await given(child().start);
    rgb.findSlots(free);
    const before = readFileSync(stash);
    rgb.onReceived(() => writeFileSync(stash, before));
    expect(await refused()).toMatchObject({ facts: { field: 'slot', asked: 'unopened' } });
  });

  it('is found among what a payer left in that file to be taken for seals', async () => {
    const { create, rgb, free, stash } = await given(child().start);
    rgb.findSlots(free);
    rgb.onReceived(() => {
      const file = readFileSync(stash);
      // What it keeps of contracts and transfers lies before the seals of invoices.
      const at = file.length >> 3;
      // As the outputs that a genesis of a thousand pieces names.
      const looksLikeSeals = Buffer.alloc(
        8 * 1024 * 1024,
        Buffer.from([...Array<number>(32).fill(1), 0, 0, 0, 0, 0]),
      );
      writeFileSync(stash, Buffer.concat([file.subarray(0, at), looksLikeSeals, file.subarray(at)]));
    });
    expect(free.map(named)).toContainEqual(named((await create()).slot!));
  });

  it('is refused on a slot that another one was given at the same moment, where rgb-lib lost that', async () => {
    const { a, asked, kept, rgb, free } = await given(child().start);
    const [slot] = free;
    if (slot === undefined) throw new Error('no slot is free');
    rgb.findSlots([slot]);
    let received = 0;
    rgb.onReceived(() => {
      received += 1;
      write(rgb.file, (db) => db.exec('UPDATE batch_transfer SET status = 4'));
      // Both are answered at once.
      return vi.waitUntil(() => received === 2, { timeout: 10_000 });
    });
    const first = a.app.ask('invoices.create', asked);
    await vi.waitUntil(() => received === 1, { timeout: 10_000 });
    const made = await Promise.all([first, a.app.ask('invoices.create', asked)]);
    expect(made.flatMap((one) => (one.ok ? [] : [one.failure]))).toMatchObject([
      slotProblem('awaited', slot),
    ]);
    expect(await kept()).toHaveLength(1);
  });

  it('is refused on a slot that an open invoice waits for, whatever rgb-lib lost meanwhile, and not once that is over', async () => {
    const { create, refused, rgb, free } = await given(child().start);
    const one = free.slice(0, 1);
    rgb.findSlots(one);
    const first = await create();
    const lost = () =>
      write(rgb.file, (db) => db.exec('UPDATE batch_transfer SET status = 4 WHERE status <> 4'));
    lost();
    expect(await refused()).toMatchObject(slotProblem('awaited', one[0]!));
    lost();
    vi.useFakeTimers({ toFake: ['Date'], now: (first.expiresAtMs ?? 0) + 1_000 });
    onTestFinished(() => void vi.useRealTimers());
    expect((await create()).slot).toEqual(first.slot);
  });
});
