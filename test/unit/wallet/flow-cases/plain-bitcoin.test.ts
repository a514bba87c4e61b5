import { describe, expect, it } from 'vitest';
import { payee } from '../../../support/psbt/send-btc.ts';
import { fundedWallet, openTestApp, type TestApp } from '../app.ts';
import { createLine, MINUTE, onlyUnfinished, ownClock } from './support.ts';

const { address } = payee();

async function begun(app: TestApp, amountSats: number | 'most') {
  const walletId = await fundedWallet(app);
  const form = { walletId, address, rateSatsPerVb: 2 };
  const { mostSats } = await app.get('signing.planSendBtc', { ...form, amountSats: null });
  const amount = amountSats === 'most' ? mostSats : amountSats;
  const { flowId, digest } = await app.get('signing.beginSendBtc', { ...form, amountSats: amount });
  return { walletId, flowId, approval: { flowId, digest, acceptNotProved: false }, form };
}

describe('a payment of plain bitcoin', () => {
  it.each([
    ['with change', 30_000],
    ['of all there is', 'most'],
  ] as const)('%s is settled once a block holds it', async (_, amount) => {
    const app = openTestApp();
    const { walletId, flowId, approval } = await begun(app, amount);
    expect(await app.get('signing.approve', approval)).toMatchObject({ outcome: 'paid' });
    await app.get('practice.mine', { blocks: 1 });
    await app.get('wallet.refresh', { walletId });
    expect(app.ports.signings.read(flowId)?.state).toBe('settled');
    expect(await app.get('signing.unfinished', { walletId })).toEqual({ flows: [], waiting: [] });
  });

  it('F05: that was lost on its way goes again with the same bytes alone, after looks and time', async () => {
    const clock = ownClock();
    const line = createLine();
    const app = openTestApp('loopback', { clock, openWalletApi: line.openWalletApi });
    const { walletId, flowId, approval, form } = await begun(app, 30_000);
    app.practice.faults.once({ kind: 'loseRequest', endpoint: 'sendbtcend' });
    expect((await app.failure('signing.approve', approval)).code).toBe('OUTCOME_UNKNOWN');
    expect(await onlyUnfinished({ app, walletId })).toMatchObject({
      kind: 'sendBtc',
      state: 'noAnswer',
      intent: { address, amountSats: 30_000 },
    });
    const again = { ...form, amountSats: 30_000 };
    expect((await app.failure('signing.beginSendBtc', again)).code).toBe('FLOW_LIVE');
    clock.pass(11 * MINUTE);
    for (let looks = 0; looks < 3; looks += 1) await app.get('signing.look', { flowId });
    expect(await app.get('signing.handOver', { flowId })).toMatchObject({ outcome: 'paid', listed: true });
    const [first, second, ...more] = line.asked.filter(({ call }) => call === 'sendBtcEnd');
    expect(second?.args).toEqual(first?.args);
    expect(more).toEqual([]);
    expect(app.user.asked.at(-1)?.details.join(' ')).toContain(address);
  });

  it('F10: that was only prepared when the program ended is prepared again as it was asked for', async () => {
    const app = openTestApp();
    const { walletId, flowId } = await begun(app, 30_000);
    app.restart();
    const flow = await onlyUnfinished({ app, walletId });
    expect(flow).toMatchObject({ flowId, state: 'notSigned', can: { resume: true, drop: true } });
    const review = await app.get('signing.resume', { flowId });
    expect(review).toMatchObject({
      outcome: 'proved',
      intent: { kind: 'sendBtc', address, amountSats: 30_000 },
    });
    expect((await onlyUnfinished({ app, walletId })).flowId).toBe(review.flowId);
  });
});
