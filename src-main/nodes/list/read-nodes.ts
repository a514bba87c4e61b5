import type { CallAnswer, CallInput } from '../../../src-preload/contract/index.ts';
import type { NodeDetail } from '../../../src-preload/contract/nodes.ts';
import { stateWord } from '../../../src-preload/messages/node-alert.ts';
import { say } from '../../../src-preload/messages/say.ts';
import { csvText } from '../../base/csv.ts';
import { UPGRADES_LOOKED_AT, usualOf } from '../state/lasting.ts';
import { LIST_COLUMNS } from '../state/node-list.ts';
import { lockedBars } from '../state/locked-time.ts';
import type { NodeServiceRecord, NodeRecord } from '../../records/node.ts';
import type { NodeStatus } from '../state/state.ts';
import { parseTemplate } from '../state/unlock-body.ts';
import type { NodesCall, NodesContext } from '../registry/context.ts';
import { clientCertificateView } from '../state/client-certificate.ts';
import { fail } from '../../base/errors.ts';
import { inTurns, letLoopTurn } from '../../turns.ts';
import { serviceOf } from '../secrets/open-services.ts';
import { answersAt } from '../secrets/approve-moves.ts';

export const listNodes: NodesCall<'nodes.list'> = async ({ registry, clock }) => {
  const nodes = await registry.rows();
  return {
    clouds: registry.clouds().map(({ id }) => registry.cloudView(id)),
    nodes,
    asOfMs: clock.nowMs(),
  };
};

const HISTORY_SHOWN = 200;

export const readNode: NodesCall<'nodes.read'> = async (context, { nodeId }) => {
  const { registry, fleet } = context;
  const node = registry.node(nodeId);
  const cloud = registry.cloud(node.cloudId);
  const read = parseTemplate(node.unlockTemplate);
  const place = (await answersAt(context, cloud))(node);
  const usual = usualOf(fleet.upgradeTimesMs(UPGRADES_LOOKED_AT));
  return {
    node: registry.row(nodeId),
    userId: node.userId,
    address:
      place === null
        ? { kind: 'none', url: null, host: null, approved: false }
        : { kind: place.address.kind, url: place.address.url, host: place.host, approved: place.isApproved },
    hasToken: node.tokenId !== null,
    clientCertificate: clientCertificateView(node.client?.certificate ?? null),
    unlockTemplate: node.unlockTemplate,
    secretNames: read.ok ? read.names : [],
    secretsKept: Object.keys(node.secretIds),
    evidence: evidenceLines(node, cloud, registry.seen(nodeId)),
    history: fleet
      .history(nodeId, HISTORY_SHOWN)
      .map(({ atMs, kind, state, by, text }) => ({ atMs, kind, state, by, text })),
    usualUpgrade: usual && {
      fromSeconds: Math.round(usual.fromMs / 1_000),
      toSeconds: Math.round(usual.toMs / 1_000),
    },
  };
};

/** Keeps nothing. Throws GONE, INVALID_INPUT for a node without a service, and what the service's reads throw. */
export const readLogs: NodesCall<'nodes.logs'> = async (context, { nodeId, taskId }) => {
  const node = context.registry.node(nodeId);
  const cloud = context.registry.cloud(node.cloudId);
  if (cloud.kind !== 'remote')
    throw fail('INVALID_INPUT', { path: 'nodeId', problem: 'no hosting service has its logs' });
  return (await serviceOf(context, cloud)).logs(node.nodeId, taskId);
};

function evidenceLines(node: NodeRecord, cloud: NodeServiceRecord, seen: NodeStatus): NodeDetail['evidence'] {
  const { facts } = node;
  const lines: NodeDetail['evidence'] = [];
  const line = (fact: string, proof: NodeStatus['proof'], atMs: number | null): void =>
    void lines.push({ fact, proof, atMs });
  line(stateWord(seen.state), seen.proof, seen.provedAtMs);
  if (facts.lock !== 'unknown' && facts.lock !== seen.state)
    line(stateWord(facts.lock), facts.lockProof, facts.lockProvedAtMs);
  if (facts.height !== null)
    line(say('act-fact-height', { height: String(facts.height) }), 'heightTold', facts.heightAtMs);
  if (facts.built !== null)
    line(say('act-fact-build', { number: String(facts.built.number) }), 'cloudStatus', facts.built.atMs);
  if (facts.network !== null) line(say('act-fact-network', { network: facts.network }), 'cloudStatus', null);
  if (facts.image !== null)
    line(say('act-fact-image', { image: facts.image }), facts.imageProof, facts.imageAtMs);
  if (cloud.newest !== null) {
    const { id: image, seenAtMs } = cloud.newest;
    line(say('act-fact-newest', { image }), newestProof(facts.image, seen.outdated), seenAtMs);
  }
  if (seen.predicted !== null) line(say('act-fact-will-lock'), 'predicted', seen.predicted.sinceMs);
  return lines;
}

function newestProof(image: string | null, outdated: boolean | null): NodeStatus['proof'] {
  if (outdated === null) return 'nothing';
  if (image === null) return outdated ? 'builtBefore' : 'cloudStatus';
  return outdated ? 'imageDiffers' : 'imageEqual';
}

const HOUR_MS = 3_600_000;
/** Bars of a quarter of an hour for a day and of two hours for a week, so that a night stays visible. */
const BARS = { 24: 96, 168: 84 } as const;

export async function lockedHistory(
  { registry, clock }: NodesContext,
  { hours }: CallInput<'nodes.lockedHistory'>,
): Promise<CallAnswer<'nodes.lockedHistory'>> {
  const toMs = clock.nowMs();
  const fromMs = toMs - hours * HOUR_MS;
  const stretches = await inTurns(registry.nodes(), ({ id }) => registry.stretches(id));
  await letLoopTurn();
  return { fromMs, toMs, ...lockedBars(stretches, fromMs, toMs, BARS[hours]) };
}

export const exportList: NodesCall<'nodes.exportList'> = async (context, { format }) => {
  // Columns are written one by one, so that no other field of a record gets out.
  const rows = context.registry.nodes().map((node): Record<(typeof LIST_COLUMNS)[number], string | null> => ({
    name: node.name,
    node_id: node.nodeId,
    user_id: node.userId,
    plan: node.plan,
    invoke_url: node.invokeUrl,
    image: node.facts.image,
  }));
  const text =
    format === 'csv'
      ? csvText([LIST_COLUMNS, ...rows.map((row) => LIST_COLUMNS.map((column) => row[column] ?? ''))])
      : `${JSON.stringify({ nodes: rows }, null, 2)}\n`;
  const day = new Date(context.clock.nowMs()).toISOString().slice(0, 10);
  const savedAs = await context.files.save(`nodes-${day}.${format}`, new TextEncoder().encode(text));
  return { savedAs, nodes: rows.length };
};
