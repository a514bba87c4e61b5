import type {
  AlertView,
  CallOutput,
  NodeDetail,
  NodeRow,
  NodeState,
  RunView,
} from '../../src-preload/contract/index.ts';
import { NO_BREAK_SPACE as GAP } from '../../src-preload/messages/digits.ts';
import type { IconName } from '../theme/icons.ts';
import { foreign } from './foreign.ts';
import { plural } from './numbers.ts';

export type NodeActKind = RunView['act'];
export type NodeProof = NodeRow['proof'];
type Trouble = NonNullable<NodeRow['trouble']>;
type PlanRow = CallOutput<'nodes.plan'>['rows'][number];
type RunNode = CallOutput<'nodes.report'>['nodes'][number];
type HistoryEntry = NodeDetail['history'][number];

interface NodeLook {
  readonly kind: 'ok' | 'plain' | 'unknown' | 'wait' | 'turn' | 'stop';
  readonly icon: IconName;
  readonly word: string;
  /** In a sentence, after a number: “14 locked”. */
  readonly many: string;
}

/** Word, icon and weight of a state: the worse, the heavier. */
export const nodeLooks: Readonly<Record<NodeState, NodeLook>> = {
  locked: { kind: 'turn', icon: 'lock', word: 'Locked', many: 'locked' },
  unreachable: { kind: 'stop', icon: 'plug', word: 'Unreachable', many: 'unreachable' },
  unlocking: { kind: 'wait', icon: 'unlock', word: 'Unlocking', many: 'unlocking' },
  upgrading: { kind: 'wait', icon: 'up', word: 'Upgrading – locked', many: 'upgrading' },
  notHeard: { kind: 'unknown', icon: 'dash', word: 'Not heard from', many: 'not heard from' },
  outdated: { kind: 'plain', icon: 'up', word: 'Outdated', many: 'outdated' },
  unlocked: { kind: 'ok', icon: 'unlock', word: 'Unlocked', many: 'unlocked' },
};

/** Unlocked, and of no use all the same: it sees no payment that a block confirms. */
const stillLook: NodeLook = {
  kind: 'turn',
  icon: 'alert',
  word: 'Unlocked – no blocks',
  many: 'follow no blocks',
};

/** How a node is shown, beyond its state. */
export function lookOf({ state, stillSinceMs }: Pick<NodeRow, 'state' | 'stillSinceMs'>): NodeLook {
  return stillSinceMs === null || (state !== 'unlocked' && state !== 'outdated')
    ? nodeLooks[state]
    : stillLook;
}

export const proofWords: Readonly<Record<NodeProof, string>> = {
  unlockAccepted: 'Unlock call accepted',
  alreadyUnlocked: 'Unlock call: already unlocked',
  answeredLocked: 'It answered: locked',
  answeredChanging: 'It answered: changing state',
  stillChanging: 'It has answered for minutes: changing state',
  answeredNotInitialized: 'It answered: not set up',
  tokenRefused: 'It refused the token: its state can’t be read',
  elsewhere: 'Something that is no node answers at its address',
  upgradeAccepted: 'Upgrade call accepted',
  upgradeEnded: 'Upgrade ended, no unlock since',
  probeUnlocked: 'Probe answered as unlocked',
  probeLocked: 'Probe answered: locked',
  cloudStatus: 'The service’s own status',
  imageDiffers: 'Image differs from newest',
  imageEqual: 'Image is the newest',
  noAnswer: 'No answer of the node to the last 3 calls',
  heightTold: 'Networkinfo call: its block',
  importedList: 'Imported list',
  predicted: 'A prediction: no call says so',
  nothing: 'Nothing yet',
};

/** Of a lock that nobody asked for here. */
export const lockedByWords: Readonly<Record<NonNullable<NodeRow['lockedBy']>, string>> = {
  update: 'Locked by an update from outside',
  probablyUpdate: 'Probably locked by an update from outside',
};

/** On a node's page, where a fact stands beside it. */
export const evidenceWords: Readonly<Record<NodeProof, string>> = {
  ...proofWords,
  upgradeEnded: 'Upgrade ended',
  imageDiffers: 'Latest-image call: another',
  imageEqual: 'Latest-image call: the same',
};

export const planWords: Readonly<Record<NodeRow['plan'], string>> = {
  node: 'Node',
  scale: 'Scale',
  wallet: 'Wallet',
  unknown: 'Not known',
};
export const planMeans: Readonly<Record<NodeRow['plan'], string>> = {
  node: 'Node, upgraded by hand',
  scale: 'Scale, upgraded without being asked',
  wallet: 'Wallet, upgraded without being asked',
  unknown: 'Not known',
};

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
export function imageText(image: string): string {
  return foreign(image, 24);
}

const answers: Readonly<Record<string, string>> = {
  accepted: 'accepted',
  alreadyUnlocked: 'already unlocked',
  locked: 'locked, not ready to unlock yet',
  changingState: 'changing state',
  notInitialized: 'not set up yet',
  wrongPassword: 'wrong password',
  tokenRefused: 'token refused',
  tokenReadOnly: 'the token may not unlock',
  elsewhere: 'something that is no node answers',
  unlocked: 'unlocked',
  hangs: 'it hangs: restart it',
};

/** What a node answered last, in main's stable words or in the service's own. */
export function answerText(answer: string): string {
  return Object.hasOwn(answers, answer) ? (answers[answer] ?? answer) : foreign(answer);
}

interface TroubleText {
  readonly title: string;
  readonly todo: string;
}

/** Why the last act ended without success, and what a person does about it. What is only slow is never among them. */
export function troubleText({ kind, text, about }: Trouble): TroubleText {
  const said =
    text === '' || Object.hasOwn(answers, text) || text === kind ? '' : ` It said: “${foreign(text)}”.`;
  switch (kind) {
    case 'wrongPassword':
      return {
        title: 'The password is not the one of this node.',
        todo: `It is not tried again by itself, since a second try could lock you out.${said} Type another.`,
      };
    case 'notInitialized':
      return {
        title: 'The node was never set up.',
        todo: `There is nothing to unlock yet.${said} Set it up first.`,
      };
    case 'refused':
      return refusedText(about ?? null, said);
    case 'tokenReadOnly':
      return {
        title: 'The token may not unlock this node.',
        todo: `It was refused for its right: a token that only reads sees the state and unlocks nothing.${said} Enter one that may unlock, in the settings.`,
      };
    case 'elsewhere':
      return {
        title: 'Something that is no node answers there.',
        todo: `The password went to its address.${said} Look at the address: a sign-in page or a proxy may stand before the node.`,
      };
    case 'hangs':
      return {
        title: 'The node hangs: restart it.',
        todo: 'It broke off within the unlock and has been changing its state for minutes since. Only a restart ends that. It is locked afterwards: unlock it then.',
      };
    case 'tokenRefused':
      return {
        title: 'The token was refused.',
        todo: `The service did not take who asks.${said} Enter a token that holds, in the settings.`,
      };
    case 'noSecret':
      return {
        title: 'Its password is not here.',
        todo: 'Neither kept nor typed, so nothing was asked. Type it.',
      };
    case 'hostNotApproved':
      return {
        title: 'Its host is not approved.',
        todo: `The password would go to a host that you did not agree to, so it went nowhere.${said} Look whether you know it.`,
      };
    case 'addressChanged':
      return {
        title: 'Its address is another one.',
        todo: 'Its password and token were given for another address, so they went nowhere. Look at the address: if it is right, unlock the node by hand. Ochre shows both addresses and asks once.',
      };
    case 'gaveUp':
      return {
        title: 'Ochre stopped waiting.',
        todo: `Nobody knows how it ended.${said} Slow is not refused: ask again when you like.`,
      };
    case 'upgradeFailed':
      return {
        title: 'The upgrade did not go through.',
        todo: `The service turned it down.${said} Ask for it again, or ask the service.`,
      };
  }
}

type RefusedFor = NonNullable<Trouble['about']>;

const refusedFor: Readonly<Record<RefusedFor, readonly [title: string, todo: string]>> = {
  bitcoind: [
    'The node does not reach its Bitcoin node.',
    'Check that the Bitcoin node runs and is ready, and its host, port, user and password in the unlock settings.',
  ],
  indexer: [
    'The node does not reach its indexer.',
    'Check that the indexer runs, and its address in the unlock settings.',
  ],
  proxy: [
    'The node does not take its RGB proxy.',
    'Check that the proxy runs, and its address in the unlock settings.',
  ],
  network: [
    'The Bitcoin node is on another network than the node.',
    'Check which Bitcoin node the unlock settings name.',
  ],
  announce: [
    'The node does not take what it is to announce.',
    'Check the announced addresses and the alias in the unlock settings.',
  ],
  body: [
    'The node wants more than was sent with the unlock.',
    'Fill in the unlock settings of this node: its Bitcoin node and its indexer.',
  ],
  sync: [
    'The node could not read the chain.',
    'Check that its indexer runs and follows the chain, then unlock again.',
  ],
};

/** The node's own refusal: it is locked as before, and asking again changes nothing until its cause is mended. */
function refusedText(about: RefusedFor | null, said: string): TroubleText {
  const [title, todo] =
    about === null
      ? (['The node refused the call.', 'Look at its settings and its log.'] as const)
      : refusedFor[about];
  return { title, todo: `Nothing changed there.${said} ${todo}` };
}

const refusedWords: Readonly<Record<RefusedFor, string>> = {
  bitcoind: 'Bitcoin node away',
  indexer: 'Indexer away',
  proxy: 'Does not take its RGB proxy',
  network: 'Bitcoin node of another network',
  announce: 'Does not take what it announces',
  body: 'Wants more with the unlock',
  sync: 'Could not read the chain',
};

/** In a column. */
export function troubleWord({ kind, about }: Trouble): string {
  return kind === 'refused' && about ? refusedWords[about] : troubleWords[kind];
}

const troubleWords: Readonly<Record<Trouble['kind'], string>> = {
  wrongPassword: 'Wrong password',
  notInitialized: 'Never set up',
  refused: 'Refused the call',
  tokenRefused: 'Token refused',
  tokenReadOnly: 'Token may not unlock',
  elsewhere: 'Not a node',
  hangs: 'Hangs: restart it',
  noSecret: 'No password here',
  hostNotApproved: 'Host not approved',
  addressChanged: 'Address changed',
  gaveUp: 'Stopped waiting',
  upgradeFailed: 'Upgrade did not go through',
};

interface ActWords {
  /** On a button: “Plan unlock”. */
  readonly name: string;
  readonly verb: string;
  readonly done: string;
}

export const actWords: Readonly<Record<NodeActKind, ActWords>> = {
  upgrade: { name: 'upgrade', verb: 'Upgrade', done: 'Upgraded' },
  unlock: { name: 'unlock', verb: 'Unlock', done: 'Unlocked' },
  upgradeToUnlocked: {
    name: 'upgrade to unlocked',
    verb: 'Upgrade and unlock',
    done: 'Upgraded and unlocked',
  },
};

export const becauseWords: Readonly<Record<PlanRow['because'], string>> = {
  locked: 'It is locked',
  outdated: 'Its image is not the newest',
  stateUnknown: 'Its state is not known: asking tells',
  alreadyUnlocked: 'It is unlocked already',
  notOutdated: 'It runs the newest image',
  busy: 'Something is under way there',
  noSecret: 'Its password is not kept here',
  wrongPassword: 'The kept password was wrong the last time: it is not tried again',
  noToken: 'There is no token for it',
  noAddress: 'Nobody knows where it answers',
  hostNotApproved: 'Its host is not approved',
  ownNode: 'It is your own: you update it',
};

export const outcomeWords: Readonly<Record<RunNode['outcome'], string>> = {
  waiting: 'Waiting',
  running: 'Under way',
  done: 'Done',
  already: 'Was so already',
  failed: 'Refused',
  skipped: 'Left out',
  unknown: 'Not known',
};

const runTexts: Readonly<Record<string, string>> = {
  ...answers,
  noSecret: 'its password is not kept here',
  noAddress: 'nobody knows where it answers',
  hostNotApproved: 'its host is not approved',
  ownNode: 'it is your own: you update it',
  addressChanged: 'its secrets were given for another address',
  keychain: 'the keychain did not answer',
  removed: 'it was removed from the list',
  busy: 'something else is under way there',
  gaveUp: 'no answer within an hour',
  interrupted: 'Ochre ended before it heard',
};

/** What is said of one node in a run: main's stable words in ours, the service's own made harmless. */
export function runNodeText(text: string): string {
  return Object.hasOwn(runTexts, text) ? (runTexts[text] ?? text) : foreign(text);
}

export const runStateWords: Readonly<Record<RunView['state'], string>> = {
  canary: 'One node alone',
  running: 'Running',
  paused: 'Paused',
  stopped: 'Stopped',
  finished: 'Finished',
  interrupted: 'Interrupted',
};

export const stoppedWords: Readonly<Record<NonNullable<RunView['stoppedBecause']>, string>> = {
  wrongPasswords:
    'The first node refused its password, or three did. The others were not asked: more tries could lock you out.',
  canaryFailed: 'The first node alone failed by what would be everybody’s. The others were not asked.',
  tokenRefused: 'A token was refused. No other node would be answered.',
  manyFailures: 'Five nodes in a row failed, none by a refusal of its own. The others were not asked.',
  you: 'You stopped it. Nodes that were not asked yet stay as they are.',
};

export const alertKinds: Readonly<Record<AlertView['kind'], string>> = {
  locked: 'A node locks',
  lockedLong: 'A node stays locked',
  unreachable: 'A node does not answer any more',
  unreadable: 'A node’s state can’t be read any more',
  outdated: 'A node’s image is no longer the newest',
  upgradeFailed: 'An upgrade does not go through',
  willLock: 'A new image: nodes will probably lock',
  unlockedByItself: 'Ochre unlocked a node by itself',
};

export const alertIcons: Readonly<Record<AlertView['kind'], IconName>> = {
  locked: 'lock',
  lockedLong: 'lock',
  unreachable: 'plug',
  unreadable: 'dash',
  outdated: 'up',
  upgradeFailed: 'x',
  willLock: 'clock',
  unlockedByItself: 'unlock',
};

const alertSaid: Readonly<Record<AlertView['kind'], readonly [one: string, many: string]>> = {
  locked: ['is locked', 'are locked'],
  lockedLong: ['is still locked', 'are still locked'],
  unreachable: ['does not answer', 'do not answer'],
  unreadable: [
    'can’t be read: its token is refused, or no node answers',
    'can’t be read: their tokens are refused, or no node answers',
  ],
  outdated: ['runs an outdated image', 'run an outdated image'],
  upgradeFailed: [
    'was not upgraded: the service turned it down',
    'were not upgraded: the service turned them down',
  ],
  willLock: ['will probably lock: a new image is out', 'will probably lock: a new image is out'],
  unlockedByItself: ['was unlocked by itself', 'were unlocked by themselves'],
};

const byUpdate: Readonly<Record<NonNullable<AlertView['lockedBy']>, string>> = {
  update: ' by an update from outside',
  probablyUpdate: ', probably by an update from outside',
};

/** One message, however many nodes: “zrh-pay-07 is locked”, “300 nodes are locked by an update from outside”. */
export function alertText({
  kind,
  count,
  names,
  lockedBy,
}: Pick<AlertView, 'kind' | 'count' | 'names' | 'lockedBy'>): string {
  const [one, many] = alertSaid[kind];
  const [only] = names;
  const said =
    count === 1 && only !== undefined
      ? `${foreign(only, 80)} ${one}`
      : `${plural(count, 'node')} ${count === 1 ? one : many}`;
  return lockedBy === undefined ? said : said + byUpdate[lockedBy];
}

/** “a, b, c and 9 more”. */
export function someNames(names: readonly string[], total: number): string {
  const shown = names.map((name) => foreign(name, 80));
  const more = total - shown.length;
  return more > 0 ? `${shown.join(', ')} and ${plural(more, 'more', 'more')}` : shown.join(', ');
}

const whoWords: Readonly<Record<HistoryEntry['by'], string>> = {
  you: 'you',
  bulk: 'a bulk run',
  itself: 'Ochre, by itself',
  plan: 'the service, by its plan',
  seen: '',
};

export function whoText(by: HistoryEntry['by']): string | null {
  return whoWords[by] === '' ? null : whoWords[by];
}

/** One entry of the history as a sentence. */
export function historyText({ kind, state, text }: HistoryEntry): string {
  const said = text === '' || text === kind ? '' : answerText(text);
  switch (kind) {
    case 'state':
      return state === null ? 'Its state changed' : `${nodeLooks[state].word}${proofSaid(text)}`;
    case 'upgradeAsked':
      return 'Upgrade asked for';
    case 'upgradeAccepted':
      return said === '' ? 'Upgrade accepted' : `Upgrade accepted, to ${said}`;
    case 'upgradeEnded':
      return 'Upgrade ended';
    case 'unlockAsked':
      return 'Unlock asked for';
    case 'unlockAccepted':
      return said === '' ? 'Unlock accepted' : `Unlock: ${said}`;
    case 'unlockRefused':
      return said === '' ? 'Unlock refused' : `Unlock refused: ${said}`;
    case 'newImage':
      return said === '' ? 'A new image' : `New image ${said}`;
    case 'imported':
      return `Imported: ${text === 'cloudStatus' ? 'listed by the service' : 'from a list of yours'}`;
  }
}

/** A change of state carries what proved it. */
function proofSaid(text: string): string {
  const known: Readonly<Record<string, string | undefined>> = proofWords;
  const words = Object.hasOwn(known, text) ? known[text] : undefined;
  if (words === undefined || text === 'nothing') return '';
  return `. ${words}`;
}
