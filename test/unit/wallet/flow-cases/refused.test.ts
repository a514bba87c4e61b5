import { describe, expect, it } from 'vitest';
import { answerOnce, freshApp, settle } from '../asset-app.ts';
import { fails, failsWith } from '../fails.ts';
import { spendingOf } from '../../../support/spending.ts';
import { onlyUnfinished } from './support.ts';

const a = freshApp();

const cancel = (flowId: string) => a.app.get('signing.cancel', { flowId });
const handOver = (flowId: string) => a.app.get('signing.handOver', { flowId });

/** Handed over, and the service answered this. */
async function answered(body: object, status: number, recipient = a.to(300)) {
  const { flowId, approval } = await a.begun([await recipient]);
  answerOnce(a.app, 'sendend', body, status);
  const failure = await a.app.failure('signing.approve', approval);
  expect(failure.code).toBe('OUTCOME_UNKNOWN');
  return { flowId, facts: failure.facts };
}

/** The service said in words that it does not take it. */
const refusedSend = (recipient = a.to(300)) =>
  answered({ error: 'InvalidPsbt', message: 'not like this' }, 400, recipient);

describe('a hand-over that the service refuses in words', () => {
  it('is refused, with its words, and is neither dropped nor handed over again before a look', async () => {
    const { flowId } = await refusedSend();
    expect(a.stateOf(flowId)).toBe('refused');
    expect(await onlyUnfinished(a)).toMatchObject({
      ...{ state: 'refused', noAnswer: { because: 'InvalidPsbt: not like this', looks: 0 } },
      can: { drop: false, look: true, handOver: { when: 'later', looksLeft: 1 } },
    });
    await failsWith(a.app.failure('signing.cancel', { flowId }), 'FLOW_STATE', { state: 'refused' });
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
      const { flowId, facts } = await answered({ error, message: '', status: 400 }, 400);
      expect(facts).toMatchObject({ because, refused: true });
      // Every state has a way out that the screen offers.
      await a.look(flowId);
      expect(await onlyUnfinished(a)).toMatchObject({ can: { drop: true, handOver: again } });
      if (again.when === 'never')
        await failsWith(a.app.failure('signing.handOver', { flowId }), 'FLOW_STATE', { state: 'refused' });
      expect(await cancel(flowId)).toEqual({ outcome: 'dropped' });
      // What it was to spend can go to somebody else.
      expect((await a.begin([await a.to(400)])).outcome).toBe('onTrust');
    },
  );

  it.each(['400 Bad Request', '422 Unprocessable Entity'])(
    'is told as refused where a thunderlink server hands the refusal on as a fault of its own: %s',
    async (words) => {
      const error = `API request failed: ${words}`;
      const { flowId, facts } = await answered({ error }, 500);
      expect(facts).toMatchObject({ because: `reasonHidden: ${error}`, refused: true });
      await a.look(flowId);
      expect(await cancel(flowId)).toEqual({ outcome: 'dropped' });
    },
  );

  const brokenPipe = 'Electrum error: Broken pipe';
  it.each([
    ['the words may be of something else', 500, { error: 'API request failed: 409 Conflict' }],
    ['the words may be of something else', 500, { error: 'API request failed: 500 Internal Server Error' }],
    ['the words may be of something else', 500, { error: 'API request failed: 4000' }],
    ['the words may be of something else', 500, { error: 'Network error: API request failed: 400' }],
    ['its Bitcoin server was lost on the way', 400, { error: 'Indexer', message: brokenPipe }],
    ['its Bitcoin server was lost on the way', 400, { error: 'FailedBdkSync', message: brokenPipe }],
    [
      'its Bitcoin server was lost on the way',
      400,
      { error: 'FailedBitcoindConnection', message: brokenPipe },
    ],
  ])('is no refusal where %s: %i %j', async (_, status, body) => {
    const { facts } = await answered({ ...body, status }, status);
    expect(facts).not.toHaveProperty('refused');
    expect(await onlyUnfinished(a)).toMatchObject({ state: 'noAnswer', can: { drop: false } });
  });

  it('goes once more after one look, and stays refused where nobody is there then', async () => {
    const { flowId } = await refusedSend();
    await a.look(flowId);
    expect(await onlyUnfinished(a)).toMatchObject({ can: { drop: true, handOver: { when: 'now' } } });
    a.line.refused.add('sendEnd');
    await fails(a.app.failure('signing.handOver', { flowId }), 'SERVICE_UNREACHABLE');
    expect(await onlyUnfinished(a)).toMatchObject({ state: 'refused', noAnswer: { looks: 2 } });
    a.line.refused.clear();
    expect((await handOver(flowId)).outcome).toBe('handedOver');
    await settle(a);
    await a.refresh();
    expect(a.stateOf(flowId)).toBe('settled');
  });

  it.each([
    [{ error: 'InvalidPsbt', message: 'no' }, 400],
    [{ error: 'Internal', message: 'no' }, 500],
  ])(
    'is not offered again where another one of ours spent its coins, and is dropped: %o',
    async (...said) => {
      const { flowId } = await answered(...said);
      await a.look(flowId);
      const { signings } = a.app.ports;
      const { inputs } = signings.read(flowId)?.data.signed as { inputs: string[] };
      const rival = 'ee'.repeat(16);
      signings.open({ id: rival, walletId: a.walletId, kind: 'sendBtc', data: {} });
      const signed = spendingOf({ kind: 'sendBtc', txid: 'ab'.repeat(32), inputs, psbt: 'c2lnbmVk' });
      const steps = ['asked', 'built', 'approved', 'signed', 'handingOver', 'accepted', 'broadcast'] as const;
      const now = async () =>
        (await a.get('signing.unfinished', {})).flows.find((one) => one.flowId === flowId)?.can;
      for (const [i, to] of steps.slice(1).entries()) {
        expect((await now())?.handOver.when).not.toBe('never');
        signings.advance(rival, steps[i] ?? 'asked', to, to === 'signed' ? signed : {});
      }
      expect(await now()).toMatchObject({ drop: true, handOver: { when: 'never', because: 'spent' } });
      expect(await cancel(flowId)).toEqual({ outcome: 'dropped' });
      expect(a.stateOf(flowId)).toBe('givenUp');
    },
  );

  it('is dropped after a look by a question of its own, and is never forgotten by that', async () => {
    const asked = await a.to(300);
    const { flowId } = await refusedSend(Promise.resolve(asked));
    await a.look(flowId);
    a.app.user.agrees = false;
    expect(await cancel(flowId)).toEqual({ outcome: 'aborted' });
    expect(a.stateOf(flowId)).toBe('refused');
    a.app.user.agrees = true;
    expect(await cancel(flowId)).toEqual({ outcome: 'dropped' });
    const question = a.app.user.asked.at(-1);
    expect(question?.title).toBe('Discard this transaction?');
    expect(question?.details.join(' ')).toContain('and could still broadcast it');
    const kept = a.app.ports.signings.read(flowId);
    expect([kept?.state, kept?.data.givenUp]).toEqual(['givenUp', { because: 'dropped' }]);
    expect(kept?.data.signed).toMatchObject({ psbt: expect.any(String) as string });
    // The same recipient is paid again by what excludes the first alone.
    const before = kept?.data.signed as { inputs: string[] };
    const { inputs } = await a.begin([asked]);
    const spent = inputs.map(({ outpoint }) => `${outpoint?.txid ?? ''}:${String(outpoint?.vout)}`);
    expect(before.inputs.some((coin) => spent.includes(coin))).toBe(true);
  });
});
