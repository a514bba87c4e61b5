import type { CloudView, NodeDetail, NodeRow } from '../../src-preload/contract/index.ts';
import { refuse, type TellFake } from './fake-types.ts';
import { restOf, type NodeRest, type NodeWorld } from './node-world.ts';

/** What the fakes of nodes and of bulk runs share: finding, changing and telling. */
export function nodeTools(world: NodeWorld, tell: TellFake) {
  const cloudOf = (cloudId: string): CloudView => {
    return world.clouds.find(({ id }) => id === cloudId) ?? refuse('GONE', { what: 'connection' });
  };
  const nodeOf = (nodeId: string): { node: NodeRow; rest: NodeRest } => {
    const node = world.nodes.find(({ id }) => id === nodeId) ?? refuse('GONE', { what: 'node' });
    const rest = world.rest.get(nodeId) ?? restOf(node);
    world.rest.set(nodeId, rest);
    return { node, rest };
  };
  const change = (nodeId: string, given: Partial<NodeRow>): void => {
    const row = { ...nodeOf(nodeId).node, ...given };
    world.nodes = world.nodes.map((node) => (node.id === nodeId ? row : node));
    tell('nodes.changed', { rows: [row], removed: [], clouds: null });
  };
  const addressOf = (node: NodeRow): NodeDetail['address'] => {
    const { rest } = nodeOf(node.id);
    const { nodeApiUrl, kind: cloudKind } = cloudOf(node.cloudId);
    const url = rest.invokeUrl ?? nodeApiUrl ?? (cloudKind === 'practice' ? 'http://practice' : null);
    if (url === null) return { kind: 'none', url: null, host: null, approved: false };
    const { host } = new URL(url);
    const kind = rest.invokeUrl === null ? 'nodeApiUrl' : 'invokeUrl';
    return { kind, url, host, approved: world.approvedHosts.includes(host) };
  };
  const namesIn = (template: string): string[] => [
    ...new Set([...template.matchAll(/\{\{([a-z][a-z0-9_]*)\}\}/g)].map(([, name]) => name ?? '')),
  ];
  return { cloudOf, nodeOf, change, addressOf, namesIn };
}

export function refuseForeignNames(names: readonly string[], given: Readonly<Record<string, string>>): void {
  const path = Object.keys(given).find((name) => !names.includes(name));
  if (path !== undefined) refuse('INVALID_INPUT', { path, problem: 'no place for it' });
}
