import { beforeEach, describe, expect, it } from 'vitest';
import { answerOnce, assetApp, blinded, reviewed, sendForm, settle, type AssetApp } from '../asset-app.ts';
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
    ['RecipientIdAlreadyUsed', 'recipientUsed', { when: 'never', because: 'refused' }],
    ['InvoiceExpired', 'invoiceExpired', { when: 'never', because: 'refused' }],
    ['InvalidInvoice', 'invalidInvoice', { when: 'never', because: 'refused' }],
    ['NoValidTransportEndpoint', 'proxyAway', { when: 'now' }],
  ])(
    'is told as refused at once, by the name that is all RGB-Node says: %s',
    async (error, because, again) => {
      const asked = await blinded(a.bob, assetId, 300);
      const { approval } = await reviewed(a, sendForm(a.walletId, [asked]));
      answerOnce(a.app, 'sendend', { error, message: '', status: 400 }, 400);
      expect(await a.app.failure('signing.approve', approval)).toMatchObject({
        code: 'OUTCOME_UNKNOWN',
        facts: { because, refused: true },
      });
      const { flowId } = await onlyUnfinished(a);
      // Every state has a way out that the screen offers.
      await look(flowId);
      expect(await onlyUnfinished(a)).toMatchObject({ can: { drop: true, handOver: again } });
      if (again.when === 'never')
        expect(await a.app.failure('signing.handOver', { flowId })).toEqual({
          code: 'FLOW_STATE',
          facts: { state: 'refused' },
        });
      expect(await a.app.get('signing.cancel', { flowId })).toEqual({ outcome: 'dropped' });
      // What it was to spend can go to somebody else.
      const other = sendForm(a.walletId, [await blinded(a.bob, assetId, 400)]);
      expect((await a.app.get('signing.beginSend', other)).outcome).toBe('onTrust');
    },
  );

  it.each(['400 Bad Request', '422 Unprocessable Entity'])(
    'is told as refused where a thunderlink server hands the refusal on as a fault of its own: %s',
    async (words) => {
      const { approval } = await reviewed(a, sendForm(a.walletId, [await blinded(a.bob, assetId, 300)]));
      answerOnce(a.app, 'sendend', { error: `API request failed: ${words}` }, 500);
      expect(await a.app.failure('signing.approve', approval)).toMatchObject({
        code: 'OUTCOME_UNKNOWN',
        facts: { because: `reasonHidden: API request failed: ${words}`, refused: true },
      });
      const { flowId } = await onlyUnfinished(a);
      await look(flowId);
      expect(await a.app.get('signing.cancel', { flowId })).toEqual({ outcome: 'dropped' });
    },
  );

  it.each([
    'API request failed: 409 Conflict',
    'API request failed: 500 Internal Server Error',
    'API request failed: 4000',
    'Network error: API request failed: 400',
  ])('is no refusal where the words may be of something else: %s', async (error) => {
    const { approval } = await reviewed(a, sendForm(a.walletId, [await blinded(a.bob, assetId, 300)]));
    answerOnce(a.app, 'sendend', { error }, 500);
    await a.app.failure('signing.approve', approval);
    expect(await onlyUnfinished(a)).toMatchObject({ state: 'noAnswer', can: { drop: false } });
  });

  it.each(['Indexer', 'FailedBdkSync', 'FailedBitcoindConnection'])(
    'is no refusal where the service lost its Bitcoin server on the way, which may have it: %s',
    async (error) => {
      const { approval } = await reviewed(a, sendForm(a.walletId, [await blinded(a.bob, assetId, 300)]));
      answerOnce(a.app, 'sendend', { error, message: 'Electrum error: Broken pipe', status: 400 }, 400);
      const failure = await a.app.failure('signing.approve', approval);
      expect(failure.facts).not.toHaveProperty('refused');
      expect(await onlyUnfinished(a)).toMatchObject({ state: 'noAnswer', can: { drop: false } });
    },
  );

  it('goes once more after one look, the very same bytes', async () => {
    const { flowId } = await refusedSend();
    await look(flowId);
    expect(await onlyUnfinished(a)).toMatchObject({ can: { drop: true, handOver: { when: 'now' } } });
    expect((await a.app.get('signing.handOver', { flowId })).outcome).toBe('handedOver');
    expect(a.stateOf(flowId)).toBe('accepted');
    await settle(a);
    await a.refresh();
    expect(a.stateOf(flowId)).toBe('settled');
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

  it('stays refused where it is handed over again and nobody is there', async () => {
    const { flowId } = await refusedSend();
    await look(flowId);
    line.refused.add('sendEnd');
    expect((await a.app.failure('signing.handOver', { flowId })).code).toBe('SERVICE_UNREACHABLE');
    expect(await onlyUnfinished(a)).toMatchObject({ state: 'refused', noAnswer: { looks: 2 } });
  });

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
