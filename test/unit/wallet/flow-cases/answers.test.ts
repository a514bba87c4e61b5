import { describe, expect, it } from 'vitest';
import { answerOnce, freshApp, settle } from '../asset-app.ts';
import { answerInstead, approvalOf } from '../app.ts';
import { fails } from '../fails.ts';
import { MINUTE, onlyUnfinished } from './support.ts';

const a = freshApp();

const listedSends = async () =>
  (await a.api.listTransfers(a.assetId)).filter(({ kindName }) => kindName === 'send');
const again = (flowId: string) => a.app.get('signing.handOver', { flowId });
const unknownSend = async () => (await a.lost([await a.to(300)])).flowId;
async function looks(flowId: string, times: number, everyMs = 0): Promise<void> {
  for (let look = 0; look < times; look += 1) {
    a.clock.pass(everyMs);
    await a.look(flowId);
  }
}
/** Handed over twice, by the same bytes, and settled once. */
async function settlesOnce(flowId: string): Promise<void> {
  const ends = a.line.asked.filter(({ call }) => call === 'sendEnd');
  expect(ends).toHaveLength(2);
  expect(ends[1]?.args).toEqual(ends[0]?.args);
  await settle(a);
  expect(await listedSends()).toHaveLength(1);
  expect(await a.bob.balance(a.assetId)).toMatchObject({ settled: 300 });
  expect(await a.look(flowId)).toEqual({ flow: null, became: 'settled' });
}

it('F03: an end that answers for another transaction is unknown, names that one, and goes again after looks and time alone', async () => {
  const { flowId, approval } = await a.begun([await a.to(300)]);
  const named = 'ab'.repeat(32);
  answerOnce(a.app, 'sendend', { txid: named, batch_transfer_idx: 2 });
  await fails(a.app.failure('signing.approve', approval), 'OUTCOME_UNKNOWN', { named });
  await a.look(flowId);
  expect(await onlyUnfinished(a)).toMatchObject({
    ...{ state: 'noAnswer', noAnswer: { named } },
    can: { handOver: { when: 'later' }, drop: false },
  });
  await fails(a.app.failure('signing.handOver', { flowId }), 'AGAIN_TOO_SOON');
  await looks(flowId, 4, 10 * MINUTE);
  expect(a.line.count('sendEnd')).toBe(1);
  expect(await again(flowId)).toMatchObject({ outcome: 'handedOver' });
  await settlesOnce(flowId);
});

describe('an end to which no answer came', () => {
  it('F05: three looks at once are not enough, nor is time alone', async () => {
    await looks(await unknownSend(), 4);
    expect((await onlyUnfinished(a)).can.handOver.when).toBe('later');
    a.clock.pass(11 * MINUTE);
    expect((await onlyUnfinished(a)).can.handOver).toMatchObject({ when: 'later', looksLeft: 1 });
  });

  it('F05: stays unknown, as it was, where main’s question is answered with no and where nobody listens then', async () => {
    const flowId = await unknownSend();
    a.clock.pass(11 * MINUTE);
    await looks(flowId, 3);
    a.app.user.agrees = false;
    expect(await again(flowId)).toEqual({ outcome: 'aborted' });
    expect([a.line.count('sendEnd'), a.stateOf(flowId)]).toEqual([1, 'handedOver']);
    a.app.user.agrees = true;
    a.line.refused.add('sendEnd');
    await fails(a.app.failure('signing.handOver', { flowId }), 'SERVICE_UNREACHABLE');
    expect(a.stateOf(flowId)).toBe('handedOver');
    expect((await onlyUnfinished(a)).can.handOver).toEqual({ when: 'now' });
  });
});

it.each([
  ['an error', 'application/json', '{"error":"Internal"}'],
  ['a detail', 'application/json', '{"detail":"nope"}'],
  ['a page', 'text/html', '<html><body>hotel</body></html>'],
  ['nothing', 'application/json', ''],
])(
  'F06: an answer of success to an end, with %s, is none, and reading decides',
  async (_, contentType, body) => {
    const { flowId, approval } = await a.begun([await a.to(300)]);
    answerInstead(a.app, 'sendend', body, { contentType });
    await fails(a.app.failure('signing.approve', approval), 'OUTCOME_UNKNOWN');
    expect(a.stateOf(flowId)).toBe('handedOver');
  },
);

it.each([-1, 0.5, 2 ** 31, '1', null, 4_711])(
  'F08: %s is no number of our transfer, and what is listed counts',
  async (number) => {
    const { flowId, approval } = await a.begun([await a.to(300)]);
    const { txid } = a.app.ports.signings.read(flowId)?.data.built as { txid: string };
    answerInstead(a.app, 'sendend', { txid, batch_transfer_idx: number }, { acting: true });
    const done = await a.app.get('signing.approve', approval);
    const [send, ...others] = await listedSends();
    expect(done).toMatchObject({ outcome: 'handedOver', batchTransferIdx: send?.batchTransferIdx });
    expect([others, a.line.count('sendEnd')]).toEqual([[], 1]);
  },
);

it.each(['0', '1', '"3"'])('F09: slots are counted in the list, and not by an answer of %s', async (body) => {
  const review = await a.get('signing.beginSlots', {
    num: 3,
    sizeSats: 1_000,
    rateSatsPerVb: 2,
    upTo: false,
  });
  answerInstead(a.app, 'createutxosend', body, { acting: true });
  const done = await a.app.get('signing.approve', approvalOf(review));
  expect(done).toMatchObject({ outcome: 'created', created: 3 });
});
