import type {
  AlertSettings,
  AlertView,
  CallOutput,
  CloudView,
  NodeDetail,
  NodeRow,
  NodeState,
  RunView,
} from '../../src-preload/contract/index.ts';

export type RunNode = CallOutput<'nodes.report'>['nodes'][number];

/** What is known of a node beside its row. */
export interface NodeRest {
  userId: string | null;
  invokeUrl: string | null;
  hasToken: boolean;
  clientCertificate: NodeDetail['clientCertificate'];
  unlockTemplate: string;
  secretsKept: string[];
  history: NodeDetail['history'];
  /** What unlocks it. */
  password: string;
}

export interface NodeWorld {
  clouds: CloudView[];
  nodes: NodeRow[];
  rest: Map<string, NodeRest>;
  approvedHosts: string[];
  runs: RunView[];
  runNodes: Map<string, RunNode[]>;
  alerts: AlertView[];
  alertSettings: AlertSettings;
  /** Locked time of each bar of the plot; the rest is 0. */
  lockedSeconds: number[];
}

const NOW = Date.now();
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
export const NEWEST = 'a91f3c2';
const OLD = '77c01de';

export const idOf = (seed: number): string => seed.toString(16).padStart(4, '0').repeat(8);
export const cloudIds = { full: 'c1'.repeat(16), document: 'c2'.repeat(16) } as const;

/** A cloud that offers all of it; `document` offers nothing beyond the document. */
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

export function restOf(node: NodeRow, given: Partial<NodeRest> = {}): NodeRest {
  const since = node.sinceMs ?? NOW - DAY;
  return {
    userId: 'u-1',
    invokeUrl: null,
    clientCertificate: null,
    hasToken: false,
    unlockTemplate: '{"password": "{{password}}"}',
    secretsKept: node.hasSecret ? ['password'] : [],
    history:
      node.state === 'locked'
        ? [
            { atMs: since, kind: 'state', state: 'locked', by: 'seen', text: 'upgradeEnded' },
            { atMs: since - 271_000, kind: 'upgradeAccepted', state: null, by: 'you', text: NEWEST },
            { atMs: since - 272_000, kind: 'upgradeAsked', state: null, by: 'you', text: '' },
          ]
        : [{ atMs: since, kind: 'state', state: node.state, by: 'seen', text: node.proof }],
    password: 'correct horse',
    ...given,
  };
}

export const noNodes = (): NodeWorld => ({
  clouds: [],
  nodes: [],
  rest: new Map(),
  approvedHosts: ['cloud.example', 'nodes.example', 'harbour.example', 'practice'],
  runs: [],
  runNodes: new Map(),
  alerts: [],
  alertSettings: {
    lockedMinutes: 15,
    kinds: ['locked', 'lockedLong', 'unreachable', 'upgradeFailed'],
    quiet: null,
  },
  lockedSeconds: [],
});

/** One connection with these nodes. */
export function withNodes(nodes: NodeRow[], clouds: CloudView[] = [aCloud('full')]): NodeWorld {
  return { ...noNodes(), clouds, nodes, rest: new Map(nodes.map((node) => [node.id, restOf(node)])) };
}

const PLACES = ['zrh', 'gva', 'mil', 'ber', 'lju', 'vie'] as const;
const KINDS = ['edge', 'pay', 'hub', 'mint'] as const;
const PLANS = ['scale', 'wallet', 'node'] as const;

/** So many nodes, most of them well, in all states: as an operator's fleet on a bad morning. */
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
