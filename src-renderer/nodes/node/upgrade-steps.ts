import type { CloudView, NodeDetail } from '../../../src-preload/contract/index.ts';
import { foreign } from '../../text/foreign.ts';
import { howLong } from '../../text/nodes.ts';
import { dayAndTime } from '../../text/time.ts';

export interface RoadStep {
  readonly key: 'update' | 'upgrading' | 'unlock';
  readonly title: string;
  readonly at: 'done' | 'now' | 'next';
  readonly text: string;
}

interface LastUpgrade {
  readonly acceptedAtMs: number | null;
  readonly endedAtMs: number | null;
}

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
  const newest = cloud?.latestImage?.id;
  const asking = node.act?.step === 'upgradeCall';
  const from = node.image === null ? '' : `From ${foreign(node.image, 40)} `;
  if (asking) return step('update', 'Update', 'now', 'The service is being asked.');
  if (begins)
    return step(
      'update',
      'Update',
      node.state === 'outdated' ? 'now' : 'next',
      `${from}${from === '' ? 'To' : 'to'} ${foreign(newest ?? 'the newest image', 40)}. There is no way back to the old image.`,
    );
  if (acceptedAtMs !== null)
    return step('update', 'Update', 'done', `Accepted on ${dayAndTime(acceptedAtMs)}.`);
  if (node.state === 'upgrading')
    return step('update', 'Update', 'done', 'Asked for elsewhere, or by its plan.');
  return node.outdated === false
    ? step('update', 'Update', 'done', 'It runs the newest image.')
    : step('update', 'Update', 'next', 'It is not known which image it runs.');
}

function upgradingStep(
  { node, usualUpgrade }: NodeDetail,
  { acceptedAtMs, endedAtMs }: LastUpgrade,
  begins: boolean,
): RoadStep {
  const title = 'Upgrading, locked';
  const usual =
    usualUpgrade === null
      ? 'A few minutes.'
      : `Usually ${span(usualUpgrade.fromSeconds, usualUpgrade.toSeconds)}, as seen on your other nodes.`;
  if (node.state === 'upgrading' || node.act?.step === 'waitForUpgrade')
    return step('upgrading', title, 'now', usual);
  if (begins) return step('upgrading', title, 'next', usual);
  if (acceptedAtMs !== null && endedAtMs !== null) {
    const image = node.image === null ? '' : ` Image ${foreign(node.image, 40)}.`;
    return step('upgrading', title, 'done', `Took ${howLongExactly(endedAtMs - acceptedAtMs)}.${image}`);
  }
  return step('upgrading', title, node.outdated === false ? 'done' : 'next', usual);
}

function unlockStep({ node, secretNames, secretsKept }: NodeDetail): RoadStep {
  if (node.state === 'unlocking') return step('unlock', 'Unlocking', 'now', 'Slow is normal.');
  if (node.state === 'locked')
    return step('unlock', 'Unlock', 'now', 'Waits for you. Slow is normal: it can take up to an hour.');
  if (node.state === 'unlocked') return step('unlock', 'Unlock', 'done', 'It is unlocked.');
  const kept = secretNames.every((name) => secretsKept.includes(name));
  return step(
    'unlock',
    'Unlock',
    'next',
    kept ? 'Password from your keychain, found.' : 'You type its password.',
  );
}

const step = (key: RoadStep['key'], title: string, at: RoadStep['at'], text: string): RoadStep => ({
  key,
  title,
  at,
  text,
});

function lastUpgrade(history: NodeDetail['history']): LastUpgrade {
  const oldFirst = [...history].sort((a, b) => a.atMs - b.atMs);
  const acceptedAtMs = oldFirst.findLast(({ kind }) => kind === 'upgradeAccepted')?.atMs ?? null;
  if (acceptedAtMs === null) return { acceptedAtMs, endedAtMs: null };
  const ended = oldFirst.find(
    ({ kind, state, atMs }) =>
      atMs > acceptedAtMs && (kind === 'upgradeEnded' || state === 'locked' || state === 'unlocked'),
  );
  return { acceptedAtMs, endedAtMs: ended?.atMs ?? null };
}

function span(fromSeconds: number, toSeconds: number): string {
  const from = howLong(fromSeconds * 1_000);
  const to = howLong(toSeconds * 1_000);
  return from === to ? `about ${to}` : `${from} to ${to}`;
}

/** Over in minutes: the seconds belong to it. */
function howLongExactly(ms: number): string {
  const seconds = Math.max(0, Math.round(ms / 1_000));
  const minutes = Math.floor(seconds / 60);
  return minutes === 0 || minutes > 59
    ? howLong(ms)
    : `${howLong(minutes * 60_000)} ${howLong((seconds % 60) * 1_000)}`;
}

type Notice =
  | 'unlocking'
  | 'changing'
  | 'hangs'
  | 'blind'
  | 'upgrading'
  | 'trouble'
  | 'locked'
  | 'lockedAndOutdated'
  | 'outdated'
  | 'unreachable'
  | 'notHeard'
  | 'still'
  | 'willLock'
  | null;

/** What stands on top of a node's page: what goes on, else what went wrong last, else what its state asks for. Pure. */
export function noticeOf({ node }: NodeDetail): Notice {
  const { act, trouble, state } = node;
  if (act !== null) {
    const unlocks = act.step === 'unlockCall' || act.step === 'waitForUnlock';
    return unlocks ? 'unlocking' : 'upgrading';
  }
  if (node.proof === 'stillChanging') return 'hangs';
  // What is well by now has outlived its trouble.
  if (trouble !== null && state !== 'unlocked') return 'trouble';
  switch (state) {
    case 'unlocking':
      return 'changing';
    case 'notHeard':
      return node.proof === 'nothing' ? 'notHeard' : 'blind';
    case 'upgrading':
    case 'outdated':
    case 'unreachable':
      return state;
    case 'locked':
      return node.outdated === true ? 'lockedAndOutdated' : 'locked';
    case 'unlocked':
      if (node.stillSinceMs !== null) return 'still';
      return node.predicted === null ? null : 'willLock';
  }
}
