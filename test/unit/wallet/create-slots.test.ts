import { describe, expect, it, vi } from 'vitest';
import { changing, u64 } from '../../support/psbt/raw-psbt.ts';
import { answerInstead, approvalOf, asRemote, fiveSlots, fundedApp, type TestApp } from './app.ts';
import { fails, failsWith } from './fails.ts';

const begin = (app: TestApp, walletId: string) => app.get('signing.beginSlots', { walletId, ...fiveSlots });

async function reviewed(app: TestApp, walletId: string) {
  const review = await begin(app, walletId);
  expect([review.outcome, review.code]).toEqual(['proved', null]);
  return { flowId: review.flowId, approval: approvalOf(review) };
}

async function begunSlots() {
  const { app, walletId } = await fundedApp();
  return {
    ...{ app, walletId, ...(await reviewed(app, walletId)) },
    notBegun: (more: object = {}) => app.failure('signing.beginSlots', { walletId, ...fiveSlots, ...more }),
    signs: () => app.keyholder.acts.filter((act) => act === 'sign').length,
    mine: () => app.get('practice.mine', { blocks: 1 }),
    losesRequest: () => app.practice.faults.once({ kind: 'loseRequest', endpoint: 'createutxosend' }),
  };
}

const stateOf = (app: TestApp, flowId: string) => app.ports.signings.read(flowId)?.state;

describe('creating slots', () => {
  it('creates only what is missing when that is asked, and says when nothing is', async () => {
    const { app, walletId, approval, notBegun, mine } = await begunSlots();
    await app.get('signing.approve', approval);
    await mine();
    const more = await app.get('signing.beginSlots', { walletId, ...fiveSlots, num: 7, upTo: true });
    expect(more).toMatchObject({ outcome: 'proved', intent: { num: 2, askedNum: 7 } });
    await failsWith(notBegun({ upTo: true }), 'NOTHING_TO_DO', { freeSlots: 5 });
  });

  it('says how much is missing when the bitcoin does not suffice', async () => {
    const { notBegun } = await begunSlots();
    const facts = { neededSats: 250_652, spendableSats: 100_000 };
    await failsWith(notBegun({ sizeSats: 50_000 }), 'NOT_ENOUGH_BITCOIN', facts);
  });

  it('G40: does not take change that the list leaves out for spent: where it is needed, that is said', async () => {
    const { app, walletId, approval, notBegun } = await begunSlots();
    const done = await app.get('signing.approve', approval);
    const { unspents } = await app.get('wallet.unspents', { walletId });
    const change = unspents.find(({ use }) => use === 'plain')?.outpoint;
    expect(done).toMatchObject({ txid: change?.txid });
    answerInstead(app, 'listunspends', []);
    const error = { error: 'InsufficientBitcoins', message: 'needed=9, available=0' };
    answerInstead(app, 'createutxosbegin', error, { status: 422 });
    const outpoint = `${change?.txid ?? ''}:${String(change?.vout)}`;
    await failsWith(notBegun(), 'UNSPENT_MISSING', { outpoint });
    expect((await begin(app, walletId)).outcome).toBe('proved');
  });
});

describe('approving', () => {
  it('refuses another digest than the one that was shown, and reads no key', async () => {
    const { app, approval, signs } = await begunSlots();
    await fails(app.failure('signing.approve', { ...approval, digest: 'ab'.repeat(32) }), 'DIGEST_CHANGED');
    expect(signs()).toBe(0);
  });

  it('hands over once, however often the button is pressed', async () => {
    const { app, approval, signs } = await begunSlots();
    const answers = await Promise.all([1, 2, 3].map(() => app.ask('signing.approve', approval)));
    const codes = answers.map((one) => (one.ok ? null : one.failure.code));
    expect(codes.sort()).toEqual(['FLOW_STATE', 'FLOW_STATE', null]);
    expect(signs()).toBe(1);
  });

  it('refuses a flow that a newer begin replaced, or that nobody began', async () => {
    const { app, walletId, approval } = await begunSlots();
    await reviewed(app, walletId);
    await failsWith(app.failure('signing.approve', approval), 'FLOW_STATE', { state: 'dropped' });
    await fails(app.failure('signing.approve', { ...approval, flowId: '0'.repeat(32) }), 'FLOW_UNKNOWN');
  });

  it('is judged by the clock again after main’s question was answered', async () => {
    const { app, approval, signs } = await begunSlots();
    const realNow = Date.now();
    app.user.whileAsked = () => vi.spyOn(Date, 'now').mockReturnValue(realNow + 8 * 3_600_000);
    await fails(app.failure('signing.approve', approval), 'SNAPSHOT_OLD');
    vi.restoreAllMocks();
    expect(signs()).toBe(0);
  });

  it('hands over to the service that it was begun with, and to no other', async () => {
    const { app, walletId, approval, signs } = await begunSlots();
    await app.get('wallet.connect', { walletId, connection: await asRemote(app, '/other') });
    const state = 'begun with another service';
    await failsWith(app.failure('signing.approve', approval), 'FLOW_STATE', { state });
    expect(signs()).toBe(0);
  });
});

it('two transactions are never both handed over when they share no input, though the service claims to have taken the first', async () => {
  const { app, walletId, flowId, approval, notBegun, mine } = await begunSlots();
  answerInstead(app, 'createutxosend', '5');
  expect(await app.get('signing.approve', approval)).toMatchObject({ outcome: 'created', created: 0 });
  expect(stateOf(app, flowId)).toBe('accepted');
  await app.get('practice.faucet', { walletId, amountSats: 50_000 });
  await mine();
  app.practice.faults.once({
    kind: 'tamperPsbt',
    endpoint: 'createutxosbegin',
    change: withoutInput(100_000n),
  });
  await fails(notBegun(), 'FLOW_LIVE', { flowId });
});

/** The service leaves one coin out, and takes its value from the change. */
const withoutInput = (amount: bigint) =>
  changing((raw) => {
    const at = raw.inputs.findIndex((pairs) =>
      pairs.some(([key, value]) => key === '01' && value.startsWith(u64(amount))),
    );
    raw.tx.inputs.splice(at, 1);
    raw.inputs.splice(at, 1);
    const change = [...raw.tx.outputs].sort((a, b) => Number(b.amount - a.amount))[0];
    if (at < 0 || change === undefined) throw new Error('no such coin');
    // One input less is 57.5 vbytes less, at 2 sat/vB.
    change.amount += 115n - amount;
  });

it('a hand-over whose answer is lost keeps the wallet, and stands in nobody’s way once another of ours was seen to spend its coin', async () => {
  const { app, walletId, flowId, approval, losesRequest, mine } = await begunSlots();
  losesRequest();
  await fails(app.failure('signing.approve', approval), 'OUTCOME_UNKNOWN');
  await fails(app.failure('wallet.remove', { walletId }), 'FLOW_LIVE');
  await app.get('signing.approve', (await reviewed(app, walletId)).approval);
  await mine();
  const third = await reviewed(app, walletId);
  expect(await app.get('signing.approve', third.approval)).toMatchObject({ created: 5 });
  // It can never happen any more, and nothing waits for it.
  expect(stateOf(app, flowId)).toBe('givenUp');
});
