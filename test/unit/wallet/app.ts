import { onTestFinished } from 'vitest';
import type { WalletRecord } from '../../../src-main/records/wallet.ts';
import { serviceName, serviceNumbering } from '../../../src-main/wallet/context/wallet-list.ts';
import type { Ports } from '../../../src-main/world/world.ts';
import type { CallInput, Review, TransferFilter } from '../../../src-preload/contract/index.ts';
import { fakePorts, type FakePorts } from '../../fakes/ports.ts';
import { openMainHere, practiceWallet } from '../../support/main-here.ts';
import { tempFolder } from '../../support/temp-folder.ts';

let running = 0;

/** The whole of main over fake ports and the real practice service, closed with the test. */
export function openTestApp(kind: 'electron' | 'loopback' = 'loopback', change: Partial<Ports> = {}) {
  // Two apps in one test are two persons with wallets of their own.
  onTestFinished(() => void (running -= 1));
  return openOver(fakePorts(tempFolder(), kind, running++), change);
}

export type TestApp = ReturnType<typeof openOver>;

export function openOver(fakes: FakePorts, ...more: Rest<Parameters<typeof openMainHere>>) {
  const main = openMainHere(fakes, ...more);
  onTestFinished(main.close);
  return { ...main, ...fakes };
}
type Rest<T extends readonly unknown[]> = T extends readonly [unknown, ...infer R] ? R : never;

/** The form of a practice wallet in the keychain. */
export const newWallet: CallInput<'vault.create'> = {
  ...{ name: 'Test', network: 'regtest', keep: 'keychain', practice: true, wordCount: 12 },
};

interface Instead {
  readonly status?: number;
  readonly contentType?: string;
  /** The service does as it is asked, too. */
  readonly acting?: boolean;
  /** From now on, not once. */
  readonly always?: boolean;
}

/** What the practice service answers instead of its own answer for the next call of an endpoint. */
export function answerInstead(
  { practice }: TestApp,
  endpoint: string,
  body: unknown,
  { status = 200, contentType = 'application/json', acting = false, always = false }: Instead = {},
): void {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const shape = { acting, status, contentType, body: text };
  practice.faults[always ? 'always' : 'once']({ kind: 'answerInstead', endpoint, ...shape });
}

/** A practice wallet in the keychain with 100 000 sats in one settled coin. */
export const fundedWallet = ({ get }: Pick<TestApp, 'get'>, name = 'Test'): Promise<string> =>
  practiceWallet(get, 100_000, name);

/** The whole of main with a funded wallet in it. */
export async function fundedApp(...opened: Parameters<typeof openTestApp>) {
  const app = openTestApp(...opened);
  return { app, walletId: await fundedWallet(app) };
}

/** A person’s yes to what was shown. */
export const approvalOf = ({ flowId, digest }: Pick<Review, 'flowId' | 'digest'>) => ({
  ...{ flowId, digest, acceptNotProved: false },
});

export function walletOf({ ports }: TestApp, walletId: string): WalletRecord {
  const found = ports.settings.read().wallets.find(({ id }) => id === walletId);
  if (found === undefined) throw new Error('no such wallet');
  return found;
}

/** What somebody writes into the settings file beside Ochre. */
export function changeWallets({ ports }: TestApp, change: (wallet: WalletRecord) => WalletRecord): void {
  const document = ports.settings.read();
  ports.settings.write({ ...document, wallets: document.wallets.map(change) });
}

/** What is kept here of the wallet at the service that it is connected to. */
export function keptOf(app: TestApp, walletId: string) {
  const wallet = walletOf(app, walletId);
  const numbering = serviceNumbering(wallet.connection);
  return app.ports.holdings.of({ walletId, service: serviceName(wallet), numbering });
}

/** The practice service, as any other of the documented interface. */
export async function asRemote({ practice }: TestApp, path = '') {
  const baseUrl = await practice.baseUrl();
  return { kind: 'remote', dialect: 'document', baseUrl: `${baseUrl}${path}` } as const;
}

export async function connectRemote(app: TestApp, walletId: string, more: object = {}): Promise<void> {
  await app.get('wallet.connect', { walletId, connection: { ...(await asRemote(app)), ...more } });
  await app.get('wallet.register', { walletId });
}

export const everyTransfer: TransferFilter = { assetId: null, states: [], direction: null, text: '' };

/** The first hundred transfers that a screen would list. */
export const pageOf = (
  { get }: Pick<TestApp, 'get'>,
  walletId: string,
  filter: Partial<TransferFilter> = {},
) => get('transfers.page', { walletId, filter: { ...everyTransfer, ...filter }, offset: 0, limit: 100 });

const nothing = { settled: 0, future: 0, spendable: 0 };
export const NO_BITCOIN = { vanilla: nothing, colored: nothing };

export const fiveSlots = { num: 5, sizeSats: 1_000, rateSatsPerVb: 2, upTo: false } as const;
