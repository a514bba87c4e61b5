import { describe, expect, it, vi } from 'vitest';
import { parseRecipientId } from '../../../src-main/invoices/recipient.ts';
import { toHex } from '../../../src-main/base/bytes.ts';
import { invoiceText, readInvoiceText, recipientIdText } from '../../../src-main/practice/rgb/invoice.ts';
import { createOpenRgbProxy } from '../../../src-main/services/rgb-proxy/client.ts';
import { createWalletApi } from '../../../src-main/services/wallet-api/client.ts';
import { receivedLook } from '../../../src-renderer/text/history.ts';
import { addressOfScript } from '../../../src-main/keys/address.ts';
import { createOwnScripts } from '../../../src-main/keys/own-paths.ts';
import { judgeAccount } from '../../../src-main/wallet/book/own-indexes.ts';
import { serviceNumbering, serviceName } from '../../../src-main/wallet/context/wallet-list.ts';
import { readRaw } from '../../support/psbt/raw-psbt.ts';
import {
  answerOnce,
  assetAppOf,
  blinded,
  makeSlots,
  reviewed,
  sendForm,
  settle,
  toPay,
  type AssetApp,
} from './asset-app.ts';
import { fundedWallet, newWallet, openTestApp, type TestApp } from './app.ts';
import { anyHost } from '../../support/any-host.ts';

type Service = 'practice' | 'remote' | 'own';
const SERVICES = (['practice', 'remote', 'own'] as const).flatMap((service) => [
  [service, true] as const,
  [service, false] as const,
]);

/**
 * A wallet at one of the three kinds of service, with an asset, and a service that lies: it answers what it likes, and
 * leaves at the RGB proxy for one recipient what was left for another. The own service is a stand-in: practice, as rgb-lib
 * would answer.
 */
async function lying(service: Service, hasServer: boolean) {
  const left = new Map<string, string>();
  const openRgbProxy = createOpenRgbProxy(anyHost, { loopbackOnly: true });
  const openWalletApi = createWalletApi(anyHost, { nowMs: Date.now });
  const app: TestApp = openTestApp('loopback', {
    openWalletApi: (at) => openWalletApi(at.dialect === 'own' ? { ...at, dialect: 'document' } : at),
    openRgbProxy: ({ endpoint, way }) => ({
      ...openRgbProxy({ endpoint: 'rpc://127.0.0.1:1/json-rpc', way }),
      consignment: async (recipientId) => {
        const at = await app.practice.rgbEndpoint(endpoint);
        return openRgbProxy({ endpoint: at, way }).consignment(left.get(recipientId) ?? recipientId);
      },
    }),
  });
  const walletId = await fundedWallet(app);
  await makeSlots(app, walletId, 5);
  const a = await assetAppOf(app, walletId);
  const baseUrl = await app.practice.baseUrl();
  const indexer = await app.practice.chainAddress();
  const remote = { kind: 'remote', dialect: 'document', baseUrl } as const;
  if (service === 'remote') await app.get('wallet.connect', { walletId, connection: remote });
  if (service === 'own') {
    vi.spyOn(app.ports.ownService, 'look').mockResolvedValue({ missing: null, version: '1' });
    vi.spyOn(app.ports.ownService, 'serve').mockResolvedValue({ baseUrl, token: 'x' });
    vi.spyOn(app.ports.ownService, 'refused').mockResolvedValue(new Map());
    vi.spyOn(app.ports.ownService, 'openSeal').mockResolvedValue(null);
    const rgbProxy = 'rpc://127.0.0.1:3000/json-rpc';
    await app.get('wallet.connect', { walletId, connection: { kind: 'own', indexer, rgbProxy } });
  }
  if (service !== 'practice') await app.get('wallet.register', { walletId });
  if (hasServer) {
    await app.get('chain.use', { walletId, address: service === 'practice' ? 'practice' : indexer });
    await app.get('chain.follow', { walletId });
  }
  const assetId = await a.issue('GOLD', 1_000n);
  await a.refresh();
  const kept = () => {
    const wallet = walletOf(a);
    const numbering = serviceNumbering(wallet.connection);
    return app.ports.holdings.of({ walletId, service: serviceName(wallet), numbering });
  };
  return { ...a, left, assetId, kept };
}
function walletOf({ app, walletId }: Pick<AssetApp, 'app' | 'walletId'>) {
  const wallet = app.ports.settings.read().wallets.find(({ id }) => id === walletId);
  if (wallet === undefined) throw new Error('no wallet');
  return wallet;
}

type Lying = Awaited<ReturnType<typeof lying>>;

/** Pays bob so much; answers the transaction, whom it paid, and the script of its change. */
async function paidBob(a: Lying, amount: number) {
  const to = await blinded(a.bob, a.assetId, amount);
  const { approval } = await reviewed(a, sendForm(a.walletId, [to]));
  await a.app.get('signing.approve', approval);
  await settle(a);
  await a.refresh();
  const { built, signed } = (a.app.ports.signings.read(approval.flowId)?.data ?? {}) as {
    built: { psbt: string };
    signed: { txid: string; back: { vout: number }[] };
  };
  const script = readRaw(built.psbt).tx.outputs[signed.back[0]?.vout ?? -1]?.script ?? '';
  return { txid: signed.txid, recipientId: to.recipientId, script };
}

const witnessOf = (script: string): string =>
  recipientIdText({ kind: 'witness', script: Uint8Array.from(Buffer.from(script, 'hex')) });

/** The next invoice that the service makes names this recipient. */
async function answers(a: Lying, recipientId: string, amount: bigint): Promise<number> {
  const made = await a.api.createInvoice({ assetId: a.assetId, amount });
  const honest = readInvoiceText(made.invoice);
  if (honest === null) throw new Error('no invoice');
  answerOnce(a.app, 'create', {
    invoice: invoiceText({ ...honest, recipientId }),
    recipient_id: recipientId,
    expiration_timestamp: Math.floor((made.expiresAtMs ?? 0) / 1000),
    batch_transfer_idx: made.batchTransferIdx,
  });
  return made.batchTransferIdx;
}

const create = (a: Lying, amount: bigint) =>
  a.app.ask('invoices.create', { walletId: a.walletId, assetId: a.assetId, amount: String(amount) });

/** The service lists a settled receive by a transaction, and the refresh hears of it. Answers what is verified of it. */
async function lists(a: Lying, told: { recipientId: string; txid: string; batch: number; amount: bigint }) {
  const recipient = parseRecipientId(told.recipientId);
  const kind = recipient.ok && recipient.recipient.kind === 'witness' ? 2 : 1;
  const honest = { created_at: 1_700_000_000, updated_at: 1_700_000_000, expiration: null };
  const places = { receive_utxo: null, change_utxo: null };
  const endpoint = { endpoint: 'rpcs://practice.invalid/json-rpc', transport_type: 0, used: true };
  answerOnce(a.app, 'listtransfers', [
    {
      ...{ ...honest, ...places, idx: told.batch, batch_transfer_idx: told.batch, status: 2, kind },
      ...{ amount: Number(told.amount), txid: told.txid, recipient_id: told.recipientId },
      transport_endpoints: [endpoint],
    },
  ]);
  await a.refresh();
  const key = `${a.assetId}#${String(told.batch)}`;
  const found = await a.app.get('transfers.verify', { walletId: a.walletId, key });
  const { invoices } = await a.app.get('invoices.list', { walletId: a.walletId });
  return { found, looks: invoices.map((one) => receivedLook(one)) };
}

const codeOf = (made: Awaited<ReturnType<typeof create>>) => (made.ok ? null : made.failure.code);
const IS_NO_PAYMENT = ['INVOICE_USED', 'refused', 'TO_SELF', true];

/** No word of it says that anything was received. */
const isNothing = (looks: readonly (ReturnType<typeof receivedLook> | null)[]) =>
  looks.every((look) => look?.kind !== 'ok' && look?.word !== 'Received');

/** The script on which the builder puts the next change. */
const nextScript = (a: Lying): string => {
  const wallet = walletOf(a);
  const account = judgeAccount(wallet);
  const index = wallet.highestIndex.colored + 1;
  const keychain = account.keychains.colored[0] ?? 0;
  return toHex(createOwnScripts(account).at({ branch: 'colored', keychain, index }).script);
};

describe.each(SERVICES)('at the %s service, with a Bitcoin server: %s', (service, hasServer) => {
  it('an invoice on the change of our last send is refused', async () => {
    const a = await lying(service, hasServer);
    const { txid, recipientId, script } = await paidBob(a, 300);
    const lie = witnessOf(script);
    a.left.set(lie, recipientId);
    const batch = await answers(a, lie, 700n);
    const made = await create(a, 700n);
    const { found, looks } = await lists(a, { recipientId: lie, txid, batch, amount: 700n });
    expect([codeOf(made), found.outcome, found.code, isNothing(looks)]).toEqual(IS_NO_PAYMENT);
  });

  it('a blinded invoice on the seal that we paid ourselves is refused', async () => {
    const a = await lying(service, hasServer);
    const { txid, recipientId } = await paidBob(a, 300);
    const batch = await answers(a, recipientId, 300n);
    const made = await create(a, 300n);
    const { found, looks } = await lists(a, { recipientId, txid, batch, amount: 300n });
    expect([codeOf(made), found.outcome, found.code, isNothing(looks)]).toEqual([
      // Ochre opens the seals of its own service, and this one names no slot of ours.
      service === 'own' ? 'INVOICE_NOT_AS_ASKED' : IS_NO_PAYMENT[0],
      ...IS_NO_PAYMENT.slice(1),
    ]);
  });

  it('the change of our next send is not put on the script of an open invoice', async () => {
    const a = await lying(service, hasServer);
    await answers(a, witnessOf(nextScript(a)), 700n);
    expect(codeOf(await create(a, 700n))).toBe(null);
    // The builder is honest: it puts the change where it told us to be paid.
    const to = await blinded(a.bob, a.assetId, 300);
    const review = await a.app.get('signing.beginSend', sendForm(a.walletId, [to]));
    expect([review.outcome, review.code]).toEqual(['contradicts', 'INVOICE_SLOT']);
  });

  it('the change on the script of a cancelled invoice is no payment of it', async () => {
    const a = await lying(service, hasServer);
    const lie = witnessOf(nextScript(a));
    const batch = await answers(a, lie, 700n);
    expect(codeOf(await create(a, 700n))).toBe(null);
    a.kept().giveUpInvoice({ batchTransferIdx: batch, recipientId: lie }, 1);
    const { txid, recipientId, script } = await paidBob(a, 300);
    expect(witnessOf(script)).toBe(lie);
    a.left.set(lie, recipientId);
    const { found, looks } = await lists(a, { recipientId: lie, txid, batch, amount: 700n });
    expect([found.outcome, found.code]).toEqual(['refused', 'TO_SELF']);
    expect(isNothing(looks)).toBe(true);
  });
});

/** An honest witness invoice. */
async function witnessInvoice(a: Pick<Lying, 'app' | 'assetId'>, walletId: string, amount: bigint) {
  a.app.practice.faults.once({ kind: 'witnessInvoice', endpoint: 'create' });
  return a.app.get('invoices.create', { walletId, assetId: a.assetId, amount: String(amount) });
}

const KEY = `+${'02'.repeat(32)}`;

describe('an invoice to a recipient that another one names', () => {
  it.each(['', KEY])('is refused, in whatever spelling: %j', async (key) => {
    const a = await lying('practice', true);
    const first = await witnessInvoice(a, a.walletId, 300n);
    await answers(a, `${first.recipientId}${key}`, 300n);
    const made = await create(a, 300n);
    expect(made).toMatchObject({ ok: false, failure: { code: 'INVOICE_USED', facts: { by: 'invoice' } } });
  });

  it('is refused where that one was cancelled, was made at another service, or is another wallet’s', async () => {
    const a = await lying('practice', false);
    const { walletId, assetId } = a;
    const first = await a.app.get('invoices.create', { walletId, assetId, amount: '300' });
    const again = async (asking = walletId) => {
      await answers(a, first.recipientId, 300n);
      return codeOf(await create({ ...a, walletId: asking }, 300n));
    };
    a.kept().giveUpInvoice(first, 1);
    expect(await again()).toBe('INVOICE_USED');
    const baseUrl = await a.app.practice.baseUrl();
    const connection = { kind: 'remote', dialect: 'document', baseUrl } as const;
    await a.app.get('wallet.connect', { walletId, connection });
    await a.app.get('wallet.register', { walletId });
    expect(await again()).toBe('INVOICE_USED');
    expect(await again(await fundedWallet(a.app))).toBe('INVOICE_USED');
  });

  it('is not paid from the same wallet, in whatever spelling', async () => {
    const a = await lying('practice', false);
    const { invoice, recipientId } = await witnessInvoice(a, a.walletId, 300n);
    const spelled = toPay(invoice.replace(recipientId, `${recipientId}${KEY}`), a.assetId, 300n, 1_000);
    expect(await a.app.failure('signing.beginSend', sendForm(a.walletId, [spelled]))).toMatchObject({
      code: 'INVOICE_REFUSED',
      facts: { reason: 'ours' },
    });
  });
});

describe('an invoice that is new', () => {
  it('is refused where the Bitcoin server shows that something was paid to its script', async () => {
    const a = await lying('practice', true);
    const script = nextScript(a);
    await a.app.practice.faucet(addressOfScript(Buffer.from(script, 'hex'), 'regtest') ?? '', 2_000n);
    await answers(a, witnessOf(script), 300n);
    const made = await create(a, 300n);
    expect(made).toMatchObject({ ok: false, failure: { code: 'INVOICE_USED', facts: { by: 'chain' } } });
  });

  it('holds back a send that was begun before, where it names the script of its change', async () => {
    const a = await lying('practice', true);
    const script = nextScript(a);
    const { approval } = await reviewed(a, sendForm(a.walletId, [await blinded(a.bob, a.assetId, 300)]));
    await answers(a, witnessOf(script), 700n);
    expect(codeOf(await create(a, 700n))).toBe(null);
    expect(await a.app.failure('signing.approve', approval)).toMatchObject({
      code: 'PSBT_REFUSED',
      facts: { code: 'INVOICE_SLOT' },
    });
    expect(a.signs()).toBe(1);
  });

  it.each([true, false])(
    'is paid by another wallet of the same Ochre, with a Bitcoin server: %s',
    async (hasServer) => {
      const a = await lying('practice', hasServer);
      const { id: other } = await a.app.get('vault.create', { ...newWallet, name: 'Other' });
      await a.app.get('wallet.register', { walletId: other });
      if (hasServer) await a.app.get('chain.use', { walletId: other, address: 'practice' });
      const { invoice, recipientId } = await witnessInvoice(a, other, 300n);
      const { approval } = await reviewed(a, sendForm(a.walletId, [toPay(invoice, a.assetId, 300n, 1_000)]));
      await a.app.get('signing.approve', approval);
      const refresh = () => a.app.get('wallet.refresh', { walletId: other });
      await refresh();
      await a.refresh();
      await a.app.get('practice.mine', { blocks: 1 });
      await a.refresh();
      await refresh();
      const filter = { assetId: a.assetId, states: [], direction: 'in' as const, text: '' };
      const { rows } = await a.app.get('transfers.page', { walletId: other, filter, offset: 0, limit: 9 });
      const found = await a.app.get('transfers.verify', { walletId: other, key: rows[0]?.key ?? '' });
      expect(found).toMatchObject({ outcome: hasServer ? 'proved' : 'unasked', given: '300' });
      const { invoices } = await a.app.get('invoices.list', { walletId: other });
      const looks = invoices.map((one) => [one.recipientId, receivedLook(one)?.kind]);
      expect(looks).toEqual([[recipientId, hasServer ? 'ok' : undefined]]);
    },
  );
});
