import { groupsIn } from '../../src-preload/contract/outside.ts';

export interface Group {
  readonly text: string;
  /** One of the first two or last two groups, which people compare. */
  readonly end: boolean;
  readonly differs: boolean;
}

export function groupsOf(text: string, compare?: string): Group[] {
  const parts = groupsIn(text);
  const others = compare === undefined ? parts : groupsIn(compare);
  return parts.map((part, at) => ({
    text: part,
    end: at < 2 || at >= parts.length - 2,
    differs: part !== others[at],
  }));
}
