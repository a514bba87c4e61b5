import type { CallOutput, NodeRow, RunView } from '../../../src-preload/contract/index.ts';

type RunNode = CallOutput<'nodes.report'>['nodes'][number];

const UNLOCK = 'then unlock it';

/** By main's stable word for how it ended. */
const BY_WORD: Readonly<Record<string, string>> = {
  wrongPassword: `Give its right password, ${UNLOCK}`,
  tokenRefused: 'Enter a token that holds',
  tokenReadOnly: 'Enter a token that may unlock',
  elsewhere: 'Check its address: something else answers there',
  notInitialized: 'Set it up',
  hangs: `Restart it, ${UNLOCK}`,
  noSecret: `Give its password, ${UNLOCK}`,
  noAddress: 'Give its address',
  hostNotApproved: 'Unlock it by hand: you are asked about its host',
  addressChanged: 'Check its address, then unlock it by hand',
  keychain: 'Open your keychain, then plan it again',
  busy: 'Wait for what is under way there',
  ownNode: 'Update it yourself',
};

/** By what the node refused for. */
const BY_REFUSAL: Readonly<Record<NonNullable<RunNode['about']>, string>> = {
  bitcoind: `Check its Bitcoin node, ${UNLOCK}`,
  indexer: `Check its indexer, ${UNLOCK}`,
  sync: `Check its indexer, ${UNLOCK}`,
  proxy: `Check its RGB proxy, ${UNLOCK}`,
  network: `Name a Bitcoin node of its network, ${UNLOCK}`,
  announce: `Check what it announces, ${UNLOCK}`,
  body: `Fill in what its unlock sends, ${UNLOCK}`,
};

/** What a run left to do at a node, as it is now; empty: nothing. `row` undefined: it is not watched any more. Pure. */
export function leftToDo(part: RunNode, { act, state }: RunView, row: NodeRow | undefined): string {
  const { outcome, text, about, own } = part;
  if (row === undefined) return '';
  const isOpen = state === 'canary' || state === 'running' || state === 'paused' || state === 'interrupted';
  if (outcome === 'running' || (outcome === 'waiting' && isOpen)) return '';
  const isUnlocked = row.state === 'unlocked' || row.state === 'outdated';
  if (act === 'unlock' ? isUnlocked : row.state === 'unlocked' && row.outdated !== true) return '';
  if (outcome === 'waiting') return 'It was not asked: plan it again';
  // Of an update alone that is the end of it; else somebody locked it since.
  if (outcome === 'done' || outcome === 'already') return row.state === 'locked' ? 'Unlock it' : '';
  if (about !== undefined) return BY_REFUSAL[about];
  const known = Object.hasOwn(BY_WORD, text) ? BY_WORD[text] : undefined;
  if (known !== undefined) return known;
  if (outcome === 'unknown') return 'See how it is: nobody knows how this ended';
  if (outcome === 'skipped') return 'Plan it again';
  return act === 'unlock' || own === true ? `Look at its log, ${UNLOCK}` : 'Ask for its update again';
}
