import type { CloudView, NodeDetail } from '../../../src-preload/contract/index.ts';
import { say, type Given } from '../../../src-preload/messages/say.ts';
import {
  ago,
  answerTodo,
  answerText,
  capital,
  dayAndTime,
  silenceText,
  troubleText,
} from '../../text/index.ts';

export type NoticeAct = 'upgrade' | 'both' | 'unlock' | 'stop' | 'ask' | 'mend' | 'settings';

/** What stands on top of a node's page. */
export interface NodeNotice {
  readonly title: string;
  readonly text: string;
  /** The first is the one to take. */
  readonly acts: readonly NoticeAct[];
}

type Subject = Given<'node-notice'>['of'];

const ACTS: Readonly<Record<Subject, readonly NoticeAct[]>> = {
  changing: [],
  unlocking: ['stop'],
  upgrading: ['stop'],
  upgradingUnlocks: ['stop'],
  lockedAndOutdated: ['upgrade', 'both', 'unlock'],
  locked: ['unlock'],
  outdated: ['upgrade', 'both'],
  unreachable: ['ask', 'unlock'],
  overdueUpgrading: ['ask', 'unlock'],
  overdueUnlocking: ['ask', 'unlock'],
  overdueChanging: ['ask', 'unlock'],
  blind: ['ask', 'unlock'],
  notHeard: ['unlock'],
  still: [],
  noImage: ['upgrade'],
  willLock: [],
};

/** What goes on, else what went wrong last, else what its state asks for. Pure. */
function subjectOf({ node }: NodeDetail, cloud: CloudView | undefined): Subject | 'trouble' | null {
  const { act, trouble, state } = node;
  if (act !== null) {
    if (act.step === 'unlockCall' || act.step === 'waitForUnlock') return 'unlocking';
    return act.kind === 'upgradeToUnlocked' ? 'upgradingUnlocks' : 'upgrading';
  }
  if (node.proof === 'stillChanging') return 'overdueChanging';
  // What is well by now has outlived its trouble; what was well is not known to be without a token.
  if (trouble !== null && (state !== 'unlocked' || trouble.kind === 'tokenMissing')) return 'trouble';
  switch (state) {
    case 'unlocking':
      return 'changing';
    case 'notHeard':
      return node.proof === 'nothing' ? state : 'blind';
    case 'overdue':
      if (node.overdue === 'upgrading') return 'overdueUpgrading';
      return node.overdue === 'unlocking' ? 'overdueUnlocking' : 'overdueChanging';
    case 'upgrading':
    case 'outdated':
    case 'unreachable':
      return state;
    case 'locked':
      return node.outdated === true ? 'lockedAndOutdated' : state;
    case 'unlocked':
      if (node.stillSinceMs !== null) return 'still';
      if (node.predicted !== null) return 'willLock';
      return node.outdated === null && cloud?.list?.tellsImages === false ? 'noImage' : null;
  }
}

/** Null: all is well. `nowMs`: for what is told with its age. Pure. */
export function noticeOf(detail: NodeDetail, cloud: CloudView | undefined, nowMs: number): NodeNotice | null {
  const { node } = detail;
  const of = subjectOf(detail, cloud);
  if (of === null) return null;
  if (of === 'trouble') return troubleNotice(node, nowMs);
  const title = say('node-notice', {
    of,
    why: answerText(node.proof === 'tokenRefused' ? node.proof : 'elsewhere'),
    time: dayAndTime(node.stillSinceMs ?? nowMs),
    age: ago(node.predicted?.sinceMs ?? nowMs, nowMs),
  });
  // Most have a text of their own, or none.
  const text = say('node-notice.text', { of: of as 'other' });
  return { title, text, acts: ACTS[of], ...ofThis(of, text, node, cloud) };
}

/** What is otherwise for this node than for most. */
function ofThis(
  of: Subject,
  text: string,
  node: NodeDetail['node'],
  cloud: CloudView | undefined,
): Partial<NodeNotice> {
  switch (of) {
    case 'overdueChanging':
      return { text: answerTodo('hangs'), ...(node.proof === 'stillChanging' ? { acts: ['ask'] } : {}) };
    case 'upgrading':
      return node.act === null ? { acts: ['unlock'] } : {};
    case 'locked': {
      const isNotSetUp = node.proof === 'toldNotInitialized' || node.proof === 'answeredNotInitialized';
      if (isNotSetUp)
        return { title: capital(answerText('notInitialized')), text: answerTodo('notInitialized') };
      const by = node.lockedBy;
      return by === null ? {} : { text: `${capital(say('evidence-locked-by', { by }))}.` };
    }
    case 'outdated':
      return node.image === null ? { text: `${say('node-notice.built')} ${text}` } : {};
    case 'unreachable':
      return node.silence === null ? {} : { text: silenceText(node.silence) };
    case 'blind':
      return node.proof === 'tokenRefused' ? { text: answerTodo(node.proof) } : {};
    case 'notHeard': {
      const probes = cloud?.extras.probe === true;
      const tellsNoImage = cloud?.list?.tellsImages === false && node.outdated === null;
      return {
        text: [...(probes ? [] : [text]), ...(tellsNoImage ? [say('nodes-list-no-images')] : [])].join(' '),
        acts: [
          ...(probes ? (['ask'] as const) : []),
          ...(tellsNoImage ? (['upgrade'] as const) : []),
          'unlock',
        ],
      };
    }
    case 'willLock':
      return node.unlockByItself ? {} : { text: '' };
    default:
      return {};
  }
}

function troubleNotice({ trouble, state }: NodeDetail['node'], nowMs: number): NodeNotice | null {
  if (trouble === null) return null;
  const { kind, about, atMs } = trouble;
  const { title, todo } = troubleText(trouble);
  const acts: readonly NoticeAct[] =
    kind === 'upgradeFailed' || (kind === 'gaveUp' && state === 'outdated')
      ? ['upgrade']
      : kind === 'tokenMissing'
        ? ['settings']
        : about === 'data'
          ? // Nothing here mends it.
            []
          : about
            ? ['unlock', 'mend']
            : ['unlock'];
  return { title, text: `${todo} (${ago(atMs, nowMs)})`, acts };
}
