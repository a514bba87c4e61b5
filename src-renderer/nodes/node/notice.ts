import type { CloudView, NodeRow } from '../../../src-preload/contract/index.ts';
import { say, type MessageArguments } from '../../../src-preload/messages/say.ts';
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

type Subject = MessageArguments<'node-notice'>['of'];

export interface NodeNotice {
  readonly title: string;
  readonly text: string;
  readonly acts: readonly NoticeAct[];
}

/** What the node's page says first; null if all is well. */
export function noticeOf(node: NodeRow, cloud: CloudView | undefined, nowMs: number): NodeNotice | null {
  const { act, image, lockedBy, outdated, overdue, predicted, proof, silence, state, trouble } = node;
  const textOf = (of: Subject): string => say('node-notice.text', { of: of as 'other' });
  const notice = (
    of: Subject,
    acts: readonly NoticeAct[] = [],
    own: Partial<NodeNotice> = {},
  ): NodeNotice => ({
    title: say('node-notice', {
      of,
      why: answerText(proof === 'tokenRefused' ? proof : 'elsewhere'),
      time: dayAndTime(node.stillSinceMs ?? nowMs),
      age: ago(predicted?.sinceMs ?? nowMs, nowMs),
    }),
    ...{ text: textOf(of), acts, ...own },
  });
  if (act !== null) {
    if (act.step === 'unlockCall' || act.step === 'waitForUnlock') return notice('unlocking', ['stop']);
    return notice(act.kind === 'upgradeToUnlocked' ? 'upgradingUnlocks' : 'upgrading', ['stop']);
  }
  const hangs = { text: answerTodo('hangs') };
  if (proof === 'stillChanging') return notice('overdueChanging', ['ask'], hangs);
  // Once a node is unlocked, only a missing token still matters: without it the state is unknown.
  if (trouble !== null && (state !== 'unlocked' || trouble.kind === 'tokenMissing'))
    return troubleNotice(trouble, state, nowMs);
  switch (state) {
    case 'unlocking':
      return notice('changing');
    case 'upgrading':
      return notice(state, ['unlock']);
    case 'notHeard':
      return proof === 'nothing'
        ? notice(state, ...unheard(node, cloud, textOf(state)))
        : notice('blind', ['ask', 'unlock'], proof === 'tokenRefused' ? { text: answerTodo(proof) } : {});
    case 'overdue':
      if (overdue !== 'upgrading' && overdue !== 'unlocking')
        return notice('overdueChanging', ['ask', 'unlock'], hangs);
      return notice(overdue === 'upgrading' ? 'overdueUpgrading' : 'overdueUnlocking', ['ask', 'unlock']);
    case 'outdated':
      return notice(state, ['upgrade', 'both'], {
        text: image === null ? `${say('node-notice.built')} ${textOf(state)}` : textOf(state),
      });
    case 'unreachable':
      return notice(state, ['ask', 'unlock'], silence === null ? {} : { text: silenceText(silence) });
    case 'locked':
      if (outdated === true) return notice('lockedAndOutdated', ['upgrade', 'both', 'unlock']);
      if (proof === 'toldNotInitialized' || proof === 'answeredNotInitialized') {
        const title = capital(answerText('notInitialized'));
        return notice(state, ['unlock'], { title, text: answerTodo('notInitialized') });
      }
      return notice(state, ['unlock'], {
        text: lockedBy === null ? textOf(state) : `${capital(say('evidence-locked-by', { by: lockedBy }))}.`,
      });
    case 'unlocked':
      if (node.stillSinceMs !== null) return notice('still');
      if (predicted !== null) return notice('willLock', [], node.unlockByItself ? {} : { text: '' });
      return outdated === null && cloud?.list?.tellsImages === false ? notice('noImage', ['upgrade']) : null;
  }
}

function unheard(
  { outdated }: NodeRow,
  cloud: CloudView | undefined,
  text: string,
): [readonly NoticeAct[], Partial<NodeNotice>] {
  const probes = cloud?.extras.probe === true;
  const tellsNoImage = cloud?.list?.tellsImages === false && outdated === null;
  const texts = [probes ? '' : text, tellsNoImage ? say('nodes-list-no-images') : ''];
  const acts = [probes && 'ask', tellsNoImage && 'upgrade', 'unlock'] as const;
  return [acts.filter((act) => act !== false), { text: texts.join(' ').trim() }];
}

function troubleNotice(
  trouble: NonNullable<NodeRow['trouble']>,
  state: NodeRow['state'],
  nowMs: number,
): NodeNotice {
  const { kind, about, atMs } = trouble;
  const { title, todo } = troubleText(trouble);
  const text = `${todo} (${ago(atMs, nowMs)})`;
  if (kind === 'upgradeFailed' || (kind === 'gaveUp' && state === 'outdated'))
    return { title, text, acts: ['upgrade'] };
  if (kind === 'tokenMissing') return { title, text, acts: ['settings'] };
  // No act here mends damaged data.
  if (about === 'data') return { title, text, acts: [] };
  return { title, text, acts: about ? ['unlock', 'mend'] : ['unlock'] };
}
