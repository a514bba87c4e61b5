import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';

export interface RendererFile {
  readonly contentType: string;
  readonly read: () => Promise<Uint8Array>;
}

/** Null for anything that wasn't built. */
export type RendererFiles = (urlPath: string) => RendererFile | null;

/** Nothing else in the folder is served. */
const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

/**
 * A path is only looked up in this list, never joined: `..`, `%2f`, `%5c`, NUL, `//host` and links need no rule. Throws
 * without a readable index.html.
 */
export function openRendererFiles(folder: string): RendererFiles {
  const files = new Map<string, RendererFile>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    // Symbolic links are skipped.
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
