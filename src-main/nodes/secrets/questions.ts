import { named, namedList } from '../../../src-preload/contract/outside.ts';
import type { Asked } from '../../ports/index.ts';
import { fail } from '../../domain/errors.ts';

/** What main itself asks about nodes, since a screen must not be able to approve alone where secrets go. */
export function askNewHosts(
  cloudName: string,
  origins: readonly string[],
  came: 'typed' | 'asData',
  part = '',
): Asked {
  const [only, ...others] = origins;
  const one = only !== undefined && others.length === 0;
  return {
    title: `${one ? `Send secrets to ${only}?` : `Send secrets to ${String(origins.length)} new hosts?`}${part}`,
    message:
      came === 'typed'
        ? `${named(cloudName)} is to be reached there, with your token.`
        : `The address of a node of ${named(cloudName)} names ${one ? 'a host' : 'hosts'} that secrets never went to.`,
    details: [
      ...origins,
      'The token and the password of a node go there when it is asked or unlocked. Whoever runs it can read them.',
      ...(came === 'asData'
        ? ['It came with a list or with a node’s settings. Agree only if you know that it is yours.']
        : []),
    ],
    confirmLabel: one ? 'Approve this host' : 'Approve these hosts',
    danger: came === 'asData',
  };
}

/** So many hosts stand in one question, each in full. */
const HOSTS_AT_ONCE = 10;

/** One question after the other, so that each host is read: none holds more than a screen does. */
export function askNewHostsInParts(cloudName: string, origins: readonly string[]): Asked[] {
  const parts = Math.ceil(origins.length / HOSTS_AT_ONCE);
  return Array.from({ length: parts }, (_, at) => {
    const some = origins.slice(at * HOSTS_AT_ONCE, (at + 1) * HOSTS_AT_ONCE);
    const part = parts === 1 ? '' : ` Part ${String(at + 1)} of ${String(parts)}`;
    return askNewHosts(cloudName, some, 'asData', part);
  });
}

/** A node whose secrets are to go to another address. `from`: null where it had none when they were given. */
export interface MovedNode {
  readonly name: string;
  readonly from: string | null;
  readonly to: string;
}

/** So many kinds of change are told one by one. */
const MOVES_SHOWN = 10;

/** Old and new addresses, the rarest change first: thousands that change alike must not hide the one that does not. */
export function askMovedNodes(moved: readonly MovedNode[]): Asked {
  const groups = new Map<string, MovedNode[]>();
  for (const node of moved) {
    const kind = kindOf(node);
    groups.set(kind, [...(groups.get(kind) ?? []), node]);
  }
  const kinds = [...groups].sort(([, a], [, b]) => a.length - b.length);
  const more = kinds.slice(MOVES_SHOWN).reduce((sum, [, nodes]) => sum + nodes.length, 0);
  const [only] = moved;
  const one = moved.length === 1;
  return {
    title: one
      ? `Send the secrets of ${named(only?.name ?? '')} to another address?`
      : `Send the secrets of ${countOf(moved.length)} to other addresses?`,
    message: 'Passwords and tokens were given for one address, and would go to another.',
    details: [
      ...kinds
        .slice(0, MOVES_SHOWN)
        .map(([kind, nodes]) =>
          nodes.length === 1 ? nodes.map(moveLine).join('') : `${kind} (${countOf(nodes.length)})`,
        ),
      ...(more > 0 ? [`and ${String(more)} more`] : []),
      'Whoever answers at the new address can read them. On one host, another path can be another customer.',
      'Agree only if you know that it is yours. If you do not, nothing changes and nothing is sent.',
    ],
    confirmLabel: one ? 'Use the new address' : 'Use the new addresses',
    danger: true,
  };
}

function moveLine({ name, from, to }: MovedNode): string {
  return `${named(name)}: ${from === null ? 'no address' : short(from)} → ${short(to)}`;
}

/** A list must not push the other lines out of the window with an address of pages. */
function short(address: string): string {
  return address.length <= ADDRESS_CHARS ? address : `${address.slice(0, 120)} … ${address.slice(-60)}`;
}

const ADDRESS_CHARS = 200;

/** The change without what both addresses end with: of a move to another host, all but the hosts. */
function kindOf({ from, to }: MovedNode): string {
  if (from === null) return moveLine({ name: '…', from, to });
  const [old, now] = [from.split('/'), to.split('/')];
  // Scheme and host always stay.
  while (old.length > 3 && now.length > 3 && old.at(-1) === now.at(-1)) {
    old.pop();
    now.pop();
  }
  return `${short(old.join('/'))}/… → ${short(now.join('/'))}/…`;
}

export function askRemoveCloud(cloudName: string, nodes: number): Asked {
  return {
    title: `Remove ${named(cloudName)}?`,
    message: `Ochre forgets the connection, its ${countOf(nodes)} and what happened to them.`,
    details: [
      'Their tokens and passwords are deleted from this computer’s keychain.',
      'At the service nothing changes.',
    ],
    confirmLabel: 'Remove the connection',
    danger: true,
  };
}

export function askRemoveNodes(names: readonly string[]): Asked {
  const [only] = names;
  return {
    title: names.length === 1 ? `Remove ${named(only ?? '')}?` : `Remove ${countOf(names.length)}?`,
    message: 'Ochre forgets what happened there, and watches no longer.',
    details: [
      ...(names.length === 1 ? [] : [namedList(names, NAMES_SHOWN)]),
      'Tokens and passwords are deleted from this computer’s keychain.',
      'At the service nothing changes.',
    ],
    confirmLabel: names.length === 1 ? 'Remove the node' : 'Remove the nodes',
    danger: true,
  };
}

/** `asksForWords`: of this node it was not asked yet. */
export function askUpgrade(
  name: string,
  from: string | null,
  to: string | null,
  asksForWords: boolean,
): Asked {
  return {
    title: `Update ${named(name)}?`,
    message: 'It takes a few minutes, and the node is locked after it until it is unlocked.',
    details: [
      `${from === null ? 'Its present image is not known' : `It runs ${from}`}; ${to === null ? 'the newest is not known.' : `the newest is ${to}.`}`,
      'There is no way back to the old image.',
      ...(asksForWords ? WORDS : []),
    ],
    confirmLabel: asksForWords ? 'Its words are at hand: update' : 'Update the node',
    danger: asksForWords,
  };
}

/** What an update can cost, said before the first one of a node. */
const WORDS = [
  'Past a certain image, a node can’t read what an older one wrote. Then only the words that its set-up showed bring it back: without them its funds are lost.',
  'Agree only if its words are at hand. You are asked once for each node.',
];

/** `withoutWords`: so many of them were not asked yet whether their words are at hand. */
export function askRun(
  act: 'upgrade' | 'unlock' | 'upgradeToUnlocked',
  names: readonly string[],
  canary: string | null,
  parallel: number,
  withoutWords = 0,
): Asked {
  const asksForWords = act !== 'unlock' && withoutWords > 0;
  const verb = act === 'unlock' ? 'Unlock' : act === 'upgrade' ? 'Update' : 'Update and unlock';
  return {
    title: `${verb} ${countOf(names.length)}?`,
    message: namedList(names, NAMES_SHOWN),
    details: [
      canary === null
        ? 'No node goes first alone.'
        : `${named(canary)} goes first, alone: a wrong password or a refused token there ends it.`,
      `Then ${String(parallel)} at a time. It stops by itself when the first password is wrong, or three are, and goes on over what is one node’s own: a Bitcoin node that is away, say.`,
      ...(act === 'unlock' ? [] : ['There is no way back to the old image.']),
      ...(asksForWords
        ? [`Of ${countOf(withoutWords)} you were not asked yet whether the words are at hand.`, ...WORDS]
        : []),
    ],
    confirmLabel: asksForWords
      ? `Their words are at hand: ${verb.toLowerCase()}`
      : `${verb} ${countOf(names.length)}`,
    danger: asksForWords,
  };
}

const NAMES_SHOWN = 10;

function countOf(nodes: number): string {
  return nodes === 1 ? '1 node' : `${String(nodes)} nodes`;
}

/**
 * A token as it can stand in a header (RFC 6750, 2.1), without the blanks and line breaks that come along when one is
 * copied. Throws INVALID_INPUT before anything is kept: at the first call it would be found out late.
 */
export function requireToken(text: string): string {
  const token = text.trim();
  if (!/^[!-~]+$/.test(token))
    throw fail('INVALID_INPUT', { path: 'token', problem: 'not in the form needed' });
  return token;
}
