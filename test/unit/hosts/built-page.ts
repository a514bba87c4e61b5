import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A small built renderer in its own folder, with a secret beside it and links that lead outside. */
export function buildPage(): { folder: string; remove: () => void } {
  const root = mkdtempSync(join(tmpdir(), 'ochre-page-'));
  const folder = join(root, 'renderer');
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Ochre</title>');
  writeFileSync(join(folder, 'assets', 'index-abc.js'), 'export {};');
  writeFileSync(join(folder, 'assets', 'index-abc.js.map'), '{}');
  writeFileSync(join(folder, 'assets', 'a b.css'), 'p{}');
  writeFileSync(join(folder, 'notes.txt'), 'not part of a page');
  writeFileSync(join(root, 'secret.js'), 'outside');
  symlinkSync(join(root, 'secret.js'), join(folder, 'link.js'));
  symlinkSync(root, join(folder, 'up'));
  return { folder, remove: () => rmSync(root, { recursive: true, force: true }) };
}

/** Paths that must lead nowhere, however a host reads them. */
export const pathsThatLeadOut = [
  '/../secret.js',
  '/..%2fsecret.js',
  '/%2e%2e/secret.js',
  '/%2e%2e%2fsecret.js',
  '/..%5csecret.js',
  '/..\\secret.js',
  '/assets/../../secret.js',
  '/assets/..%2f..%2fsecret.js',
  '//secret.js',
  '//127.0.0.1/secret.js',
  '/link.js',
  '/up/secret.js',
  '/index.html%00.js',
  '/index.html\0',
  '/./index.html/',
  '/index.html/..',
  '/ASSETS/INDEX-ABC.JS',
  '/assets/',
  '/assets',
  '/notes.txt',
  '/assets/index-abc.js.map',
  '/assets/a%20b.css',
  'index.html',
  'file:///etc/passwd',
  `/${'a'.repeat(100_000)}`,
  '',
] as const;
