import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import ts from 'typescript';
import tseslint from 'typescript-eslint';

/**
 * @typedef {Record<string, unknown> & { filePath?: string, project?: unknown }} ParserOptions
 * @typedef {{ parseForESLint: (code: string, options: ParserOptions) => object }} Parser
 * @typedef {{ tsconfig: string, svelteParser: Parser, svelteConfig: unknown }} House an absolute path, and what reads
 * components, as ESLint is told to
 */

/** @type {Parser} */
const usual = tseslint.parser;

/**
 * A parser of TypeScript that sees all of one tsconfig as one program, components among it. What is linted of a
 * component is TypeScript of another text than the file's, so the usual parser begins the program, and all that it
 * found out of types, anew with each component: most of what linting took. Here every component is read before.
 * For a run that ends: what changes on the disk in between is not seen.
 * @param {House} house
 */
export function wholeProgramParser(house) {
  /** @type {ts.Program | undefined} */
  let program;
  /** @type {Parser['parseForESLint']} */
  const parseForESLint = (code, options) => {
    if (!isTyped(options)) return usual.parseForESLint(code, options);
    program ??= createProgram(house);
    // A fix is linted before it is written.
    if (program.getSourceFile(options.filePath ?? '')?.text !== code)
      return usual.parseForESLint(code, options);
    return usual.parseForESLint(code, { ...options, project: null, programs: [program] });
  };
  return { ...usual, parseForESLint };
}

/** @param {House} house */
function createProgram(house) {
  const { config, error } = ts.readConfigFile(house.tsconfig, ts.sys.readFile);
  if (error !== undefined) throw new Error(ts.flattenDiagnosticMessageText(error.messageText, '\n'));
  const { fileNames, options } = ts.parseJsonConfigFileContent(
    config,
    ts.sys,
    dirname(house.tsconfig),
    { allowNonTsExtensions: true },
    house.tsconfig,
    undefined,
    [{ extension: '.svelte', isMixedContent: true, scriptKind: ts.ScriptKind.Deferred }],
  );
  const host = ts.createCompilerHost(options, true);
  const { getSourceFile } = host;
  host.getSourceFile = (path, ...how) =>
    /\.svelte(\.ts)?$/.test(path)
      ? ts.createSourceFile(path, linted(path, house), how[0], true, ts.ScriptKind.TS)
      : getSourceFile.call(host, path, ...how);
  return ts.createProgram(fileNames, options, host);
}

/** Ends a parse as soon as all is known that is asked of it. */
class Linted extends Error {
  /** @param {string} code */
  constructor(code) {
    super();
    this.code = code;
  }
}

/**
 * The TypeScript that is linted of a component or a module with runes.
 * @param {string} path
 * @param {House} house
 */
function linted(path, { svelteParser, svelteConfig }) {
  const source = readFileSync(path, 'utf8');
  /** @type {Parser['parseForESLint']} */
  const parseForESLint = (code, options) => {
    if (isTyped(options)) throw new Linted(code);
    return usual.parseForESLint(code, options);
  };
  try {
    const parser = { ...usual, parseForESLint };
    svelteParser.parseForESLint(source, { svelteConfig, filePath: path, project: true, parser });
  } catch (error) {
    if (error instanceof Linted) return error.code;
    // What cannot be read is reported when its turn comes.
  }
  return source;
}

/**
 * Components are also parsed without types, to see what is in them.
 * @param {ParserOptions} options
 */
function isTyped({ project }) {
  return project !== undefined && project !== null;
}
