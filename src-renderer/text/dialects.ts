import type { Detected, Dialect, KeychainChoice } from '../../src-preload/contract/index.ts';

/** What each dialect is called, newest servers first; complete by type. */
const dialects: Readonly<Record<Dialect, string>> = {
  document: 'The interface document',
  'rgb-node-2026-03': 'RGB Node, since March 2026',
  'rgb-node-2025-08': 'RGB Node, August 2025 to March 2026',
  'rgb-node-2025-07': 'RGB Node, July 2025',
  'rgb-node-2025-06': 'RGB Node, June 2025',
  'rgb-node-2025-05': 'RGB Node, May 2025',
  'rgb-node-2025-04': 'RGB Node, April 2025',
  thunderlink: 'ThunderLink server, for one wallet',
};

const keychains: Readonly<Record<KeychainChoice, string>> = {
  learned: 'Learn it from the first address (0 or 1)',
  vanilla0: '0',
  vanilla1: '1, as RGB Node until March 2026',
  oldest: '1, and 9 for assets, as the oldest servers',
};

export const dialectName = (dialect: Dialect): string => dialects[dialect];
export const dialectOptions = optionsOf(dialects);
export const keychainOptions = optionsOf(keychains);

type Sighting = Detected['saw'][number];

const sightings: Readonly<Record<Sighting['says'], (seen: Sighting) => string>> = {
  wantsHeaders: ({ path, names }) => `${path} wants ${listed(names)}.`,
  namesCalls: ({ names }) =>
    names.length === 0
      ? 'Its list of calls names none of the later ones.'
      : `Its list of calls names ${listed(names)}.`,
  callIsThere: ({ path }) => `${path} is there.`,
  answersWithoutKeys: ({ path }) => `${path} answers whoever asks: it serves one wallet.`,
  wantsToken: ({ path }) => `${path} wants a token.`,
  isThunderlink: ({ path }) => `${path} answers as ThunderLink does.`,
  nothingThere: ({ path }) => `Nothing is at ${path}.`,
  noSense: ({ path, status }) =>
    `${path} gave ${status === null ? 'no answer that can be read' : `an answer (${String(status)}) that says nothing`}.`,
};

/** One sentence about one thing that was asked. Paths and names are our own words, never the service’s. */
export function sightingText(seen: Sighting): string {
  return sightings[seen.says](seen);
}

function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}

function optionsOf<T extends string>(table: Readonly<Record<T, string>>) {
  return (Object.keys(table) as T[]).map((value) => ({ value, label: table[value] }));
}
