import type {
  AlertView,
  CloudView,
  NodeDetail,
  NodeRow,
  NodeState,
  RunView,
} from '../../src-preload/contract/index.ts';
import { PROOF_GROUNDS } from '../../src-preload/contract/state-words.ts';
import { NO_BREAK_SPACE as GAP, say } from '../../src-preload/messages/say.ts';
import { alertText, capital, silenceTodo, stateWord } from '../../src-preload/messages/node-alert.ts';
import type { IconName } from '../theme/icons.ts';
import { foreign } from './foreign.ts';
import { ago, clockOrDay, day } from './time.ts';

export { capital, stateWord };
export type NodeActKind = RunView['act'];
type Trouble = NonNullable<NodeRow['trouble']>;
type HistoryEntry = NodeDetail['history'][number];

interface NodeLook {
  readonly kind: 'ok' | 'plain' | 'unknown' | 'wait' | 'turn' | 'stop';
  readonly icon: IconName;
}

/** A worse state looks heavier. */
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

/** A state's look. An unlocked node without new blocks looks bad, because it is of no use. */
export function nodeStateLook({
  state,
  stillSinceMs,
}: Pick<NodeRow, 'state' | 'stillSinceMs'>): NodeLook & { readonly word: string } {
  return stillSinceMs === null || (state !== 'unlocked' && state !== 'outdated')
    ? { ...nodeLooks[state], word: stateWord(state) }
    : { kind: 'turn', icon: 'alert', word: capital(say('evidence-state-still')) };
}

/** The characters of the longest word that a state's chip can have in this language. */
export const longestStateChars = (): number =>
  Math.max(
    say('evidence-state-still').length,
    ...(Object.keys(nodeLooks) as NodeState[]).map((state) => stateWord(state).length),
  );

export function proofText(proof: NodeRow['proof']): string {
  if (proof === 'tokenRefused' || proof === 'elsewhere')
    return capital(say('evidence-answer', { answer: proof }));
  if (proof === 'predicted' || proof === 'nothing') return say('evidence-proof', { proof });
  const ground = PROOF_GROUNDS[proof];
  // The state itself already says that the node never answered.
  return say('evidence-proof', { proof: ground === 'nothing' ? 'node' : ground });
}

/** The service's own names of its plans. */
const PLANS = { node: 'Node', scale: 'Scale', wallet: 'Wallet' } as const;

export const planText = (plan: NodeRow['plan']): string =>
  plan === 'unknown' ? say('evidence-plan-unknown') : PLANS[plan];

export function planMeans(plan: NodeRow['plan']): string {
  if (plan === 'unknown') return planText(plan);
  return say(plan === 'node' ? 'evidence-plan-byHand' : 'evidence-plan-unasked', { plan: PLANS[plan] });
}

/** “40 s”, “52 min”, “2 h 10 min”, “3 d 4 h” */
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

/** “12:31”, and “~12:31” if only the time of day tells it. */
export function sinceText({ sinceMs, sinceIsAbout }: NodeRow, nowMs: number): string {
  if (sinceMs === null) return '–';
  const time = clockOrDay(sinceMs, nowMs);
  return sinceIsAbout ? say('nodes-age-about', { time }) : time;
}

export const provedText = (atMs: number | null, nowMs: number): string =>
  atMs === null ? '–' : ago(atMs, nowMs);

export const imageText = (image: string): string => foreign(image, 24);

/** Our sentence for one of main's stable words, or the service's own text. */
export function answerText(answer: string): string {
  return answerWord(answer) ?? foreign(answer);
}

/** Our sentence for a stable word; null if the catalogue has none. */
const answerWord = (answer: string): string | null =>
  say('evidence-answer', { answer: answer as 'other' }) || null;

/** What to do about an answer; empty if nothing is known. */
export const answerTodo = (answer: string): string =>
  say('evidence-answer.todo', { answer: answer as 'other' });

const causeOf = ({ kind, about }: Pick<Trouble, 'kind' | 'about'>) =>
  about ? (`for-${about}` as const) : kind;

export function silenceText(silence: NonNullable<NodeRow['silence']>): string {
  return `${capital(answerText(`silence-${silence.kind}`))}. ${silenceTodo(silence, day)}`;
}

const silentBecause = (answer: string): string => say('evidence-silence', { reason: answerText(answer) });

export function troubleWord(trouble: Pick<Trouble, 'kind' | 'about'>): string {
  return capital(answerText(causeOf(trouble)));
}

const OURS: readonly Trouble['kind'][] = [
  'hangs',
  'noSecret',
  'hostNotApproved',
  'addressChanged',
  'tokenMissing',
];

/** Title and remedy of a node's trouble. */
export function troubleText(trouble: Trouble): { title: string; todo: string } {
  const { kind, text } = trouble;
  const isSilence = text.startsWith('silence-') && answerWord(text) !== null;
  const isSaid =
    text !== '' && text !== kind && (isSilence || answerWord(text) === null) && !OURS.includes(kind);
  const said = isSaid ? [isSilence ? `${silentBecause(text)}.` : say('evidence-said', { text })] : [];
  return { title: troubleWord(trouble), todo: [...said, answerTodo(causeOf(trouble))].join(' ') };
}

export function cloudTroubleText({ name, trouble }: Pick<CloudView, 'name' | 'trouble'>): string {
  if (trouble === 'TOKEN_MISSING') return say('failure-token-missing', { name });
  if (trouble === 'KEYCHAIN_LOCKED') return say('failure-keychain-locked');
  if (trouble === 'KEYCHAIN_ABSENT') return say('failure-keychain-absent');
  if (trouble === 'KEYCHAIN_TIMEOUT') return say('failure-keychain-timeout');
  return answerWord(trouble ?? '') ?? foreign(trouble ?? '', 60);
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

/** `still`: see `alertText`. */
export function alertLine(alert: Omit<AlertView, 'id' | 'nodeIds' | 'seen'>, still: number | null): string {
  const [only] = alert.names;
  const who =
    only === undefined || alert.count > 1 ? say('nodes-count', { count: alert.count }) : foreign(only, 80);
  return alertText(alert, { who, time: clockOrDay(alert.atMs, Date.now()) }, still);
}

/** “a, b, c and 9 more” */
export function someNames(names: readonly string[], total: number): string {
  const shown = names.map((name) => foreign(name, 80)).join(', ');
  const more = total - names.length;
  return more > 0 ? say('nodes-some-names', { names: shown, count: more }) : shown;
}

export function historyText({ kind, state, text }: HistoryEntry): string {
  if (kind === 'state' && state !== null) {
    const word = stateWord(state);
    return text.startsWith('silence-') ? `${word}. ${silentBecause(text)}` : word;
  }
  const what = say('node-history-what', { kind });
  const isWhole =
    kind === 'state' || kind === 'imported' || kind === 'upgradeEnded' || kind.endsWith('Asked');
  return isWhole || text === '' || text === kind ? what : `${what}: ${answerText(text)}`;
}
