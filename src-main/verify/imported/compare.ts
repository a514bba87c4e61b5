import { groupsIn } from '../../../src-preload/contract/outside.ts';

/**
 * Two groups of four characters of a payee's address, hidden until the person types them from the recipient's own
 * message. They are chosen after the request was read: whoever made a look-alike address had to guess them.
 */

/** Places of the first characters of the two groups, in the text as it is shown; the smaller first. */
export type HiddenGroups = readonly [number, number];

const GROUP_CHARS = 4;
const HIDDEN = '•'.repeat(GROUP_CHARS);

/** Null if the text has fewer than two groups. `random` has 128 bits, so every pair is as likely as another. */
export function hiddenGroups(text: string, random: bigint): HiddenGroups | null {
  const places = groupPlaces(text);
  const pairs = places.flatMap((one, at) => places.slice(at + 1).map((other): HiddenGroups => [one, other]));
  return pairs[Number(random % BigInt(Math.max(1, pairs.length)))] ?? null;
}

export function withHidden(text: string, hidden: HiddenGroups): string {
  return hidden.reduce((shown, at) => `${shown.slice(0, at)}${HIDDEN}${shown.slice(at + GROUP_CHARS)}`, text);
}

/** Whether the eight characters are the hidden ones, in their order. Case, spaces and dashes do not matter. */
export function areHidden(typed: string, text: string, hidden: HiddenGroups): boolean {
  const plain = (some: string): string => some.replaceAll(/[\s-]/gu, '').toLowerCase();
  return plain(typed) === plain(hidden.map((at) => text.slice(at, at + GROUP_CHARS)).join(''));
}

/** Whether a text that others chose, such as the name of a file, holds one of the hidden groups in any writing. */
export function tellsHidden(other: string, text: string, hidden: HiddenGroups): boolean {
  const plain = other.replaceAll(/[^\p{L}\p{N}]/gu, '').toLowerCase();
  return hidden.some((at) => plain.includes(text.slice(at, at + GROUP_CHARS).toLowerCase()));
}

/** Skips the network's name and version, which every address of its kind has and which say nothing of whom it pays. */
function groupPlaces(text: string): number[] {
  const fixed = /^(?:[a-z]{2,6}:){0,2}(?:(?:bc|tb|bcrt)1.)?/iu.exec(text)?.[0].length ?? 0;
  let next = 0;
  return groupsIn(text).flatMap((group) => {
    const at = next;
    next += group.length;
    return at >= fixed && group.replace(/-$/u, '').length === GROUP_CHARS ? [at] : [];
  });
}
