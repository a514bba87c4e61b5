import type { CloudView, NodeDetail } from '../../../src-preload/contract/index.ts';
import { capital } from '../../../src-preload/messages/node-alert.ts';
import { say, type Given } from '../../../src-preload/messages/say.ts';
import { dayAndTime, howLong } from '../../text/index.ts';

export interface RoadStep {
  readonly key: 'update' | 'upgrading' | 'unlock';
  readonly at: 'done' | 'now' | 'next';
  readonly text: string;
}

type Road = Given<'node-road.text'>;
const road = (of: Road['of'], given: Partial<Road> = {}): string =>
  say('node-road.text', { of, image: '', newest: '', time: '', ...given });

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
  { acceptedAtMs }: ReturnType<typeof lastUpgrade>,
  begins: boolean,
): RoadStep {
  const key = 'update';
  if (node.act?.step === 'upgradeCall') return { key, at: 'now', text: '' };
  if (begins) {
    const newest = cloud?.latestImage?.id;
    const images =
      node.image === null || newest === undefined ? [] : [road('from', { image: node.image, newest })];
    const text = [...images, road('forGood')].join(' ');
    return { key, at: node.state === 'outdated' ? 'now' : 'next', text };
  }
  if (acceptedAtMs !== null) return { key, at: 'done', text: dayAndTime(acceptedAtMs) };
  if (node.state === 'upgrading') return { key, at: 'done', text: road('elsewhere') };
  return node.outdated === false
    ? { key, at: 'done', text: capital(say('evidence-answer', { answer: 'notOutdated' })) }
    : { key, at: 'next', text: road('unknown') };
}

function upgradingStep(
  { node, usualUpgrade }: NodeDetail,
  { acceptedAtMs, endedAtMs }: ReturnType<typeof lastUpgrade>,
  begins: boolean,
): RoadStep {
  const key = 'upgrading';
  const [from = '', to = ''] =
    usualUpgrade === null
      ? []
      : [usualUpgrade.fromSeconds, usualUpgrade.toSeconds].map((seconds) => howLong(seconds * 1_000));
  const usual =
    usualUpgrade === null ? road('minutes') : road('usual', { time: from === to ? to : `${from} – ${to}` });
  if (node.state === 'upgrading' || node.overdue === 'upgrading' || node.act?.step === 'waitForUpgrade')
    return { key, at: 'now', text: usual };
  if (begins) return { key, at: 'next', text: usual };
  if (acceptedAtMs !== null && endedAtMs !== null)
    return {
      key,
      at: 'done',
      text: road('took', { time: howLongExactly(endedAtMs - acceptedAtMs) }),
    };
  return { key, at: node.outdated === false ? 'done' : 'next', text: usual };
}

function unlockStep({ node: { state } }: NodeDetail): RoadStep {
  const key = 'unlock';
  if (state === 'unlocked') return { key, at: 'done', text: '' };
  const isNow = state === 'unlocking' || state === 'locked';
  return { key, at: isNow ? 'now' : 'next', text: road('upToAnHour') };
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

/** Over in minutes: the seconds belong to it. */
function howLongExactly(ms: number): string {
  const seconds = Math.max(0, Math.round(ms / 1_000));
  const minutes = Math.floor(seconds / 60);
  return minutes === 0 || minutes > 59
    ? howLong(ms)
    : `${howLong(minutes * 60_000)} ${howLong((seconds % 60) * 1_000)}`;
}
