import { parse } from 'svelte/compiler';
import ts from 'typescript';

/**
 * @typedef {object} Shape what the limits of the house are about
 * @property {string} path
 * @property {number} lines as `wc` counts them
 * @property {number[]} functions how many lines each function takes
 * @property {number} generators without those that are iterators
 * @property {string[]} names of the types and functions that it exports
 * @property {string[]} comments that stand on lines of their own, without their signs
 */

/** Of what TypeScript does not read, markup and style: a word, a number or one sign. */
const ROUGH_TOKEN = /[\p{L}\p{N}_$-]+|\S/gu;
const ROUGH_COMMENT = /<!--[\s\S]*?-->|\/\*[\s\S]*?\*\//g;
const OWN_COMMENT = /^[ \t]*(?:<!--[\s\S]*?-->|\/\*[\s\S]*?\*\/|(?:\/\/.*\n?[ \t]*)+)/gm;
const COMMENT_SIGNS = /^\s*(?:<!--|-->|\/\*+|\*\/|\*|\/\/)|(?:\*\/|-->)\s*$/gm;

/** @param {import('./tree.mjs').File} file */
export function readSource({ path, text }) {
  const { script, rest } = takeApart(path, text);
  const source = ts.createSourceFile(path, script, ts.ScriptTarget.Latest, true, ts.ScriptKind.TS);
  /** @type {number[]} */
  const functions = [];
  let generators = 0;
  /** @param {ts.Node} node */
  const look = (node) => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body !== undefined) {
      functions.push(countLines(node.getText(source)) + 1);
      if ('asteriskToken' in node && node.asteriskToken !== undefined && !isIterator(node)) generators += 1;
    }
    ts.forEachChild(node, look);
  };
  look(source);
  const names = source.statements.flatMap(exportedNames);
  return {
    path,
    lines: countLines(text),
    functions,
    generators,
    names,
    comments: [...text.matchAll(OWN_COMMENT)].map(([comment]) =>
      comment.replace(COMMENT_SIGNS, ' ').replace(/\s+/g, ' ').trim(),
    ),
    bulk: () => weigh(text, rest, source),
  };
}

/**
 * The script of a file, and the rest of it. Each is blank where the other is, so that both keep their places.
 * @param {string} path @param {string} text
 */
function takeApart(path, text) {
  if (path.endsWith('.ts')) return { script: text, rest: '' };
  if (!path.endsWith('.svelte')) return { script: '', rest: text };
  const { instance, module } = parse(text, { modern: true });
  let script = blank(text);
  let rest = text;
  for (const part of [instance, module]) {
    if (!part) continue;
    const { start, end } = /** @type {{ start: number, end: number }} */ (
      /** @type {unknown} */ (part.content)
    );
    script = script.slice(0, start) + text.slice(start, end) + script.slice(end);
    rest = rest.slice(0, start) + blank(text.slice(start, end)) + rest.slice(end);
  }
  return { script, rest };
}

/** @param {string} text @param {string} rest @param {ts.SourceFile} source */
function weigh(text, rest, source) {
  let uncommented = text;
  const blankOut = (/** @type {number} */ start, /** @type {number} */ end) => {
    uncommented = uncommented.slice(0, start) + blank(text.slice(start, end)) + uncommented.slice(end);
  };
  let tokens = rest.replace(ROUGH_COMMENT, ' ').match(ROUGH_TOKEN)?.length ?? 0;
  for (const { index, 0: comment } of rest.matchAll(ROUGH_COMMENT)) blankOut(index, index + comment.length);
  /** @param {ts.Node} node */
  const look = (node) => {
    if (ts.isJSDoc(node)) return;
    const children = node.getChildren(source);
    if (children.length > 0) return children.forEach(look);
    if (node.end > node.getStart(source)) tokens += 1;
    for (const { pos, end } of ts.getLeadingCommentRanges(source.text, node.pos) ?? []) blankOut(pos, end);
    for (const { pos, end } of ts.getTrailingCommentRanges(source.text, node.end) ?? []) blankOut(pos, end);
  };
  look(source);
  const left = uncommented.split('\n');
  const commentLines = text
    .split('\n')
    .filter((line, at) => line.trim() !== '' && left[at]?.trim() === '').length;
  return { tokens, commentLines };
}

/** @param {string} text */
export function countLines(text) {
  return text.split('\n').length - 1;
}

/** @param {string} text */
function blank(text) {
  return text.replace(/[^\n]/g, ' ');
}

/**
 * Of the types and functions that a statement declares and exports. A name that is exported again elsewhere is the same one.
 * @param {ts.Statement} statement
 * @returns {string[]}
 */
function exportedNames(statement) {
  const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : [];
  if (!modifiers.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return [];
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.flatMap(({ name, initializer: value }) =>
      value !== undefined && (ts.isArrowFunction(value) || ts.isFunctionExpression(value))
        ? [name.getText()]
        : [],
    );
  }
  const isDeclared =
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isFunctionDeclaration(statement);
  return isDeclared && statement.name !== undefined ? [statement.name.text] : [];
}

/**
 * A generator that yields values is an iterator, for a `for…of`. One whose yields say nothing, or answer something that
 * is used, works in steps.
 * @param {any} generator
 */
function isIterator(generator) {
  if (/^\[Symbol\.(iterator|asyncIterator)\]$/.test(generator.name?.getText() ?? '')) return true;
  let isOne = /^(Async)?(Generator|Iterable|Iterator|IterableIterator)\b/.test(
    generator.type?.getText() ?? '',
  );
  let isStepwise = false;
  /** @param {ts.Node} node */
  const look = (node) => {
    if (ts.isYieldExpression(node)) {
      isStepwise ||= node.expression === undefined || !ts.isExpressionStatement(node.parent);
      isOne ||= node.asteriskToken === undefined;
    }
    if (!ts.isFunctionLike(node) || node === generator) ts.forEachChild(node, look);
  };
  look(generator);
  return isOne && !isStepwise;
}
