export interface Group {
  readonly text: string;
  /** One of the ends, which are what people compare. */
  readonly end: boolean;
  /** Not the same as in the other text. */
  readonly differs: boolean;
}

/**
 * Splits an address or id into groups of four; a short scheme such as `rgb:` is a group of its own. An id's own dashes
 * stay in it and end a group.
 */
export function groupsOf(text: string, compare?: string): Group[] {
  const parts = split(text);
  const others = compare === undefined ? parts : split(compare);
  return parts.map((part, at) => ({
    text: part,
    end: at < 2 || at >= parts.length - 2,
    differs: part !== others[at],
  }));
}

function split(text: string): string[] {
  const scheme = /^(?:[a-z]{2,6}:){1,2}/.exec(text)?.[0] ?? '';
  return [...(scheme === '' ? [] : [scheme]), ...(text.slice(scheme.length).match(/[^-]{1,4}-?|-/gu) ?? [])];
}
