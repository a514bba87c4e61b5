import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';

export interface RendererFile {
  readonly contentType: string;
  readonly read: () => Promise<Uint8Array>;
}

export type RendererFiles = (urlPath: string) => RendererFile | null;

const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

/** Paths are only looked up, never joined: `..`, `%2f`, `%5c`, NUL, `//host` need no rule. Throws without index.html. */
export function openRendererFiles(folder: string): RendererFiles {
  const files = new Map<string, RendererFile>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const contentType = contentTypes[extname(entry.name)];
    if (contentType === undefined) continue;
    const path = join(entry.parentPath, entry.name);
    const urlPath = `/${relative(folder, path).split(sep).join('/')}`;
    files.set(urlPath, { contentType, read: () => readFile(path) });
  }
  const index = files.get('/index.html');
  if (index === undefined) throw new Error(`no built page in ${folder}`);
  files.set('/', index);
  return (urlPath) => files.get(urlPath) ?? null;
}
