import { readFileSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Page } from 'playwright';
import { build } from 'vite';

const project = resolve(import.meta.dirname, '../..');
const root = join(project, 'test/component');
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

/** Pages of test/component, by their paths in it, as the app's own build makes them. */
export async function buildPages(folder: string, ...pages: readonly string[]): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [svelte({ configFile: join(project, 'svelte.config.js') })],
    build: {
      outDir: folder,
      emptyOutDir: true,
      rolldownOptions: { input: pages.map((page) => join(root, page)) },
    },
  });
}

/** Nothing listens at the origin: every request is answered from the built files. */
export const serveFrom = (page: Page, origin: string, folder: string): Promise<unknown> =>
  page.route(`${origin}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const contentType = TYPES[extname(pathname)] ?? 'application/octet-stream';
    return route.fulfill({ body: readFileSync(join(folder, pathname)), contentType });
  });
