import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from 'typescript';

/** What the static checks look at: the project's own texts by path, `/` between folders on every system. */
export interface Files {
  /** Throws where there is none: a check must not pass since what it looks at is gone. */
  readonly text: (path: string) => string;
  readonly has: (path: string) => boolean;
  readonly below: (folder: string, ...endings: readonly string[]) => readonly string[];
  /** Parsed once, comments aside: what is written about a danger is no danger. */
  readonly ast: (path: string) => ts.SourceFile;
  /** Every node of it that the test picks, from the top down. Kept by the test, so pass the same function again. */
  readonly nodes: <N extends ts.Node>(path: string, is: (node: ts.Node) => node is N) => readonly N[];
  /** The same project with one file changed or added, for showing that a check fails where it must. */
  readonly planted: (path: string, change: (text: string) => string) => Files;
}

const ROOT = resolve(import.meta.dirname, '../..');
const FOLDERS = ['src-main', 'src-preload', 'src-renderer', 'resources', 'scripts'];
const SINGLE = ['package.json', 'package-lock.json', 'electron.vite.config.ts', 'eslint.config.js'];

/**
 * The project as it lies on the disk. Tests read it without its build, which another step of `npm test` may be making.
 */
export function readProject({ built }: { readonly built: boolean }): Files {
  const texts = new Map<string, string>();
  for (const path of SINGLE) if (existsSync(join(ROOT, path))) texts.set(path, read(path));
  for (const folder of built ? [...FOLDERS, 'out'] : FOLDERS) {
    if (!existsSync(join(ROOT, folder))) continue;
    for (const entry of readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || /\.(?:woff2|png|ico|icns)$/.test(entry.name)) continue;
      const path = join(entry.parentPath, entry.name)
        .slice(ROOT.length + 1)
        .replaceAll('\\', '/');
      texts.set(path, read(path));
    }
  }
  return filesOf(texts, new Map());
}

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

interface Parsed {
  readonly file: ts.SourceFile;
  readonly nodes: readonly ts.Node[];
  readonly picked: Map<(node: ts.Node) => boolean, readonly ts.Node[]>;
}

function filesOf(texts: ReadonlyMap<string, string>, known: Map<string, Parsed>): Files {
  const text = (path: string): string => {
    const found = texts.get(path);
    if (found === undefined) throw new Error(`${path} is not there to be looked at`);
    return found;
  };
  const parsed = (path: string): Parsed => {
    const found = known.get(path) ?? parse(path, text(path));
    known.set(path, found);
    return found;
  };
  return {
    text,
    has: (path) => texts.has(path),
    below: (folder, ...endings) => {
      const found = [...texts.keys()].filter(
        (path) => path.startsWith(`${folder}/`) && endings.some((ending) => path.endsWith(ending)),
      );
      if (found.length === 0) throw new Error(`nothing below ${folder} ends with ${endings.join(' or ')}`);
      return found;
    },
    ast: (path) => parsed(path).file,
    nodes: (path, is) => picked(parsed(path), is),
    planted: (path, change) => {
      const others = new Map(known);
      others.delete(path);
      return filesOf(new Map([...texts, [path, change(texts.get(path) ?? '')]]), others);
    },
  };
}

function parse(path: string, text: string): Parsed {
  const { ParseNone } = ts.JSDocParsingMode;
  const options = { languageVersion: ts.ScriptTarget.ES2023, jsDocParsingMode: ParseNone };
  const file = ts.createSourceFile(path, text, options, true);
  const nodes: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    nodes.push(node);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return { file, nodes, picked: new Map() };
}

/** Over a hundred checks look for a handful of kinds, in some hundred files. */
function picked<N extends ts.Node>(
  { nodes, picked }: Parsed,
  is: (node: ts.Node) => node is N,
): readonly N[] {
  const found = (picked.get(is) as readonly N[] | undefined) ?? nodes.filter(is);
  picked.set(is, found);
  return found;
}
