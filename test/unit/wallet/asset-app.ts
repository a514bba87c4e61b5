import type { Call, CallInput, CallOutput } from '../../../src-preload/contract/index.ts';
import { beforeEach } from 'vitest';
import { parseInvoice, type RgbInvoice } from '../../../src-main/invoices/invoice.ts';
import { invoiceText, readInvoiceText, type Invoice } from '../../../src-main/practice/rgb/invoice.ts';
import type { WalletApi } from '../../../src-main/ports/index.ts';
import type { Ports } from '../../../src-main/world/world.ts';
import { walletWithSlots } from '../../practice/asset-wallet.ts';
import { answerInstead, approvalOf, fundedApp, walletOf, type TestApp } from './app.ts';
import { createLine, ownClock } from './line.ts';

type SendForm = CallInput<'signing.beginSend'>;
export type RecipientForm = SendForm['recipients'][number];

type OfWallet = { [N in Call]: CallInput<N> extends { readonly walletId: string } ? N : never }[Call];
type OfIt<N extends OfWallet> = Omit<CallInput<N>, 'walletId'>;
type FormChange = Partial<Pick<SendForm, 'donation' | 'rateSatsPerVb'>>;

export async function assetApp(slots = 5, sizeSats = 1_000, change: Partial<Ports> = {}) {
  const { app, walletId } = await fundedApp('loopback', change);
  await makeSlots(app, walletId, slots, sizeSats);
  return assetAppOf(app, walletId);
}

export type AssetApp = Awaited<ReturnType<typeof assetAppOf>>;

/** The app with a wallet that has slots and issues assets, and somebody else's wallet with the same service. */
export async function assetAppOf(app: TestApp, walletId: string) {
  /** The wallet's own client, beside the app. */
  const api = await apiOf(app, walletId);
  const bob = await walletWithSlots(app.practice);
  const issued: string[] = [];
  const begin = (recipients: RecipientForm[], more?: FormChange) =>
    app.get('signing.beginSend', sendForm(walletId, recipients, more));
  /** Begun, and not contradicted. */
  const begun = async (recipients: RecipientForm[], more?: FormChange) => {
    const review = await begin(recipients, more);
    if (review.outcome !== 'proved' && review.outcome !== 'onTrust')
      throw new Error(JSON.stringify(review.claims));
    return { review, flowId: review.flowId, approval: approvalOf(review) };
  };
  return {
    ...{ app, walletId, api, bob, begin, begun },
    refresh: () => app.get('wallet.refresh', { walletId }),
    /** Of a flow, in the journal. */
    stateOf: (flowId: string): string | undefined => app.ports.signings.read(flowId)?.state,
    /** How often a key was read to sign. */
    signs: () => app.keyholder.acts.filter((act) => act === 'sign').length,
    /** The value of a call about this wallet. */
    get: <N extends OfWallet>(name: N, input: OfIt<N>): Promise<CallOutput<N>> =>
      app.get(name, { walletId, ...input } as never),
    failure: <N extends OfWallet>(name: N, input: OfIt<N>) =>
      app.failure(name, { walletId, ...input } as never),
    /** So much of the first asset that was issued, or of this one, to somebody else’s hidden slot. */
    to: async (amount: number, assetId = issued[0] ?? '') =>
      toPay((await bob.invoice(assetId, amount)).invoice, assetId, BigInt(amount)),
    /** Why such a send is not begun. */
    refused: (recipients: RecipientForm[], more?: FormChange) =>
      app.failure('signing.beginSend', sendForm(walletId, recipients, more)),
    look: (flowId: string) => app.get('signing.look', { flowId }),
    /** Begun and signed, and the question to take it was lost on its way: the service has nothing. */
    lost: async (recipients: RecipientForm[]) => {
      const made = await begun(recipients);
      app.practice.faults.once({ kind: 'loseRequest', endpoint: 'sendend' });
      const failure = await app.failure('signing.approve', made.approval);
      if (failure.code !== 'OUTCOME_UNKNOWN') throw new Error(failure.code);
      return { ...made, txid: failure.facts.txid };
    },
    /** Begun, and agreed to. */
    send: async (recipients: RecipientForm[], more?: FormChange) => {
      const made = await begun(recipients, more);
      const done = await app.get('signing.approve', made.approval);
      if (done.outcome !== 'handedOver') throw new Error(done.outcome);
      return { ...made, ...done };
    },
    issue: async (ticker: string, ...amounts: bigint[]) => {
      const asked = { ticker, name: `${ticker} of the tests`, amounts, precision: 2 };
      const { assetId } = await api.issueAssetNia(asked);
      issued.push(assetId);
      return assetId;
    },
  };
}

export type Fresh = AssetApp & {
  readonly line: ReturnType<typeof createLine>;
  readonly clock: ReturnType<typeof ownClock>;
  readonly assetId: string;
};
interface FreshOptions {
  readonly slots?: number;
  readonly sats?: number;
  /** In pieces; nothing: no asset. */
  readonly issued?: readonly bigint[];
  /** The lists were read once. */
  readonly heard?: boolean;
}

/** What each test of a file has anew: the app, its line and clock, and an asset that the wallet issued and heard of. */
export function freshApp(options: FreshOptions = {}): Fresh {
  const { slots = 6, sats = 2_000, issued = [500n, 500n], heard = true } = options;
  const fresh = {} as Fresh;
  beforeEach(async () => {
    const clock = ownClock();
    const line = createLine(clock.nowMs);
    const a = await assetApp(slots, sats, { clock, openWalletApi: line.openWalletApi });
    const assetId = issued.length === 0 ? '' : await a.issue('TEST', ...issued);
    if (heard) await a.refresh();
    Object.assign(fresh, a, { clock, line, assetId });
  });
  return fresh;
}

export async function makeSlots(
  app: Pick<TestApp, 'get'>,
  walletId: string,
  num: number,
  sizeSats = 1_000,
): Promise<void> {
  const asked = { walletId, num, sizeSats, rateSatsPerVb: 2, upTo: false };
  await app.get('signing.approve', approvalOf(await app.get('signing.beginSlots', asked)));
  await app.get('practice.mine', { blocks: 1 });
}

export async function apiOf(app: TestApp, walletId: string): Promise<WalletApi> {
  const { keys } = walletOf(app, walletId);
  const baseUrl = await app.practice.baseUrl();
  return app.ports.openWalletApi({ baseUrl, dialect: 'document', token: null, keys });
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

export async function witness(
  { app, bob }: AssetApp,
  assetId: string,
  amount: number,
  sats = 1_500,
): Promise<RecipientForm> {
  app.practice.faults.once({ kind: 'witnessInvoice', endpoint: 'create' });
  return toPay((await bob.invoice(assetId, amount)).invoice, assetId, BigInt(amount), sats);
}

export function sendForm(walletId: string, recipients: RecipientForm[], more: FormChange = {}): SendForm {
  return { walletId, recipients, donation: false, rateSatsPerVb: 2, minConfirmations: 1, ...more };
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
export const unspentsBody = (entries: Awaited<ReturnType<WalletApi['listUnspents']>>): unknown =>
  entries.map(({ txid, vout, amountSats, colorable, exists, allocations, pendingBlinded }) => ({
    utxo: { outpoint: { txid, vout }, btc_amount: Number(amountSats), colorable, exists },
    rgb_allocations: allocations.map(({ assetId, amount, settled }) => ({
      asset_id: assetId,
      amount: Number(amount),
      settled,
    })),
    pending_blinded: pendingBlinded,
  }));

/** The same invoice with another query: what stands behind its question mark. */
export function withQuery(invoice: string, change: (query: string) => string): string {
  const [path = '', query = ''] = invoice.split('?');
  return `${path}?${change(query)}`;
}

/** A transfer as a service writes it that has fields of its own. */
export const wireTransfer = (change: object) => ({
  ...{
    idx: 1,
    batch_transfer_idx: 1,
    created_at: 1_700_000_000,
    updated_at: 1_700_000_000,
    status: 0,
    kind: 1,
  },
  ...{ amount: 300, txid: null, recipient_id: null, receive_utxo: null, change_utxo: null, expiration: null },
  ...{ transport_endpoints: [], ...change },
});

interface MadeInvoice {
  recipient_id: string;
  expiration_timestamp: number | null;
  batch_transfer_idx: number;
}

/** The next invoice that the service makes, with some of it changed by a dishonest service. Answers its number. */
export async function dishonestInvoice(
  { app, api }: Pick<AssetApp, 'app' | 'api'>,
  asked: { readonly assetId: string; readonly amount: bigint },
  change: (invoice: Invoice, answer: MadeInvoice) => Partial<Invoice>,
): Promise<number> {
  const { invoice, recipientId, expiresAtMs, batchTransferIdx } = await api.createInvoice(asked);
  const honest = readInvoiceText(invoice);
  if (honest === null) throw new Error('the service cannot read its own invoice');
  const answer = {
    recipient_id: recipientId,
    expiration_timestamp: Math.floor((expiresAtMs ?? 0) / 1000),
    batch_transfer_idx: batchTransferIdx,
  };
  const text = invoiceText({ ...honest, ...change(honest, answer) });
  answerOnce(app, 'create', { ...answer, invoice: text });
  return batchTransferIdx;
}

/** One that names this recipient. */
export const invoiceTo =
  (recipientId: string): Parameters<typeof dishonestInvoice>[2] =>
  (_, answer) => {
    answer.recipient_id = recipientId;
    return { recipientId };
  };
