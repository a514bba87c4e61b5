import ts from 'typescript';
import type { Files } from './files.ts';

/** One place in a source, as a problem names it. */
export interface Found<N extends ts.Node = ts.Node> {
  readonly path: string;
  readonly node: N;
}

/** What main and preload are made of. */
export const shellSources = (files: Files): readonly string[] => [
  ...files.below('src-main', '.ts'),
  ...files.below('src-preload', '.ts'),
];

/** Every node of the given files that the test picks. */
export function findAll<N extends ts.Node>(
  files: Files,
  paths: readonly string[],
  is: (node: ts.Node) => node is N,
): readonly Found<N>[] {
  return paths.flatMap((path) => files.nodes(path, is).map((node) => ({ path, node })));
}

/** Every call whose last name is one of these: `x.y.loadURL()` and `loadURL()` alike. */
export const callsOf = (
  files: Files,
  paths: readonly string[],
  ...names: readonly string[]
): readonly Found<ts.CallExpression>[] =>
  findAll(files, paths, ts.isCallExpression).filter(({ node }) => names.includes(lastName(node.expression)));

/** Every use of one of these names as a value, a property or a key; names in types are none. */
export const namesUsed = (
  files: Files,
  paths: readonly string[],
  ...names: readonly string[]
): readonly Found<ts.Identifier>[] =>
  findAll(files, paths, ts.isIdentifier).filter(
    ({ node }) => names.includes(node.text) && !isInType(node) && !ts.isImportSpecifier(node.parent),
  );

/** Every text in quotes, whichever, that the pattern fits. */
export const textsLike = (
  files: Files,
  paths: readonly string[],
  pattern: RegExp,
): readonly Found<ts.StringLiteralLike | ts.TemplateHead | ts.TemplateMiddle | ts.TemplateTail>[] =>
  findAll(files, paths, isText).filter(({ node }) => pattern.test(node.text));

const isText = (
  node: ts.Node,
): node is ts.StringLiteralLike | ts.TemplateHead | ts.TemplateMiddle | ts.TemplateTail =>
  ts.isStringLiteralLike(node) ||
  ts.isTemplateHead(node) ||
  ts.isTemplateMiddle(node) ||
  ts.isTemplateTail(node);

/** The same, in all of main and preload. */
export const shellCalls = (files: Files, ...names: readonly string[]) =>
  callsOf(files, shellSources(files), ...names);
export const shellNews = (files: Files, ...names: readonly string[]) =>
  findAll(files, shellSources(files), ts.isNewExpression).filter(({ node }) =>
    names.includes(lastName(node.expression)),
  );
export const shellNames = (files: Files, ...names: readonly string[]) =>
  namesUsed(files, shellSources(files), ...names);
export const shellTexts = (files: Files, pattern: RegExp) => textsLike(files, shellSources(files), pattern);

/** `y` of `x.y`, and of `y`. */
export function lastName(expression: ts.Expression): string {
  if (ts.isIdentifier(expression)) return expression.text;
  return ts.isPropertyAccessExpression(expression) ? expression.name.text : '';
}

/** The value of a key in an object literal, anywhere below the node. */
export function valueOf(node: ts.Node, key: string): ts.Expression | undefined {
  let found: ts.Expression | undefined;
  const visit = (child: ts.Node): void => {
    if (ts.isPropertyAssignment(child) && child.name.getText() === key) found ??= child.initializer;
    ts.forEachChild(child, visit);
  };
  visit(node);
  return found;
}

export const isTrue = (node: ts.Node | undefined): boolean => node?.kind === ts.SyntaxKind.TrueKeyword;
export const isFalse = (node: ts.Node | undefined): boolean => node?.kind === ts.SyntaxKind.FalseKeyword;

/** The function of that name, declared in the file. */
export function functionNamed(file: ts.SourceFile, name: string): ts.FunctionDeclaration | undefined {
  return file.statements.filter(ts.isFunctionDeclaration).find((one) => one.name?.text === name);
}

/** Where the first call of that text begins, in the node; -1 where there is none. */
export function placeOfCall(node: ts.Node | undefined, callee: string): number {
  if (node === undefined) return -1;
  if (ts.isCallExpression(node) && node.expression.getText() === callee) return node.getStart();
  return ts.forEachChild(node, (child) => unlessNone(placeOfCall(child, callee))) ?? -1;
}

const unlessNone = (place: number): number | undefined => (place < 0 ? undefined : place);

/** Whether a function's body calls it in a statement of its own, on no condition. */
export function callsAlways(made: ts.FunctionDeclaration | undefined, text: string): boolean {
  return (
    made?.body?.statements.some(
      (one) => ts.isExpressionStatement(one) && one.expression.getText() === text,
    ) ?? false
  );
}

/** `path:line: what`. */
export const problem = ({ path, node }: Found, what: string): string =>
  `${path}:${node.getSourceFile().getLineAndCharacterOfPosition(node.getStart()).line + 1}: ${what}`;

/** One problem for each place that should not be. */
export const none = (found: readonly Found[], what: string): readonly string[] =>
  found.map((one) => problem(one, what));

/** None where the found places are just those files, each once. */
export function onlyIn(found: readonly Found[], paths: readonly string[], what: string): readonly string[] {
  const elsewhere = none(
    found.filter(({ path }) => !paths.includes(path)),
    `${what} belongs in ${paths.join(', ')}`,
  );
  const missing = paths.filter((path) => found.every((one) => one.path !== path));
  return [...elsewhere, ...missing.map((path) => `${path}: ${what} is missing`)];
}

/** Nothing where the sentence holds. */
export const holds = (is: boolean, otherwise: string): readonly string[] => (is ? [] : [otherwise]);

function isInType(node: ts.Node): boolean {
  for (let one = node.parent; !ts.isSourceFile(one); one = one.parent) {
    if (ts.isTypeNode(one) || ts.isInterfaceDeclaration(one) || ts.isTypeAliasDeclaration(one)) return true;
    if (ts.isStatement(one)) return false;
  }
  return false;
}
