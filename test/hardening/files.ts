import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from 'typescript';

/** What the static checks look at: the project's own texts by path, `/` between folders on every system. */
export interface Files {
  /** Throws where there is none: a check must not pass since what it looks at is gone. */
  readonly text: (path: string) => string;
  /** All white space one blank; of main and the preload without types and comments: what is written about a danger is none. */
  readonly code: (path: string) => string;
  readonly below: (folder: string, ...endings: readonly string[]) => readonly string[];
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
  const read = (path: string): [string, string] => [path, readFileSync(join(ROOT, path), 'utf8')];
  const folders = (built ? [...FOLDERS, 'out'] : FOLDERS).filter((folder) => existsSync(join(ROOT, folder)));
  const paths = folders.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.(?:woff2|png|ico|icns)$/.test(entry.name))
      .map(({ parentPath, name }) =>
        join(parentPath, name)
          .slice(ROOT.length + 1)
          .replaceAll('\\', '/'),
      ),
  );
  return filesOf(new Map([...SINGLE.filter((path) => existsSync(join(ROOT, path))), ...paths].map(read)));
}

function filesOf(texts: ReadonlyMap<string, string>): Files {
  const text = (path: string): string => {
    const found = texts.get(path);
    if (found === undefined) throw new Error(`${path} is not there to be looked at`);
    return found;
  };
  return {
    text,
    code: (path) => codeOf(path, text(path)),
    below: (folder, ...endings) => {
      const found = [...texts.keys()].filter(
        (path) => path.startsWith(`${folder}/`) && endings.some((ending) => path.endsWith(ending)),
      );
      if (found.length === 0) throw new Error(`nothing below ${folder} ends with ${endings.join(' or ')}`);
      return found;
    },
    planted: (path, change) => filesOf(new Map([...texts, [path, change(texts.get(path) ?? '')]])),
  };
}

const AS_WRITTEN = {
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.ESNext,
  verbatimModuleSyntax: true,
  removeComments: true,
};
const known = new Map<string, string>();

function codeOf(path: string, text: string): string {
  const found = known.get(text) ?? read(path, text).replaceAll(/\s+/g, ' ');
  known.set(text, found);
  return found;
}

function read(path: string, text: string): string {
  if (!/^(?:src-main|src-preload|scripts)\/.*\.(?:ts|mjs)$/.test(path))
    return text.replaceAll(/<!--[\s\S]*?-->/g, '');
  return ts.transpileModule(text, { compilerOptions: AS_WRITTEN }).outputText;
}
