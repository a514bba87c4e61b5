import { expect, it } from 'vitest';
import type { Failure } from '../../../../src-preload/contract/index.ts';
import { assetApp, blinded, reviewed, sendForm } from '../asset-app.ts';
import { createLine, onlyUnfinished } from './support.ts';

const host = 'service.example';
const failures: readonly Failure[] = [
  { code: 'PROXY_FAILED', facts: { proxy: '127.0.0.1:9050', host, problem: 'unreachable', detail: '' } },
  { code: 'CERTIFICATE_REFUSED', facts: { host, problem: 'expired', detail: '' } },
  { code: 'CERTIFICATE_CHANGED', facts: { host, of: 'certificate', pinned: 'aa', seen: 'bb' } },
];

it.each(failures)(
  'what the way did not carry stays signed, to be handed over later: $code',
  async (failure) => {
    const line = createLine();
    const a = await assetApp(6, 2_000, { openWalletApi: line.openWalletApi });
    const assetId = await a.issue('TEST', 500n, 500n);
    const { review, approval } = await reviewed(
      a,
      sendForm(a.walletId, [await blinded(a.bob, assetId, 300)]),
    );
    line.refuseWith(failure);
    line.refused.add('sendEnd');
    expect(await a.app.failure('signing.approve', approval)).toEqual(failure);
    expect(await onlyUnfinished(a)).toMatchObject({ flowId: review.flowId, state: 'signed' });
    line.refused.clear();
    expect(await a.app.get('signing.handOver', { flowId: review.flowId })).toMatchObject({
      outcome: 'handedOver',
    });
  },
);
