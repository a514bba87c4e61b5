import type { Files } from './files.ts';

/** What can be read off the sources, the build and the configuration, without running any of them. */
export interface StaticCheck {
  readonly item: number;
  /** A sentence that holds. Names are unique. */
  readonly name: string;
  /** What is wrong, each with its place; none where it holds. */
  readonly problems: Rule;
}

export type Rule = (files: Files) => readonly string[];
type Paths = string | readonly string[] | ((files: Files) => readonly string[]);

/** It holds where each of its rules does. */
export const check = (item: number, name: string, ...rules: readonly Rule[]): StaticCheck => ({
  ...{ item, name },
  problems: (files) => rules.flatMap((rule) => rule(files)),
});

const pathsOf = (paths: Paths, files: Files): readonly string[] =>
  typeof paths === 'function' ? paths(files) : [paths].flat();
export const below =
  (folder: string, ...endings: readonly string[]) =>
  (files: Files): readonly string[] =>
    files.below(folder, ...endings);
export const allOf =
  (...parts: readonly Paths[]) =>
  (files: Files): readonly string[] =>
    parts.flatMap((part) => pathsOf(part, files));
export const but =
  (paths: Paths, ...others: readonly string[]) =>
  (files: Files): readonly string[] =>
    pathsOf(paths, files).filter((path) => !others.includes(path));
/** What main and preload are made of. */
export const SHELL = allOf(below('src-main', '.ts'), below('src-preload', '.ts'));

export const holdsFor =
  (is: (files: Files) => boolean, otherwise: string): Rule =>
  (files) =>
    is(files) ? [] : [otherwise];

const found = (fits: RegExp, path: string, files: Files): readonly string[] =>
  [...files.code(path).matchAll(new RegExp(fits, `${fits.flags}g`))].map(([text]) => `${path}: ${text}`);

/** One problem for each place that reads so. */
export const never =
  (fits: RegExp, paths: Paths = SHELL): Rule =>
  (files) =>
    pathsOf(paths, files).flatMap((path) => found(fits, path, files));
export const times =
  (count: number, fits: RegExp, path: string): Rule =>
  (files) => {
    const { length } = found(fits, path, files);
    return length === count ? [] : [`${path}: ${String(fits)} ${length} times, and not ${count}`];
  };
/** In each of these files, and nowhere else in the shell. */
export const only = (fits: RegExp, ...paths: readonly string[]): Rule =>
  check(
    0,
    '',
    never(fits, but(SHELL, ...paths)),
    ...paths.map((path) =>
      holdsFor(
        (files) => fits.test(files.code(path)),
        `${path}: what belongs there is missing: ${String(fits)}`,
      ),
    ),
  ).problems;
/** The file reads so, each somewhere. */
export const has =
  (path: string, ...wanted: readonly string[]): Rule =>
  (files) =>
    wanted.filter((one) => !files.code(path).includes(one)).map((one) => `${path}: nowhere reads ${one}`);

/** What stands in the braces that this opens. */
export function block(path: string, opens: string, files: Files): string {
  const code = files.code(path);
  const from = code.indexOf(opens);
  if (from < 0) throw new Error(`${path}: nowhere reads ${opens}`);
  const begin = from + opens.length;
  let depth = 1;
  let end = begin;
  for (; depth > 0 && end < code.length; end += 1) depth += nesting(code[end]);
  return code.slice(begin, end - 1);
}
const nesting = (char = ''): number => (char === '{' ? 1 : char === '}' ? -1 : 0);

/** The text without what stands in braces. */
export function outermost(code: string): string {
  let depth = 0;
  let text = '';
  for (const char of code) {
    if (depth === 0) text += char;
    depth += nesting(char);
  }
  return text;
}

/** Those braces hold each of these in no braces of its own; a statement, on no condition. */
export const within =
  (path: string, opens: string, ...wanted: readonly string[]): Rule =>
  (files) => {
    const code = block(path, opens, files);
    const isThere = (text: string): boolean =>
      code.split(text).some((_, at, parts) => {
        if (at === 0) return false;
        const before = parts.slice(0, at).join(text);
        const depth = Array.from(before).reduce((sum, char) => sum + nesting(char), 0);
        return depth === 0 && (!text.endsWith(';') || /(?:^|[;{}])\s*$/.test(before));
      });
    return wanted.filter((text) => !isThere(text)).map((text) => `${path}: ${opens} does not always ${text}`);
  };
/** The first of these stands there before the second. */
export const before = (path: string, opens: string, first: string, second: string): Rule =>
  holdsFor((files) => {
    const code = block(path, opens, files);
    return code.includes(first) && code.indexOf(first) < code.indexOf(second);
  }, `${path}: ${first} does not come before ${second}`);
