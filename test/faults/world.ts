import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createWalletApi } from '../../src-main/services/wallet-api/client.ts';
import { openJournal } from '../../src-main/records/journal/journal.ts';
import { fakePorts } from '../fakes/ports.ts';
import { makeSlots, openMainHere, practiceWallet, type MainHere } from '../support/main-here.ts';
import { startNodeApi, type NodeApiServer } from '../support/node-api-server.ts';
import { ledgerIn } from '../support/practice-ledger.ts';
import type { Sides } from './truth.ts';
import { openBooks, type Books } from './books.ts';
import { openWay, type Way } from './way.ts';
import { anyHost } from '../support/any-host.ts';

export interface World extends Sides {
  readonly assetId: string;
  readonly way: Way;
  /** Null: the service itself answers. */
  readonly nodeApi: NodeApiServer | null;
  readonly ask: MainHere['ask'];
  /** Sets the client's time-outs to a fraction of a second, for a service that never ends its answer. */
  readonly hurry: (on: boolean) => void;
  /** Coins for the wallet, in a block. */
  readonly fund: (sats: number) => Promise<void>;
  /** A payable invoice of the friend. */
  readonly owe: (amount: bigint) => Promise<{ readonly invoice: string; readonly recipientId: string }>;
  /** Stops or resumes the friend's acknowledging and broadcasting. */
  readonly silence: (isSilent: boolean) => Promise<void>;
  /** The friend pays one of their samples to an any-asset invoice. Returns its id. */
  readonly gift: (invoice: string, amount: bigint) => Promise<string>;
  /** The service's books, opened beside the service. */
  readonly books: Books;
  /** The titles of all main's questions, in order. */
  readonly questions: () => readonly string[];
  /** Another program with the same keys has the service look at the chain and accept arrivals. */
  readonly refreshedElsewhere: () => Promise<void>;
  /** Ends without a word and starts anew over the same files, without the open calls. */
  readonly restart: () => void;
  /** Unhandled faults of main since the last call. */
  readonly faults: () => readonly string[];
  readonly close: () => Promise<void>;
}

/** Long enough for an answer of a practice service on a busy machine, short for one that never comes. */
const IN_A_HURRY = { totalMs: 400, longTotalMs: 400, idleMs: 150, connectMs: 400 };
export const HURRIED_MS = 400;
const CAPS = { answerBytes: 256 * 1024, listBytes: 256 * 1024 };

/**
 * The whole of main over the real client, judge, journal and practice service, with a connection between them where
 * one path at a time fails. The service answers itself, or behind a server that speaks as rgb-node-api. Simulated: the
 * keychain (in memory), a person who agrees, and the clock, which can jump.
 */
export async function openWorld(speaks: 'document' | 'rgb-node-api' = 'document'): Promise<World> {
  const folder = mkdtempSync(join(tmpdir(), 'ochre-faults-'));
  let aheadMs = 0;
  const clock = { nowMs: () => Date.now() + aheadMs, monotonicMs: () => performance.now() + aheadMs };
  const fake = fakePorts(folder, 'loopback', 0, clock);
  const nodeApi = speaks === 'rgb-node-api' ? await startNodeApi() : null;
  if (nodeApi !== null) nodeApi.behind = await fake.practice.baseUrl();
  const way = await openWay(nodeApi?.baseUrl ?? (await fake.practice.baseUrl()));
  const client = { nowMs: clock.nowMs, patience: { sleep: () => Promise.resolve(), random: () => 0.5 } };
  const patient = createWalletApi(anyHost, { ...client, limits: CAPS });
  const hurried = createWalletApi(anyHost, { ...client, limits: { ...CAPS, ...IN_A_HURRY } });
  let isHurried = false;
  const journal = openJournal(folder, clock, false);
  const main = openMainHere(fake, {
    signings: journal,
    practice: async () => ({ ...(await fake.practice.running()), baseUrl: way.baseUrl }),
    openWalletApi: (target) =>
      (isHurried ? hurried : patient)(
        nodeApi === null ? target : { ...target, dialect: 'rgb-node-api', numbering: 'beta7' },
      ),
  });
  const { ask, get, restart } = main;
  const walletId = await practiceWallet(get, 200_000);
  const world = {
    folders: { app: folder, service: folder },
    ledger: () => Promise.resolve(ledgerIn(join(folder, 'practice.sqlite'))),
    walletId,
    way,
    nodeApi,
    ask,
    get,
    hurry: (on: boolean) => void (isHurried = on),
    pass: (ms: number) => void (aheadMs += ms),
    mine: () => fake.practice.mine(1),
    fund: async (sats: number) => {
      const { address } = await get('wallet.newAddress', { walletId });
      await fake.practice.faucet(address, BigInt(sats));
      await fake.practice.mine(1);
    },
    silence: async (isSilent: boolean) => {
      await fake.practice.friend.setSilent(isSilent);
    },
    gift: async (invoice: string, amount: bigint) => {
      const samples = await fake.practice.friend.samples();
      // Only NIA samples suffice for several payments.
      const assetId = samples.find(({ schema }) => schema === 'nia')?.assetId ?? '';
      await fake.practice.friend.pay({ invoice, assetId, amount });
      return assetId;
    },
    questions: () => fake.user.asked.map(({ title }) => title),
    books: openBooks(folder, clock.nowMs),
    restart,
    refreshedElsewhere: async () => {
      const [wallet] = fake.ports.settings.read().wallets;
      if (wallet === undefined) throw new Error('no wallet');
      const baseUrl = await fake.practice.baseUrl();
      await patient({ baseUrl, dialect: 'practice', token: null, keys: wallet.keys }).refresh();
    },
    faults: () => {
      const faults = main.faults();
      main.logged.length = 0;
      return faults;
    },
    close: async () => {
      await main.close();
      await way.close();
      nodeApi?.close();
      journal.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  const assetId = await furnish(world);
  return {
    ...world,
    assetId,
    owe: (amount) =>
      fake.practice.friend.invoice({ assetId, amount, kind: 'blinded', expiresInSeconds: 30 * 86_400 }),
  };
}

/** Slots and an asset to send. */
async function furnish({ walletId, get }: Pick<World, 'walletId' | 'get'>) {
  await makeSlots(get, walletId, 12, 2_000);
  const asset = { ticker: 'FAULT', name: 'Fault test', precision: 0, amounts: ['100000'] };
  const issued = await get('assets.issue', { walletId, ...asset });
  if (issued.outcome !== 'issued') throw new Error('nothing was issued');
  return issued.asset.assetId;
}
