import type { Asked } from '../questions.ts';

/** What main itself asks about nodes, since a screen must not be able to approve alone where secrets go. */
export function askNewHosts(cloudName: string, origins: readonly string[], came: 'typed' | 'asData'): Asked {
  const [only, ...others] = origins;
  const one = only !== undefined && others.length === 0;
  return {
    title: one ? `Send secrets to ${only}?` : `Send secrets to ${String(origins.length)} new hosts?`,
    message:
      came === 'typed'
        ? `“${cloudName}” is to be reached there, with your token.`
        : `The address of a node of “${cloudName}” names ${one ? 'a host' : 'hosts'} that secrets never went to.`,
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

export function askRemoveCloud(cloudName: string, nodes: number): Asked {
  return {
    title: `Remove “${cloudName}”?`,
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
    title: names.length === 1 ? `Remove “${only ?? ''}”?` : `Remove ${countOf(names.length)}?`,
    message: 'Ochre forgets what happened there, and watches no longer.',
    details: [
      ...(names.length === 1 ? [] : [shortList(names)]),
      'Tokens and passwords are deleted from this computer’s keychain.',
      'At the service nothing changes.',
    ],
    confirmLabel: names.length === 1 ? 'Remove the node' : 'Remove the nodes',
    danger: true,
  };
}

export function askUpgrade(name: string, from: string | null, to: string | null): Asked {
  return {
    title: `Update “${name}”?`,
    message: 'It takes a few minutes, and the node is locked after it until it is unlocked.',
    details: [
      `${from === null ? 'Its present image is not known' : `It runs ${from}`}; ${to === null ? 'the newest is not known.' : `the newest is ${to}.`}`,
      'There is no way back to the old image.',
    ],
    confirmLabel: 'Update the node',
    danger: false,
  };
}

export function askRun(
  act: 'upgrade' | 'unlock' | 'upgradeToUnlocked',
  names: readonly string[],
  canary: string | null,
  parallel: number,
): Asked {
  const verb = act === 'unlock' ? 'Unlock' : act === 'upgrade' ? 'Update' : 'Update and unlock';
  return {
    title: `${verb} ${countOf(names.length)}?`,
    message: shortList(names),
    details: [
      canary === null
        ? 'No node goes first alone.'
        : `“${canary}” goes first, alone: if it fails, no other is asked.`,
      `Then ${String(parallel)} at a time. It stops by itself at three wrong passwords.`,
      ...(act === 'unlock' ? [] : ['There is no way back to the old image.']),
    ],
    confirmLabel: `${verb} ${countOf(names.length)}`,
    danger: false,
  };
}

const NAMES_SHOWN = 10;

function shortList(names: readonly string[]): string {
  const shown = names.slice(0, NAMES_SHOWN).join(', ');
  const more = names.length - NAMES_SHOWN;
  return more > 0 ? `${shown} and ${String(more)} more` : shown;
}

function countOf(nodes: number): string {
  return nodes === 1 ? '1 node' : `${String(nodes)} nodes`;
}
