import type { CallInput, CallOutput } from '../../../src-preload/contract/index.ts';
import { onTestFinished, vi } from 'vitest';
import { parseInvoice } from '../../../src-main/invoices/invoice.ts';
import type { RgbInvoice } from '../../../src-main/invoices/invoice.ts';
import type { WalletApi } from '../../../src-main/ports/index.ts';
import type { Ports } from '../../../src-main/world/world.ts';
import { walletWithSlots, type AssetWallet } from '../../practice/asset-wallet.ts';
import { answerInstead, fundedApp, type TestApp } from './app.ts';

export type SendForm = CallInput<'signing.beginSend'>;
export type RecipientForm = SendForm['recipients'][number];

/** The app with a wallet that has slots and issues assets, and somebody else's wallet with the same service. */
export interface AssetApp {
  readonly app: TestApp;
  readonly walletId: string;
  /** The wallet's own client, beside the app. */
  readonly api: WalletApi;
  readonly bob: AssetWallet;
  readonly issue: (ticker: string, ...amounts: bigint[]) => Promise<string>;
  readonly refresh: () => Promise<CallOutput<'wallet.refresh'>>;
  /** Of a flow, in the journal. */
  readonly stateOf: (flowId: string) => string | undefined;
  /** How often a key was read to sign. */
  readonly signs: () => number;
}

export async function assetApp(slots = 5, sizeSats = 1_000, change: Partial<Ports> = {}): Promise<AssetApp> {
  const { app, walletId } = await fundedApp('loopback', change);
  await makeSlots(app, walletId, slots, sizeSats);
  return assetAppOf(app, walletId);
}

export async function assetAppOf(app: TestApp, walletId: string): Promise<AssetApp> {
  const api = await apiOf(app, walletId);
  const bob = await walletWithSlots(app.practice);
  return {
    ...{ app, walletId, api, bob },
    refresh: () => app.get('wallet.refresh', { walletId }),
    stateOf: (flowId) => app.ports.signings.read(flowId)?.state,
    signs: () => app.keyholder.acts.filter((act) => act === 'sign').length,
    issue: async (ticker, ...amounts) =>
      (await api.issueAssetNia({ ticker, name: `${ticker} of the tests`, amounts, precision: 2 })).assetId,
  };
}

export async function makeSlots(
  app: TestApp,
  walletId: string,
  num: number,
  sizeSats = 1_000,
): Promise<void> {
  const asked = { walletId, num, sizeSats, rateSatsPerVb: 2, upTo: false };
  const { flowId, digest } = await app.get('signing.beginSlots', asked);
  await app.get('signing.approve', { flowId, digest, acceptNotProved: false });
  await app.get('practice.mine', { blocks: 1 });
}

export async function apiOf(app: TestApp, walletId: string): Promise<WalletApi> {
  const wallet = app.ports.settings.read().wallets.find(({ id }) => id === walletId);
  if (wallet === undefined) throw new Error('no such wallet');
  const baseUrl = await app.practice.baseUrl();
  return app.ports.openWalletApi({ baseUrl, dialect: 'document', token: null, keys: wallet.keys });
}

export function read(text: string): RgbInvoice {
  const parsed = parseInvoice(text);
  if (!parsed.ok) throw new Error(`${text}: ${parsed.reason}`);
  return parsed.invoice;
}

/** A recipient of the form, as a screen fills it from an invoice. */
export function toPay(
  invoice: string,
  assetId: string,
  amount: bigint,
  witnessSats: number | null = null,
): RecipientForm {
  const { recipientId } = read(invoice);
  return { invoice, recipientId, assetId, amount: amount.toString(), witnessSats };
}

export async function blinded(bob: AssetWallet, assetId: string, amount: number): Promise<RecipientForm> {
  return toPay((await bob.invoice(assetId, amount)).invoice, assetId, BigInt(amount));
}

export async function witness(
  { app, bob }: AssetApp,
  assetId: string,
  amount: number,
  sats = 1_500,
): Promise<RecipientForm> {
  app.practice.faults.once({ kind: 'witnessInvoice', endpoint: 'create' });
  return toPay((await bob.invoice(assetId, amount)).invoice, assetId, BigInt(amount), sats);
}

export function sendForm(
  walletId: string,
  recipients: RecipientForm[],
  more: Partial<Pick<SendForm, 'donation' | 'rateSatsPerVb'>> = {},
): SendForm {
  return { walletId, recipients, donation: false, rateSatsPerVb: 2, minConfirmations: 1, ...more };
}

/** Begin, proved, and what approves it. */
export async function reviewed({ app }: Pick<AssetApp, 'app'>, form: SendForm) {
  const review = await app.get('signing.beginSend', form);
  if (review.outcome !== 'proved' && review.outcome !== 'onTrust')
    throw new Error(JSON.stringify(review.claims));
  return { review, approval: { flowId: review.flowId, digest: review.digest, acceptNotProved: false } };
}

/** The receivers take it, the sender broadcasts, a block comes, and everybody hears of it. */
export async function settle({ app, api, bob }: AssetApp): Promise<void> {
  await bob.refresh();
  await api.refresh();
  await app.get('practice.mine', { blocks: 1 });
  await bob.refresh();
  await api.refresh();
}

/** Everything that the practice service answers from now on for one call of an endpoint. */
export function answerOnce(app: TestApp, endpoint: string, body: unknown, status = 200): void {
  answerInstead(app, endpoint, body, { status });
}

/** The wire form of a list of unspents, for a service that leaves something out. */
export function unspentsBody(entries: Awaited<ReturnType<WalletApi['listUnspents']>>): unknown {
  return entries.map(({ txid, vout, amountSats, colorable, exists, allocations, pendingBlinded }) => ({
    utxo: { outpoint: { txid, vout }, btc_amount: Number(amountSats), colorable, exists },
    rgb_allocations: allocations.map(({ assetId, amount, settled }) => ({
      asset_id: assetId,
      amount: Number(amount),
      settled,
    })),
    pending_blinded: pendingBlinded,
  }));
}

/** The same invoice with another query: what stands behind its question mark. */
export function withQuery(invoice: string, change: (query: string) => string): string {
  const [path = '', query = ''] = invoice.split('?');
  return `${path}?${change(query)}`;
}

/** Time goes on by itself, for the app and for the service. */
export function later(ms: number): void {
  const now = Date.now.bind(Date);
  const spy = vi.spyOn(Date, 'now').mockImplementation(() => now() + ms);
  onTestFinished(() => spy.mockRestore());
}
