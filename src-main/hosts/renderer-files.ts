import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';

export interface RendererFile {
  readonly contentType: string;
  readonly read: () => Promise<Uint8Array>;
}

/** Finds a built file by the path of a URL; null for anything that was not built. */
export type RendererFiles = (urlPath: string) => RendererFile | null;

/** What a built page consists of. Anything else in the folder is not served. */
const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

/**
 * Lists the built renderer once and serves exactly that list, for both hosts. A path is never joined to the folder:
 * it either names a listed file, byte for byte, or nothing. So `..`, `%2f`, `%5c`, NUL, `//host` and links out of
 * the folder need no rule of their own. Throws where the folder cannot be read or holds no index.html.
 */
export function openRendererFiles(folder: string): RendererFiles {
  const files = new Map<string, RendererFile>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    // A symbolic link is not a file here, whatever it points to.
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
