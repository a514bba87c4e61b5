import type { Files } from '../files.ts';

/** What can be read off the sources, the build and the configuration, without running any of them. */
export interface StaticCheck {
  readonly item: number;
  /** A sentence that holds. Names are unique. */
  readonly name: string;
  /** What is wrong, each with its place; none where it holds. */
  readonly problems: (files: Files) => readonly string[];
}
