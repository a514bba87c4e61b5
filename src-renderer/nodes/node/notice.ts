import type { CloudView, NodeDetail } from '../../../src-preload/contract/index.ts';
import { say } from '../../../src-preload/messages/say.ts';
import type { IconName } from '../../theme/icons.ts';
import {
  ago,
  answerTodo,
  answerText,
  capital,
  dayAndTime,
  silenceText,
  stateWord,
  troubleText,
} from '../../text/index.ts';

/** What can be done there. `late`: an unlock that waits for its turn, not the first choice. */
export type NoticeAct =
  'upgrade' | 'both' | 'unlock' | 'late' | 'stop' | 'ask' | 'type' | 'mend' | 'settings';

/** What stands on top of a node's page. */
export interface NodeNotice {
  readonly kind: 'turn' | 'wait' | 'note';
  readonly icon?: IconName;
  readonly title: string;
  readonly text: string;
  /** The first is the one to take. */
  readonly acts: readonly NoticeAct[];
}

/** What goes on, else what went wrong last, else what its state asks for. Pure. */
function subjectOf({ node }: NodeDetail, cloud: CloudView | undefined) {
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

/** Null: all is well. `nowMs`: for what is told with its age. Pure. */
export function noticeOf(detail: NodeDetail, cloud: CloudView | undefined, nowMs: number): NodeNotice | null {
  const { node } = detail;
  const tellsNoImage = cloud?.list?.tellsImages === false && node.outdated === null;
  switch (subjectOf(detail, cloud)) {
    case 'hangs':
      return turn(say('node-notice-overdue-changing'), answerTodo('hangs'), ['ask']);
    case 'changing':
      return { kind: 'wait', title: say('node-notice-changing'), text: '', acts: [] };
    case 'unlocking':
      return { kind: 'wait', icon: 'unlock', title: say('node-notice-unlocking'), text: '', acts: ['stop'] };
    case 'upgrading': {
      const title = say(
        node.act?.kind === 'upgradeToUnlocked' ? 'node-notice-upgrading.unlocks' : 'node-notice-upgrading',
      );
      return { kind: 'wait', icon: 'up', title, text: '', acts: [node.act === null ? 'late' : 'stop'] };
    }
    case 'trouble':
      return troubleNotice(node, nowMs);
    case 'lockedAndOutdated': {
      const text = say('node-notice-lockedAndOutdated.text');
      return turn(say('node-notice-lockedAndOutdated'), text, ['upgrade', 'both', 'unlock']);
    }
    case 'locked': {
      const isNotSetUp = node.proof === 'toldNotInitialized' || node.proof === 'answeredNotInitialized';
      const title = isNotSetUp ? capital(answerText('notInitialized')) : say('node-notice-locked');
      const by =
        node.lockedBy === null ? '' : `${capital(say('evidence-locked-by', { by: node.lockedBy }))}.`;
      return { ...turn(title, isNotSetUp ? answerTodo('notInitialized') : by, ['unlock']), icon: 'lock' };
    }
    case 'outdated': {
      const built = node.image === null ? [say('node-notice-outdated.built')] : [];
      const text = [...built, say('node-notice-outdated.text')].join(' ');
      return turn(say('node-notice-outdated'), text, ['upgrade', 'both']);
    }
    case 'overdue': {
      const late = node.overdue === 'upgrading' || node.overdue === 'unlocking' ? node.overdue : 'changing';
      const todo = late === 'changing' ? answerTodo('hangs') : say(`node-notice-overdue-${late}.todo`);
      return { ...turn(say(`node-notice-overdue-${late}`), todo, ['ask', 'late']), icon: 'clock' };
    }
    case 'unreachable': {
      const text = node.silence === null ? say('node-notice-unreachable.text') : silenceText(node.silence);
      return { ...turn(say('node-notice-unreachable'), text, ['ask', 'late']), icon: 'plug' };
    }
    case 'blind': {
      const why = node.proof === 'tokenRefused' ? 'tokenRefused' : 'elsewhere';
      const text = why === 'tokenRefused' ? answerTodo(why) : say('node-notice-blind.text');
      return turn(`${stateWord('notHeard')}: ${answerText(why)}`, text, ['ask', 'late']);
    }
    case 'notHeard':
      return unheardNotice(cloud, tellsNoImage);
    case 'still':
      return turn(
        say('node-notice-still', { time: dayAndTime(node.stillSinceMs ?? nowMs) }),
        say('node-notice-still.text'),
        [],
      );
    case 'noImage': {
      const text = say('node-notice-no-image.text');
      return { kind: 'note', title: say('nodes-list-no-images'), text, acts: ['upgrade'] };
    }
    case 'willLock': {
      const title = say('node-notice-willLock', { age: ago(node.predicted?.sinceMs ?? nowMs, nowMs) });
      const text = node.unlockByItself ? say('node-notice-willLock.unlocks') : '';
      return { kind: 'note', icon: 'clock', title, text, acts: [] };
    }
    case null:
      return null;
  }
}

const turn = (title: string, text: string, acts: readonly NoticeAct[]): NodeNotice => ({
  kind: 'turn',
  title,
  text,
  acts,
});

function troubleNotice({ trouble, state }: NodeDetail['node'], nowMs: number): NodeNotice | null {
  if (trouble === null) return null;
  const { kind, about, atMs } = trouble;
  const { title, todo } = troubleText(trouble);
  const acts: readonly NoticeAct[] =
    kind === 'wrongPassword' || kind === 'noSecret'
      ? ['type']
      : kind === 'upgradeFailed' || (kind === 'gaveUp' && state === 'outdated')
        ? ['upgrade']
        : kind === 'tokenMissing'
          ? ['settings']
          : about === 'data'
            ? // Nothing here mends it.
              []
            : about
              ? ['unlock', 'mend']
              : ['unlock'];
  return turn(title, `${todo} (${ago(atMs, nowMs)})`, acts);
}

function unheardNotice(cloud: CloudView | undefined, tellsNoImage: boolean): NodeNotice {
  const probes = cloud?.extras.probe === true;
  const text = [
    ...(probes ? [] : [say('node-notice-notHeard.text')]),
    ...(tellsNoImage ? [say('nodes-list-no-images')] : []),
  ].join(' ');
  const acts: NoticeAct[] = [
    ...(probes ? ['ask' as const] : []),
    ...(tellsNoImage ? ['upgrade' as const] : []),
  ];
  return { kind: 'note', title: say('node-notice-notHeard'), text, acts: [...acts, 'late'] };
}
