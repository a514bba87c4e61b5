import { beforeEach, describe, expect, it } from 'vitest';
import { answerOnce, assetApp, blinded, reviewed, sendForm, type AssetApp } from '../asset-app.ts';
import { spendingOf } from '../../../support/spending.ts';
import { createLine, onlyUnfinished, type Line } from './support.ts';

let a: AssetApp;
let line: Line;
let assetId: string;
beforeEach(async () => {
  line = createLine();
  a = await assetApp(6, 2_000, { openWalletApi: line.openWalletApi });
  assetId = await a.issue('TEST', 500n, 500n);
  await a.refresh();
});

const look = (flowId: string) => a.app.get('signing.look', { flowId });

/** Handed over, and the service said in words that it does not take it. */
async function refusedSend() {
  const asked = await blinded(a.bob, assetId, 300);
  const { review, approval } = await reviewed(a, sendForm(a.walletId, [asked]));
  answerOnce(a.app, 'sendend', { error: 'InvalidPsbt', message: 'not like this' }, 400);
  expect((await a.app.failure('signing.approve', approval)).code).toBe('OUTCOME_UNKNOWN');
  return { flowId: review.flowId, asked };
}

describe('a hand-over that the service refuses in words', () => {
  it('is refused, with its words, and is neither dropped nor handed over again before a look', async () => {
    const { flowId } = await refusedSend();
    expect(a.stateOf(flowId)).toBe('refused');
    expect(await onlyUnfinished(a)).toMatchObject({
      state: 'refused',
      noAnswer: { because: 'InvalidPsbt: not like this', looks: 0 },
      can: { drop: false, look: true, handOver: { when: 'later', looksLeft: 1 } },
    });
    expect(await a.app.failure('signing.cancel', { flowId })).toEqual({
      code: 'FLOW_STATE',
      facts: { state: 'refused' },
    });
    expect(a.stateOf(flowId)).toBe('refused');
  });

  it.each([
    ['InvoiceExpired', 'invoiceExpired'],
    ['InvalidInvoice', 'invalidInvoice'],
  ])('is told as refused at once, by the name that is all RGB-Node says: %s', async (error, because) => {
    const { approval } = await reviewed(a, sendForm(a.walletId, [await blinded(a.bob, assetId, 300)]));
    answerOnce(a.app, 'sendend', { error, message: '', status: 400 }, 400);
    expect(await a.app.failure('signing.approve', approval)).toMatchObject({
      code: 'OUTCOME_UNKNOWN',
      facts: { because, refused: true },
    });
    const { flowId } = await onlyUnfinished(a);
    // Every state has a way out that the screen offers.
    await look(flowId);
    const never = { when: 'never', because: 'refused' };
    expect(await onlyUnfinished(a)).toMatchObject({ can: { drop: true, handOver: never } });
    expect(await a.app.failure('signing.handOver', { flowId })).toEqual({
      code: 'FLOW_STATE',
      facts: { state: 'refused' },
    });
    expect(await a.app.get('signing.cancel', { flowId })).toEqual({ outcome: 'dropped' });
    // What it was to spend can go to somebody else.
    const other = sendForm(a.walletId, [await blinded(a.bob, assetId, 400)]);
    expect((await a.app.get('signing.beginSend', other)).outcome).toBe('onTrust');
  });

  const lostServer = (error: string) => ({ error, message: 'Electrum error: Broken pipe', status: 400 });
  it.each([
    [500, { error: 'API request failed: 409 Conflict' }],
    [500, { error: 'API request failed: 500 Internal Server Error' }],
    [500, { error: 'API request failed: 4000' }],
    [500, { error: 'Network error: API request failed: 400' }],
    [400, lostServer('Indexer')],
    [400, lostServer('FailedBdkSync')],
    [400, lostServer('FailedBitcoindConnection')],
  ])('is no refusal where the words may be of something else, %i: %o', async (status, body) => {
    const { approval } = await reviewed(a, sendForm(a.walletId, [await blinded(a.bob, assetId, 300)]));
    answerOnce(a.app, 'sendend', body, status);
    expect((await a.app.failure('signing.approve', approval)).facts).not.toHaveProperty('refused');
    expect(await onlyUnfinished(a)).toMatchObject({ state: 'noAnswer', can: { drop: false } });
  });

  it.each([
    [{ error: 'InvalidPsbt', message: 'no' }, 400],
    [{ error: 'Internal', message: 'no' }, 500],
  ])(
    'is not offered again where another one of ours spent its coins, and is dropped: %o',
    async (body, status) => {
      const { review, approval } = await reviewed(
        a,
        sendForm(a.walletId, [await blinded(a.bob, assetId, 300)]),
      );
      const { flowId } = review;
      answerOnce(a.app, 'sendend', body, status);
      await a.app.failure('signing.approve', approval);
      await look(flowId);
      const { signings } = a.app.ports;
      const { inputs } = signings.read(flowId)?.data.signed as { inputs: string[] };
      const rival = 'ee'.repeat(16);
      signings.open({ id: rival, walletId: a.walletId, kind: 'sendBtc', data: {} });
      const signed = spendingOf({ kind: 'sendBtc', txid: 'ab'.repeat(32), inputs, psbt: 'c2lnbmVk' });
      const steps = ['asked', 'built', 'approved', 'signed', 'handingOver', 'accepted', 'broadcast'] as const;
      const now = async () => {
        const { flows } = await a.app.get('signing.unfinished', { walletId: a.walletId });
        return flows.find((one) => one.flowId === flowId);
      };
      for (const [i, to] of steps.slice(1).entries()) {
        expect((await now())?.can.handOver.when).not.toBe('never');
        signings.advance(rival, steps[i] ?? 'asked', to, to === 'signed' ? signed : {});
      }
      expect((await now())?.can).toMatchObject({ drop: true, handOver: { when: 'never', because: 'spent' } });
      expect(await a.app.get('signing.cancel', { flowId })).toEqual({ outcome: 'dropped' });
      expect(a.stateOf(flowId)).toBe('givenUp');
    },
  );

  it('is dropped after a look by a question of its own, and is never forgotten by that', async () => {
    const { flowId, asked } = await refusedSend();
    await look(flowId);
    a.app.user.agrees = false;
    expect(await a.app.get('signing.cancel', { flowId })).toEqual({ outcome: 'aborted' });
    expect(a.stateOf(flowId)).toBe('refused');
    a.app.user.agrees = true;
    expect(await a.app.get('signing.cancel', { flowId })).toEqual({ outcome: 'dropped' });
    const question = a.app.user.asked.at(-1);
    expect(question?.title).toBe('Discard this transaction?');
    expect(question?.details.join(' ')).toContain('and could still broadcast it');
    const kept = a.app.ports.signings.read(flowId);
    expect([kept?.state, kept?.data.givenUp]).toEqual(['givenUp', { because: 'dropped' }]);
    expect(kept?.data.signed).toMatchObject({ psbt: expect.any(String) as string });
    // The same recipient is paid again by what excludes the first alone.
    const before = kept?.data.signed as { inputs: string[] };
    const { inputs } = await a.app.get('signing.beginSend', sendForm(a.walletId, [asked]));
    const spent = inputs.map(({ outpoint }) => `${outpoint?.txid ?? ''}:${String(outpoint?.vout)}`);
    expect(before.inputs.some((coin) => spent.includes(coin))).toBe(true);
  });
});
