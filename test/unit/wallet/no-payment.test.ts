import { describe, expect, it } from 'vitest';
import { blockHash, headerAt } from '../../../src-main/headers/header.ts';
import { recipientIdText } from '../../../src-main/practice/rgb/invoice.ts';
import { apiOf, dishonestInvoice, invoiceTo, makeSlots } from './asset-app.ts';
import { genuine, given, invoiced, left, paid, sent, type At } from './asset-data-trial.ts';

const TO_SELF = { outcome: 'refused', code: 'TO_SELF', given: null };

const whole = ({ scriptAt }: At) => ({ 1: scriptAt('colored', 4) });
const split = ({ scriptAt }: At) => ({ 1: scriptAt('colored', 4), 2: scriptAt('colored', 5) });
it.each([
  ['the whole change', true, whole],
  ['the whole change', false, whole],
  ['a part of the change', true, split],
  ['a part of the change', false, split],
])(
  'a receive whose transaction spends an output of this wallet is to yourself: %s, with a Bitcoin server: %s',
  async (_, hasServer, scripts) => {
    const at = await sent(scripts);
    if (!hasServer) await at.app.get('chain.turnOff', { walletId: at.walletId });
    const key = at.listed(at.trial);
    expect(await at.verify(key)).toMatchObject(TO_SELF);
    await at.refresh();
    expect(await at.found(key)).toMatchObject(TO_SELF);
    expect(at.lying()).toEqual([]);
  },
);

const blockAt = ({ world }: At, height: number) => ({
  height,
  hash: blockHash(headerAt(world.headers(), height)),
});

describe.each(['nia-witness-change', 'nia-blind-change'])('a payment of an invoice, %s', (label) => {
  async function mined() {
    const at = await left(
      ({ scriptAt }) => (label.includes('blind') ? {} : { 1: scriptAt('colored', 4) }),
      label,
    );
    return { ...at, key: at.listed(at.trial) };
  }

  it('is one in a block above the newest that was known when it was made', async () => {
    const at = await mined();
    invoiced(at, at.trial, { knownBlock: blockAt(at, 3) });
    at.mine(at.trial);
    expect(await at.verify(at.key)).toMatchObject({ outcome: 'proved' });
  });

  it('is none in that block, or below it', async () => {
    const at = await mined();
    at.mine(at.trial);
    invoiced(at, at.trial, { knownBlock: blockAt(at, 4) });
    expect(await at.verify(at.key)).toMatchObject({ outcome: 'refused', code: 'EARLIER' });
  });

  it('is one where a reorganisation put it into a lower block than was known then', async () => {
    const at = await mined();
    at.world.mine(2);
    invoiced(at, at.trial, { knownBlock: blockAt(at, 5) });
    at.world.reorganise(4, 1, 'other');
    at.mine(at.trial);
    expect(at.world.placeOf(at.trial.ask.txid ?? '')?.height).toBe(5);
    expect(await at.verify(at.key)).toMatchObject({ outcome: 'proved' });
  });

  it('is one of the first of two invoices that name it in two ways', async () => {
    const at = await mined();
    const { recipient } = at.trial.ask;
    const first = invoiced(at, at.trial);
    const other = recipient?.kind === 'witness' ? `+${'02'.repeat(32)}` : '';
    const second = invoiced(at, at.trial, {
      recipientId: `${first.recipientId}${other}`,
      tag: `${other}?x=1`,
      batchTransferIdx: 2,
    });
    at.mine(at.trial);
    expect(await at.verify(at.key)).toMatchObject({ outcome: 'proved' });
    for (const { invoice } of [first, second])
      at.kept().tellInvoice(invoice, { status: 2, kind: 1, txid: at.trial.ask.txid }, 1);
    const { invoices } = await at.app.get('invoices.list', { walletId: at.walletId });
    expect(invoices.map((one) => [one.invoice, one.assetData?.outcome])).toEqual([
      [second.invoice, undefined],
      [first.invoice, 'proved'],
    ]);
  });
});

it('says the same of each spelling of a recipient', async () => {
  const at = await paid(({ scriptAt }) => ({ 1: scriptAt('colored', 4) }));
  const { recipient } = at.trial.ask;
  if (recipient === null) throw new Error('nobody');
  await at.verify(at.listed(at.trial));
  const spelled = `${recipientIdText(recipient)}+${'02'.repeat(32)}`;
  expect(at.kept().hasConsignment(spelled)).toBe(true);
  expect(at.kept().consignment(spelled)?.txid).toBe(at.txid);
});

it.each([
  [
    'a block that came before an invoice, and was not heard of, holds no payment of it',
    true,
    { outcome: 'refused', code: 'EARLIER' },
  ],
  ['one that came after it does', false, { outcome: 'proved' }],
])('%s', async (_, isEarlier, found) => {
  const at = await given();
  const { app, walletId } = at;
  const trial = genuine('nia-blind-change');
  await makeSlots(app, walletId, 3);
  await at.useServer();
  await app.get('chain.follow', { walletId });
  at.leave(trial);
  if (isEarlier) at.mine(trial);
  else at.world.mine(1);
  // The service answers an invoice that names the secret seal which these asset data pay.
  const { recipient } = trial.ask;
  if (recipient === null) throw new Error('nobody is paid');
  const asked = { assetId: '', amount: 300n };
  await dishonestInvoice(
    { app, api: await apiOf(app, walletId) },
    asked,
    invoiceTo(recipientIdText(recipient)),
  );
  await app.get('invoices.create', { walletId, assetId: '', amount: '300' });
  if (!isEarlier) at.mine(trial);
  expect(await at.verify(at.listed(trial))).toMatchObject(found);
});
