import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import Database from 'libsql';
import { toJsonValue } from '../../../src-main/base/json.ts';
import { reach } from '../../../src-main/base/service/route.ts';
import type { SigningState } from '../../../src-main/records/signing.ts';
import { openConfStore } from '../../../src-main/hosts/loopback/settings-store.ts';
import { openNodeStore } from '../../../src-main/records/fleet.ts';
import { openHoldings, type WalletHoldings } from '../../../src-main/records/holdings/holdings.ts';
import { openJournal, type Signings } from '../../../src-main/records/journal/journal.ts';
import { signingWriter } from '../../../src-main/records/journal/signings.ts';
import { openSettings } from '../../../src-main/records/settings-file.ts';
import { emptySettings } from '../../../src-main/records/settings.ts';
import { SAFE_WALLET, type WalletRecord } from '../../../src-main/records/wallet.ts';
import { cloudRecord, nodeRecord, nodesIn } from '../../support/node-records.ts';
import { writeRaw } from '../../support/psbt/raw-psbt.ts';
import { testWallet } from '../../support/psbt/test-wallet.ts';
import * as shapes from './shapes.ts';
import type { LifeSize } from './shapes.ts';

const clock = { nowMs: () => Date.now() };
const DAY_MS = 86_400_000;

export const holdingsRef = (service: string) =>
  ({ walletId: shapes.BUSY, service, numbering: 'documentEra' }) as const;

/** Writes a folder as a life leaves it, without a refresh's data; `service`: the wallets' service. */
export async function fillFolder(folder: string, size: LifeSize, service: string): Promise<void> {
  fillSettings(folder, size, service);
  fillFleet(folder, size, service);
  const journal = openJournal(folder, clock);
  fillBook(journal, size);
  journal.close();
  fillSignings(folder, size, service);
  const holdings = openHoldings(folder, clock);
  const kept = holdings.of(holdingsRef(service));
  await fillConsignments(kept, size);
  holdings.close();
  fillVerifications(folder, size);
}

function fillSettings(folder: string, size: LifeSize, service: string): void {
  const { account } = testWallet();
  const wallet = (n: number): WalletRecord => ({
    ...SAFE_WALLET,
    ...{ id: shapes.idOf('wallet', n), name: `Wallet ${String(n)}`, origin: 'created' },
    keys: {
      ...{ network: 'regtest', fingerprint: account.fingerprint, xpub: account.xpubs.vanilla },
      ...{ accountXpubVanilla: account.xpubs.vanilla, accountXpubColored: account.xpubs.colored ?? '' },
      accountXpubColoredFingerprint: account.fingerprint,
    },
    keychains: account.keychains,
    highestIndex: account.highestIndex,
    connection: {
      ...{ kind: 'remote', baseUrl: service, dialect: 'rgb-node-2026-03', numbering: 'documentEra' },
      ...{ keychains: 'learned', hasToken: false, proxy: null, pin: null },
    },
    ...{
      consentedTo: [service],
      registeredWith: service,
      askAboveSats: null,
      rules: null,
      keysUnproved: null,
    },
  });
  const wallets = Array.from({ length: size.wallets }, (_, n) => wallet(n));
  const settings = openSettings(folder, () => openConfStore(folder), clock);
  settings.write({
    ...emptySettings,
    ...{ wallets, activeWalletId: shapes.BUSY },
    hosts: wallets.flatMap(({ id }) => reach('service', service, id)),
  });
}

function fillFleet(folder: string, size: LifeSize, service: string): void {
  const fleet = openNodeStore(folder, clock);
  fleet.putCloud(cloudRecord({ baseUrl: service, everySeconds: 3_600 }));
  fleet.putNodes(Array.from({ length: size.nodes }, (_, n) => nodeRecord(n)));
  const nodes = nodesIn(fleet).map(({ id }) => id);
  const endMs = Date.now();
  for (let at = 0; at < size.eventsOfNode; at += 1) {
    const state = at % 2 === 0 ? 'locked' : 'unlocked';
    const atMs = endMs - Math.round(((size.eventsOfNode - at) * 365 * DAY_MS) / size.eventsOfNode);
    fleet.putNodes(
      [],
      nodes.map((nodeId, n) => ({
        ...{ nodeId, atMs: atMs + n, kind: 'state', state, by: 'seen', text: 'probeLocked' },
      })),
    );
  }
  fleet.close();
}

/** Ten blocks with proofs: outputs that only the chain reported, and their allocations. */
function fillBook(journal: Signings, { receipts, assets }: LifeSize): void {
  const each = Math.ceil(receipts / 10);
  for (let block = 0; block < 10; block += 1) {
    const numbers = Array.from(
      { length: Math.min(each, receipts - block * each) },
      (_, n) => block * each + n,
    );
    journal.keepHistory(shapes.BUSY, provedReceipts(numbers, assets, 100 + block));
  }
}

export function provedReceipts(
  numbers: readonly number[],
  assets: number,
  height: number,
): Parameters<Signings['keepHistory']>[1] {
  const at = (n: number) => ({ txid: shapes.txidOf('receipt', n), vout: 0 });
  const assetId = shapes.assetIdOf((numbers[0] ?? 0) % assets);
  return {
    asset: { assetId, ticker: 'T', name: 'Token', precision: 0, schema: 'nia', ground: 'history' },
    outputs: numbers.map((n) => ({
      ...{ ...at(n), amountSats: 1_000n, branch: 'colored', index: n % 1_000, ground: 'chain' },
    })),
    allocations: numbers.map((n) => ({
      ...{ ...at(n), assetId: shapes.assetIdOf(n % assets), amount: 10n },
      opout: `${shapes.txidOf('operation', n)}/4000/0`,
    })),
    spent: [],
    block: shapes.blockAt(height),
  };
}

const SETTLED: readonly SigningState[] = [
  ...(['asked', 'built', 'approved', 'signed', 'handingOver', 'accepted', 'broadcast', 'settled'] as const),
];

/**
 * Each spends a coin of its wallet's previous transaction and a received one; one in a hundred still waits for a
 * block. The service lists the unspent received coins.
 */
function fillSignings(folder: string, { signings, wallets, coins }: LifeSize, service: string): void {
  const db = new Database(join(folder, 'journal.sqlite'));
  const put = signingWriter(db);
  const { intent, limits, raw } = shapes.draft();
  const psbt = writeRaw(raw);
  const [asked, bounds] = [toJsonValue(intent), toJsonValue(limits)];
  const entries = Array.from({ length: 20 }, (_, n) => ({
    ...{ txid: shapes.txidOf('listed', n), vout: 0, amountSats: 1_000n, colorable: true, exists: true },
    ...{ allocations: [], pendingBlinded: 0 },
  }));
  const snapshot = toJsonValue({ takenAtMs: shapes.BEGAN_MS, entries });
  const last = new Map<string, string>();
  db.exec('BEGIN');
  for (let n = 0; n < signings; n += 1) {
    const states = n % 100 === 99 ? SETTLED.slice(0, -1) : SETTLED;
    const [atMs, state] = [shapes.BEGAN_MS + n * 60_000, states.at(-1) ?? 'settled'];
    const txid = shapes.txidOf('signing', n);
    const walletId = n % 10 === 0 ? shapes.idOf('wallet', n % wallets) : shapes.BUSY;
    const before = last.get(walletId) ?? shapes.txidOf('signing', -1);
    last.set(walletId, txid);
    const received = `${shapes.txidOf('receipt', coins + n)}:0`;
    const spending = {
      ...{ txid, inputs: [`${before}:0`, `${before}:1`, received], slots: [], recipients: [], proved: true },
      made: [0, 1].map((vout) => ({ vout, colored: vout === 0, index: n % 1_000, sats: '1000' })),
      ...{
        coins: [],
        back: [{ txid, vout: 0, assetId: shapes.assetIdOf(0), amount: '5', opout: `${txid}/4000/0` }],
      },
    };
    const data: Partial<Record<SigningState, unknown>> = {
      asked: { intent: asked, snapshot, service, assets: [] },
      built: { psbt, outcome: 'proved', digest: txid, limits: bounds },
      signed: { ...spending, psbt },
      accepted: { batchTransferIdx: n },
      broadcast: { txid },
    };
    put({
      ...{
        id: shapes.idOf('signing', n),
        origin: 'built',
        kind: state === 'settled' ? 'createSlots' : 'send',
        state,
      },
      ...{ walletId, createdAtMs: atMs, updatedAtMs: atMs, imported: null },
      steps: states.map((one) => ({ state: one, atMs, data: JSON.stringify(data[one] ?? null) })),
    });
  }
  db.exec('COMMIT');
  db.close();
}

/**
 * For the newest receives of each asset, each on its own block. Written into the table, since single writes would each
 * sync the disk.
 */
function fillVerifications(folder: string, { receipts, assets, transfers }: LifeSize): void {
  const db = new Database(join(folder, 'holdings.sqlite'));
  const put = db.prepare(
    `INSERT OR REPLACE INTO verifications (scope_id, recipient_id, direction, about, found, block_height, block_hash,
       tip_height, since_ms) SELECT id, ?, ?, ?, ?, ?, ?, ?, ? FROM scopes`,
  );
  const each = Math.ceil(transfers / assets);
  db.exec('BEGIN');
  for (let n = 0; n < receipts; n += 1) {
    const [assetAt, i] = [n % assets, 2 * (Math.floor(n / assets) % Math.ceil(each / 2))];
    const { about, found, block, tipHeight, sinceMs } = verified(assetAt, i, 1 + n);
    const texts = [about.recipientId, about.direction, JSON.stringify(about), JSON.stringify(found)];
    put.run(...texts, block.height, block.hash, tipHeight, sinceMs);
  }
  db.exec('COMMIT');
  db.close();
}

export function verified(assetAt: number, i: number, height: number) {
  const assetId = shapes.assetIdOf(assetAt);
  return {
    about: {
      direction: 'in',
      ...{ recipientId: shapes.recipientOf(assetAt, i), idx: i + 1, assetId, amount: null },
      txid: shapes.txidOf('transfer', assetAt * 1_000_000 + i),
    },
    found: {
      outcome: 'proved',
      ...{ host: 'proxy.example', code: null, toldOtherwise: null, given: '10' },
      asset: { assetId, ticker: 'T', name: 'Token', precision: 0, schema: 'nia' },
      ...{ transactions: 3, unshown: 0, atMs: shapes.BEGAN_MS },
    },
    ...{ block: shapes.blockAt(height), tipHeight: height, sinceMs: shapes.BEGAN_MS },
  } as const;
}

/** Files of one contract: half of each is in the previous one. */
async function fillConsignments(kept: WalletHoldings, { consignments, assets }: LifeSize): Promise<void> {
  for (let n = 0; n < consignments; n += 1)
    await keepFile(kept, recipientIn(n, assets), madeFile(shapes.CONSIGNMENT_BYTES));
}

const recipientIn = (n: number, assets: number): string =>
  shapes.recipientOf(n % assets, 2 * Math.floor(n / assets));
const PIECES = 40;

/** In `pieces`, the first of which every file has. */
export function madeFile(bytes: number): { readonly file: Uint8Array; readonly cuts: readonly number[] } {
  const each = Math.ceil(bytes / PIECES);
  const file = new Uint8Array(randomBytes(bytes));
  file.fill(7, 0, each);
  return { file, cuts: Array.from({ length: PIECES - 1 }, (_, at) => (at + 1) * each) };
}

export async function keepFile(
  kept: WalletHoldings,
  recipientId: string,
  made: ReturnType<typeof madeFile>,
): Promise<void> {
  await kept.keepConsignment(recipientId, {
    ...made,
    host: 'proxy.example',
    txid: shapes.txidOf('left', 0),
    vout: null,
  });
}
