import { once } from 'node:events';
import { createServer } from 'node:http';
import { createInterface } from 'node:readline';
import { endServer, listen } from '../support/listen.ts';
import { readArgs } from '../support/read-args.ts';
import { readText } from '../../src-main/serving/request.ts';
import { NotHere, openFetchLimit, textOf } from './parts/needs.ts';
import { ensureRgbLib } from './parts/packages.ts';
import { openRunFolder } from './parts/run-folder.ts';
import { BUILD_NAMES, BUILDS } from './rgb-lib/builds.ts';
import { help, obey } from './up/commands.ts';
import { fetchParts, startWorld, type World } from './world.ts';

const USAGE = `npm run regtest:up [-- OPTIONS]

Starts a real Bitcoin node on regtest and the real rgb-lib behind a wallet service on this computer, and leaves them
running. Connect a regtest wallet of the app (npm start) to the address that is printed.

  --build ${BUILD_NAMES.join('|').padEnd(24)}which build of rgb-lib, ${BUILD_NAMES[0]} unless told
  --port N                        of the service; any free one unless told
  --control-port N                of the control port; any free one unless told
  --block-every SECONDS           mines by itself; only on demand unless told

${help}
  quit                              ends everything, as Ctrl-C does`;

/** `npm run regtest:up`: everything that was started ends with it. Nothing is kept for the next time. */
const asked = readArgs(
  {
    help: { type: 'boolean', default: false },
    build: { type: 'string', default: BUILD_NAMES[0] },
    port: { type: 'string', default: '0' },
    'control-port': { type: 'string', default: '0' },
    'block-every': { type: 'string', default: '0' },
  },
  (values) => {
    if (values.help) {
      console.log(USAGE);
      process.exit(0);
    }
    const build = BUILD_NAMES.find((name) => name === values.build);
    const [port = -1, controlPort = -1, blockEverySeconds = -1] = [
      values.port,
      values['control-port'],
      values['block-every'],
    ].map((text) => (/^\d{1,5}$/.test(text) && Number(text) <= 65_535 ? Number(text) : -1));
    if (build === undefined || Math.min(port, controlPort, blockEverySeconds) < 0) return USAGE;
    return { build, port, controlPort, blockEverySeconds };
  },
  { wrong: (problem) => `${problem}\n\n${USAGE}` },
);
process.exitCode = await up(asked).catch((error: unknown) => {
  console.error(error instanceof NotHere ? `It cannot be had here: ${error.message}.` : textOf(error));
  return 1;
});

async function up({ build, port, controlPort, blockEverySeconds }: typeof asked): Promise<number> {
  // The first wish to end: a word, Ctrl-C, or a terminal that closes.
  const abort = new AbortController();
  const end = (): void => abort.abort();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, end);
  const limit = openFetchLimit();
  await ensureRgbLib(console.log);
  const parts = await fetchParts(console.log, limit);
  const folder = openRunFolder();
  try {
    const onFault = (path: string, error: unknown) => console.error(`${path}: ${textOf(error)}`);
    // For tests that read what the page says right after a broadcast.
    const world = await startWorld(BUILDS[build], parts, { folder, port, onFault, isPrompt: true });
    const control = controlOf(world);
    const controlUrl = `http://127.0.0.1:${await listen(control, controlPort)}`;
    const everyMs = blockEverySeconds * 1_000;
    const miner = everyMs === 0 ? undefined : setInterval(() => void world.node.mine(1), everyMs);
    console.log((await obey(world, 'status')).text);
    console.log(`control    ${controlUrl}\n\n${help}\n  quit`);
    const lines = createInterface({ input: process.stdin, terminal: false });
    lines.on('line', (line) => {
      if (line.trim() === 'quit') end();
      else if (line.trim() !== '') void obey(world, line).then(({ text }) => console.log(text));
    });
    if (!abort.signal.aborted) await once(abort.signal, 'abort');
    lines.close();
    clearInterval(miner);
    await endServer(control);
    await world.stop();
    return 0;
  } finally {
    folder.remove();
  }
}

/** The commands over HTTP on 127.0.0.1, for scripts: POST /mine with “3”, say. */
function controlOf(world: World) {
  return createServer((request, response) => {
    const answer = (status: number, text: string): void => {
      response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' });
      response.end(`${text}\n`);
    };
    // Only browsers send it, and no page has business here.
    if (request.headers.origin !== undefined) answer(403, 'Forbidden');
    else if (request.method !== 'POST') answer(200, help);
    else
      readText(request)
        .then((words) => obey(world, `${(request.url ?? '').slice(1)} ${words}`))
        .then(({ ok, text }) => answer(ok ? 200 : 400, text))
        .catch(() => response.destroy());
  });
}
