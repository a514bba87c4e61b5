import { expect, it } from 'vitest';
import type { Failure } from '../../../../src-preload/contract/index.ts';
import { payee } from '../../../support/psbt/send-btc.ts';
import { freshApp } from '../asset-app.ts';
import { answerInstead, connectRemote } from '../app.ts';
import { fails } from '../fails.ts';
import { onlyUnfinished } from './support.ts';

const a = freshApp();

it('F10: a payment that was only prepared when the program ended is prepared again as it was asked for', async () => {
  const asked = { recipients: [{ address: payee().address, amountSats: 30_000 }], rateSatsPerVb: 2 };
  const { flowId } = await a.get('signing.beginSendBtc', asked);
  a.app.restart();
  const can = { resume: true, drop: true };
  expect(await onlyUnfinished(a)).toMatchObject({ flowId, state: 'notSigned', can });
  const review = await a.app.get('signing.resume', { flowId });
  expect(review).toMatchObject({ outcome: 'proved', intent: { kind: 'sendBtc', ...asked } });
  expect((await onlyUnfinished(a)).flowId).toBe(review.flowId);
});

it('F15: a service that forgot the wallet is not registered with again in silence, and what was handed over is still awaited', async () => {
  const { flowId } = await a.lost([await a.to(300)]);
  await connectRemote(a.app, a.walletId, { numbering: 'documentEra', keychains: 'learned' });
  const registrations = a.line.count('register');
  const error = { error: "Wallet for client 'tpub' does not exist." };
  for (const endpoint of ['listunspends', 'btcbalance', 'refresh'])
    answerInstead(a.app, endpoint, error, { status: 404, always: true });
  await fails(a.failure('wallet.refresh', {}), 'WALLET_NOT_REGISTERED');
  expect([a.line.count('register'), a.stateOf(flowId)]).toEqual([registrations, 'handedOver']);
});

const host = 'service.example';
const failures: readonly Failure[] = [
  { code: 'PROXY_FAILED', facts: { proxy: '127.0.0.1:9050', host, problem: 'unreachable', detail: '' } },
  { code: 'CERTIFICATE_REFUSED', facts: { host, problem: 'expired', detail: '' } },
  { code: 'CERTIFICATE_CHANGED', facts: { host, of: 'certificate', pinned: 'aa', seen: 'bb' } },
];

it.each(failures)(
  'what the way did not carry stays signed, to be handed over later: $code',
  async (failure) => {
    const { flowId, approval } = await a.begun([await a.to(300)]);
    a.line.refuseWith(failure);
    a.line.refused.add('sendEnd');
    expect(await a.app.failure('signing.approve', approval)).toEqual(failure);
    expect(await onlyUnfinished(a)).toMatchObject({ flowId, state: 'signed' });
    a.line.refused.clear();
    expect(await a.app.get('signing.handOver', { flowId })).toMatchObject({ outcome: 'handedOver' });
  },
);
