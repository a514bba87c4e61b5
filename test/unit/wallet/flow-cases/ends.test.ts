import { expect, it } from 'vitest';
import type { Failure } from '../../../../src-preload/contract/index.ts';
import { freshApp } from '../asset-app.ts';
import { onlyUnfinished } from './support.ts';

const a = freshApp();

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
