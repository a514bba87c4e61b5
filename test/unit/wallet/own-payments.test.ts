import { describe, expect, it, vi } from 'vitest';
import { parseRecipientId } from '../../../src-main/invoices/recipient.ts';
import { toHex } from '../../../src-main/base/bytes.ts';
import { recipientIdText } from '../../../src-main/practice/rgb/invoice.ts';
import { createOpenRgbProxy } from '../../../src-main/services/rgb-proxy/client.ts';
import { createWalletApi } from '../../../src-main/services/wallet-api/client.ts';
import { receivedLook } from '../../../src-renderer/text/history.ts';
import { addressOfScript } from '../../../src-main/keys/address.ts';
import { createOwnScripts } from '../../../src-main/keys/allowed-paths.ts';
import { judgeAccount } from '../../../src-main/wallet/book/own-recipients.ts';
import { anyHost } from '../../support/any-host.ts';
import { readRaw } from '../../support/psbt/raw-psbt.ts';
import {
  connectRemote,
  fundedWallet,
  keptOf,
  newWallet,
  openTestApp,
  pageOf,
  walletOf,
  type TestApp,
} from './app.ts';
import {
  answerOnce,
  assetAppOf,
  dishonestInvoice,
  invoiceTo,
  makeSlots,
  settle,
  toPay,
  wireTransfer,
} from './asset-app.ts';
import { fails } from './fails.ts';

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
  const indexer = await app.practice.chainAddress();
  if (service === 'remote') await connectRemote(app, walletId);
  if (service === 'own') {
    const { ownService } = app.ports;
    vi.spyOn(ownService, 'look').mockResolvedValue({ missing: null, version: '1' });
    vi.spyOn(ownService, 'serve').mockResolvedValue({ baseUrl: await app.practice.baseUrl(), token: 'x' });
    vi.spyOn(ownService, 'refused').mockResolvedValue(new Map());
    vi.spyOn(ownService, 'openSeal').mockResolvedValue(null);
    const rgbProxy = 'rpc://127.0.0.1:3000/json-rpc';
    await app.get('wallet.connect', { walletId, connection: { kind: 'own', indexer, rgbProxy } });
    await app.get('wallet.register', { walletId });
  }
  if (hasServer) {
    await app.get('chain.use', { walletId, address: service === 'practice' ? 'practice' : indexer });
    await app.get('chain.follow', { walletId });
  }
  const assetId = await a.issue('GOLD', 1_000n);
  await a.refresh();
  return { ...a, left, assetId };
}

type Lying = Awaited<ReturnType<typeof lying>>;

/** Pays bob 300; answers the transaction, whom it paid, and the script of its change. */
async function paidBob(a: Lying) {
  const to = await a.to(300);
  const { flowId } = await a.send([to]);
  await settle(a);
  await a.refresh();
  const { built, signed } = (a.app.ports.signings.read(flowId)?.data ?? {}) as {
    built: { psbt: string };
    signed: { txid: string; back: { vout: number }[] };
  };
  const script = readRaw(built.psbt).tx.outputs[signed.back[0]?.vout ?? -1]?.script ?? '';
  return { txid: signed.txid, recipientId: to.recipientId, script };
}

const witnessOf = (script: string): string =>
  recipientIdText({ kind: 'witness', script: Uint8Array.from(Buffer.from(script, 'hex')) });

/** The next invoice that the service makes names this recipient. */
const answers = (a: Lying, recipientId: string, amount: bigint): Promise<number> =>
  dishonestInvoice(a, { assetId: a.assetId, amount }, invoiceTo(recipientId));

const create = (a: Lying, amount: bigint, walletId = a.walletId) =>
  a.app.ask('invoices.create', { walletId, assetId: a.assetId, amount: String(amount) });
const codeOf = (made: Awaited<ReturnType<typeof create>>) => (made.ok ? null : made.failure.code);

/** The service lists a settled receive by a transaction, and the refresh hears of it. Answers what is told of it. */
async function lists(a: Lying, told: { recipientId: string; txid: string; batch: number; amount: bigint }) {
  const recipient = parseRecipientId(told.recipientId);
  const kind = recipient.ok && recipient.recipient.kind === 'witness' ? 2 : 1;
  const endpoint = { endpoint: 'rpcs://practice.invalid/json-rpc', transport_type: 0, used: true };
  const wire = wireTransfer({
    ...{ idx: told.batch, batch_transfer_idx: told.batch, status: 2, kind, txid: told.txid },
    ...{ amount: Number(told.amount), recipient_id: told.recipientId, transport_endpoints: [endpoint] },
  });
  answerOnce(a.app, 'listtransfers', [wire]);
  await a.refresh();
  const { outcome, code } = await a.get('transfers.verify', { key: `${a.assetId}#${String(told.batch)}` });
  const looks = (await a.get('invoices.list', {})).invoices.map((one) => receivedLook(one));
  // No word of it says that anything was received.
  const isNothing = looks.every((look) => look?.kind !== 'ok' && look?.word !== 'Received');
  return [outcome, code, isNothing];
}
const IS_NO_PAYMENT = ['refused', 'TO_SELF', true];

/** The script on which the builder puts the next change. */
const nextScript = ({ app, walletId }: Lying): string => {
  const wallet = walletOf(app, walletId);
  const account = judgeAccount(wallet);
  const index = wallet.highestIndex.colored + 1;
  const keychain = account.keychains.colored[0] ?? 0;
  return toHex(createOwnScripts(account).at({ branch: 'colored', keychain, index }).script);
};

describe.each(SERVICES)('at the %s service, with a Bitcoin server: %s', (service, hasServer) => {
  it('an invoice on the change of our last send is refused', async () => {
    const a = await lying(service, hasServer);
    const { txid, recipientId, script } = await paidBob(a);
    const lie = witnessOf(script);
    a.left.set(lie, recipientId);
    const batch = await answers(a, lie, 700n);
    expect(codeOf(await create(a, 700n))).toBe('INVOICE_USED');
    expect(await lists(a, { recipientId: lie, txid, batch, amount: 700n })).toEqual(IS_NO_PAYMENT);
  });

  it('a blinded invoice on the seal that we paid ourselves is refused', async () => {
    const a = await lying(service, hasServer);
    const { txid, recipientId } = await paidBob(a);
    const batch = await answers(a, recipientId, 300n);
    // Ochre opens the seals of its own service, and this one names no slot of ours.
    const code = service === 'own' ? 'INVOICE_NOT_AS_ASKED' : 'INVOICE_USED';
    expect(codeOf(await create(a, 300n))).toBe(code);
    expect(await lists(a, { recipientId, txid, batch, amount: 300n })).toEqual(IS_NO_PAYMENT);
  });

  it('the change of our next send is not put on the script of an open invoice', async () => {
    const a = await lying(service, hasServer);
    await answers(a, witnessOf(nextScript(a)), 700n);
    expect(codeOf(await create(a, 700n))).toBe(null);
    // The builder is honest: it puts the change where it told us to be paid.
    const review = await a.begin([await a.to(300)]);
    expect([review.outcome, review.code]).toEqual(['contradicts', 'INVOICE_SLOT']);
  });

  it('the change on the script of a cancelled invoice is no payment of it', async () => {
    const a = await lying(service, hasServer);
    const lie = witnessOf(nextScript(a));
    const batch = await answers(a, lie, 700n);
    expect(codeOf(await create(a, 700n))).toBe(null);
    keptOf(a.app, a.walletId).giveUpInvoice({ batchTransferIdx: batch, recipientId: lie }, 1);
    const { txid, recipientId, script } = await paidBob(a);
    expect(witnessOf(script)).toBe(lie);
    a.left.set(lie, recipientId);
    expect(await lists(a, { recipientId: lie, txid, batch, amount: 700n })).toEqual(IS_NO_PAYMENT);
  });
});

/** An honest witness invoice. */
async function witnessInvoice({ app, assetId }: Lying, walletId: string) {
  app.practice.faults.once({ kind: 'witnessInvoice', endpoint: 'create' });
  return app.get('invoices.create', { walletId, assetId, amount: '300' });
}

const KEY = `+${'02'.repeat(32)}`;

describe('an invoice to a recipient that another one names', () => {
  it.each(['', KEY])('is refused, in whatever spelling: %j', async (key) => {
    const a = await lying('practice', true);
    const first = await witnessInvoice(a, a.walletId);
    await answers(a, `${first.recipientId}${key}`, 300n);
    const used = { code: 'INVOICE_USED', facts: { by: 'invoice' } };
    expect(await create(a, 300n)).toMatchObject({ ok: false, failure: used });
  });

  it('is refused where that one was cancelled, was made at another service, or is another wallet’s', async () => {
    const a = await lying('practice', false);
    const first = await a.get('invoices.create', { assetId: a.assetId, amount: '300' });
    const again = async (asking?: string) => {
      await answers(a, first.recipientId, 300n);
      return codeOf(await create(a, 300n, asking));
    };
    keptOf(a.app, a.walletId).giveUpInvoice(first, 1);
    expect(await again()).toBe('INVOICE_USED');
    await connectRemote(a.app, a.walletId);
    expect(await again()).toBe('INVOICE_USED');
    expect(await again(await fundedWallet(a.app))).toBe('INVOICE_USED');
  });

  it('is not paid from the same wallet, in whatever spelling', async () => {
    const a = await lying('practice', false);
    const { invoice, recipientId } = await witnessInvoice(a, a.walletId);
    const spelled = toPay(invoice.replace(recipientId, `${recipientId}${KEY}`), a.assetId, 300n, 1_000);
    await fails(a.refused([spelled]), 'INVOICE_REFUSED', { reason: 'ours' });
  });
});

describe('an invoice that is new', () => {
  it('is refused where the Bitcoin server shows that something was paid to its script', async () => {
    const a = await lying('practice', true);
    const script = nextScript(a);
    await a.app.practice.faucet(addressOfScript(Buffer.from(script, 'hex'), 'regtest') ?? '', 2_000n);
    await answers(a, witnessOf(script), 300n);
    const used = { code: 'INVOICE_USED', facts: { by: 'chain' } };
    expect(await create(a, 300n)).toMatchObject({ ok: false, failure: used });
  });

  it('holds back a send that was begun before, where it names the script of its change', async () => {
    const a = await lying('practice', true);
    const script = nextScript(a);
    const { approval } = await a.begun([await a.to(300)]);
    await answers(a, witnessOf(script), 700n);
    expect(codeOf(await create(a, 700n))).toBe(null);
    const approved = a.app.failure('signing.approve', approval);
    await fails(approved, 'PSBT_REFUSED', { code: 'INVOICE_SLOT' });
    expect(a.signs()).toBe(1);
  });

  it.each([true, false])(
    'is paid by another wallet of the same Ochre, with a Bitcoin server: %s',
    async (hasServer) => {
      const a = await lying('practice', hasServer);
      const { id: other } = await a.app.get('vault.create', { ...newWallet, name: 'Other' });
      await a.app.get('wallet.register', { walletId: other });
      if (hasServer) await a.app.get('chain.use', { walletId: other, address: 'practice' });
      const { invoice, recipientId } = await witnessInvoice(a, other);
      await a.send([toPay(invoice, a.assetId, 300n, 1_000)]);
      const refresh = () => a.app.get('wallet.refresh', { walletId: other });
      await refresh();
      await a.refresh();
      await a.app.get('practice.mine', { blocks: 1 });
      await a.refresh();
      await refresh();
      const { rows } = await pageOf(a.app, other, { assetId: a.assetId, direction: 'in' });
      const found = await a.app.get('transfers.verify', { walletId: other, key: rows[0]?.key ?? '' });
      expect(found).toMatchObject({ outcome: hasServer ? 'proved' : 'unasked', given: '300' });
      const { invoices } = await a.app.get('invoices.list', { walletId: other });
      const looks = invoices.map((one) => [one.recipientId, receivedLook(one)?.kind]);
      expect(looks).toEqual([[recipientId, hasServer ? 'ok' : undefined]]);
    },
  );
});
