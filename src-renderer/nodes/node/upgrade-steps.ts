import type { CloudView, NodeDetail } from '../../../src-preload/contract/index.ts';
import { say } from '../../../src-preload/messages/say.ts';
import { dayAndTime, howLong } from '../../text/index.ts';

export interface RoadStep {
  readonly key: 'update' | 'upgrading' | 'unlock';
  readonly title: 'update' | 'upgrading' | 'unlock' | 'unlocking';
  readonly at: 'done' | 'now' | 'next';
  readonly text: string;
}

type LastUpgrade = ReturnType<typeof lastUpgrade>;

/** From update to unlocked: where a node stands on this road, by its state and by what was written of it. Pure. */
export function roadOf(detail: NodeDetail, cloud: CloudView | undefined): readonly RoadStep[] {
  const { node } = detail;
  const last = lastUpgrade(detail.history);
  // An outdated node is before a new upgrade: the last one is of no matter. A locked one may be both.
  const begins = node.outdated === true && node.state !== 'upgrading';
  return [updateStep(detail, cloud, last, begins), upgradingStep(detail, last, begins), unlockStep(detail)];
}

function updateStep(
  { node }: NodeDetail,
  cloud: CloudView | undefined,
  { acceptedAtMs }: LastUpgrade,
  begins: boolean,
): RoadStep {
  if (node.act?.step === 'upgradeCall') return step('update', 'now', say('node-road-update-asking'));
  if (begins) {
    const newest = cloud?.latestImage?.id;
    const to = `${node.image === null ? 'to' : 'from'}${newest === undefined ? '-unknown' : ''}` as const;
    const images = { image: node.image ?? '', newest: newest ?? '' };
    return step(
      'update',
      node.state === 'outdated' ? 'now' : 'next',
      `${say(`node-road-update-${to}`, images)} ${say('node-road-update-for-good')}`,
    );
  }
  if (acceptedAtMs !== null)
    return step('update', 'done', say('node-road-update-accepted', { time: dayAndTime(acceptedAtMs) }));
  if (node.state === 'upgrading') return step('update', 'done', say('node-road-update-elsewhere'));
  return node.outdated === false
    ? step('update', 'done', say('node-road-update-newest'))
    : step('update', 'next', say('node-road-update-unknown'));
}

function upgradingStep(
  { node, usualUpgrade }: NodeDetail,
  { acceptedAtMs, endedAtMs }: LastUpgrade,
  begins: boolean,
): RoadStep {
  const usual =
    usualUpgrade === null
      ? say('node-road-upgrading-minutes')
      : usually(usualUpgrade.fromSeconds, usualUpgrade.toSeconds);
  if (node.state === 'upgrading' || node.overdue === 'upgrading' || node.act?.step === 'waitForUpgrade')
    return step('upgrading', 'now', usual);
  if (begins) return step('upgrading', 'next', usual);
  if (acceptedAtMs !== null && endedAtMs !== null) {
    const took = say('node-road-upgrading-took', { time: howLongExactly(endedAtMs - acceptedAtMs) });
    const image = node.image === null ? [] : [say('node-road-upgrading-image', { image: node.image })];
    return step('upgrading', 'done', [took, ...image].join(' '));
  }
  return step('upgrading', node.outdated === false ? 'done' : 'next', usual);
}

function unlockStep({ node, secretNames, secretsKept }: NodeDetail): RoadStep {
  if (node.state === 'unlocking') return step('unlock', 'now', say('node-road-unlock-slow'), 'unlocking');
  if (node.state === 'locked') return step('unlock', 'now', say('node-road-unlock-waits'));
  if (node.state === 'unlocked') return step('unlock', 'done', say('node-road-unlock-done'));
  const kept = secretNames.every((name) => secretsKept.includes(name));
  return step('unlock', 'next', say(kept ? 'node-road-unlock-kept' : 'node-road-unlock-typed'));
}

function step(
  key: RoadStep['key'],
  at: RoadStep['at'],
  text: string,
  title: RoadStep['title'] = key,
): RoadStep {
  return { key, title, at, text };
}

function lastUpgrade(history: NodeDetail['history']) {
  const oldFirst = [...history].sort((a, b) => a.atMs - b.atMs);
  const acceptedAtMs = oldFirst.findLast(({ kind }) => kind === 'upgradeAccepted')?.atMs ?? null;
  if (acceptedAtMs === null) return { acceptedAtMs, endedAtMs: null };
  const ended = oldFirst.find(
    ({ kind, state, atMs }) =>
      atMs > acceptedAtMs && (kind === 'upgradeEnded' || state === 'locked' || state === 'unlocked'),
  );
  return { acceptedAtMs, endedAtMs: ended?.atMs ?? null };
}

function usually(fromSeconds: number, toSeconds: number): string {
  const from = howLong(fromSeconds * 1_000);
  const to = howLong(toSeconds * 1_000);
  return from === to
    ? say('node-road-upgrading-usual', { time: to })
    : say('node-road-upgrading-usual-span', { from, to });
}

/** Over in minutes: the seconds belong to it. */
function howLongExactly(ms: number): string {
  const seconds = Math.max(0, Math.round(ms / 1_000));
  const minutes = Math.floor(seconds / 60);
  return minutes === 0 || minutes > 59
    ? howLong(ms)
    : `${howLong(minutes * 60_000)} ${howLong((seconds % 60) * 1_000)}`;
}

/** What stands on top of a node's page: what goes on, else what went wrong last, else what its state asks for. Pure. */
export function noticeOf({ node }: NodeDetail, cloud: CloudView | undefined) {
  const { act, trouble, state } = node;
  if (act !== null) {
    const unlocks = act.step === 'unlockCall' || act.step === 'waitForUnlock';
    return unlocks ? 'unlocking' : 'upgrading';
  }
  if (node.proof === 'stillChanging') return 'hangs';
  // What is well by now has outlived its trouble; what was well is not known to be without a token.
  if (trouble !== null && (state !== 'unlocked' || trouble.kind === 'tokenMissing')) return 'trouble';
  switch (state) {
    case 'unlocking':
      return 'changing';
    case 'notHeard':
      return node.proof === 'nothing' ? 'notHeard' : 'blind';
    case 'overdue':
    case 'upgrading':
    case 'outdated':
    case 'unreachable':
      return state;
    case 'locked':
      return node.outdated === true ? 'lockedAndOutdated' : 'locked';
    case 'unlocked':
      if (node.stillSinceMs !== null) return 'still';
      if (node.predicted !== null) return 'willLock';
      return node.outdated === null && cloud?.list?.tellsImages === false ? 'noImage' : null;
  }
}
