import type { NodeRow } from '../../../src-preload/contract/nodes.ts';
import { evidenceOf, evidenceOfStatus, type NodeAnswer } from '../state/answer.ts';
import type { Moment } from '../state/newer-evidence.ts';
import type { NodeEvent } from '../state/records.ts';
import type { RunAct } from '../state/runs.ts';
import type { JsonValue } from '../state/unlock-body.ts';
import type { Clock, NodeApi, NodeTarget, Timers } from '../../ports.ts';
import type { NodeRegistry } from '../registry/node-registry.ts';

type Step = NonNullable<NodeRow['act']>['step'];
type TroubleKind = NonNullable<NodeRow['trouble']>['kind'];

/** How an act ended. `unknown`: nobody answered within its time, so nobody knows. */
export interface ActEnd {
  readonly outcome: 'done' | 'already' | 'failed' | 'stopped' | 'unknown';
  /** A stable word for what failed (`wrongPassword`, `tokenRefused`, `gaveUp`…), or the service's own cleaned text. */
  readonly text: string;
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

interface World {
  readonly board: NodeRegistry;
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

  constructor(nodeId: string, kind: RunAct, by: NodeEvent['by'], world: World) {
    this.#nodeId = nodeId;
    this.#kind = kind;
    this.#by = by;
    this.#world = world;
    this.#sinceMs = world.clock.nowMs();
    this.#patientSince = world.board.moments.now();
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
    const { board, means } = this.#world;
    this.#show('upgradeCall', null, null);
    this.#note('upgradeAsked', '');
    const { image } = board.node(this.#nodeId).facts;
    const answer = await means.service.upgrade(board.node(this.#nodeId).nodeId);
    if (answer.kind === 'noAnswer') {
      // It may have begun: nothing is claimed of it, and it is not asked a second time.
      return this.#trouble('gaveUp', answer.text, 'unknown');
    }
    if (answer.kind !== 'accepted') return this.#refused(answer, 'upgradeFailed');
    const newest = board.cloud(board.node(this.#nodeId).cloudId).newest?.id ?? image;
    board.heard(this.#nodeId, { kind: 'upgradeAccepted', image: newest }, this.#by);
    this.#note('upgradeAccepted', newest ?? '');
    return this.#kind === 'upgrade' && !means.extras.detail && !means.extras.probe
      ? { outcome: 'done', text: '' }
      : this.#waitForUpgrade();
  }

  /** Asks what can be asked until the upgrade is over. Where nothing can, the unlock call itself will tell, a little later. */
  async #waitForUpgrade(): Promise<ActEnd | null> {
    const { board, waits, means } = this.#world;
    if (!means.extras.detail && !means.extras.probe)
      return (await this.#wait('waitForUpgrade')) ? null : { outcome: 'stopped', text: '' };
    for (;;) {
      const { lock } = board.node(this.#nodeId).facts;
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
    const { board, means } = this.#world;
    if (means.extras.detail) {
      const askedAt = board.moments.now();
      const status = await this.#cloudStatus();
      if (status === 'FAILED') return this.#trouble('upgradeFailed', 'the service says FAILED', 'failed');
      const evidence = evidenceOfStatus(status, null);
      // Where the node itself can be asked, its own word ends the upgrade: the service may say so too early.
      if (evidence !== null && (evidence.kind !== 'cloudRunning' || !means.extras.probe))
        board.heard(this.#nodeId, evidence, 'seen', askedAt);
      if (status !== null) this.#show('waitForUpgrade', status, null);
    }
    if (means.extras.probe) {
      const askedAt = board.moments.now();
      const answer = await means.service.probe(means.target);
      board.heard(this.#nodeId, evidenceOf('probe', answer), 'seen', askedAt);
    }
    return null;
  }

  async #cloudStatus(): Promise<string | null> {
    const { board, means } = this.#world;
    try {
      return (await means.service.detail(board.node(this.#nodeId).nodeId)).status;
    } catch {
      // The cloud not answering says nothing of the node.
      return null;
    }
  }

  async #unlock(): Promise<ActEnd> {
    const { board, waits, means } = this.#world;
    if (means.body === null) throw new Error('an unlock without a body');
    this.#note('unlockAsked', '');
    for (;;) {
      this.#show('unlockCall', null, null);
      board.heard(this.#nodeId, { kind: 'unlockAsked' }, this.#by);
      const askedAt = board.moments.now();
      const answer = await means.service.unlock(means.target, means.body);
      board.heard(this.#nodeId, evidenceOf('unlock', answer), this.#by, askedAt);
      const isOld = this.#isOfTheOldImage(answer);
      const step = isOld ? 'waitForUpgrade' : 'waitForUnlock';
      this.#show(step, isOld ? 'the old image still answers' : wordsOf(answer), null);
      const end = isOld ? null : this.#endOf(answer);
      if (end !== null) return end;
      if (!(await this.#wait(step))) {
        board.heard(this.#nodeId, { kind: 'unlockEnded' }, this.#by);
        if (waits.stopped) return { outcome: 'stopped', text: '' };
        return this.#trouble('gaveUp', 'no success within an hour', 'unknown');
      }
    }
  }

  /** Unlocked, and about to be taken down: the new image comes up locked, and is asked again. */
  #isOfTheOldImage({ kind }: NodeAnswer): boolean {
    const { lock } = this.#world.board.node(this.#nodeId).facts;
    return (kind === 'accepted' || kind === 'alreadyUnlocked') && lock === 'upgrading';
  }

  /** Null: not over, to be asked again. A wrong password never is: a second try could lock somebody out. */
  #endOf(answer: NodeAnswer): ActEnd | null {
    switch (answer.kind) {
      case 'accepted':
        this.#note('unlockAccepted', '');
        return { outcome: 'done', text: '' };
      case 'alreadyUnlocked':
        this.#note('unlockAccepted', 'already unlocked');
        return { outcome: 'already', text: '' };
      case 'locked':
      case 'changingState':
      case 'notReady':
      case 'noAnswer':
        return null;
      default:
        this.#note('unlockRefused', wordsOf(answer));
        this.#world.board.heard(this.#nodeId, { kind: 'unlockEnded' }, this.#by);
        return this.#refused(answer, 'refused');
    }
  }

  #refused(answer: NodeAnswer, otherwise: 'refused' | 'upgradeFailed'): ActEnd {
    const kinds: Partial<Record<NodeAnswer['kind'], TroubleKind>> = {
      wrongPassword: 'wrongPassword',
      notInitialized: 'notInitialized',
      tokenRefused: 'tokenRefused',
    };
    return this.#trouble(kinds[answer.kind] ?? otherwise, wordsOf(answer), 'failed');
  }

  #trouble(kind: TroubleKind, text: string, outcome: 'failed' | 'unknown'): ActEnd {
    this.#world.board.setTrouble(this.#nodeId, { kind, text, atMs: this.#world.clock.nowMs() });
    return { outcome, text: kind === 'refused' || kind === 'upgradeFailed' ? text : kind };
  }

  /** Longer from try to try. False: stopped, or an hour is over. */
  async #wait(step: Step): Promise<boolean> {
    const { board, clock, waits } = this.#world;
    // Asleep, it asked nobody: its patience begins anew.
    if (board.moments.isFromBeforeSleep(this.#patientSince)) {
      this.#patientSince = board.moments.now();
      this.#tries = 0;
    }
    if (board.moments.now() - this.#patientSince >= GIVE_UP_MS) return false;
    const ms = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** this.#tries);
    this.#tries += 1;
    this.#show(step, board.act(this.#nodeId)?.lastAnswer ?? null, clock.nowMs() + ms);
    await waits.wait(ms);
    return !waits.stopped;
  }

  #show(step: Step, heard: string | null, nextTryAtMs: number | null): void {
    const { board, clock } = this.#world;
    const before = board.act(this.#nodeId);
    const isNew = heard !== null && heard !== before?.lastAnswer;
    board.setAct(this.#nodeId, {
      kind: this.#kind,
      step,
      sinceMs: this.#sinceMs,
      lastAnswer: heard ?? before?.lastAnswer ?? null,
      lastAnswerAtMs: isNew ? clock.nowMs() : (before?.lastAnswerAtMs ?? null),
      nextTryAtMs,
    });
  }

  #note(kind: NodeEvent['kind'], text: string): void {
    const { board, clock } = this.#world;
    board.note({ nodeId: this.#nodeId, atMs: clock.nowMs(), kind, state: null, by: this.#by, text });
  }
}

/** An answer in few words, for a history and a screen. A service's text was cleaned where it was read. */
function wordsOf(answer: NodeAnswer): string {
  switch (answer.kind) {
    case 'notReady':
      return `not ready yet (${String(answer.status)})`;
    case 'refused':
      return answer.text === '' ? `refused (${String(answer.status)})` : answer.text;
    case 'noAnswer':
      return `no answer yet: ${answer.text}`;
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
