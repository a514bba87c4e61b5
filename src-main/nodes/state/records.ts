import type { NodeFacts, NodeState } from './evidence.ts';
import type { NewestImage, NodePlan } from './state.ts';

/** A connection to a node service, as it is kept. No secret is in it: the token lies in the keychain under `tokenId`. */
export interface CloudRecord {
  readonly id: string;
  readonly name: string;
  /** `own`: no service at all, but nodes of one's own, each at its own address. There is one such connection at most. */
  readonly kind: 'practice' | 'remote' | 'own';
  /** Empty for practice, whose address is known while it runs, and for nodes of one's own. */
  readonly baseUrl: string;
  /** Where nodes without an address of their own answer; null: each must have one. */
  readonly nodeApiUrl: string | null;
  /** Names the keychain's entry; null: none is kept. */
  readonly tokenId: string | null;
  readonly extras: { readonly list: boolean; readonly detail: boolean; readonly probe: boolean };
  readonly everySeconds: number;
  readonly newest: (NewestImage & { readonly seenAtMs: number }) | null;
}

/** One node, as it is kept. Its secrets lie in the keychain under the ids that stand here. */
export interface NodeRecord {
  readonly id: string;
  readonly cloudId: string;
  readonly name: string;
  /** The id that the service knows it by. */
  readonly nodeId: string;
  readonly userId: string | null;
  readonly plan: NodePlan;
  readonly invokeUrl: string | null;
  readonly tokenId: string | null;
  /** What a node that wants a certificate is shown. The certificate is no secret; its key lies in the keychain, in parts. */
  readonly client: { readonly certificate: string; readonly keyIds: readonly string[] } | null;
  readonly unlockTemplate: string;
  /** By the template's names. */
  readonly secretIds: Readonly<Record<string, string>>;
  /**
   * The address that secrets were given for, or were agreed to go to, last: none goes to another. Null: none was.
   */
  readonly secretsFor: string | null;
  readonly unlockByItself: boolean;
  /** Since when unlocking by itself is held, as somebody locks it on purpose; null if it is not. */
  readonly heldSinceMs: number | null;
  /** Before an update its owner said that its words are at hand: without them it may be lost by one. */
  readonly wordsAtHand: boolean;
  readonly facts: NodeFacts;
}

/** One thing that happened to a node, for its history. Never holds a secret: a service's text is cleaned before. */
export interface NodeEvent {
  readonly nodeId: string;
  readonly atMs: number;
  readonly kind:
    | 'state'
    | 'upgradeAsked'
    | 'upgradeAccepted'
    | 'upgradeEnded'
    | 'unlockAsked'
    | 'unlockAccepted'
    | 'unlockRefused'
    | 'newImage'
    | 'imported';
  /** Of kind `state`: what it became. */
  readonly state: NodeState | null;
  readonly by: 'you' | 'bulk' | 'itself' | 'plan' | 'seen';
  readonly text: string;
}

/** A stretch of time in one state. */
export interface Stretch {
  readonly state: NodeState;
  readonly fromMs: number;
  /** Null: it lasts. */
  readonly toMs: number | null;
}

/** A node in it cannot be used: locked, or upgrading, or unlocking, however long. */
function isLocked(state: NodeState): boolean {
  return state === 'locked' || state === 'upgrading' || state === 'unlocking' || state === 'overdue';
}

/** Minutes between `fromMs` and `toMs` in which a node could not be used. Pure. */
export function lockedMinutes(stretches: readonly Stretch[], fromMs: number, toMs: number): number {
  const lockedMs = stretches.reduce((sum, { state, fromMs: begin, toMs: end }) => {
    if (!isLocked(state)) return sum;
    return sum + Math.max(0, Math.min(end ?? toMs, toMs) - Math.max(begin, fromMs));
  }, 0);
  return Math.round(lockedMs / 60_000);
}

/** Locked time of many nodes over a span that is cut into equal bars. Times are Unix milliseconds. */
interface LockedBars {
  /** Of each bar, oldest first: how long nodes were locked in it, summed over all of them, in whole seconds. */
  readonly lockedSeconds: readonly number[];
  /** When the most were locked at once, the first time; null: none was. */
  readonly peak: { readonly count: number; readonly atMs: number } | null;
  /** Where what is known begins, within the span; null: nothing is known of it. */
  readonly knownSinceMs: number | null;
}

/** Pure. `nodes`: the stretches of each, oldest first. A stretch that lasts, lasts to `toMs`. */
export function lockedBars(
  nodes: Iterable<readonly Stretch[]>,
  fromMs: number,
  toMs: number,
  bars: number,
): LockedBars {
  const barMs = (toMs - fromMs) / bars;
  const lockedMs = new Array<number>(bars).fill(0);
  const turns: { readonly atMs: number; readonly by: 1 | -1 }[] = [];
  let knownSinceMs = Infinity;
  for (const stretches of nodes) {
    for (const { state, fromMs: begin, toMs: end } of stretches) {
      const beginMs = Math.max(begin, fromMs);
      const endMs = Math.min(end ?? toMs, toMs);
      if (endMs <= beginMs) continue;
      knownSinceMs = Math.min(knownSinceMs, beginMs);
      if (!isLocked(state)) continue;
      turns.push({ atMs: beginMs, by: 1 }, { atMs: endMs, by: -1 });
      for (let at = Math.floor((beginMs - fromMs) / barMs); at < bars; at += 1) {
        const barFromMs = fromMs + at * barMs;
        if (barFromMs >= endMs) break;
        const overlapMs = Math.min(endMs, barFromMs + barMs) - Math.max(beginMs, barFromMs);
        lockedMs[at] = (lockedMs[at] ?? 0) + Math.max(0, overlapMs);
      }
    }
  }
  return {
    lockedSeconds: lockedMs.map((ms) => Math.round(ms / 1_000)),
    peak: peakOf(turns),
    knownSinceMs: knownSinceMs === Infinity ? null : knownSinceMs,
  };
}

/** One that ends where another begins is no two at once. */
function peakOf(turns: readonly { readonly atMs: number; readonly by: 1 | -1 }[]): LockedBars['peak'] {
  let now = 0;
  let peak: LockedBars['peak'] = null;
  for (const { atMs, by } of turns.toSorted((a, b) => a.atMs - b.atMs || a.by - b.by)) {
    now += by;
    if (now > (peak?.count ?? 0)) peak = { count: now, atMs };
  }
  return peak;
}
