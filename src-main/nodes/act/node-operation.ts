import type { NodeRow } from '../../../src-preload/contract/nodes.ts';
import { say } from '../../../src-preload/messages/say.ts';
import { WalletError } from '../../base/errors.ts';
import { mayHaveCome, type NodeRequestKind, type NodeAnswer } from '../state/answer.ts';
import type { UnlockProblem, ActKind } from '../../../src-preload/contract/node-runs.ts';
import { HANGS_MS, type MonotonicMs } from '../state/apply-evidence.ts';
import { LASTS } from '../state/lasting.ts';
import type { NodeEvent } from '../../records/node.ts';
import { silenceWord, whyOf } from '../state/silence.ts';
import {
  evidenceFor,
  evidenceOfStatus,
  meaningOf,
  meaningOfStatus,
  type AnswerMeaning,
  type RunningAct,
} from '../state/table.ts';
import type { JsonValue } from '../state/unlock-body.ts';
import type { Waits } from './waits.ts';
import type { NodeTarget, NodeApi } from '../api/client.ts';
import type { NodesContext } from '../registry/context.ts';

type Step = NonNullable<NodeRow['act']>['step'];
type TroubleKind = NonNullable<NodeRow['trouble']>['kind'];

/** How an act ended. `unknown`: nobody answered in time. */
export interface ActEnd {
  readonly outcome: 'done' | 'already' | 'failed' | 'stopped' | 'unknown';
  readonly text: string;
  /** The refusal concerns this node alone and says nothing about others. */
  readonly own?: true;
  readonly about?: UnlockProblem;
}

/** Read only when the act begins, so that no secret waits in memory. */
export interface ActCredentials {
  readonly service: NodeApi;
  readonly target: NodeTarget;
  readonly body: JsonValue | null;
  readonly extras: { readonly detail: boolean; readonly probe: boolean };
}

/** A big node may replay for an hour before it is unlocked. */
const GIVE_UP_MS = LASTS.unlocking.minutes * 60_000;
const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 30_000;
/** The password is sent a second time only if nobody answered and the node reports itself locked. */
const MOST_SENDS = 2;
/** Waits that a gateway asks for don't count as patience, up to this sum. */
const MOST_HELD_MS = 24 * 60 * 60_000;
/** After this time an old image that took the unlock would be down, so no new image is coming. */
const TAKEN_DOWN_MS = 2 * 60_000;

const STOPPED: ActEnd = { outcome: 'stopped', text: '' };

export async function runAct(
  nodeId: string,
  kind: ActKind,
  by: NodeEvent['by'],
  world: Pick<NodesContext, 'registry' | 'clock'> & { waits: Waits; pace: Pace; means: ActCredentials },
): Promise<ActEnd> {
  const { registry, clock, waits, pace, means } = world;
  const { moments } = registry;
  const { service, target, body } = means;
  const { detail, probe } = means.extras;
  const sinceMs = clock.nowMs();
  const nodeHost = new URL(target.address.url).host;
  let patientSince = moments.now();
  let heldMs = 0;
  let tries = 0;
  let sends = 0;
  let openedAt: MonotonicMs | null = null;
  let isBroken = false;
  let changingSince: MonotonicMs | null = null;

  if (kind !== 'unlock') {
    const end = await upgrade();
    if (end !== null || kind === 'upgrade') return end ?? { outcome: 'done', text: '' };
  }
  return unlock();

  function newestImage(): string | null {
    const { cloudId, facts } = registry.node(nodeId);
    return registry.cloud(cloudId).newest?.id ?? facts.image;
  }

  function isStopped(): boolean {
    return waits.stopped;
  }

  async function upgrade(): Promise<ActEnd | null> {
    show('upgradeCall', null);
    noteEvent('upgradeAsked', '');
    for (;;) {
      if (!(await turn(service.host))) return STOPPED;
      const { answer, meaning } = await ask('upgrade', by);
      if (isStopped()) return STOPPED;
      if (meaning.proves !== null) break;
      if (meaning.next === 'send' && (await wait('upgradeCall', answer))) continue;
      return isStopped() ? STOPPED : trouble(meaning.trouble ?? 'upgradeFailed', answer);
    }
    noteEvent('upgradeAccepted', newestImage() ?? '');
    return kind === 'upgrade' && !detail && !probe ? { outcome: 'done', text: '' } : waitForUpgrade();
  }

  /** If neither detail nor probe is offered, waits once: the unlock call then shows how far the upgrade is. */
  async function waitForUpgrade(): Promise<ActEnd | null> {
    if (!detail && !probe) return (await wait('waitForUpgrade')) ? null : STOPPED;
    for (;;) {
      const { lock } = registry.node(nodeId).facts;
      if (lock !== 'upgrading') {
        noteEvent('upgradeEnded', '');
        return lock === 'unlocked' ? { outcome: 'already', text: '' } : null;
      }
      if (!(await wait('waitForUpgrade')))
        return { outcome: waits.stopped ? 'stopped' : 'unknown', text: 'gaveUp' };
      if (detail && (await lookAtStatus()) === 'failed')
        return trouble('upgradeFailed', say('act-service-failed'));
      if (probe && (await turn(nodeHost))) await ask('probe', 'seen');
    }
  }

  async function lookAtStatus(): Promise<ReturnType<typeof meaningOfStatus>> {
    const askedAt = moments.now();
    let status: string | null;
    try {
      ({ status } = await service.detail(registry.node(nodeId).nodeId));
    } catch (error) {
      if (!(error instanceof WalletError)) throw error;
      show('waitForUpgrade', whyOf(error));
      return null;
    }
    const evidence = evidenceOfStatus(status, null);
    // The service may report the end too early, so where the node can be probed only its own answer ends the upgrade.
    if (evidence !== null && (evidence.kind !== 'cloudRunning' || !probe))
      registry.heard(nodeId, evidence, 'seen', askedAt);
    if (status !== null) show('waitForUpgrade', status);
    return meaningOfStatus(status);
  }

  /** Repeats the password at most once, if nodeinfo says locked; without a probe only a call tells (interface.md 4). */
  async function unlock(): Promise<ActEnd> {
    if (body === null) throw new Error('an unlock without a body');
    noteEvent('unlockAsked', '');
    for (let asked: 'unlock' | 'probe' = 'unlock'; ;) {
      show('unlockCall', null);
      if (!(await turn(nodeHost))) return ended(STOPPED);
      if (asked === 'unlock') registry.heard(nodeId, { kind: 'unlockAsked' }, by);
      const { answer, meaning } = await ask(asked, by);
      const isOld = isOfTheOldImage(meaning);
      const step = isOld ? 'waitForUpgrade' : 'waitForUnlock';
      show(step, isOld ? say('act-old-image') : wordsOf(answer));
      if (!isOld && meaning.next === 'done') return unlocked(asked, answer);
      if (meaning.next === 'end') return refused(answer, meaning.trouble);
      if (hangs(asked, answer)) return refused(answer, 'hangs');
      if (meaning.next === 'send' && sends < MOST_SENDS) {
        asked = 'unlock';
        continue;
      }
      if (!(await wait(step, answer))) return ended(waits.stopped ? STOPPED : trouble('gaveUp', answer));
      asked = probe ? 'probe' : 'unlock';
    }
  }

  async function ask(asked: NodeRequestKind, askedBy: NodeEvent['by']) {
    const askedAt = moments.now();
    const isUpgrade = asked === 'upgrade';
    const answer = await (isUpgrade
      ? service.upgrade(registry.node(nodeId).nodeId)
      : asked === 'unlock'
        ? service.unlock(target, body)
        : service.probe(target));
    pace.heard(isUpgrade ? service.host : nodeHost, answer);
    if (asked === 'unlock' && mayHaveCome(answer)) sends += 1;
    const meaning = meaningOf(asked, answer, runningAct(), registry.node(nodeId).facts);
    const { proves, silence } = meaning;
    if (proves !== null) {
      const evidence = evidenceFor(proves, isUpgrade ? newestImage() : null, silence);
      registry.heard(nodeId, evidence, askedBy, isUpgrade ? undefined : askedAt);
    }
    return { answer, meaning };
  }

  async function turn(host: string): Promise<boolean> {
    for (let dueInMs = pace.dueInMs(host); dueInMs > 0 && !waits.stopped; dueInMs = pace.dueInMs(host))
      await waits.wait(dueInMs);
    return !waits.stopped;
  }

  /** Treats an unlock during an upgrade as part of it, until no new image is coming. */
  function runningAct(): RunningAct {
    if (openedAt !== null && moments.now() - openedAt >= TAKEN_DOWN_MS) return 'unlock';
    const isUpgrading = registry.node(nodeId).facts.lock === 'upgrading';
    return kind === 'unlock' && isUpgrading ? 'upgradeToUnlocked' : kind;
  }

  function isOfTheOldImage({ proves }: AnswerMeaning): boolean {
    const { lock, before } = registry.node(nodeId).facts;
    const isOpen = ['unlockAccepted', 'alreadyUnlocked', 'probeUnlocked'].includes(proves ?? '');
    if (lock !== 'upgrading' || !(isOpen || (proves === 'answered' && before === 'opened'))) return false;
    if (proves === 'unlockAccepted') openedAt ??= moments.now();
    sends = 0;
    return true;
  }

  function hangs(asked: 'unlock' | 'probe', answer: NodeAnswer): boolean {
    if (answer.kind === 'noAnswer' && asked === 'unlock' && answer.why.kind === 'reset') isBroken = true;
    if (answer.kind === 'changingState') changingSince ??= moments.now();
    // Until July 2025 nodeinfo reported a node that is changing its state as locked; only the unlock call tells.
    else if (asked === 'unlock' || answer.kind !== 'locked') changingSince = null;
    return isBroken && changingSince !== null && moments.now() - changingSince >= HANGS_MS;
  }

  function unlocked(asked: 'unlock' | 'probe', answer: NodeAnswer): ActEnd {
    const isOurs = answer.kind === 'accepted' || (sends > 0 && (asked === 'probe' || sends > 1));
    noteEvent('unlockAccepted', isOurs ? '' : say('act-already-unlocked'));
    return { outcome: isOurs ? 'done' : 'already', text: '' };
  }

  function refused(answer: NodeAnswer, why: AnswerMeaning['trouble'] | 'hangs'): ActEnd {
    noteEvent('unlockRefused', wordsOf(answer));
    return ended(trouble(why ?? 'refused', answer));
  }

  function ended(end: ActEnd): ActEnd {
    registry.heard(nodeId, { kind: 'unlockEnded' }, by);
    return end;
  }

  function trouble(why: TroubleKind, answer: NodeAnswer | string): ActEnd {
    const isTold = typeof answer === 'string';
    const text = isTold ? answer : wordsOf(answer);
    const about = isTold || answer.kind !== 'refused' ? null : (answer.about ?? null);
    registry.setTrouble(nodeId, { kind: why, text, about, atMs: clock.nowMs() });
    const isItsOwnText = why === 'refused' || why === 'upgradeFailed';
    return {
      outcome: why === 'gaveUp' ? 'unknown' : 'failed',
      text: isItsOwnText ? text : why,
      ...(NODES_OWN.includes(why) ? { own: true } : {}),
      ...(about === null ? {} : { about }),
    };
  }

  async function wait(step: Step, answer?: NodeAnswer): Promise<boolean> {
    // During a sleep nobody was asked, so patience starts again.
    if (moments.isFromBeforeSleep(patientSince)) {
      patientSince = moments.now();
      tries = 0;
    }
    if (moments.now() - patientSince >= GIVE_UP_MS) return false;
    const askedForMs = answer?.kind === 'notReady' ? (answer.retryAfterSeconds ?? 0) * 1_000 : 0;
    const ms = Math.max(askedForMs, Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** tries));
    if (heldMs + askedForMs <= MOST_HELD_MS) patientSince += askedForMs;
    heldMs += askedForMs;
    tries += 1;
    show(step, registry.act(nodeId)?.lastAnswer ?? null, clock.nowMs() + ms);
    await waits.wait(ms);
    return !waits.stopped;
  }

  function show(step: Step, heard: string | null, nextTryAtMs: number | null = null): void {
    const before = registry.act(nodeId);
    registry.setAct(nodeId, {
      ...{ kind, step, sinceMs, nextTryAtMs },
      lastAnswer: heard ?? before?.lastAnswer ?? null,
      lastAnswerAtMs: heard === null ? (before?.lastAnswerAtMs ?? null) : clock.nowMs(),
    });
  }

  function noteEvent(what: NodeEvent['kind'], text: string): void {
    registry.note({ nodeId, atMs: clock.nowMs(), kind: what, state: null, by, text });
  }
}

const NODES_OWN: readonly TroubleKind[] = ['refused', 'notInitialized', 'hangs'];

function wordsOf(answer: NodeAnswer): string {
  switch (answer.kind) {
    case 'wayRefused':
      return answer.text ?? say('act-way-refused', { status: String(answer.status) });
    case 'notReady':
      return answer.text ?? say('act-not-ready', { status: String(answer.status) });
    case 'tokenRefused':
    case 'tokenReadOnly':
      return answer.text ?? answer.kind;
    case 'refused':
      return answer.text === '' ? say('act-refused', { status: String(answer.status) }) : answer.text;
    case 'noAnswer':
      return silenceWord(answer.why);
    default:
      return answer.kind;
  }
}

const FIRST_GAP_MS = 250;
const LONGEST_GAP_MS = 30_000;

/** Calls are unlimited until a gateway answers 429, and then go one by one, no sooner than the gateway says. */
export function createPace(now: () => MonotonicMs) {
  const ways = new Map<string, { gapMs: number; freeAt: MonotonicMs }>();
  return {
    dueInMs: (origin: string): number => {
      const way = ways.get(origin);
      if (way === undefined) return 0;
      const waitMs = way.freeAt - now();
      if (waitMs > 0) return waitMs;
      way.freeAt = now() + way.gapMs;
      return 0;
    },
    heard: (origin: string, answer: NodeAnswer): void => {
      const way = ways.get(origin);
      if (answer.kind === 'notReady' && answer.status === 429) {
        const gapMs = Math.min(LONGEST_GAP_MS, way === undefined ? FIRST_GAP_MS : way.gapMs * 2);
        const heldMs = (answer.retryAfterSeconds ?? 0) * 1_000;
        ways.set(origin, { gapMs, freeAt: Math.max(way?.freeAt ?? 0, now() + Math.max(gapMs, heldMs)) });
      } else if (way !== undefined) {
        if (way.gapMs <= FIRST_GAP_MS) ways.delete(origin);
        else way.gapMs = Math.ceil(way.gapMs / 2);
      }
    },
  };
}

export type Pace = ReturnType<typeof createPace>;
