import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { dependencies, devDependencies, scripts } from '../../../package.json';
import { packageOptions } from '../../../scripts/lib/package/options.mjs';
import { README_PICTURES } from '../../gallery/readme-pictures.ts';

const root = resolve(import.meta.dirname, '../../..');
const read = (name: string): string => readFileSync(join(root, name), 'utf8');
const filesIn = (folder: string): string[] =>
  readdirSync(join(root, folder)).map((name) => join(folder, name));
const DOCUMENTS = [
  ...['README.md', 'SECURITY.md', 'CONTRIBUTING.md', 'CHANGELOG.md'],
  ...[...filesIn('docs'), ...filesIn('docs/decisions')].filter((path) => path.endsWith('.md')),
];
const linksOf = (text: string): string[] =>
  [...text.matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, target = '']) =>
    target.startsWith('https://') ? [] : [target],
  );
/** GitHub's anchors of headings. */
const anchorsOf = (text: string): string[] =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\w\- ]/g, '')
      .replaceAll(' ', '-'),
  );
const leadsTo = (path: string): string[] =>
  linksOf(read(path)).flatMap((target) => {
    const [file = ''] = target.split('#');
    return file.endsWith('.md') ? [join(dirname(path), file)] : [];
  });

/** A file and all files that it leads to. */
function allFrom(path: string, next: (path: string) => readonly string[]): string[] {
  const found = new Set([path]);
  for (const one of found) for (const other of next(one)) found.add(other);
  return [...found];
}

/** Named files that are in a data folder or made by a run, not in the project. */
const ELSEWHERE =
  /^(?:ochre(?:\.copy)?\.json|window\.json|\w+\.sqlite|ochre\.log|exports\/|lock|common\.ts|at-hand\.ts)$/;

describe.each(DOCUMENTS)('%s', (name) => {
  const text = read(name);

  it('names commands that package.json has', () => {
    const named = [...text.matchAll(/npm run (?:-s )?([a-z][\w:-]*)/g)].map(([, script]) => script ?? '');
    expect(named.filter((script) => !(script in scripts))).toEqual([]);
  });

  it('names existing files and folders', () => {
    const quoted = [...text.matchAll(/`([^`\s]+)`/g)].map(([, path]) => path ?? '');
    const paths = quoted.filter((path) =>
      /^(?:src-|test\/|scripts\/|resources\/|\.ci\/|\.github\/|\.dependency)|\.(?:md|ts|json|cjs)$/.test(
        path,
      ),
    );
    expect(paths.filter((path) => !ELSEWHERE.test(path) && !existsSync(join(root, path)))).toEqual([]);
  });

  it('links to existing files and headings', () => {
    const broken = linksOf(text).filter((target) => {
      const [file = '', anchor] = target.split('#');
      const path = file === '' ? name : join(dirname(name), file);
      return (
        !existsSync(join(root, path)) || (anchor !== undefined && !anchorsOf(read(path)).includes(anchor))
      );
    });
    expect(broken).toEqual([]);
  });
});

it('all documents are reachable from the README', () => {
  const found = allFrom('README.md', leadsTo);
  expect(DOCUMENTS.filter((path) => !found.includes(path))).toEqual([]);
});

it('the README has 10 kB at most', () =>
  expect(Buffer.byteLength(read('README.md'))).toBeLessThanOrEqual(10_000));

it('the documents name the purpose of every package', () => {
  const text = read('docs/dependencies.md');
  const named = [...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
  const wanted = Object.keys({ ...dependencies, ...devDependencies });
  expect(wanted.filter((name) => !named.some((one) => one === name || name.startsWith(`${one}/`)))).toEqual(
    [],
  );
});

describe('the document about packages', () => {
  const text = read('docs/packages.md');

  it('names every option of npm run package, and no other', () => {
    const named = [...text.matchAll(/npm run -s package -- --([a-z-]+)/g)].map(([, way]) => way);
    expect([...new Set(named)].toSorted()).toEqual([
      'check',
      'compare',
      'contents',
      'deb',
      'dir',
      'stand-in',
    ]);
    for (const way of named) expect(packageOptions([`--${way ?? ''}`], 'linux')).toEqual({ act: way });
  });
});

describe('the pictures in README and what-it-does', () => {
  const shown = ['README.md', 'docs/what-it-does.md'].map(read).join('\n');
  const sources = [
    ...new Set(
      [...shown.matchAll(/(?:src|srcset)="(?:\.\.\/)?(resources\/gallery\/[^"]+)"/g)].map(
        ([, path]) => path ?? '',
      ),
    ),
  ];

  it('are those of the screens walk, each in light and dark', () => {
    const taken = README_PICTURES.flatMap((name) =>
      ['dark', 'light'].map((theme) => `resources/gallery/${name}-${theme}.png`),
    );
    expect(sources.toSorted()).toEqual(taken.toSorted());
  });

  it('exist, and are small enough to be tracked', () =>
    expect(sources.map((path) => statSync(join(root, path)).size).filter((bytes) => bytes > 150_000)).toEqual(
      [],
    ));
});
