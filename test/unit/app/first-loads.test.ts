import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { root } from '../../../scripts/lib/root.mjs';
import { cryptographic } from '../../bench/startup-loads.ts';

/** Packages and own files that load with a file, without those that load later. */
function loadedWith(entry: string, seen = new Set<string>()): Set<string> {
  if (seen.has(entry)) return seen;
  seen.add(entry);
  const path = join(root, entry);
  if (!entry.endsWith('.ts') || !existsSync(path)) return seen;
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest);
  for (const statement of source.statements) {
    const from = namedIn(statement);
    if (from === null) continue;
    // Skips JSON: only the word list, which the log needs to remove words.
    if (from.endsWith('.json')) continue;
    if (from.startsWith('.')) loadedWith(relative(root, resolve(dirname(path), from)), seen);
    else seen.add(/^(?:@[^/]+\/)?[^/]+/.exec(from)?.[0] ?? from);
  }
  return seen;
}

/** What a statement loads; null if nothing, as for types. */
function namedIn(statement: ts.Statement): string | null {
  const isImport = ts.isImportDeclaration(statement);
  if (!isImport && !ts.isExportDeclaration(statement)) return null;
  if (statement.moduleSpecifier === undefined || !ts.isStringLiteral(statement.moduleSpecifier)) return null;
  if (isImport && statement.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword) return null;
  if (!isImport && statement.isTypeOnly) return null;
  return statement.moduleSpecifier.text;
}

const CORE = 'src-main/app/core.ts';
const practice = (file: string): boolean => file.startsWith('src-main/practice/');

it.each(['src-main/loopback.ts', 'src-main/index.ts', 'src-main/behind-window.ts'])(
  '%s loads nothing of the core and no library for keys or transactions before the page paints',
  (entry) => {
    const loaded = [...loadedWith(entry)];
    expect(loaded.filter((one) => one === CORE || cryptographic(one) || practice(one))).toEqual([]);
  },
);

it('the core loads completely, without the practice service', () => {
  const loaded = [...loadedWith(CORE)];
  expect(loaded).toEqual(expect.arrayContaining(['bip32', 'bitcoinjs-lib', 'src-main/verify/sign/sign.ts']));
  expect(loaded.filter(practice)).toEqual([]);
});
