import type { NodeRow } from '../../../src-preload/contract/nodes.ts';
import { say } from '../../../src-preload/messages/say.ts';
import type { NodeAnswer, RefusedFor } from '../state/answer.ts';
import { HANGS_MS } from '../state/apply-evidence.ts';
import type { Moment } from '../state/newer-evidence.ts';
import type { NodeEvent } from '../state/records.ts';
import type { RunAct } from '../state/runs.ts';
import { evidenceFor, evidenceOfStatus, meaningOf, type Meaning, type Under } from '../state/table.ts';
import type { JsonValue } from '../state/unlock-body.ts';
import type { Clock, NodeApi, NodeTarget, Timers } from '../../ports/index.ts';
import type { NodeRegistry } from '../registry/node-registry.ts';

type Step = NonNullable<NodeRow['act']>['step'];
type TroubleKind = NonNullable<NodeRow['trouble']>['kind'];

/** How an act ended. `unknown`: nobody answered within its time, so nobody knows. */
export interface ActEnd {
  readonly outcome: 'done' | 'already' | 'failed' | 'stopped' | 'unknown';
  /** A stable word for what failed (`wrongPassword`, `tokenRefused`, `gaveUp`…), or the service's own cleaned text. */
  readonly text: string;
  /** It failed by a refusal that is this node's own, and says nothing of others. */
  readonly own?: true;
  readonly about?: RefusedFor;
}

/** What an act needs of the world, fetched when it begins: no secret waits here longer than the act lasts. */
export interface ActCredentials {
  readonly service: NodeApi;
  readonly target: NodeTarget;
  /** The filled body of the unlock call; null for an upgrade alone. */
  readonly body: JsonValue | null;
  readonly extras: { readonly detail: boolean; readonly probe: boolean };
}

/** An unlock replays for long on a big node: others raised their limit to about an hour (service-facts.md 5). */
const GIVE_UP_MS = 60 * 60_000;
const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 30_000;
/** Once, and once more where nobody answered and the node says that it is locked: never as often as it is asked. */
const MOST_SENDS = 2;
/** An image that took an unlock and is to be taken down is so by then; else there is no other coming. */
const TAKEN_DOWN_MS = 2 * 60_000;

interface World {
  readonly registry: NodeRegistry;
  readonly clock: Clock;
  readonly waits: Waits;
  readonly means: ActCredentials;
}

/** One act at one node, from its first call to its end. */
export class Act {
  readonly #nodeId: string;
  readonly #kind: RunAct;
  readonly #by: NodeEvent['by'];
  readonly #world: World;
  #patientSince: Moment;
  readonly #sinceMs: number;
  #tries = 0;
  /** The password was sent so often, to who is meant. */
  #sends = 0;
  #openedAt: Moment | null = null;
  #isBroken = false;
  #changingSince: Moment | null = null;

  constructor(nodeId: string, kind: RunAct, by: NodeEvent['by'], world: World) {
    this.#nodeId = nodeId;
    this.#kind = kind;
    this.#by = by;
    this.#world = world;
    this.#sinceMs = world.clock.nowMs();
    this.#patientSince = world.registry.moments.now();
  }

  async run(): Promise<ActEnd> {
    if (this.#kind !== 'unlock') {
      const end = await this.#upgrade();
      if (end !== null || this.#kind === 'upgrade') return end ?? { outcome: 'done', text: '' };
    }
    return this.#unlock();
  }

  /** Null: the upgrade is over, or as far as can be seen from here. */
  async #upgrade(): Promise<ActEnd | null> {
    const { registry, means } = this.#world;
    this.#show('upgradeCall', null, null);
    this.#note('upgradeAsked', '');
    const { image, ...rest } = registry.node(this.#nodeId).facts;
    const answer = await means.service.upgrade(registry.node(this.#nodeId).nodeId);
    const { proves, trouble } = meaningOf('upgrade', answer, this.#kind, { image, ...rest });
    if (proves === null) return this.#trouble(trouble ?? 'upgradeFailed', answer);
    const newest = registry.cloud(registry.node(this.#nodeId).cloudId).newest?.id ?? image;
    registry.heard(this.#nodeId, evidenceFor(proves, newest), this.#by);
    this.#note('upgradeAccepted', newest ?? '');
    return this.#kind === 'upgrade' && !means.extras.detail && !means.extras.probe
      ? { outcome: 'done', text: '' }
      : this.#waitForUpgrade();
  }

  /** Asks what can be asked until the upgrade is over. Where nothing can, the unlock call itself will tell, a little later. */
  async #waitForUpgrade(): Promise<ActEnd | null> {
    const { registry, waits, means } = this.#world;
    if (!means.extras.detail && !means.extras.probe)
      return (await this.#wait('waitForUpgrade')) ? null : { outcome: 'stopped', text: '' };
    for (;;) {
      const { lock } = registry.node(this.#nodeId).facts;
      if (lock !== 'upgrading') {
        this.#note('upgradeEnded', '');
        return lock === 'unlocked' ? { outcome: 'already', text: '' } : null;
      }
      if (!(await this.#wait('waitForUpgrade')))
        return { outcome: waits.stopped ? 'stopped' : 'unknown', text: 'gaveUp' };
      const failed = await this.#lookAfterUpgrade();
      if (failed !== null) return failed;
    }
  }

  async #lookAfterUpgrade(): Promise<ActEnd | null> {
    const { registry, means } = this.#world;
    if (means.extras.detail) {
      const askedAt = registry.moments.now();
      const status = await this.#cloudStatus();
      if (status === 'FAILED') return this.#trouble('upgradeFailed', say('act-service-failed'));
      const evidence = evidenceOfStatus(status, null);
      // Where the node itself can be asked, its own word ends the upgrade: the service may say so too early.
      if (evidence !== null && (evidence.kind !== 'cloudRunning' || !means.extras.probe))
        registry.heard(this.#nodeId, evidence, 'seen', askedAt);
      if (status !== null) this.#show('waitForUpgrade', status, null);
    }
    if (means.extras.probe) await this.#ask('probe', 'seen');
    return null;
  }

  async #cloudStatus(): Promise<string | null> {
    const { registry, means } = this.#world;
    try {
      return (await means.service.detail(registry.node(this.#nodeId).nodeId)).status;
    } catch {
      // The cloud not answering says nothing of the node.
      return null;
    }
  }

  /**
   * Sends the password, and then asks nodeinfo what became of it: sent again it is only where the node says that it is
   * locked, and once. Where nodeinfo may not be asked, the unlock call alone tells (interface.md 4).
   */
  async #unlock(): Promise<ActEnd> {
    const { registry, waits, means } = this.#world;
    if (means.body === null) throw new Error('an unlock without a body');
    this.#note('unlockAsked', '');
    for (let asked: 'unlock' | 'probe' = 'unlock'; ;) {
      this.#show('unlockCall', null, null);
      if (asked === 'unlock') registry.heard(this.#nodeId, { kind: 'unlockAsked' }, this.#by);
      const { answer, meaning } = await this.#ask(asked, this.#by);
      const isOld = this.#isOfTheOldImage(meaning);
      const step = isOld ? 'waitForUpgrade' : 'waitForUnlock';
      this.#show(step, isOld ? say('act-old-image') : wordsOf(answer), null);
      if (!isOld && meaning.next === 'done') return this.#unlocked(asked, answer);
      if (meaning.next === 'end') return this.#refused(answer, meaning);
      if (this.#hangs(asked, answer)) return this.#refused(answer, { ...meaning, trouble: 'hangs' });
      if (meaning.next === 'send' && this.#sends < MOST_SENDS) {
        asked = 'unlock';
        continue;
      }
      if (!(await this.#wait(step))) {
        registry.heard(this.#nodeId, { kind: 'unlockEnded' }, this.#by);
        return waits.stopped ? { outcome: 'stopped', text: '' } : this.#trouble('gaveUp', answer);
      }
      asked = means.extras.probe ? 'probe' : 'unlock';
    }
  }

  /** Asks, and takes the answer in by the table. */
  async #ask(
    asked: 'unlock' | 'probe',
    by: NodeEvent['by'],
  ): Promise<{ readonly answer: NodeAnswer; readonly meaning: Meaning }> {
    const { registry, means } = this.#world;
    const askedAt = registry.moments.now();
    const answer = await (asked === 'unlock'
      ? means.service.unlock(means.target, means.body)
      : means.service.probe(means.target));
    // Where nobody was there, nobody has it.
    if (asked === 'unlock' && !(answer.kind === 'noAnswer' && answer.nobodyThere)) this.#sends += 1;
    const meaning = meaningOf(asked, answer, this.#under(), registry.node(this.#nodeId).facts);
    if (meaning.proves !== null) registry.heard(this.#nodeId, evidenceFor(meaning.proves, null), by, askedAt);
    return { answer, meaning };
  }

  /** An unlock that waits for an upgrade to end is a part of it, until nothing comes of that any more. */
  #under(): Under {
    const { registry } = this.#world;
    if (this.#openedAt !== null && registry.moments.now() - this.#openedAt >= TAKEN_DOWN_MS) return 'unlock';
    const isUpgrading = registry.node(this.#nodeId).facts.lock === 'upgrading';
    return this.#kind === 'unlock' && isUpgrading ? 'upgradeToUnlocked' : this.#kind;
  }

  /** Unlocked, and about to be taken down: the new image comes up locked, and is asked again. */
  #isOfTheOldImage({ proves }: Meaning): boolean {
    const { registry } = this.#world;
    const { lock, before } = registry.node(this.#nodeId).facts;
    const isOld =
      lock === 'upgrading' &&
      (proves === 'unlockAccepted' ||
        proves === 'alreadyUnlocked' ||
        proves === 'probeUnlocked' ||
        (proves === 'answered' && before === 'opened'));
    if (!isOld) return false;
    if (proves === 'unlockAccepted') this.#openedAt ??= registry.moments.now();
    this.#sends = 0;
    return true;
  }

  /** It broke off without an answer, and changes its state for minutes. */
  #hangs(asked: 'unlock' | 'probe', answer: NodeAnswer): boolean {
    const { moments } = this.#world.registry;
    if (answer.kind === 'noAnswer' && asked === 'unlock' && answer.broken === true) this.#isBroken = true;
    if (answer.kind === 'changingState') this.#changingSince ??= moments.now();
    // Until July 2025 nodeinfo says locked of it; only the unlock call tells.
    else if (asked === 'unlock' || answer.kind !== 'locked') this.#changingSince = null;
    const since = this.#changingSince;
    return this.#isBroken && since !== null && moments.now() - since >= HANGS_MS;
  }

  /** What was sent and not answered did it, or somebody else. */
  #unlocked(asked: 'unlock' | 'probe', { kind }: NodeAnswer): ActEnd {
    const isOurs = kind === 'accepted' || (this.#sends > 0 && (asked === 'probe' || this.#sends > 1));
    this.#note('unlockAccepted', isOurs ? '' : say('act-already-unlocked'));
    return { outcome: isOurs ? 'done' : 'already', text: '' };
  }

  #refused(answer: NodeAnswer, { trouble }: { readonly trouble: Meaning['trouble'] | 'hangs' }): ActEnd {
    this.#note('unlockRefused', wordsOf(answer));
    this.#world.registry.heard(this.#nodeId, { kind: 'unlockEnded' }, this.#by);
    return this.#trouble(trouble ?? 'refused', answer);
  }

  #trouble(kind: TroubleKind, answer: NodeAnswer | string): ActEnd {
    const text = typeof answer === 'string' ? answer : wordsOf(answer);
    const about: RefusedFor | null =
      typeof answer !== 'string' && answer.kind === 'refused' ? (answer.about ?? null) : null;
    this.#world.registry.setTrouble(this.#nodeId, { kind, text, about, atMs: this.#world.clock.nowMs() });
    const isItsOwnText = kind === 'refused' || kind === 'upgradeFailed';
    return {
      outcome: kind === 'gaveUp' ? 'unknown' : 'failed',
      text: isItsOwnText ? text : kind,
      ...(NODES_OWN.includes(kind) ? { own: true } : {}),
      ...(about === null ? {} : { about }),
    };
  }

  /** Longer from try to try. False: stopped, or an hour is over. */
  async #wait(step: Step): Promise<boolean> {
    const { registry, clock, waits } = this.#world;
    // Asleep, it asked nobody: its patience begins anew.
    if (registry.moments.isFromBeforeSleep(this.#patientSince)) {
      this.#patientSince = registry.moments.now();
      this.#tries = 0;
    }
    if (registry.moments.now() - this.#patientSince >= GIVE_UP_MS) return false;
    const ms = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** this.#tries);
    this.#tries += 1;
    this.#show(step, registry.act(this.#nodeId)?.lastAnswer ?? null, clock.nowMs() + ms);
    await waits.wait(ms);
    return !waits.stopped;
  }

  #show(step: Step, heard: string | null, nextTryAtMs: number | null): void {
    const { registry, clock } = this.#world;
    const before = registry.act(this.#nodeId);
    registry.setAct(this.#nodeId, {
      kind: this.#kind,
      step,
      sinceMs: this.#sinceMs,
      lastAnswer: heard ?? before?.lastAnswer ?? null,
      lastAnswerAtMs: heard === null ? (before?.lastAnswerAtMs ?? null) : clock.nowMs(),
      nextTryAtMs,
    });
  }

  #note(kind: NodeEvent['kind'], text: string): void {
    const { registry, clock } = this.#world;
    registry.note({ nodeId: this.#nodeId, atMs: clock.nowMs(), kind, state: null, by: this.#by, text });
  }
}

const NODES_OWN: readonly TroubleKind[] = ['refused', 'notInitialized', 'hangs'];

/** An answer in few words, for a history and a screen. A service's text was cleaned where it was read. */
function wordsOf(answer: NodeAnswer): string {
  switch (answer.kind) {
    case 'notReady':
      return say('act-not-ready', { status: String(answer.status) });
    case 'refused':
      return answer.text === '' ? say('act-refused', { status: String(answer.status) }) : answer.text;
    case 'noAnswer':
      return say('act-no-answer', { reason: answer.text });
    default:
      return answer.kind;
  }
}

/** Waiting that can be ended from outside. Once stopped, nothing waits any more. */
export interface Waits {
  readonly wait: (ms: number) => Promise<void>;
  readonly stop: () => void;
  readonly stopped: boolean;
}

export function createWaits(timers: Timers): Waits {
  let stopped = false;
  let wake: (() => void) | null = null;
  return {
    get stopped() {
      return stopped;
    },
    wait: (ms) =>
      new Promise((resolve) => {
        if (stopped) {
          resolve();
          return;
        }
        const cancel = timers.after(ms, resolve);
        wake = () => {
          cancel();
          resolve();
        };
      }),
    stop: () => {
      stopped = true;
      wake?.();
    },
  };
}
