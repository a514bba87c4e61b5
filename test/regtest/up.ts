import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { fetchBitcoind } from './node/fetch-bitcoind.ts';
import { openFetchLimit } from './parts/fetch-limit.ts';
import { NotHere, textOf } from './parts/needs.ts';
import { ensureLanePackages } from './parts/packages.ts';
import { openRunFolder } from './parts/run-folder.ts';
import { BUILD_NAMES, BUILDS, type BuildName } from './rgb-lib/builds.ts';
import { SPOKEN, type Speaks } from './service/spoken.ts';
import { help, obey } from './up/commands.ts';
import { startControl } from './up/control.ts';
import { startWorld } from './world.ts';

const USAGE = `npm run regtest:up [-- OPTIONS]

Starts a real Bitcoin node on regtest and the real rgb-lib behind a wallet service on this computer, and leaves them
running. Connect a regtest wallet of the app (npm start) to the address that is printed.

  --build ${BUILD_NAMES.join('|').padEnd(24)}which build of rgb-lib, ${BUILD_NAMES[0]} unless told
  --dialect NAME                  what the service speaks: ${SPOKEN.join(' or ')}
  --port N                        of the service; any free one unless told
  --control-port N                of the control port; any free one unless told
  --block-every SECONDS           mines by itself; only on demand unless told

${help}
  quit                              ends everything, as Ctrl-C does`;

interface Asked {
  readonly build: BuildName;
  readonly speaks: Speaks;
  readonly port: number;
  readonly controlPort: number;
  readonly blockEverySeconds: number;
}

/** `npm run regtest:up`: everything that was started ends with it. Nothing is kept for the next time. */
const asked = readAsked(process.argv.slice(2));
if (typeof asked === 'string') {
  (asked === USAGE ? console.log : console.error)(asked);
  process.exitCode = asked === USAGE ? 0 : 2;
} else {
  process.exitCode = await up(asked).catch((error: unknown) => {
    console.error(error instanceof NotHere ? `It cannot be had here: ${error.message}.` : textOf(error));
    return 1;
  });
}

async function up({ build, speaks, port, controlPort, blockEverySeconds }: Asked): Promise<number> {
  const stopping = stopAsked();
  const limit = openFetchLimit();
  await ensureLanePackages(console.log, limit);
  const bitcoind = await fetchBitcoind(console.log, limit);
  const folder = openRunFolder();
  try {
    const world = await startWorld({
      build: BUILDS[build],
      bitcoind,
      folder,
      speaks,
      port,
      onFault: (path, error) => console.error(`${path}: ${textOf(error)}`),
    });
    const control = await startControl(world, controlPort);
    const everyMs = blockEverySeconds * 1_000;
    const miner = everyMs === 0 ? undefined : setInterval(() => void world.node.mine(1), everyMs);
    console.log((await obey(world, 'status')).text);
    console.log(`control    ${control.url}\n\n${help}\n  quit`);
    const lines = createInterface({ input: process.stdin, terminal: false });
    lines.on('line', (line) => {
      if (line.trim() === 'quit') stopping.stop();
      else if (line.trim() !== '') void obey(world, line).then(({ text }) => console.log(text));
    });
    await stopping.asked;
    lines.close();
    clearInterval(miner);
    await control.stop();
    await world.stop();
    return 0;
  } finally {
    folder.remove();
  }
}

/** Settles at the first wish to end: a word, Ctrl-C, or a terminal that closes. */
function stopAsked(): { readonly asked: Promise<unknown>; readonly stop: () => void } {
  const abort = new AbortController();
  const stop = (): void => abort.abort();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, stop);
  return { asked: once(abort.signal, 'abort'), stop };
}

function readAsked(args: readonly string[]): Asked | string {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        help: { type: 'boolean', default: false },
        build: { type: 'string', default: BUILD_NAMES[0] },
        dialect: { type: 'string', default: SPOKEN[0] },
        port: { type: 'string', default: '0' },
        'control-port': { type: 'string', default: '0' },
        'block-every': { type: 'string', default: '0' },
      },
    });
    const build = BUILD_NAMES.find((name) => name === values.build);
    const speaks = SPOKEN.find((name) => name === values.dialect);
    const [port, controlPort, blockEverySeconds] = [
      Number(values.port),
      Number(values['control-port']),
      Number(values['block-every']),
    ];
    const areNumbers = [port, controlPort, blockEverySeconds].every(
      (value) => Number.isInteger(value) && value >= 0 && value <= 65_535,
    );
    if (values.help || build === undefined || speaks === undefined || !areNumbers) return USAGE;
    return { build, speaks, port, controlPort, blockEverySeconds };
  } catch (error) {
    return `${textOf(error)}\n\n${USAGE}`;
  }
}
