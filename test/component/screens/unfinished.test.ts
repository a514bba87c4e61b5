import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { InProgressFlow } from '../../../src-preload/contract/index.ts';
import { ids } from '../../fakes/asset-world.ts';
import { failure } from '../../fakes/fake-types.ts';
import { NOW_MS, practiceWallet, txidOf, type World } from '../../fakes/scenarios.ts';
import { button, h1, openApp } from './open-app.ts';

const MINUTE = 60_000;

const FLOW: InProgressFlow = {
  flowId: 'e7'.repeat(16),
  walletId: practiceWallet.id,
  kind: 'createSlots',
  intent: { kind: 'createSlots', num: 5, askedNum: 5, sizeSats: 1_000, rateSatsPerVb: 2, upTo: false },
  state: 'notSigned',
  createdAtMs: NOW_MS,
  sinceMs: NOW_MS,
  txid: null,
  service: '127.0.0.1',
  connected: true,
  expired: false,
  refreshFailed: null,
  noAnswer: null,
  can: { resume: true, look: false, handOver: { when: 'never' }, drop: true, bringBack: false },
};

const SIGNED: Partial<InProgressFlow> = {
  state: 'signed',
  txid: txidOf(60),
  can: { resume: false, look: false, handOver: { when: 'now' }, drop: true, bringBack: false },
};

const NO_ANSWER: Partial<InProgressFlow> = {
  state: 'noAnswer',
  txid: txidOf(60),
  noAnswer: { because: 'SERVICE_SLOW', named: null, handedOverAtMs: NOW_MS, looks: 1 },
  can: {
    resume: false,
    look: true,
    handOver: { when: 'later', looksLeft: 2, fromMs: Date.now() + 8 * MINUTE },
    drop: false,
    bringBack: false,
  },
};

const card = () => page.getByRole('region', { name: 'In progress' });
const flowNamed = (name: string | RegExp) => card().getByRole('article', { name });

const open = (...flows: Partial<InProgressFlow>[]) =>
  openApp('funded', {
    unfinished: flows.map((flow, at) => ({ ...FLOW, flowId: `${at}`.repeat(32), ...flow })),
  });

test('a failure stays with its own transaction', async () => {
  const main = await open({ ...NO_ANSWER, kind: 'createSlots' }, { ...NO_ANSWER, txid: txidOf(61) });
  const [first, second] = [card().getByRole('article').nth(0), card().getByRole('article').nth(1)];
  main.once({ 'signing.look': failure('INTERNAL', { incident: 'aaaa1111' }) });
  await first.getByRole('button', { name: 'Refresh' }).click();
  await expect.element(first.getByRole('alert')).toBeVisible();
  const release = main.hold('signing.look');
  await second.getByRole('button', { name: 'Refresh' }).click();
  await expect.poll(() => main.timesCalled('signing.look')).toBe(2);
  await expect.element(card().getByRole('alert')).not.toBeInTheDocument();
  release();
});

test('unreadable flows are named beside the others, with what to do', async () => {
  const main = await openApp('funded', { unfinished: [FLOW], unreadable: { flows: ['cd\u202e'.repeat(4)] } });
  const told = card().getByRole('note');
  await expect.element(told).toHaveTextContent(/1\sunreadable entry/);
  await expect.element(told).toHaveTextContent(/Stored in the data folder\. Nothing else is affected\./);
  await expect.element(told).toHaveTextContent(/check Transfers before you pay anybody again/);
  await expect.element(told.getByRole('listitem')).toHaveTextContent('cd\ufffd'.repeat(4));
  await expect.element(flowNamed('Create 5\u00a0slots')).toBeVisible();
  await button('Prepare it again').click();
  await expect.poll(() => main.timesCalled('signing.resume')).toBe(1);
});

test.each([
  ['refused', /The service says that it never accepts it.*ask for a new invoice/],
  ['spent', /Another transaction spent one of its coins: it can’t confirm\./],
] as const)(
  'offers only to discard what can’t be submitted any more, and says why: %s',
  async (because, why) => {
    const can = { resume: false, look: true, drop: true, bringBack: false };
    await open({ ...NO_ANSWER, state: 'refused', can: { ...can, handOver: { when: 'never', because } } });
    await expect.element(card()).toHaveTextContent(why);
    expect(
      card()
        .getByRole('button', { name: /^Submit/ })
        .query(),
    ).toBeNull();
    await expect.element(button('Discard transaction')).toBeVisible();
  },
);

test('F05: unanswered bytes are offered again only later, and the row says when and after what', async () => {
  const main = await open(NO_ANSWER);
  await expect.element(card()).toHaveTextContent(/no answer in time.*may have it.*not listed: 1×/);
  const again = button('Submit again');
  await expect
    .element(again)
    .toHaveAccessibleDescription(/after 2\smore refreshes, at \d\d:\d\d at the earliest/);
  await userEvent.click(again, { force: true });
  expect(main.timesCalled('signing.handOver')).toBe(0);
  await button('Refresh').click();
  await expect.element(page.getByText('The service still doesn’t list it')).toBeVisible();
});

test('F04: a lookup that finds the transaction reports its success', async () => {
  const main = await open(NO_ANSWER);
  main.answers({ 'signing.look': { flow: null, became: 'settled' } });
  await button('Refresh').click();
  await expect.element(page.getByText('The service reports it as settled')).toBeVisible();
});

const REFUSED: Partial<InProgressFlow> = {
  state: 'refused',
  txid: txidOf(60),
  noAnswer: { because: 'no \u202euoy rof', named: null, handedOverAtMs: NOW_MS, looks: 1 },
  can: { resume: false, look: true, handOver: { when: 'now' }, drop: true, bringBack: false },
};

test('a refused submission quotes the service harmlessly, and offers all three acts', async () => {
  const main = await open(REFUSED);
  await expect.element(card()).toHaveTextContent(/Refused by the service/);
  await expect
    .element(card())
    .toHaveTextContent(/Refused .*: “no \ufffduoy rof”\..*could still broadcast it\..*not listed: 1×/);
  await button('Refresh').click();
  await expect.element(page.getByText('The service still doesn’t list it')).toBeVisible();
  await expect.element(button('Submit again')).not.toHaveAttribute('aria-disabled', 'true');
  await button('Discard transaction').click();
  await expect.poll(() => main.timesCalled('signing.cancel')).toBe(1);
});

test.each([
  [
    'F03: names the other transaction that the service took instead',
    { ...NO_ANSWER, noAnswer: { because: '', named: 'ab'.repeat(32), handedOverAtMs: NOW_MS, looks: 0 } },
    /it received another one, abababab….*Sign nothing new with this service/,
  ],
  [
    'names a refusal of our own in our words',
    { ...REFUSED, noAnswer: { because: 'TOKEN_REFUSED', named: null, handedOverAtMs: NOW_MS, looks: 0 } },
    /Refused .*: token refused\./,
  ],
])('%s', async (_, flow, words) => {
  await open(flow);
  await expect.element(card()).toHaveTextContent(words);
});

test('a wallet that is connected elsewhere says why no act is possible, and why one failed', async () => {
  const main = await open(
    { connected: false, service: 'wallet.example', can: { ...FLOW.can, resume: false } },
    { ...SIGNED },
  );
  await expect
    .element(card())
    .toHaveTextContent(/Started with wallet\.example: connect this wallet there again/);
  main.once({ 'signing.handOver': failure('FLOW_STATE', { state: 'dropped' }) });
  await button('Submit transaction').click();
  await expect.element(card().getByRole('alert')).toBeVisible();
  await expect.element(flowNamed('Create 5\u00a0slots').first()).toBeVisible();
});

const INVOICE = {
  intent: { act: 'invoice', asked: { walletId: practiceWallet.id, assetId: ids.chfk, amount: '700000000' } },
  sinceMs: NOW_MS,
} as const;
const waits = (...waiting: World['waiting']) =>
  // A free slot would create the invoice at once, so there is none.
  openApp('full', { unspents: [], waiting });

test.each([
  ['none', 'Needs free slots.', true],
  ['notSubmitted', 'Slots not submitted yet.', false],
  ['unconfirmed', 'Slots waiting for a block.', false],
  ['there', 'Slots created.', false],
  ['ended', 'Slots not created. Create them again.', true],
  ['unsure', 'Outcome of the slots unknown.', false],
] as const)(
  'a waiting invoice or issue says how far its slots are, and offers to create them if none come: %s',
  async (slots, words, offered) => {
    await waits({ ...INVOICE, slots });
    const row = flowNamed('Invoice for 7.00000000\u00a0CHFK');
    await expect.element(row).toHaveTextContent(words);
    const create = row.getByRole('button', { name: 'Create slots' });
    if (offered) await create.click();
    else expect(create.query()).toBeNull();
    if (offered) await expect.element(h1('Bitcoin')).toBeVisible();
  },
);
