import { describe, expect, it } from 'vitest';
import { blockHash, headerAt } from '../../../src-main/headers/header.ts';
import type { NewInvoice } from '../../../src-main/ports/index.ts';
import { recipientIdText } from '../../../src-main/practice/rgb/invoice.ts';
import type { HistoryTrial } from '../../support/rgb/consignments.ts';
import { genuine, given, paid, paying, sent } from './asset-data-trial.ts';

type At = Awaited<ReturnType<typeof given>>;
const TO_SELF = { outcome: 'refused', code: 'TO_SELF', given: null };

describe('a receive whose transaction spends an output of this wallet', () => {
  const whole = ({ scriptAt }: At) => ({ 1: scriptAt('colored', 4) });
  const split = ({ scriptAt }: At) => ({ 1: scriptAt('colored', 4), 2: scriptAt('colored', 5) });
  it.each([
    ['the whole change', true, whole],
    ['the whole change', false, whole],
    ['a part of the change', true, split],
    ['a part of the change', false, split],
  ])('is to yourself: %s, with a Bitcoin server: %s', async (_, hasServer, scripts) => {
    const at = await sent(scripts);
    if (!hasServer) await at.app.get('chain.turnOff', { walletId: at.walletId });
    const key = at.listed(at.trial);
    expect(await at.verify(key)).toMatchObject(TO_SELF);
    await at.refresh();
    expect(await at.found(key)).toMatchObject(TO_SELF);
    expect(at.lying()).toEqual([]);
  });
});

/** As it was made and kept here, with the newest block that was known then. */
function invoiced(at: At, { ask }: HistoryTrial, more: Partial<NewInvoice> & { readonly tag?: string } = {}) {
  const { tag = '', ...changes } = more;
  if (ask.recipient === null) throw new Error('nobody is paid');
  const recipientId = recipientIdText(ask.recipient);
  const invoice: NewInvoice = {
    ...{ invoice: `rgb:~/~/~/${recipientId}${tag}`, assetId: '', amount: 1n, recipientId },
    ...{ kind: ask.recipient.kind, provedOurs: null, batchTransferIdx: 1, createdAtMs: 1, expiresAtMs: null },
    ...{ endpoints: [], slot: null, warnings: [] },
    ...changes,
  };
  at.kept().addInvoice(invoice);
  return invoice;
}
const blockAt = ({ world }: At, height: number) => ({
  height,
  hash: blockHash(headerAt(world.headers(), height)),
});

describe.each(['nia-witness-change', 'nia-blind-change'])('a payment of an invoice, %s', (label) => {
  async function mined() {
    const at = await given();
    const trial = paying(genuine(label), label.includes('blind') ? {} : { 1: at.scriptAt('colored', 4) });
    await at.useServer();
    at.leave(trial);
    return { ...at, trial, key: at.listed(trial) };
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
