import type { Evidence, NodeFacts } from './evidence.ts';
import { applyEvidence } from './apply-evidence.ts';

/** Milliseconds on a clock that never goes back and goes on in sleep; of this run of the program alone. */
export type Moment = number;

/** When, in this run, what is known of a node was last proved. */
export interface Order {
  readonly lockAt: Moment;
  /** Its upgrade was accepted. */
  readonly upgradeAt: Moment;
  readonly imageAt: Moment;
}

/** Nothing was heard in this run: whatever is asked is asked after all that is known. */
export const noOrder: Order = { lockAt: -Infinity, upgradeAt: -Infinity, imageAt: -Infinity };

export interface Known {
  readonly facts: NodeFacts;
  readonly order: Order;
}

/** When something was heard, and what it answers. */
export interface Hearing {
  /** Unix ms. */
  readonly atMs: number;
  readonly at: Moment;
  /** When it was asked; null: it answers no question, and is true as of now. */
  readonly askedAt: Moment | null;
}

/** What is known after one more thing was heard; what is overtaken by what is known changes nothing. Pure. */
export function newerEvidence(known: Known, evidence: Evidence, { atMs, at, askedAt }: Hearing): Known {
  if (askedAt !== null && isOvertaken(known.order, evidence, askedAt)) return known;
  const { facts: before, order } = known;
  // Of an upgrade of an earlier run only the calendar tells how long it has been under way.
  const upgradingMs = order.upgradeAt === -Infinity ? undefined : at - order.upgradeAt;
  const facts = applyEvidence(before, evidence, atMs, upgradingMs);
  return { facts, order: orderAfter(order, evidence, before, facts, at) };
}

/**
 * Whether an answer tells of a time before what is known. A reading is true of some moment between question and answer:
 * what was proved meanwhile is newer. An accepted unlock is an act, done when it is answered; only an upgrade that was
 * accepted meanwhile takes its worth, since it is the old image's then. Pure.
 */
function isOvertaken(order: Order, evidence: Evidence, askedAt: Moment): boolean {
  switch (evidence.kind) {
    case 'upgradeAccepted':
    case 'unlockAsked':
    case 'unlockEnded':
    // Asked together with what proves that it is unlocked, and of a node that is not it is not taken.
    case 'heightTold':
      return false;
    case 'unlockAccepted':
      return askedAt < order.upgradeAt;
    case 'imageTold':
      return askedAt < order.imageAt;
    default:
      return askedAt < order.lockAt;
  }
}

function orderAfter(
  order: Order,
  evidence: Evidence,
  before: NodeFacts,
  after: NodeFacts,
  at: Moment,
): Order {
  const isProved =
    after.lock !== before.lock ||
    after.lockProof !== before.lockProof ||
    after.lockProvedAtMs !== before.lockProvedAtMs;
  const isUpgrade =
    after.lock === 'upgrading' && (before.lock !== 'upgrading' || evidence.kind === 'upgradeAccepted');
  return {
    lockAt: isProved ? at : order.lockAt,
    upgradeAt: isUpgrade ? at : order.upgradeAt,
    imageAt: after.imageAtMs === before.imageAtMs && after.image === before.image ? order.imageAt : at,
  };
}
