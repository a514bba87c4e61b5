import type { CloudView, NodeDetail, NodeRow, NodeState } from '../../src-preload/contract/index.ts';
import type { RunCalls } from './fake-node-runs.ts';
import { nodeTools, refuseForeignNames } from './fake-node-tools.ts';
import { type ConfirmFake, type FakeHandlers, refuse, type TellFake } from './fake-types.ts';
import { aCloud, aNode, idOf, restOf, type NodeWorld } from './node-world.ts';

type NodeCalls = Exclude<Extract<keyof FakeHandlers, `nodes.${string}`>, RunCalls>;

/** Main's side of nodes over a small world: as strict about secrets, hosts and acts as the real one, with no node behind it. */
export function makeNodeHandlers(
  world: NodeWorld,
  tell: TellFake,
  confirm: ConfirmFake,
): Partial<Pick<FakeHandlers, NodeCalls>> {
  const { cloudOf, nodeOf, change, addressOf, namesIn } = nodeTools(world, tell);
  const detailOf = (nodeId: string): NodeDetail => {
    const { node, rest } = nodeOf(nodeId);
    const newest = cloudOf(node.cloudId).latestImage;
    return {
      node,
      userId: rest.userId,
      address: addressOf(node),
      clientCertificate: rest.clientCertificate,
      hasToken: rest.hasToken,
      unlockTemplate: rest.unlockTemplate,
      secretNames: namesIn(rest.unlockTemplate),
      secretsKept: [...rest.secretsKept],
      evidence: [
        { fact: FACTS[node.state], proof: node.proof, atMs: node.provedAtMs },
        ...(node.image === null
          ? []
          : [{ fact: `Image ${node.image}`, proof: 'importedList' as const, atMs: node.sinceMs }]),
        ...(newest === null
          ? []
          : [{ fact: `Newest is ${newest.id}`, proof: 'imageEqual' as const, atMs: newest.seenAtMs }]),
      ],
      history: rest.history,
      usualUpgrade: { fromSeconds: 180, toSeconds: 360 },
    };
  };
  /** Secrets go to approved hosts alone, and none is missing. */
  const requireMeans = (nodeId: string, typed: Readonly<Record<string, string>>): void => {
    const { node, rest } = nodeOf(nodeId);
    const { host, approved } = addressOf(node);
    if (host === null) refuse('NODE_ADDRESS_MISSING', { name: node.name });
    if (!approved) refuse('HOST_NOT_APPROVED', { origin: `https://${host}` });
    const secrets = namesIn(rest.unlockTemplate).filter(
      (name) => typed[name] === undefined && !rest.secretsKept.includes(name),
    );
    if (secrets.length > 0) refuse('NODE_SECRETS_MISSING', { name: node.name, secrets });
  };
  /** Its id; made with the first node of one's own. */
  const ownConnection = (): string => {
    const own = world.clouds.find(({ kind }) => kind === 'own');
    if (own !== undefined) return own.id;
    const cloud = aCloud('full', {
      ...{ id: idOf(0xc00 + world.clouds.length), name: 'Your own nodes', kind: 'own' },
      ...{ baseUrl: '', nodeApiUrl: null, hasToken: false, everySeconds: 15, latestImage: null },
      extras: { list: false, detail: false, probe: true },
    });
    world.clouds = [...world.clouds, cloud];
    tell('nodes.changed', { rows: [], removed: [], clouds: world.clouds });
    return cloud.id;
  };
  return {
    'nodes.list': () => ({ clouds: world.clouds, nodes: world.nodes, asOfMs: Date.now() }),
    'nodes.read': ({ nodeId }) => detailOf(nodeId),
    'nodes.saveCloud': ({ cloudId, name, connection, extras, everySeconds }) => {
      const before = cloudId === null ? null : cloudOf(cloudId);
      const remote = connection.kind === 'remote' ? connection : null;
      if (remote !== null && !URL.canParse(remote.baseUrl)) refuse('URL_REFUSED', { reason: 'syntax' });
      const token = remote === null ? null : remote.token;
      const cloud: CloudView = {
        id: before?.id ?? idOf(0xc00 + world.clouds.length),
        name,
        baseUrl: remote?.baseUrl ?? '',
        nodeApiUrl: remote?.nodeApiUrl ?? null,
        kind: connection.kind,
        hasToken: token === undefined ? (before?.hasToken ?? false) : token !== null,
        extras,
        everySeconds,
        latestImage: before?.latestImage ?? null,
        trouble: null,
        list: null,
      };
      world.clouds = [...world.clouds.filter(({ id }) => id !== cloud.id), cloud];
      return cloud;
    },
    'nodes.removeCloud': async ({ cloudId }) => {
      const { name } = cloudOf(cloudId);
      const agreed = await confirm(`Remove “${name}”?`, 'Remove', { danger: true });
      if (!agreed) return { outcome: 'aborted' };
      world.clouds = world.clouds.filter(({ id }) => id !== cloudId);
      const removed = world.nodes.filter((node) => node.cloudId === cloudId).map(({ id }) => id);
      world.nodes = world.nodes.filter((node) => node.cloudId !== cloudId);
      tell('nodes.changed', { rows: [], removed, clouds: world.clouds });
      return { outcome: 'removed' };
    },
    'nodes.save': (asked) => {
      const cloudId = asked.cloudId === null ? ownConnection() : cloudOf(asked.cloudId).id;
      const names = readTemplate(asked.unlockTemplate, namesIn);
      const id = asked.nodeId ?? idOf(0xa000 + world.nodes.length);
      const before = asked.nodeId === null ? null : nodeOf(asked.nodeId);
      const rest = before?.rest ?? { ...restOf(aNode(1, 'notHeard')), history: [], secretsKept: [] };
      const secretsKept = names.filter((name) => {
        const typed = asked.secrets[name];
        return typed === undefined ? rest.secretsKept.includes(name) : typed !== null;
      });
      const { name, plan, image, foreignNodeId, unlockByItself, userId, invokeUrl, unlockTemplate } = asked;
      const row: NodeRow = {
        ...(before?.node ?? aNode(1, 'notHeard')),
        ...{ id, cloudId, name, plan, image, nodeId: foreignNodeId ?? id, unlockByItself },
        hasSecret: secretsKept.length > 0,
      };
      const hasToken = asked.token === undefined ? rest.hasToken : asked.token !== null;
      world.rest.set(id, { ...rest, userId, invokeUrl, hasToken, unlockTemplate, secretsKept });
      world.nodes = [...world.nodes.filter((node) => node.id !== id), row];
      tell('nodes.changed', { rows: [row], removed: [], clouds: null });
      return detailOf(id);
    },
    'nodes.remove': async ({ nodeIds }) => {
      const names = nodeIds.map((nodeId) => nodeOf(nodeId).node.name);
      if (!(await confirm(`Remove “${names.join(', ')}”?`, 'Remove the node', { danger: true })))
        return { outcome: 'aborted', removed: 0 };
      world.nodes = world.nodes.filter(({ id }) => !nodeIds.includes(id));
      tell('nodes.changed', { rows: [], removed: nodeIds, clouds: null });
      return { outcome: 'removed', removed: nodeIds.length };
    },
    'nodes.importList': ({ cloudId, text }) => {
      cloudOf(cloudId);
      const [, ...lines] = text.trim().split('\n');
      const nodes = lines
        .filter((line) => line.includes(','))
        .map((line, at) => {
          const [name = '', nodeId = ''] = line.split(',');
          return aNode(0xb00 + at, 'notHeard', { cloudId, name, nodeId, hasSecret: false });
        });
      world.nodes = [...world.nodes, ...nodes];
      for (const node of nodes) world.rest.set(node.id, restOf(node));
      const bad = lines.flatMap((line, at) =>
        line.includes(',') ? [] : [{ line: at + 2, problem: 'node_id is missing' }],
      );
      return { added: nodes.length, updated: 0, problems: bad };
    },
    'nodes.fetchList': () => ({ added: 0, updated: 0, gone: 0 }),
    'nodes.exportList': ({ format }) => ({ savedAs: `nodes.${format}`, nodes: world.nodes.length }),
    'nodes.check': () => ({}),
    'nodes.upgrade': () => ({ outcome: 'started' }),
    'nodes.upgradeToUnlocked': () => ({ outcome: 'started' }),
    'nodes.unlock': ({ nodeId, secrets = {}, keep }) => {
      const { node, rest } = nodeOf(nodeId);
      if (node.act !== null) refuse('NODE_BUSY', { name: node.name });
      requireMeans(nodeId, secrets);
      const typed = secrets['password'];
      if (keep && typed !== undefined) rest.secretsKept = [...new Set([...rest.secretsKept, 'password'])];
      if (typed !== undefined && typed !== rest.password) {
        change(nodeId, { trouble: { kind: 'wrongPassword', text: 'wrongPassword', atMs: Date.now() } });
        return { outcome: 'started' };
      }
      const sinceMs = Date.now();
      const waiting = { lastAnswer: null, lastAnswerAtMs: null, nextTryAtMs: null };
      const act = { kind: 'unlock', step: 'waitForUnlock', sinceMs, ...waiting } as const;
      change(nodeId, { state: 'unlocking', sinceMs, trouble: null, act });
      return { outcome: 'started' };
    },
    'nodes.hold': ({ nodeId, held }) => {
      change(nodeId, { heldSinceMs: held ? Date.now() : null });
      return nodeOf(nodeId).node;
    },
    'nodes.stop': ({ nodeId }) => {
      const { node } = nodeOf(nodeId);
      change(nodeId, { act: null, state: node.state === 'unlocking' ? 'locked' : node.state });
      return {};
    },
    'nodes.keepSecrets': ({ secrets }) => {
      for (const [nodeId, given] of Object.entries(secrets)) {
        const { node, rest } = nodeOf(nodeId);
        refuseForeignNames(namesIn(rest.unlockTemplate), given);
        rest.secretsKept = [...new Set([...rest.secretsKept, ...Object.keys(given)])];
        change(nodeId, {
          hasSecret: true,
          trouble: node.trouble?.kind === 'wrongPassword' ? null : node.trouble,
        });
      }
      return { kept: Object.keys(secrets).length };
    },
    'nodes.lockedHistory': ({ hours }) => {
      const toMs = Date.now();
      const lockedSeconds = Array.from(
        { length: hours === 24 ? 96 : 84 },
        (_, at) => world.lockedSeconds[at] ?? 0,
      );
      const most = Math.max(0, ...lockedSeconds);
      return {
        fromMs: toMs - hours * 3_600_000,
        toMs,
        lockedSeconds,
        peak: most === 0 ? null : { count: Math.ceil(most / 900), atMs: toMs - 3_600_000 },
        knownSinceMs: world.nodes.length === 0 ? null : toMs - hours * 2_700_000,
      };
    },
    'nodes.logs': ({ taskId }) => ({
      taskId: 'task-1',
      urls: taskId === null ? [] : ['https://logs.example.org/part-1?signature=0f'],
    }),
    'nodes.alerts': () => ({ alerts: world.alerts, settings: world.alertSettings }),
    'nodes.seen': ({ alertIds }) => {
      world.alerts = world.alerts.map((alert) => ({
        ...alert,
        seen: alert.seen || alertIds.includes(alert.id),
      }));
      return {};
    },
    'nodes.setAlerts': (settings) => {
      world.alertSettings = settings;
      return settings;
    },
    'nodes.watched': () => ({}),
  };
}

const FACTS: Readonly<Record<NodeState, string>> = {
  outdated: 'Outdated',
  upgrading: 'Upgrading, locked',
  locked: 'Locked',
  unlocking: 'Unlocking',
  unlocked: 'Unlocked',
  unreachable: 'Unreachable',
  notHeard: 'State unknown',
  overdue: 'Taking too long',
};

function readTemplate(template: string, namesIn: (text: string) => string[]): string[] {
  try {
    JSON.parse(template);
  } catch {
    refuse('UNLOCK_BODY', { problem: 'json' });
  }
  return namesIn(template);
}
