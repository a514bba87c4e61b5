import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { first, type RawPsbt, readRaw, writeRaw } from '../../support/psbt/raw-psbt.ts';
import { testWallet } from '../../support/psbt/test-wallet.ts';
import { proprietary } from '../../support/rgb/encode.ts';
import {
  answerOnce,
  assetApp,
  blinded,
  read,
  reviewed,
  sendForm,
  settle,
  toPay,
  unspentsBody,
  withQuery,
  type AssetApp,
  type RecipientForm,
} from './asset-app.ts';

let a: AssetApp;
let assetId: string;
beforeEach(async () => {
  a = await assetApp(6, 2_000);
  assetId = await a.issue('TEST', 1_000n);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const begin = (recipients: RecipientForm[]) =>
  a.app.get('signing.beginSend', sendForm(a.walletId, recipients));
const refusal = (recipients: RecipientForm[]) =>
  a.app.failure('signing.beginSend', sendForm(a.walletId, recipients));

/** What the service builds for somebody else. */
async function otherPsbt(): Promise<string> {
  const { recipientId, invoice } = await blinded(a.bob, assetId, 300);
  const transportEndpoints = read(invoice ?? '').endpoints.map(({ text }) => text);
  const recipient = { assetId, recipientId, amount: 300n, invoice, witness: null, transportEndpoints };
  return a.api.sendBegin({ recipients: [recipient], donation: false, rateSatsPerVb: 2, minConfirmations: 1 });
}

const raw = (change: (raw: RawPsbt) => void) => (psbt: string) => {
  const read = readRaw(psbt);
  change(read);
  return writeRaw(read);
};
const stranger = testWallet({ seedByte: 99 }).key('colored', 0, 0);

describe('a send that is not what was asked', () => {
  it.each<[what: string, code: string, change: ((psbt: string) => string) | null]>([
    ['somebody else is paid', 'RGB_RECIPIENT', null],
    [
      'what comes back goes to a stranger’s output',
      'OUTPUT_SPOOF',
      raw(({ tx }) => {
        first(tx.outputs.filter(({ amount }) => amount > 0n)).script = stranger.script;
      }),
    ],
    ['it is cut short', 'ENCODING', (psbt) => psbt.slice(0, -8)],
  ])('%s: %s, and no key is read', async (_what, code, change) => {
    const asked = await blinded(a.bob, assetId, 300);
    const other = await otherPsbt();
    const tamper = change ?? (() => other);
    a.app.practice.faults.once({ kind: 'tamperPsbt', endpoint: 'sendbegin', change: tamper });
    const acted = () => [a.app.keyholder.reads.length, a.signs(), a.app.user.asked.length];
    const before = acted();
    const review = await begin([asked]);
    expect([review.outcome, review.code]).toEqual(['contradicts', code]);
    const approval = { flowId: review.flowId, digest: review.digest, acceptNotProved: true };
    expect(await a.app.failure('signing.approve', approval)).toEqual({
      code: 'FLOW_STATE',
      facts: { state: 'contradicted' },
    });
    expect(acted()).toEqual(before);
  });

  it('cannot be read: it is not proved, and signed only by a second step', async () => {
    const asked = await blinded(a.bob, assetId, 300);
    const change = raw(({ global }) => void global.push([proprietary('RGB', 5), '00']));
    a.app.practice.faults.once({ kind: 'tamperPsbt', endpoint: 'sendbegin', change });
    const review = await begin([asked]);
    expect([review.outcome, review.code]).toEqual(['notProved', 'RGB_UNREADABLE']);
    const approval = { flowId: review.flowId, digest: review.digest };
    expect(await a.app.failure('signing.approve', { ...approval, acceptNotProved: false })).toMatchObject({
      code: 'PSBT_REFUSED',
      facts: { code: 'NOT_PROVED' },
    });
    expect(await a.app.get('signing.approve', { ...approval, acceptNotProved: true })).toMatchObject({
      outcome: 'handedOver',
    });
    expect(a.app.user.asked.at(-1)?.details).toContain('5 not verified, accepted by you');
  });
});

describe('before anything is built', () => {
  it('an asset that the wallet does not list, and more than it can spend, are refused', async () => {
    const unknown = 'rgb:lXijPaL7-gDQZASh-f3x8kzZ-clunObs-mrAyGXq-GekWcb0';
    const { invoice } = await a.bob.invoice('', 7);
    expect(await refusal([toPay(invoice, unknown, 7n)])).toEqual({
      code: 'ASSET_UNKNOWN',
      facts: { assetId: unknown },
    });
    const two = [await blinded(a.bob, assetId, 600), await blinded(a.bob, assetId, 401)];
    expect(await refusal(two)).toEqual({
      code: 'NOT_ENOUGH_ASSET',
      facts: { assetId, needed: '1001', spendable: '1000' },
    });
  });

  it('a service that wants a free slot says so in words of ours; its other refusals stay its own', async () => {
    const asked = await blinded(a.bob, assetId, 300);
    const error = (name: string, message = '') => ({ error: name, message, status: 400 });
    answerOnce(a.app, 'sendbegin', error('InsufficientAllocationSlots'), 400);
    expect(await refusal([asked])).toEqual({ code: 'NO_FREE_SLOT', facts: { purpose: 'send' } });
    answerOnce(a.app, 'sendbegin', error('InsufficientSpendableAssets', 'of some asset'), 400);
    expect(await refusal([asked])).toMatchObject({
      code: 'NOT_ENOUGH_ASSET',
      facts: { assetId, needed: '300' },
    });
    answerOnce(a.app, 'sendbegin', error('InsufficientBitcoins', 'needed=9, available=1'), 400);
    expect(await refusal([asked])).toMatchObject({
      code: 'SERVICE_ERROR',
      facts: { name: 'InsufficientBitcoins' },
    });
    expect(await begin([asked])).toMatchObject({ outcome: 'onTrust' });
  });

  it('where bitcoin is short and no slot is free, a slot is what is missing', async () => {
    const short = await assetApp(1, 2_000);
    const id = await short.issue('TEST', 1_000n);
    const asked = await blinded(short.bob, id, 300);
    const refused = { error: 'InsufficientBitcoins', message: 'needed=9, available=1', status: 422 };
    answerOnce(short.app, 'sendbegin', refused, 422);
    expect(await short.app.failure('signing.beginSend', sendForm(short.walletId, [asked]))).toEqual({
      code: 'NO_FREE_SLOT',
      facts: { purpose: 'send' },
    });
  });

  it('a recipient twice, one of this very wallet, and one without an invoice are refused', async () => {
    const asked = await blinded(a.bob, assetId, 300);
    expect(await refusal([asked, { ...asked, amount: '300' }])).toEqual({
      code: 'INVOICE_REFUSED',
      facts: { recipient: 2, reason: 'repeated', detail: '' },
    });
    a.app.practice.faults.once({ kind: 'witnessInvoice', endpoint: 'create' });
    const own = await a.api.createInvoice({ assetId, amount: 5n });
    expect(await refusal([asked, toPay(own.invoice, assetId, 5n, 1_000)])).toMatchObject({
      code: 'INVOICE_REFUSED',
      facts: { recipient: 2, reason: 'ours' },
    });
    expect(await refusal([{ ...asked, invoice: null }])).toMatchObject({
      facts: { recipient: 1, reason: 'noEndpoint' },
    });
  });

  it.each([
    ['amount', () => Promise.resolve({ amount: '299' })],
    ['asset', async () => ({ assetId: await a.issue('MORE', 500n) })],
    ['recipient', async () => ({ recipientId: (await blinded(a.bob, assetId, 300)).recipientId })],
  ])('what the form says otherwise than the invoice is refused: the %s', async (detail, change) => {
    const asked = { ...(await blinded(a.bob, assetId, 300)), ...(await change()) };
    expect(await refusal([asked])).toEqual({
      code: 'INVOICE_REFUSED',
      facts: { recipient: 1, reason: 'disagrees', detail },
    });
  });

  it('sats for a hidden slot, and an invoice of another network are refused', async () => {
    const asked = await blinded(a.bob, assetId, 300);
    expect(await refusal([{ ...asked, witnessSats: 1_000 }])).toMatchObject({ code: 'INVALID_INPUT' });
    const text = (asked.invoice ?? '').replace('bcrt:utxob:', 'bc:utxob:');
    expect(await refusal([{ ...asked, invoice: text, recipientId: read(text).recipientId }])).toMatchObject({
      facts: { reason: 'otherNetwork', detail: 'mainnet' },
    });
  });
});

describe('an invoice is read here, and the service’s reading only compared', () => {
  const decoded = (asked: RecipientForm, change: Record<string, unknown>) => {
    const { recipientId, expiryUnixSeconds, endpoints } = read(asked.invoice ?? '');
    return {
      recipient_id: recipientId,
      asset_id: assetId,
      amount: '300',
      expiration_timestamp: Number(expiryUnixSeconds),
      transport_endpoints: endpoints.map(({ text }) => text),
      ...change,
    };
  };

  it('G09: another recipient is refused, and both are shown', async () => {
    const [asked, other] = [await blinded(a.bob, assetId, 300), await blinded(a.bob, assetId, 300)];
    answerOnce(a.app, 'decodergbinvoice', decoded(asked, { recipient_id: other.recipientId }));
    expect(await refusal([asked])).toEqual({
      code: 'INVOICE_REFUSED',
      facts: {
        recipient: 1,
        reason: 'serviceDiffers',
        detail: `recipient: ${asked.recipientId} / ${other.recipientId}`,
      },
    });
    answerOnce(a.app, 'decodergbinvoice', decoded(asked, {}));
    expect(await begin([asked])).toMatchObject({ outcome: 'onTrust' });
  });

  it.each(['301', 301, null, '0300', '3e2', ' 300', '３００', '300.0', '', -300])(
    'G10: an amount that is not the canonical decimal of the same is refused: %j',
    async (amount) => {
      const asked = await blinded(a.bob, assetId, 300);
      answerOnce(a.app, 'decodergbinvoice', decoded(asked, { amount }));
      const facts = { recipient: 1, reason: 'serviceDiffers' };
      expect(await refusal([asked])).toMatchObject({ code: 'INVOICE_REFUSED', facts });
    },
  );

  it('a service that cannot read it at all is not asked to agree', async () => {
    const asked = await blinded(a.bob, assetId, 300);
    answerOnce(a.app, 'decodergbinvoice', { error: 'InvalidInvoice', message: 'older layout' }, 500);
    expect(await begin([asked])).toMatchObject({ outcome: 'onTrust' });
  });

  it('G11: one that expired, or expires within a minute, begins nothing; nor is one signed whose time ran out', async () => {
    const asked = await blinded(a.bob, assetId, 300);
    const { approval } = await reviewed(a, sendForm(a.walletId, [asked]));
    const endsAtMs = Number(read(asked.invoice ?? '').expiryUnixSeconds) * 1000;
    const beginsAtMs = Date.now();
    const clock = vi.spyOn(Date, 'now');
    clock.mockReturnValue(endsAtMs - 59_999);
    expect(await refusal([asked])).toMatchObject({
      code: 'INVOICE_REFUSED',
      facts: { reason: 'expiresSoon' },
    });
    clock.mockReturnValue(endsAtMs);
    expect(await refusal([asked])).toMatchObject({ facts: { reason: 'expired' } });

    clock.mockReturnValue(beginsAtMs);
    const soon = withQuery(asked.invoice ?? '', (query) =>
      query.replace(/expiry=\d+/, `expiry=${String(Math.floor(beginsAtMs / 1000) + 120)}`),
    );
    const again = await reviewed(a, sendForm(a.walletId, [{ ...asked, invoice: soon }]));
    a.app.user.whileAsked = () => clock.mockReturnValue(beginsAtMs + 90_000);
    const before = a.signs();
    expect(await a.app.failure('signing.approve', again.approval)).toMatchObject({
      code: 'INVOICE_REFUSED',
      facts: { reason: 'expiresSoon' },
    });
    expect(a.signs()).toBe(before);
    expect(approval.flowId).not.toBe(again.approval.flowId);
  });

  const withEndpoints = (asked: RecipientForm, endpoints: string): RecipientForm => ({
    ...asked,
    invoice: withQuery(asked.invoice ?? '', (query) =>
      query.replace(/endpoints=.*$/, `endpoints=${endpoints}`),
    ),
  });

  it('G12: endpoints that the service reads otherwise, with a password or none are refused', async () => {
    const asked = await blinded(a.bob, assetId, 300);
    const other = ['rpcs://elsewhere.example/json-rpc'];
    answerOnce(a.app, 'decodergbinvoice', decoded(asked, { transport_endpoints: other }));
    expect(await refusal([asked])).toMatchObject({ facts: { reason: 'serviceDiffers' } });
    for (const [endpoints, reason] of [
      ['rpcs://me:secret@p.example/json-rpc', 'endpointRefused'],
      ['https://p.example/', 'noEndpoint'],
    ] as const)
      expect(await refusal([withEndpoints(asked, endpoints)])).toMatchObject({ facts: { reason } });
  });

  it('G12: a plain, numbered or onion one is asked about by main, and all are handed on as they stand', async () => {
    const onion = `rpc://${'a'.repeat(56)}.onion/json-rpc`;
    const texts = ['rpc://proxy.example/json-rpc', 'rpcs://192.0.2.7:3000/json-rpc', onion];
    const asked = withEndpoints(await blinded(a.bob, assetId, 300), texts.join(','));
    const { approval } = await reviewed(a, sendForm(a.walletId, [asked]));
    await a.app.get('signing.approve', approval);
    expect(a.app.user.asked.at(-1)?.details).toEqual(
      expect.arrayContaining([
        'Delivered through proxy.example, not encrypted',
        'Delivered through 192.0.2.7',
        `Delivered through ${'a'.repeat(56)}.onion`,
      ]),
    );
    const sent = (await a.api.listTransfers(assetId)).find(({ kindName }) => kindName === 'send');
    // As rgb-lib lists them.
    const listed = texts.map((text) => text.replace(/^rpc/, 'http'));
    expect(sent?.transportEndpoints.map(({ endpoint }) => endpoint)).toEqual(listed);
  });

  it('G13, G14: an unknown key is allowed; a repeated one, odd characters and 100 kB are refused', async () => {
    const asked = await blinded(a.bob, assetId, 300);
    const invoice = asked.invoice ?? '';
    const more = (text: string): RecipientForm => ({ ...asked, invoice: `${invoice}&${text}` });
    const unreadable = (detail: string) => ({
      code: 'INVOICE_REFUSED',
      facts: { recipient: 1, reason: 'unreadable', detail },
    });
    expect(await begin([more('memo=hello')])).toMatchObject({ outcome: 'onTrust' });
    expect(await refusal([more('expiry=1')])).toEqual(unreadable('duplicateKey'));
    const odd = `${invoice.slice(0, 20)}\u202e${invoice.slice(20)}`;
    expect(await refusal([{ ...asked, invoice: odd }])).toEqual(unreadable('characters'));
    expect(await refusal([more(`memo=${'x'.repeat(100_000)}`)])).toMatchObject({ code: 'INVALID_INPUT' });
  });
});

describe('G40: an own output that the list leaves out', () => {
  it('is never taken for spent: a send that would need it is refused, one that does not goes on', async () => {
    const { approval } = await reviewed(a, sendForm(a.walletId, [await blinded(a.bob, assetId, 300)]));
    const done = await a.app.get('signing.approve', approval);
    const txid = done.outcome === 'handedOver' ? done.txid : '';
    await settle(a);
    const other = await a.issue('MORE', 50n);
    await begin([await blinded(a.bob, other, 1)]);

    const entries = await a.api.listUnspents();
    const change = first(entries.filter((entry) => entry.txid === txid));
    const omitting = () => {
      // Nothing that was listed before is left to go by.
      a.app.restart();
      answerOnce(a.app, 'listunspends', unspentsBody(entries.filter((entry) => entry.txid !== txid)));
    };
    omitting();
    expect(await refusal([await blinded(a.bob, assetId, 100)])).toEqual({
      code: 'UNSPENT_MISSING',
      facts: { outpoint: `${change.txid}:${String(change.vout)}` },
    });
    omitting();
    expect(await begin([await blinded(a.bob, other, 2)])).toMatchObject({ outcome: 'onTrust' });
    expect(await begin([await blinded(a.bob, assetId, 100)])).toMatchObject({ outcome: 'proved' });
  });

  it('is not missed once a later send of ours has spent it', async () => {
    for (const amount of [300, 200]) {
      const { approval } = await reviewed(a, sendForm(a.walletId, [await blinded(a.bob, assetId, amount)]));
      await a.app.get('signing.approve', approval);
      await settle(a);
    }
    expect(await refusal([await blinded(a.bob, assetId, 501)])).toEqual({
      code: 'NOT_ENOUGH_ASSET',
      facts: { assetId, needed: '501', spendable: '500' },
    });
  });
});
