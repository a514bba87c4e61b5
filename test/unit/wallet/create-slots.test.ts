import { describe, expect, it, vi } from 'vitest';
import { readRaw, writeRaw } from '../../support/psbt/raw-psbt.ts';
import { answerInstead, fiveSlots, fundedApp, type TestApp } from './app.ts';

async function reviewed(app: TestApp, walletId: string) {
  const review = await app.get('signing.beginSlots', { walletId, ...fiveSlots });
  expect([review.outcome, review.code]).toEqual(['proved', null]);
  return { review, approval: { flowId: review.flowId, digest: review.digest, acceptNotProved: false } };
}

async function begunSlots() {
  const { app, walletId } = await fundedApp();
  return { app, walletId, ...(await reviewed(app, walletId)) };
}

const stateOf = (app: TestApp, flowId: string) => app.ports.signings.read(flowId)?.state;

describe('creating slots', () => {
  it('creates only what is missing when that is asked, and says when nothing is', async () => {
    const { app, walletId, approval } = await begunSlots();
    await app.get('signing.approve', approval);
    await app.get('practice.mine', { blocks: 1 });
    const more = await app.get('signing.beginSlots', { walletId, ...fiveSlots, num: 7, upTo: true });
    expect(more).toMatchObject({ outcome: 'proved', intent: { num: 2, askedNum: 7 } });
    expect(await app.failure('signing.beginSlots', { walletId, ...fiveSlots, upTo: true })).toEqual({
      code: 'NOTHING_TO_DO',
      facts: { freeSlots: 5 },
    });
  });

  it('says how much is missing when the bitcoin does not suffice', async () => {
    const { app, walletId } = await fundedApp();
    const failure = await app.failure('signing.beginSlots', { walletId, ...fiveSlots, sizeSats: 50_000 });
    expect(failure).toEqual({
      code: 'NOT_ENOUGH_BITCOIN',
      facts: { neededSats: 250_652, spendableSats: 100_000 },
    });
  });
});

describe('G40: change that the list leaves out', () => {
  it('is not taken for spent: where the bitcoin does not suffice without it, that is said', async () => {
    const { app, walletId, approval } = await begunSlots();
    const done = await app.get('signing.approve', approval);
    const txid = done.outcome === 'created' ? done.txid : '';
    const { unspents } = await app.get('wallet.unspents', { walletId });
    const change = unspents.find(({ use }) => use === 'plain')?.outpoint;
    expect(change?.txid).toBe(txid);
    const error = { error: 'InsufficientBitcoins', message: 'needed=9, available=0' };
    const omitting = () => {
      answerInstead(app, 'listunspends', []);
      answerInstead(app, 'createutxosbegin', error, { status: 422 });
    };
    omitting();
    expect(await app.failure('signing.beginSlots', { walletId, ...fiveSlots })).toEqual({
      code: 'UNSPENT_MISSING',
      facts: { outpoint: `${txid}:${String(change?.vout)}` },
    });
    expect((await app.get('signing.beginSlots', { walletId, ...fiveSlots })).outcome).toBe('proved');
  });
});

describe('approving', () => {
  it('refuses another digest than the one that was shown, and reads no key', async () => {
    const { app, approval } = await begunSlots();
    const failure = await app.failure('signing.approve', { ...approval, digest: 'ab'.repeat(32) });
    expect(failure.code).toBe('DIGEST_CHANGED');
    expect(app.keyholder.acts).not.toContain('sign');
  });

  it('hands over once, however often the button is pressed', async () => {
    const { app, approval } = await begunSlots();
    const answers = await Promise.all([1, 2, 3].map(() => app.ask('signing.approve', approval)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.flatMap((one) => (one.ok ? [] : [one.failure.code]))).toEqual([
      'FLOW_STATE',
      'FLOW_STATE',
    ]);
    expect(app.keyholder.acts.filter((act) => act === 'sign')).toHaveLength(1);
  });

  it('refuses a flow that a newer begin replaced, or that nobody began', async () => {
    const { app, walletId, approval } = await begunSlots();
    await reviewed(app, walletId);
    expect(await app.failure('signing.approve', approval)).toEqual({
      code: 'FLOW_STATE',
      facts: { state: 'dropped' },
    });
    expect((await app.failure('signing.approve', { ...approval, flowId: '0'.repeat(32) })).code).toBe(
      'FLOW_UNKNOWN',
    );
  });
});

describe('two transactions', () => {
  it('are never both handed over when they share no input, though the service claims to have taken the first', async () => {
    const { app, walletId } = await fundedApp();
    const first = await reviewed(app, walletId);
    answerInstead(app, 'createutxosend', '5');
    expect(await app.get('signing.approve', first.approval)).toMatchObject({
      outcome: 'created',
      created: 0,
    });
    expect(stateOf(app, first.review.flowId)).toBe('accepted');
    await app.get('practice.faucet', { walletId, amountSats: 50_000 });
    await app.get('practice.mine', { blocks: 1 });
    app.practice.faults.once({
      kind: 'tamperPsbt',
      endpoint: 'createutxosbegin',
      change: (psbt) => withoutInput(psbt, 100_000n),
    });
    const second = await app.ask('signing.beginSlots', { walletId, ...fiveSlots });
    expect(second).toMatchObject({
      ok: false,
      failure: { code: 'FLOW_LIVE', facts: { flowId: first.review.flowId } },
    });
  });

  it('are judged by the clock again after main’s question was answered', async () => {
    const { app, approval } = await begunSlots();
    const realNow = Date.now();
    app.user.whileAsked = () => vi.spyOn(Date, 'now').mockReturnValue(realNow + 8 * 3_600_000);
    expect((await app.failure('signing.approve', approval)).code).toBe('SNAPSHOT_OLD');
    vi.restoreAllMocks();
    expect(app.keyholder.acts).not.toContain('sign');
  });

  it('are handed to the service they were begun with, and to no other', async () => {
    const { app, walletId, approval } = await begunSlots();
    const baseUrl = `${await app.practice.baseUrl()}/other`;
    await app.get('wallet.connect', {
      walletId,
      connection: { kind: 'remote', dialect: 'document', baseUrl },
    });
    expect(await app.failure('signing.approve', approval)).toEqual({
      code: 'FLOW_STATE',
      facts: { state: 'begun with another service' },
    });
    expect(app.keyholder.acts).not.toContain('sign');
  });
});

/** The service leaves one coin out, and takes its value from the change. */
function withoutInput(psbt: string, amount: bigint): string {
  const raw = readRaw(psbt);
  const le = Buffer.alloc(8);
  le.writeBigUInt64LE(amount);
  const at = raw.inputs.findIndex((pairs) =>
    pairs.some(([key, value]) => key === '01' && value.startsWith(le.toString('hex'))),
  );
  raw.tx.inputs.splice(at, 1);
  raw.inputs.splice(at, 1);
  const change = [...raw.tx.outputs].sort((a, b) => Number(b.amount - a.amount))[0];
  if (at < 0 || change === undefined) throw new Error('no such coin');
  // One input less is 57.5 vbytes less, at 2 sat/vB.
  change.amount += 115n - amount;
  return writeRaw(raw);
}

describe('a hand-over whose answer is lost', () => {
  it('stands in nobody’s way once another of ours was seen to spend its coin', async () => {
    const { app, walletId } = await fundedApp();
    const lost = await reviewed(app, walletId);
    app.practice.faults.once({ kind: 'loseRequest', endpoint: 'createutxosend' });
    await app.failure('signing.approve', lost.approval);
    const second = await reviewed(app, walletId);
    await app.get('signing.approve', second.approval);
    await app.get('practice.mine', { blocks: 1 });
    const third = await reviewed(app, walletId);
    expect(await app.get('signing.approve', third.approval)).toMatchObject({ created: 5 });
    // It can never happen any more, and nothing waits for it.
    expect(stateOf(app, lost.review.flowId)).toBe('givenUp');
  });

  it('keeps a wallet from being removed while nobody knows what came of it', async () => {
    const { app, walletId, approval } = await begunSlots();
    app.practice.faults.once({ kind: 'loseRequest', endpoint: 'createutxosend' });
    await app.failure('signing.approve', approval);
    expect((await app.failure('wallet.remove', { walletId })).code).toBe('FLOW_LIVE');
  });
});
