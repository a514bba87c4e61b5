import type {
  CallOutput,
  CloudView,
  NodeDetail,
  NodeRow,
  NodeState,
  RunView,
} from '../../src-preload/contract/index.ts';

export type RunNode = CallOutput<'nodes.report'>['nodes'][number];

export interface NodeWorld {
  readonly clouds: CloudView[];
  readonly nodes: NodeRow[];
}

const NOW = Date.now();
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
export const NEWEST = 'a91f3c2';
const OLD = '77c01de';

export const idOf = (seed: number): string => seed.toString(16).padStart(4, '0').repeat(8);
export const cloudIds = { full: 'c1'.repeat(16), document: 'c2'.repeat(16) } as const;

/** A cloud with all abilities; `document` has only the document's. */
export function aCloud(which: keyof typeof cloudIds, given: Partial<CloudView> = {}): CloudView {
  const extra = which === 'full';
  return {
    id: cloudIds[which],
    name: extra ? 'Alpine nodes' : 'Harbour nodes',
    baseUrl: extra ? 'https://cloud.example/api' : 'https://harbour.example/api',
    nodeApiUrl: extra ? 'https://nodes.example' : null,
    kind: 'remote',
    hasToken: true,
    extras: { list: extra, detail: extra, probe: extra },
    everySeconds: 60,
    latestImage: { id: NEWEST, seenAtMs: Date.now() - 3 * MINUTE, firstSeenAtMs: NOW - 5 * HOUR },
    trouble: null,
    list: null,
    ...given,
  };
}

const PROOFS: Readonly<Record<NodeState, NodeRow['proof']>> = {
  locked: 'upgradeEnded',
  unreachable: 'noAnswer',
  unlocking: 'answeredChanging',
  upgrading: 'upgradeAccepted',
  notHeard: 'nothing',
  overdue: 'upgradeAccepted',
  outdated: 'imageDiffers',
  unlocked: 'unlockAccepted',
};

export function aNode(seed: number, state: NodeState, given: Partial<NodeRow> = {}): NodeRow {
  const heard = state !== 'notHeard';
  const isOld = state === 'outdated' || state === 'upgrading';
  return {
    id: idOf(seed),
    cloudId: cloudIds.full,
    name: `node-${String(seed).padStart(3, '0')}`,
    nodeId: `n-${String(seed)}`,
    plan: 'node',
    state,
    sinceMs: heard ? NOW - seed * MINUTE : null,
    sinceIsAbout: false,
    proof: PROOFS[state],
    provedAtMs: heard ? NOW - Math.min(seed, 4) * MINUTE : null,
    image: heard ? (isOld ? OLD : NEWEST) : null,
    outdated: heard ? isOld : null,
    predicted: null,
    lockedBy: null,
    stillSinceMs: null,
    silence: null,
    act: null,
    trouble: null,
    lockedMinutes30d: state === 'locked' ? seed : 4,
    hasSecret: true,
    unlockByItself: false,
    heldSinceMs: null,
    ...given,
  };
}

/** The detail of a node's page: its password is in the keychain unless its row says otherwise. */
export function aDetail(node: NodeRow, part: Partial<NodeDetail> = {}): NodeDetail {
  const since = node.sinceMs ?? NOW - DAY;
  const own = { by: 'you', state: null } as const;
  return {
    ...{ node, userId: 'u-1', clientCertificate: null, hasToken: false },
    address: {
      ...{ kind: 'nodeApiUrl', url: 'https://nodes.example', host: 'nodes.example', approved: true },
    },
    ...{ unlockTemplate: '{"password": "{{password}}"}', secretNames: ['password'] },
    secretsKept: node.hasSecret ? ['password'] : [],
    evidence: [
      { fact: 'Locked', proof: node.proof, atMs: node.provedAtMs },
      { fact: `Newest is ${NEWEST}`, proof: 'imageEqual', atMs: Date.now() - 3 * MINUTE },
    ],
    history: [
      { atMs: since, kind: 'state', state: node.state, by: 'seen', text: node.proof },
      { ...own, atMs: since - 271_000, kind: 'upgradeAccepted', text: NEWEST },
      { ...own, atMs: since - 272_000, kind: 'upgradeAsked', text: '' },
    ],
    usualUpgrade: { fromSeconds: 180, toSeconds: 360 },
    ...part,
  };
}

export function aRun(nodes: readonly RunNode[], part: Partial<RunView> = {}): RunView {
  const counts = { waiting: 0, running: 0, done: 0, already: 0, failed: 0, skipped: 0, unknown: 0 };
  for (const { outcome } of nodes) counts[outcome] += 1;
  return {
    ...{ id: idOf(0xe01), act: 'unlock', state: 'running', canary: idOf(1), parallel: 4, counts },
    ...{ startedAtMs: NOW - MINUTE, endedAtMs: null, stoppedBecause: null, ...part },
  };
}

/** One connection with these nodes. */
export const withNodes = (nodes: NodeRow[], clouds: CloudView[] = [aCloud('full')]): NodeWorld => ({
  ...{ clouds, nodes },
});

const PLACES = ['zrh', 'gva', 'mil', 'ber', 'lju', 'vie'] as const;
const KINDS = ['edge', 'pay', 'hub', 'mint'] as const;
const PLANS = ['scale', 'wallet', 'node'] as const;

/** `count` nodes, most of them well, in all states, like an operator's fleet on a bad morning. */
export function aFleet(count: number): NodeWorld {
  const share = (of: number): number => Math.round((count * of) / 300);
  const states: readonly (readonly [NodeState, number])[] = [
    ['locked', share(14)],
    ['unreachable', share(3)],
    ['unlocking', share(2)],
    ['upgrading', share(9)],
    ['notHeard', share(11)],
    ['outdated', share(6)],
  ];
  const list = states.flatMap(([state, many]) => Array.from({ length: many }, () => state));
  const nodes = Array.from({ length: count }, (_, at): NodeRow => {
    const state = list[at] ?? 'unlocked';
    const seed = at + 1;
    const place = PLACES[(at * 7) % PLACES.length] ?? 'zrh';
    const kind = KINDS[(at * 5) % KINDS.length] ?? 'pay';
    return aNode(seed, state, {
      name: `${place}-${kind}-${String(seed).padStart(2, '0')}`,
      plan: PLANS[at % PLANS.length] ?? 'node',
      ...(state === 'locked'
        ? { sinceMs: NOW - Math.max(2, 130 - at * 8) * MINUTE, lockedMinutes30d: Math.max(2, 150 - at * 3) }
        : {}),
    });
  });
  return withNodes(nodes);
}
