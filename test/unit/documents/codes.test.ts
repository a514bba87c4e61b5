import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { ITEMS } from '../../hardening/items.ts';

const root = resolve(import.meta.dirname, '../../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

const documents = new Map(
  readdirSync(join(root, 'docs'))
    .filter((name) => name.endsWith('.md') && name !== 'README.md')
    .map((name) => [name.slice(0, -'.md'.length), read(`docs/${name}`)]),
);

/** Files that may refer to a document, with wrapped comments joined into one line. */
const sources = ['src-main', 'src-preload', 'src-renderer', 'test', 'scripts', 'docs'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(?:ts|mjs|svelte|md)$/.test(path) && !path.includes('node_modules'))
    .map((path) => `${folder}/${path}`)
    .filter((path) => path !== 'test/unit/documents/codes.test.ts' && path !== 'docs/decisions/README.md')
    .map((path) => ({ path, text: read(path).replaceAll(/\s*\n\s*(?:\*|\/\/)? ?/g, ' ') })),
);

/** Matches a document by its file name (names with a hyphen also without `.md`), and the parts named after it. */
const hyphened = [...documents.keys()].filter((name) => name.includes('-')).join('|');
const REFERENCE = new RegExp(
  String.raw`(?<![\w/-])([a-z-]+\.md|(?:${hyphened})(?= \d))(?:,? (?:item |step |section )?` +
    String.raw`([A-Z]?\d[\d.]*(?:(?:, | and | to )[A-Z]?\d[\d.]*)*))?`,
  'g',
);

const references = sources.flatMap(({ path, text }) =>
  [...text.matchAll(REFERENCE)].map(([, name = '', parts = '']) => ({
    path,
    name: name.replace(/\.md$/, ''),
    parts: parts.match(/[A-Z]?\d+(?:\.\d+)*/g) ?? [],
  })),
);

/** `**F14** …`, or the first cell of a row. */
const hasCode = (text: string, code: string): boolean =>
  text.includes(`**${code}** `) || new RegExp(`^\\| ${code} +\\|`, 'm').test(text);

/** A part's heading, or a point of a numbered list in the part before the dot. */
function hasPart(text: string, part: string): boolean {
  const hasHeading = (number: string) =>
    new RegExp(`^#{2,4} (?:Step )?${number.replaceAll('.', '\\.')}[.:]? `, 'm').test(text);
  const [of, point = of] = part.split('.');
  return (
    hasHeading(part) ||
    ((point === of || hasHeading(of ?? '')) && new RegExp(`^ {0,3}${point ?? ''}\\. `, 'm').test(text))
  );
}

it('documents that comments and tests name exist in docs, with the named part', () => {
  expect(references.length).toBeGreaterThan(100);
  const missing = references.flatMap(({ path, name, parts }) => {
    const text = documents.get(name);
    if (text === undefined) return [`${path}: docs/${name}.md`];
    const lacks = parts.filter((part) => !(/^[A-Z]/.test(part) ? hasCode : hasPart)(text, part));
    return lacks.map((part) => `${path}: ${part} of docs/${name}.md`);
  });
  expect(missing).toEqual([]);
});

it('cases that comments and tests name exist in security.md', () => {
  const security = documents.get('security') ?? '';
  const codes = sources.flatMap(({ path, text }) =>
    [...text.matchAll(/\b[FG]\d\d\b/g)].map(([code]) => ({ path, code })),
  );
  expect(codes.length).toBeGreaterThan(150);
  expect(codes.filter(({ code }) => !hasCode(security, code))).toEqual([]);
  const lines = security.replaceAll(/\n +/g, ' ').split('\n');
  const lacking = ITEMS.filter(
    ({ number, title }) => !lines.some((line) => line.startsWith(`${String(number)}. ${title}`)),
  );
  expect(lacking).toEqual([]);
});

it('the index of documents has one line for each, and nothing else', () => {
  const listed = [...read('docs/README.md').matchAll(/^- \[(.+)\.md\]\(\1\.md\): /gm)].map(
    ([, name]) => name,
  );
  expect(listed.toSorted()).toEqual([...documents.keys()].toSorted());
});
