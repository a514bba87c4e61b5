import type { NodeRecord } from '../../records/node.ts';
import type { LockedNodes } from '../../ports/index.ts';
import { createLater } from '../later.ts';
import type { NodesContext } from '../registry/context.ts';
import type { NodeRegistry } from '../registry/node-registry.ts';

const GATHER_MS = 250;
const NAMED = 10;
const NOBODY: LockedNodes = { watched: 0, locked: 0, named: [] };

export function keepTrayStatus(
  { registry, timers, lockedSign, lock }: Pick<NodesContext, 'registry' | 'timers' | 'lockedSign' | 'lock'>,
  fault: (error: unknown) => void,
): () => void {
  let shown = JSON.stringify(NOBODY);

  function show(nodes: LockedNodes): void {
    const text = JSON.stringify(nodes);
    if (text === shown) return;
    shown = text;
    lock.told();
    try {
      lockedSign.show(nodes);
    } catch (error) {
      // A missing tray must not stop the watching.
      fault(error);
    }
  }

  // While Ochre is locked the tray shows no names.
  const { soon, end } = createLater(timers, GATHER_MS, () =>
    show(lockedOn(registry, lock.isLocked(), lock.isWithoutTokens())),
  );
  const ends = [registry.onChange(soon), registry.onSettings(soon), lock.onChange(soon), end];
  soon();
  return () => {
    for (const over of ends) over();
    // A dock may keep the figure after the program has ended.
    show(NOBODY);
  };
}

export function countLocked(
  registry: NodeRegistry,
  isWithoutTokens: boolean,
): { watched: number; locked: number; waiting: number } {
  const { watched, locked } = lockedOn(registry, true, isWithoutTokens);
  return { watched, locked, waiting: registry.nodes().length - watched };
}

export function needsToken(registry: NodeRegistry, { cloudId, tokenId }: NodeRecord): boolean {
  return tokenId !== null || registry.cloud(cloudId).tokenId !== null;
}

function lockedOn(registry: NodeRegistry, hideNames: boolean, isWithoutTokens: boolean): LockedNodes {
  // Without tokens the other nodes' states are as old as the last unlock, so they aren't counted.
  const nodes = registry.nodes().filter((node) => !isWithoutTokens || !needsToken(registry, node));
  const locked = nodes
    .map(({ id, name }) => ({ id, name, seen: registry.seen(id) }))
    .filter(({ seen }) => seen.state === 'locked')
    .toSorted((a, b) => (a.seen.sinceMs ?? 0) - (b.seen.sinceMs ?? 0));
  return {
    watched: nodes.length,
    locked: locked.length,
    named: hideNames ? [] : locked.slice(0, NAMED).map(({ id, name }) => ({ id, name })),
  };
}
