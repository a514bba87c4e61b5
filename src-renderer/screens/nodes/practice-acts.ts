import type { CallInput, CallOutput } from '../../../src-preload/contract/index.ts';
import type { PracticeActName } from '../../text/practice-nodes.ts';

export type PracticeNode = CallOutput<'practice.nodes'>['nodes'][number];
type Change = Omit<CallInput<'practice.setNodes'>, 'nodeIds' | 'upgradeSeconds'>;

/** What each act does to a node, by whether it is so already. */
export const changes: Readonly<Record<PracticeActName, (isSo: boolean) => Change>> = {
  lock: () => ({ locked: true }),
  refuse: (isSo) => ({ refusesPasswords: !isSo }),
  slow: (isSo) => ({ unlockSeconds: isSo ? 0 : 60 }),
  vanish: (isSo) => ({ vanished: !isSo }),
};

/** Whether what the act brings about is true of a node already. */
export function isSo(act: PracticeActName, node: PracticeNode): boolean {
  switch (act) {
    case 'lock':
      return node.state === 'locked';
    case 'refuse':
      return node.refusesPasswords;
    case 'slow':
      return node.unlockSeconds > 0;
    case 'vanish':
      return node.state === 'vanished';
  }
}

/** By the id that the practice service knows it by. */
export function byNodeId(nodes: readonly PracticeNode[]): ReadonlyMap<string, PracticeNode> {
  return new Map(nodes.map((node) => [node.nodeId, node]));
}
