import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import type { Ledger } from '../support/practice-ledger.ts';
import type { Goal } from './person.ts';
import { startApp, type App, type Service } from './processes.ts';

/** A wallet and a chain to copy for each run, and what is to be reached in them. */
export interface Template {
  readonly folder: string;
  readonly goal: Goal;
  readonly before: Ledger;
}

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
): Promise<Template> {
  const data = dataIn(folder);
  for (const one of Object.values(data)) mkdirSync(one, { recursive: true });
  const { service } = at;
  const opened = (await service.ask({ do: 'open', folder: data.service })) as { url: string; height: number };
  const app = await startApp(at.appFile, {
    folder: data.app,
    page: at.page,
    serviceUrl: opened.url,
    height: opened.height,
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
  const goal: Goal =
    kind === 'slots'
      ? { kind, walletId, asked: { walletId, ...SLOTS } }
      : { kind, walletId, asked: await sendAsked(app, service, walletId) };
  await app.get('wallet.refresh', { walletId });
  await app.kill();
  await service.ask({ do: 'close' });
  leaveOut(data.app);
  const before = (await service.ask({ do: 'ledger', folder: data.service })) as Ledger;
  return { folder, goal, before };
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
  const { invoice, recipientId } = (await service.ask({ do: 'invoice', assetId, amount: 700 })) as {
    invoice: string;
    recipientId: string;
  };
  const recipients = [{ invoice, recipientId, assetId, amount: '700', witnessSats: null }];
  return { walletId, recipients, donation: false, rateSatsPerVb: 2, minConfirmations: 1 };
}

/** What the preparation itself wrote and handed over: no run is judged by it. */
function leaveOut(folder: string): void {
  const db = new Database(join(folder, 'journal.sqlite'));
  const ids = (db.prepare('SELECT id FROM signings').all() as { id: string }[]).map(({ id }) => id);
  db.close();
  writeFileSync(join(folder, 'prepared.json'), JSON.stringify(ids));
  rmSync(join(folder, 'ends.log'), { force: true });
}
