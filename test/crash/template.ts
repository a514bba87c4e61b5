import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import type { Ledger } from '../support/practice-ledger.ts';
import type { Goal } from './person.ts';
import type { OpenedService } from './messages.ts';
import { startApp, type App, type Service } from './processes.ts';

/** A wallet and a chain to copy for each run, and the goal. */
export type Template = Awaited<ReturnType<typeof prepare>>;

/** A key without an owner: the second example of BIP173, on regtest. */
const PAYEE = 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080';
const PAID_SATS = 23_456;
const SLOTS = { num: 3, sizeSats: 2_000, rateSatsPerVb: 2, upTo: false };

/** `app` and `service` of a folder: the wallet's data, and the chain. */
export const dataIn = (folder: string): { readonly app: string; readonly service: string } => ({
  app: join(folder, 'app'),
  service: join(folder, 'service'),
});

export async function prepare(
  kind: Goal['kind'],
  folder: string,
  at: { readonly appFile: string; readonly page: string; readonly service: Service },
) {
  const data = dataIn(folder);
  for (const one of Object.values(data)) mkdirSync(one, { recursive: true });
  const { service } = at;
  const opened = (await service.ask({ do: 'open', folder: data.service })) as OpenedService;
  const app = await startApp(at.appFile, {
    folder: data.app,
    page: at.page,
    serviceUrl: opened.url,
    height: opened.height,
    chainAddress: opened.chainAddress,
  });
  const made = {
    name: 'Crash',
    network: 'regtest',
    keep: 'keychain',
    practice: true,
    wordCount: 12,
  } as const;
  const { id: walletId } = await app.get('vault.create', made);
  await app.get('wallet.register', { walletId });
  const { address } = await app.get('wallet.newAddress', { walletId });
  await service.ask({ do: 'faucet', address, sats: 100_000 });
  await service.ask({ do: 'mine' });
  const goal = await goalOf(kind, app, service, walletId);
  await app.get('wallet.refresh', { walletId });
  await app.kill();
  await service.ask({ do: 'close' });
  leaveOut(data.app);
  const before = (await service.ask({ do: 'ledger', folder: data.service })) as Ledger;
  return { folder, goal, before };
}

async function goalOf(kind: Goal['kind'], app: App, service: Service, walletId: string): Promise<Goal> {
  switch (kind) {
    case 'slots':
      return { kind, walletId, asked: { walletId, ...SLOTS } };
    case 'send':
      return { kind, walletId, asked: await sendAsked(app, service, walletId) };
    case 'raise':
    case 'race':
      return { kind, walletId, asked: await raiseAsked(app, walletId) };
  }
}

/** A waiting payment, broadcast by the chain's own server. */
async function raiseAsked(app: App, walletId: string) {
  await app.get('wallet.refresh', { walletId });
  await app.get('chain.use', { walletId, address: 'practice' });
  await app.get('chain.follow', { walletId });
  await app.get('wallet.consistency', { walletId });
  const recipients = [{ address: PAYEE, amountSats: PAID_SATS }];
  const { flowId, digest } = await app.get('signing.beginSendBtc', {
    walletId,
    recipients,
    rateSatsPerVb: 2,
  });
  const paid = await app.get('signing.approve', { flowId, digest, acceptNotProved: false });
  if (paid.outcome !== 'paid') throw new Error('nothing was paid');
  return { walletId, txid: paid.txid, act: 'raise' as const, rateSatsPerVb: 9 };
}

/** A copy for one run. */
export function copyOf({ folder }: Template, to: string): void {
  cpSync(folder, to, { recursive: true });
}

async function sendAsked(app: App, service: Service, walletId: string) {
  const { flowId, digest } = await app.get('signing.beginSlots', { walletId, ...SLOTS, num: 4 });
  await app.get('signing.approve', { flowId, digest, acceptNotProved: false });
  await service.ask({ do: 'mine' });
  await app.get('wallet.refresh', { walletId });
  const issued = await app.get('assets.issue', {
    walletId,
    ticker: 'CRASH',
    name: 'Crash test',
    precision: 0,
    amounts: ['500', '500'],
  });
  if (issued.outcome !== 'issued') throw new Error('nothing was issued');
  const { assetId } = issued.asset;
  const owed = await invoiceOf(service, assetId, 700);
  const recipients = [{ ...owed, assetId, amount: '700', witnessSats: null }];
  return { walletId, recipients, donation: false, rateSatsPerVb: 2, minConfirmations: 1 };
}

/** A payable invoice of the practice service's friend. */
export async function invoiceOf(service: Service, assetId: string, amount: number) {
  const made = await service.ask({ do: 'invoice', assetId, amount });
  const { invoice, recipientId } = made as { invoice: string; recipientId: string };
  return { invoice, recipientId };
}

/** Excludes the preparation's own writes and submits from each run's judgement. */
function leaveOut(folder: string): void {
  const db = new Database(join(folder, 'journal.sqlite'));
  const ids = (db.prepare('SELECT id FROM signings').all() as { id: string }[]).map(({ id }) => id);
  db.close();
  writeFileSync(join(folder, 'prepared.json'), JSON.stringify(ids));
  rmSync(join(folder, 'ends.log'), { force: true });
}
