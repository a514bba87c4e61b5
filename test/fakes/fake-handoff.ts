import type { AwayView, Review, UnfinishedFlow } from '../../src-preload/contract/index.ts';
import { type FakeHandlers, refuse, type TellFake } from './fake-types.ts';
import { NOW_MS, txidOf, type World } from './scenarios.ts';

type Handlers = Pick<FakeHandlers, 'handoff.begin' | 'handoff.read' | 'handoff.save' | 'handoff.bringBack'>;

/** What the fake pack holds: some thousand letters, as a real one. */
const FAKE_PACK = `{"format":"ochre-signing-pack","psbt":"${'cHNidP8BAFwCAAAAAZ'.repeat(200)}"}`;
const FAKE_BARE = 'cHNidP8BAFwCAAAAAZ'.repeat(200);
/** Brought back, it is taken for the signed one. */
export const FAKE_SIGNED = 'cHNidP8Signed';
const DIGEST = 'd1'.repeat(32);

export function makeHandoffHandlers(world: World, tell: TellFake, live: () => Review | null): Handlers {
  const find = (flowId: string): UnfinishedFlow => {
    return world.unfinished.find((one) => one.flowId === flowId) ?? refuse('FLOW_UNKNOWN');
  };
  const view = (flow: UnfinishedFlow): AwayView => ({
    flow,
    pack:
      flow.state === 'away'
        ? {
            heldId: world.codes.hold(FAKE_PACK),
            bareHeldId: world.codes.hold(FAKE_BARE),
            fileName: 'ochre-slots-9e3779b1-to-sign.ochre-pack.json',
            bytes: FAKE_PACK.length,
          }
        : null,
    digest: DIGEST,
  });
  return {
    'handoff.begin': ({ flowId, digest }) => {
      const review = live();
      if (review?.flowId !== flowId) refuse('FLOW_UNKNOWN');
      if (digest !== review.digest) refuse('DIGEST_CHANGED');
      const { walletId, intent } = review;
      if (intent.kind === 'offline') refuse('FLOW_UNKNOWN');
      world.unfinished = [...world.unfinished, anAwayFlow({ flowId, walletId, intent, kind: intent.kind })];
      tell('signing.moved', { walletId });
      return view(find(flowId));
    },
    'handoff.read': ({ flowId }) => view(find(flowId)),
    'handoff.save': () => ({ outcome: 'saved', path: '/media/stick/to-sign.ochre-pack.json' }),
    'handoff.bringBack': ({ flowId, source }) => {
      const flow = find(flowId);
      const text =
        source.from === 'text'
          ? source.text
          : source.from === 'codes'
            ? world.codes.whole(source.gatherId)
            : source.from === 'bytes'
              ? atob(source.base64)
              : FAKE_SIGNED;
      if (text !== FAKE_SIGNED) refuse('BROUGHT_REFUSED', { problem: 'backUnsigned', wanted: 'signed' });
      const can = { ...flow.can, bringBack: false, handOver: { when: 'now' } as const };
      const signed: UnfinishedFlow = { ...flow, state: 'signed', can };
      world.unfinished = world.unfinished.map((one) => (one.flowId === flowId ? signed : one));
      tell('signing.moved', { walletId: flow.walletId });
      return { outcome: 'signed', away: view(signed) };
    },
  };
}

/** One that went out to be signed. */
function anAwayFlow(change: Pick<UnfinishedFlow, 'flowId' | 'walletId' | 'intent' | 'kind'>): UnfinishedFlow {
  return {
    state: 'away',
    createdAtMs: NOW_MS - 60_000,
    sinceMs: NOW_MS,
    txid: txidOf(61),
    service: 'practice',
    connected: true,
    expired: false,
    refreshFailed: null,
    noAnswer: null,
    can: { resume: false, look: false, handOver: { when: 'never' }, drop: true, bringBack: true },
    ...change,
  };
}
