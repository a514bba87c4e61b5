import { describe, expect, it } from 'vitest';
import { changing, first } from '../../support/psbt/raw-psbt.ts';
import { testWallet } from '../../support/psbt/test-wallet.ts';
import { proprietary } from '../../support/rgb/encode.ts';
import {
  assetApp,
  answerOnce,
  freshApp,
  read,
  settle,
  toPay,
  unspentsBody,
  withQuery,
  type RecipientForm,
} from './asset-app.ts';
import { approvalOf } from './app.ts';
import { fails, failsWith } from './fails.ts';

const a = freshApp({ issued: [1_000n] });

const error = (name: string, message = '') => ({ error: name, message, status: 400 });
const tampers = (change: (psbt: string) => string) =>
  a.app.practice.faults.once({ kind: 'tamperPsbt', endpoint: 'sendbegin', change });
const invoiceRefused = (recipients: RecipientForm[], reason: string, more: object = {}) =>
  fails(a.refused(recipients), 'INVOICE_REFUSED', { reason, ...more });

/** What the service builds for somebody else. */
async function otherPsbt(): Promise<string> {
  const { recipientId, invoice, assetId } = await a.to(300);
  const transportEndpoints = read(invoice ?? '').endpoints.map(({ text }) => text);
  const recipient = { assetId, recipientId, amount: 300n, invoice, witness: null, transportEndpoints };
  return a.api.sendBegin({ recipients: [recipient], donation: false, rateSatsPerVb: 2, minConfirmations: 1 });
}

const stranger = testWallet({ seedByte: 99 }).key('colored', 0, 0);

describe('a send that is not what was asked', () => {
  it.each<[what: string, code: string, change: ((psbt: string) => string) | null]>([
    ['somebody else is paid', 'RGB_RECIPIENT', null],
    [
      'what comes back goes to a stranger’s output',
      'OUTPUT_SPOOF',
      changing(({ tx }) => {
        first(tx.outputs.filter(({ amount }) => amount > 0n)).script = stranger.script;
      }),
    ],
    ['it is cut short', 'ENCODING', (psbt) => psbt.slice(0, -8)],
  ])('%s: %s, and no key is read', async (_what, code, change) => {
    const asked = await a.to(300);
    const other = await otherPsbt();
    tampers(change ?? (() => other));
    const acted = () => [a.app.keyholder.reads.length, a.signs(), a.app.user.asked.length];
    const before = acted();
    const review = await a.begin([asked]);
    expect([review.outcome, review.code]).toEqual(['contradicts', code]);
    const approval = { ...approvalOf(review), acceptNotProved: true };
    await failsWith(a.app.failure('signing.approve', approval), 'FLOW_STATE', { state: 'contradicted' });
    expect(acted()).toEqual(before);
  });

  it('cannot be read: it is not proved, and signed only by a second step', async () => {
    tampers(changing(({ global }) => void global.push([proprietary('RGB', 5), '00'])));
    const review = await a.begin([await a.to(300)]);
    expect([review.outcome, review.code]).toEqual(['notProved', 'RGB_UNREADABLE']);
    const approval = approvalOf(review);
    await fails(a.app.failure('signing.approve', approval), 'PSBT_REFUSED', { code: 'NOT_PROVED' });
    const done = await a.app.get('signing.approve', { ...approval, acceptNotProved: true });
    expect(done).toMatchObject({ outcome: 'handedOver' });
    expect(a.app.user.asked.at(-1)?.details).toContain('5 not verified, accepted by you');
  });
});

describe('before anything is built', () => {
  it('an asset that the wallet does not list, and more than it can spend, are refused', async () => {
    const unknown = 'rgb:lXijPaL7-gDQZASh-f3x8kzZ-clunObs-mrAyGXq-GekWcb0';
    const { invoice } = await a.bob.invoice('', 7);
    await failsWith(a.refused([toPay(invoice, unknown, 7n)]), 'ASSET_UNKNOWN', { assetId: unknown });
    const two = [await a.to(600), await a.to(401)];
    const facts = { assetId: a.assetId, needed: '1001', spendable: '1000' };
    await failsWith(a.refused(two), 'NOT_ENOUGH_ASSET', facts);
  });

  it('a service that wants a free slot says so in words of ours; its other refusals stay its own', async () => {
    const asked = await a.to(300);
    answerOnce(a.app, 'sendbegin', error('InsufficientAllocationSlots'), 400);
    await failsWith(a.refused([asked]), 'NO_FREE_SLOT', { purpose: 'send' });
    answerOnce(a.app, 'sendbegin', error('InsufficientSpendableAssets', 'of some asset'), 400);
    await fails(a.refused([asked]), 'NOT_ENOUGH_ASSET', { assetId: a.assetId, needed: '300' });
    answerOnce(a.app, 'sendbegin', error('InsufficientBitcoins', 'needed=9, available=1'), 400);
    await fails(a.refused([asked]), 'SERVICE_ERROR', { name: 'InsufficientBitcoins' });
    expect(await a.begin([asked])).toMatchObject({ outcome: 'onTrust' });
  });

  it('where bitcoin is short and no slot is free, a slot is what is missing', async () => {
    const short = await assetApp(1, 2_000);
    await short.issue('TEST', 1_000n);
    const asked = await short.to(300);
    answerOnce(short.app, 'sendbegin', error('InsufficientBitcoins', 'needed=9, available=1'), 422);
    await failsWith(short.refused([asked]), 'NO_FREE_SLOT', { purpose: 'send' });
  });

  it('a recipient twice, one of this very wallet, and one without an invoice are refused', async () => {
    const asked = await a.to(300);
    const repeated = { recipient: 2, reason: 'repeated', detail: '' };
    await failsWith(a.refused([asked, { ...asked, amount: '300' }]), 'INVOICE_REFUSED', repeated);
    a.app.practice.faults.once({ kind: 'witnessInvoice', endpoint: 'create' });
    const own = await a.api.createInvoice({ assetId: a.assetId, amount: 5n });
    await invoiceRefused([asked, toPay(own.invoice, a.assetId, 5n, 1_000)], 'ours', { recipient: 2 });
    await invoiceRefused([{ ...asked, invoice: null }], 'noEndpoint', { recipient: 1 });
  });

  it('what the form says otherwise than the invoice is refused', async () => {
    const asked = { ...(await a.to(300)), amount: '299' };
    const facts = { recipient: 1, reason: 'disagrees', detail: 'amount' };
    await failsWith(a.refused([asked]), 'INVOICE_REFUSED', facts);
  });

  it('sats for a hidden slot, and an invoice of another network are refused', async () => {
    const asked = await a.to(300);
    await fails(a.refused([{ ...asked, witnessSats: 1_000 }]), 'INVALID_INPUT');
    const invoice = (asked.invoice ?? '').replace('bcrt:utxob:', 'bc:utxob:');
    const elsewhere = { ...asked, invoice, recipientId: read(invoice).recipientId };
    await invoiceRefused([elsewhere], 'otherNetwork', { detail: 'mainnet' });
  });
});

describe('an invoice is read here, and the service’s reading only compared', () => {
  /** The next reading of the service, true but for this. */
  const decoded = (asked: RecipientForm, change: object) => {
    const { recipientId, expiryUnixSeconds, endpoints } = read(asked.invoice ?? '');
    answerOnce(a.app, 'decodergbinvoice', {
      ...{ recipient_id: recipientId, asset_id: a.assetId, amount: '300' },
      expiration_timestamp: Number(expiryUnixSeconds),
      transport_endpoints: endpoints.map(({ text }) => text),
      ...change,
    });
  };

  it('G09: another recipient is refused, and both are shown', async () => {
    const [asked, other] = [await a.to(300), await a.to(300)];
    decoded(asked, { recipient_id: other.recipientId });
    const detail = `recipient: ${asked.recipientId} / ${other.recipientId}`;
    const facts = { recipient: 1, reason: 'serviceDiffers', detail };
    await failsWith(a.refused([asked]), 'INVOICE_REFUSED', facts);
    decoded(asked, {});
    expect(await a.begin([asked])).toMatchObject({ outcome: 'onTrust' });
  });

  it.each(['301', 301, null, '0300', '3e2', ' 300', '３００', '300.0', '', -300])(
    'G10: an amount that is not the canonical decimal of the same is refused: %j',
    async (amount) => {
      const asked = await a.to(300);
      decoded(asked, { amount });
      await invoiceRefused([asked], 'serviceDiffers', { recipient: 1 });
    },
  );

  it('a service that cannot read it at all is not asked to agree', async () => {
    answerOnce(a.app, 'decodergbinvoice', error('InvalidInvoice', 'older layout'), 500);
    expect(await a.begin([await a.to(300)])).toMatchObject({ outcome: 'onTrust' });
  });

  it('G11: one that expired, or expires within a minute, begins nothing; nor is one signed whose time ran out', async () => {
    const asked = await a.to(300);
    const endsAtMs = Number(read(asked.invoice ?? '').expiryUnixSeconds) * 1000;
    const { nowMs, set } = a.clock;
    const leftMs = endsAtMs - nowMs();
    set(leftMs - 59_999);
    await invoiceRefused([asked], 'expiresSoon');
    set(59_999);
    await invoiceRefused([asked], 'expired');
    set(-leftMs);
    const expiry = `expiry=${String(Math.floor(nowMs() / 1000) + 120)}`;
    const soon = withQuery(asked.invoice ?? '', (query) => query.replace(/expiry=\d+/, expiry));
    const { approval } = await a.begun([{ ...asked, invoice: soon }]);
    a.app.user.whileAsked = () => a.clock.pass(90_000);
    const before = a.signs();
    await fails(a.app.failure('signing.approve', approval), 'INVOICE_REFUSED', { reason: 'expiresSoon' });
    expect(a.signs()).toBe(before);
  });

  const withEndpoints = (asked: RecipientForm, endpoints: string): RecipientForm => ({
    ...asked,
    invoice: withQuery(asked.invoice ?? '', (query) =>
      query.replace(/endpoints=.*$/, `endpoints=${endpoints}`),
    ),
  });

  it('G12: endpoints that the service reads otherwise, with a password or none are refused', async () => {
    const asked = await a.to(300);
    decoded(asked, { transport_endpoints: ['rpcs://elsewhere.example/json-rpc'] });
    await invoiceRefused([asked], 'serviceDiffers');
    const login = withEndpoints(asked, 'rpcs://me:secret@p.example/json-rpc');
    await invoiceRefused([login], 'endpointRefused');
    await invoiceRefused([withEndpoints(asked, 'https://p.example/')], 'noEndpoint');
  });

  it('G12: a plain, numbered or onion one is asked about by main, and all are handed on as they stand', async () => {
    const onion = `${'a'.repeat(56)}.onion`;
    const texts = [
      'rpc://proxy.example/json-rpc',
      'rpcs://192.0.2.7:3000/json-rpc',
      `rpc://${onion}/json-rpc`,
    ];
    await a.send([withEndpoints(await a.to(300), texts.join(','))]);
    const places = ['proxy.example, not encrypted', '192.0.2.7', onion];
    expect(a.app.user.asked.at(-1)?.details).toEqual(
      expect.arrayContaining(places.map((place) => `Delivered through ${place}`)),
    );
    const sent = (await a.api.listTransfers(a.assetId)).find(({ kindName }) => kindName === 'send');
    // As rgb-lib lists them.
    const listed = texts.map((text) => text.replace(/^rpc/, 'http'));
    expect(sent?.transportEndpoints.map(({ endpoint }) => endpoint)).toEqual(listed);
  });

  it('G13, G14: an unknown key is allowed; a repeated one and 100 kB are refused', async () => {
    const asked = await a.to(300);
    const more = (text: string) => ({ ...asked, invoice: `${asked.invoice ?? ''}&${text}` });
    expect(await a.begin([more('memo=hello')])).toMatchObject({ outcome: 'onTrust' });
    const facts = { recipient: 1, reason: 'unreadable', detail: 'duplicateKey' };
    await failsWith(a.refused([more('expiry=1')]), 'INVOICE_REFUSED', facts);
    await fails(a.refused([more(`memo=${'x'.repeat(100_000)}`)]), 'INVALID_INPUT');
  });
});

describe('G40: an own output that the list leaves out', () => {
  it('is never taken for spent: a send that would need it is refused, one that does not goes on', async () => {
    const { txid } = await a.send([await a.to(300)]);
    await settle(a);
    const other = await a.issue('MORE', 50n);
    await a.begin([await a.to(1, other)]);
    const entries = await a.api.listUnspents();
    const change = first(entries.filter((entry) => entry.txid === txid));
    const omitting = () => {
      // Nothing that was listed before is left to go by.
      a.app.restart();
      answerOnce(a.app, 'listunspends', unspentsBody(entries.filter((entry) => entry.txid !== txid)));
    };
    omitting();
    const outpoint = `${change.txid}:${String(change.vout)}`;
    await failsWith(a.refused([await a.to(100)]), 'UNSPENT_MISSING', { outpoint });
    omitting();
    expect(await a.begin([await a.to(2, other)])).toMatchObject({ outcome: 'onTrust' });
    expect(await a.begin([await a.to(100)])).toMatchObject({ outcome: 'proved' });
  });

  it('is not missed once a later send of ours has spent it', async () => {
    for (const amount of [300, 200]) {
      await a.send([await a.to(amount)]);
      await settle(a);
    }
    const facts = { assetId: a.assetId, needed: '501', spendable: '500' };
    await failsWith(a.refused([await a.to(501)]), 'NOT_ENOUGH_ASSET', facts);
  });
});
