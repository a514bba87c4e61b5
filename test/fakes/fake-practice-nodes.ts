import type { CallOutput } from '../../src-preload/contract/index.ts';
import { FakeFailure, type FakeHandlers } from './fake-types.ts';

type NodeCalls =
  | 'practice.nodes'
  | 'practice.makeNodes'
  | 'practice.releaseImage'
  | 'practice.upgradeAutomatic'
  | 'practice.setNodes'
  | 'practice.passTime'
  | 'practice.nodePassword';

/** The fake main has no practice nodes: its fleets come from scenarios. */
export function makePracticeNodeHandlers(): Pick<FakeHandlers, NodeCalls> {
  const none: CallOutput<'practice.nodes'> = {
    latestImage: 'a1b2c3d4e5f6',
    upgradeSeconds: 8,
    aheadSeconds: 0,
    nodes: [],
  };
  const refuse = () => {
    throw new FakeFailure({
      code: 'PRACTICE_REFUSED',
      facts: { detail: 'there is no practice node of this id' },
    });
  };
  return {
    'practice.nodes': () => none,
    'practice.makeNodes': refuse,
    'practice.releaseImage': () => none,
    'practice.upgradeAutomatic': () => none,
    'practice.setNodes': refuse,
    'practice.passTime': () => none,
    'practice.nodePassword': refuse,
  };
}
