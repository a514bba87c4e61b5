import type {
  AlertView,
  CloudView,
  NodeDetail,
  NodeRow,
  NodeState,
  RunView,
} from '../../src-preload/contract/index.ts';
import { NO_BREAK_SPACE as GAP } from '../../src-preload/messages/digits.ts';
import { isMessage, say } from '../../src-preload/messages/say.ts';
import type { IconName } from '../theme/icons.ts';
import { foreign } from './foreign.ts';
import { clockTime, day } from './time.ts';

export type NodeActKind = RunView['act'];
type NodeProof = NodeRow['proof'];
type Trouble = NonNullable<NodeRow['trouble']>;
type SilenceTold = NonNullable<NodeRow['silence']>;
type HistoryEntry = NodeDetail['history'][number];

interface NodeLook {
  readonly kind: 'ok' | 'plain' | 'unknown' | 'wait' | 'turn' | 'stop';
  readonly icon: IconName;
}

/** Icon and weight of a state: the worse, the heavier. */
const nodeLooks: Readonly<Record<NodeState, NodeLook>> = {
  locked: { kind: 'turn', icon: 'lock' },
  unreachable: { kind: 'stop', icon: 'plug' },
  overdue: { kind: 'turn', icon: 'alert' },
  unlocking: { kind: 'wait', icon: 'unlock' },
  upgrading: { kind: 'wait', icon: 'up' },
  notHeard: { kind: 'unknown', icon: 'dash' },
  outdated: { kind: 'plain', icon: 'up' },
  unlocked: { kind: 'ok', icon: 'unlock' },
};

/** How a node is shown, beyond its state: one that follows no blocks is of no use unlocked. */
export function lookOf({
  state,
  stillSinceMs,
}: Pick<NodeRow, 'state' | 'stillSinceMs'>): NodeLook & { readonly word: string } {
  return stillSinceMs === null || (state !== 'unlocked' && state !== 'outdated')
    ? { ...nodeLooks[state], word: say(`evidence-state-${state}`) }
    : { kind: 'turn', icon: 'alert', word: say('evidence-state-still') };
}

/** On a node's page, where the fact stands beside what says so. */
export function evidenceText(proof: NodeProof, silence: SilenceTold | null): string {
  if (proof === 'noAnswer' && silence !== null) return silentBecause(`silence-${silence.kind}`);
  return proof === 'upgradeEnded' || proof === 'imageDiffers' || proof === 'imageEqual'
    ? say(`evidence-proof-${proof}.beside`)
    : say(`evidence-proof-${proof}`);
}

/** How long a state lasts or how old a proof is, short enough for a column: “40 s”, “52 min”, “2 h 10 min”, “3 d 4 h”. */
export function howLong(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1_000));
  const minutes = Math.floor(seconds / 60);
  if (minutes === 0) return `${String(seconds)}${GAP}s`;
  return minutesText(minutes);
}

export function minutesText(minutes: number): string {
  if (minutes < 60) return `${String(minutes)}${GAP}min`;
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return `${String(hours)}${GAP}h ${String(minutes % 60).padStart(2, '0')}${GAP}min`;
  return `${String(Math.floor(hours / 24))}${GAP}d ${String(hours % 24)}${GAP}h`;
}

/** An image as it stands in a list: its whole name is read on the node's page. */
export const imageText = (image: string): string => foreign(image, 24);

/** What a node answered last, in main's stable words or in the service's own. */
export function answerText(answer: string): string {
  return answerWord(answer) ?? foreign(answer);
}

/** Null: no word of ours. */
function answerWord(answer: string): string | null {
  const id = answerId(answer);
  return isMessage(id) ? say(id as Exclude<typeof id, `${string}.todo`>) : null;
}

/** Why a node does not answer, whose certificate it is and until when, and what a person does about it. */
export function silenceText({ kind, host = '', atMs, status }: SilenceTold): string {
  return say(`evidence-answer-silence-${kind}.todo`, {
    host,
    date: atMs === undefined ? '–' : day(atMs),
    status: String(status ?? '–'),
  });
}

const silentBecause = (answer: string): string => say('evidence-silence', { reason: answerText(answer) });

const answerId = (answer: string) => `evidence-answer-${answer}` as const;

/** Why the last act ended without success, and what a person does about it. What is only slow is never among them. */
export function troubleText({ kind, text, about }: Trouble): { title: string; todo: string } {
  const isSilence = text.startsWith('silence-') && isMessage(answerId(text));
  const isSaid =
    text !== '' &&
    text !== kind &&
    (isSilence || !isMessage(answerId(text))) &&
    kind !== 'hangs' &&
    kind !== 'noSecret' &&
    kind !== 'hostNotApproved' &&
    kind !== 'addressChanged' &&
    kind !== 'tokenMissing';
  const said = isSaid ? [isSilence ? `${silentBecause(text)}.` : say('evidence-said', { text })] : [];
  const [title, happened, todo] =
    kind === 'refused'
      ? [
          say(`evidence-refused-${about ?? 'anything'}`),
          // It is locked as before, and asking again changes nothing until its cause is mended.
          say('evidence-refusal.happened'),
          say(`evidence-refused-${about ?? 'anything'}.todo`),
        ]
      : [
          say(`evidence-trouble-${kind}`),
          say(`evidence-trouble-${kind}.happened`),
          say(`evidence-trouble-${kind}.todo`),
        ];
  return { title, todo: [happened, ...said, todo].join(' ') };
}

/** Why the newest image of a connection could not be read last. */
export function cloudTroubleText({ name, trouble }: Pick<CloudView, 'name' | 'trouble'>): string {
  if (trouble === 'TOKEN_MISSING') return say('failure-token-missing', { name });
  if (trouble === 'KEYCHAIN_LOCKED') return say('failure-keychain-locked');
  if (trouble === 'KEYCHAIN_ABSENT') return say('failure-keychain-absent');
  if (trouble === 'KEYCHAIN_TIMEOUT') return say('failure-keychain-timeout');
  return answerWord(trouble ?? '') ?? foreign(trouble ?? '', 60);
}

export function troubleWord({ kind, about }: Trouble): string {
  return kind === 'refused'
    ? say(`evidence-refused-${about ?? 'anything'}.word`)
    : say(`evidence-trouble-${kind}.word`);
}

/** What is said of one node in a run: main's stable words in ours, the service's own made harmless. */
export function runNodeText(text: string): string {
  const id = `run-said-${text}` as const;
  return isMessage(id) ? say(id) : answerText(text);
}

export const alertIcons: Readonly<Record<AlertView['kind'], IconName>> = {
  locked: 'lock',
  lockedLong: 'lock',
  unreachable: 'plug',
  unreadable: 'dash',
  overdue: 'clock',
  outdated: 'up',
  upgradeFailed: 'x',
  willLock: 'clock',
  unlockedByItself: 'unlock',
};

/**
 * One message, however many nodes: “zrh-pay-07 locked at 02:10; it still is”, “7 nodes locked at 02:10; 6 still are”.
 * `still`: of how many of them it still is so; null: it is not said.
 */
export function alertText(
  { kind, count, names, atMs, lockedBy, silence }: Omit<AlertView, 'id' | 'nodeIds' | 'seen'>,
  still: number | null,
): string {
  const [only] = names;
  const who = only === undefined ? say('nodes-count', { count }) : foreign(only, 80);
  const given = { count, who, time: clockTime(atMs) };
  const told =
    kind === 'locked' && lockedBy !== undefined
      ? say(`nodes-alert-locked-${lockedBy}`, given)
      : silence === undefined
        ? say(`nodes-alert-${kind}`, given)
        : say('nodes-alert-unreachable-because', {
            ...given,
            reason: say(`evidence-answer-silence-${silence.kind}`),
          });
  if (still === null) return told;
  return say(count === 1 ? 'nodes-alert-still.one' : 'nodes-alert-still', { told, count: still });
}

/** “a, b, c and 9 more”. */
export function someNames(names: readonly string[], total: number): string {
  const shown = names.map((name) => foreign(name, 80)).join(', ');
  const more = total - names.length;
  return more > 0 ? say('nodes-some-names', { names: shown, count: more }) : shown;
}

export function historyText({ kind, state, text }: HistoryEntry): string {
  const said = text === '' || text === kind ? '' : answerText(text);
  switch (kind) {
    case 'state':
      return state === null ? say('node-history-state') : stateText(state, text);
    case 'upgradeAccepted':
    case 'unlockAccepted':
    case 'unlockRefused':
    case 'newImage':
      return said === '' ? say(`node-history-${kind}`) : say(`node-history-${kind}.said`, { said });
    case 'imported':
      return text === 'cloudStatus' ? say('node-history-imported-service') : say('node-history-imported');
    default:
      return say(`node-history-${kind}`);
  }
}

function stateText(state: NodeState, text: string): string {
  const word = say(`evidence-state-${state}`);
  if (text.startsWith('silence-'))
    return say('node-history-state-proved', { state: word, proof: silentBecause(text) });
  const proof = `evidence-proof-${text}` as const;
  return text !== 'nothing' && isMessage(proof)
    ? say('node-history-state-proved', { state: word, proof: say(proof) })
    : word;
}
