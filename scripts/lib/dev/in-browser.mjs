import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer, request as ask } from 'node:http';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { createServer as createVite } from 'vite';
import { contractNames } from '../contract-names.mjs';
import { Problem } from '../problem.mjs';
import { root } from '../root.mjs';
import { ADDRESS, startHost } from '../start-loopback.mjs';
import { startedAnew } from './anew.mjs';
import { watchBuild } from './watch-build.mjs';

const OUT = join(root, 'out/dev');

/** The page is told of the new code when main was started anew: the old one opens nothing there. */
const AGAIN = `import.meta.hot.on('ochre:started', (code) => { location.hash = code; location.reload(); });`;

/**
 * Serves the page's sources as Vite does, and hands what the page asks of main to a loopback host that is started anew
 * whenever main was built. Unlike the product's own host it sends no content policy, so what it shows is for developing.
 * @param {number} port 0: any free one
 * @param {string} data folder
 * @returns {Promise<number>} the exit code
 */
export async function devInBrowser(port, data) {
  mkdirSync(data, { recursive: true, mode: 0o700 });
  // The host serves a built page; this one's is served from here.
  mkdirSync(join(OUT, 'renderer'), { recursive: true });
  writeFileSync(join(OUT, 'renderer/index.html'), '<!doctype html><title>Ochre</title>\n');
  writeFileSync(join(OUT, 'package.json'), '{"type":"module"}\n');

  /** Where main answers now; nowhere while it is started. */
  let origin = '';
  let own = '';
  const server = createServer((request, response) => {
    if (request.method !== 'POST') {
      vite.middlewares(request, response);
      return;
    }
    if (origin === '') {
      response.destroy();
      return;
    }
    const headers = { ...request.headers, host: new URL(origin).host };
    if (request.headers.origin === own) headers.origin = origin;
    const asked = ask(`${origin}${request.url}`, { method: 'POST', headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    asked.on('error', () => response.destroy());
    response.on('close', () => asked.destroy());
    request.pipe(asked);
  });
  const vite = await createVite({
    configFile: false,
    root: join(root, 'src-renderer'),
    cacheDir: join(OUT, 'vite'),
    logLevel: 'warn',
    plugins: [
      svelte({ configFile: join(root, 'svelte.config.js') }),
      contractNames(),
      {
        name: 'opened-again',
        transformIndexHtml: () => [{ tag: 'script', attrs: { type: 'module' }, children: AGAIN }],
      },
    ],
    server: {
      middlewareMode: true,
      hmr: { server },
      fs: { allow: [root, dirname(dirname(createRequire(import.meta.url).resolve('vite/package.json')))] },
    },
  });
  await new Promise((resolve, reject) => {
    server.once('error', (error) =>
      reject(new Problem(`The page cannot be served on port ${port}: ${error.message}`)),
    );
    server.listen(port, '127.0.0.1', () => resolve(undefined));
  });
  const address = server.address();
  own = `http://127.0.0.1:${address !== null && typeof address === 'object' ? address.port : port}`;

  let opened = false;
  const { restart, ended } = startedAnew(
    () => {
      const host = startHost(join(OUT, 'main/loopback.js'), { port: 0, data });
      host.child.stderr.pipe(process.stderr);
      origin = '';
      createInterface({ input: host.child.stdout }).on('line', (line) => {
        const [, at, code] = ADDRESS.exec(line) ?? [];
        if (at === undefined || code === undefined) {
          console.log(line);
          return;
        }
        const again = origin === '' && opened;
        if (again) vite.ws.send('ochre:started', code);
        origin = at;
        opened = true;
        const before = again ? 'Main was started anew. An open page follows; for another: ' : 'Ochre is at ';
        console.log(`${before}${own}/${code}`);
      });
      return host;
    },
    { endsWithIt: false },
  );
  const watching = await watchBuild(['main'], { outDir: join(OUT, 'main'), built: restart });
  const code = await ended;
  await Promise.all([watching.close(), vite.close()]);
  server.closeAllConnections();
  server.close();
  return code;
}
