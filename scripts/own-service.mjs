// npm run -s own-service: Ochre's own wallet service alone, for several wallets and computers of one operator. Started by
// tsx, since it is made of the app's sources.
import '../src-main/base/first-problem.ts';
import { ownDoors } from '../src-main/app/own-service.ts';
import { validateHistory } from '../src-main/verify/history/validate.ts';
import { readHere } from '../src-main/net/read-sent.ts';
import { createOpenChain, createOpenIndexer } from '../src-main/services/chain/open.ts';
import { createOpenRgbProxy } from '../src-main/services/rgb-proxy/client.ts';
import { forkHere, missingHere, networks, serveWallets } from '../src-main/own-service/service.ts';
import { DIRECT } from '../src-main/base/service/route.ts';
import { WalletError } from '../src-main/base/errors.ts';
import { leaveNoCoreDump } from '../src-main/hosts/core-dumps.ts';
import { lockFolder } from '../src-main/records/folder-lock.ts';
import { ownServiceArgs, usage } from './lib/own-service-args.mjs';
import { Problem } from './lib/problem.mjs';
import { fetchRgbLib, RGB_LIB_VERSION } from './lib/rgb-lib.mjs';
import { root } from './lib/root.mjs';
import { command } from './lib/set-up.mjs';

await command(async () => {
  // npm runs scripts in the project's folder; INIT_CWD is where the person stands.
  const system = `${process.platform}-${process.arch}`;
  if (process.argv[2] === 'fetch' && process.argv.length === 3) {
    console.log(`rgb-lib ${RGB_LIB_VERSION} is in ${await fetchRgbLib(root, system)}`);
    return 0;
  }
  const { npm_lifecycle_event: event, INIT_CWD: here } = process.env;
  const cwd = event === 'own-service' && here !== undefined ? here : process.cwd();
  const options = ownServiceArgs(process.argv.slice(2), { cwd, env: process.env, networks });
  if ('problem' in options) {
    console.error(`${options.problem}\n\n${usage(networks)}`);
    return 2;
  }
  if (options.help) {
    console.log(usage(networks));
    return 0;
  }
  const missing = missingHere();
  if (missing === 'system') throw new Problem(`rgb-lib ${RGB_LIB_VERSION} cannot be had for ${system}.`);
  if (missing === 'package')
    throw new Problem(`rgb-lib ${RGB_LIB_VERSION} is not here yet: npm run own-service -- fetch brings it.`);
  await serve(options);
  return 0;
});

/** @param {Omit<import('../src-main/own-service/service.ts').ServiceOptions, 'onFault' | 'startChild' | 'doors'>} options */
async function serve(options) {
  // Nothing that is written here is for other users.
  process.umask(0o077);
  leaveNoCoreDump('self');
  const asked = askedToEnd();
  const lock = locked(options.folder);
  try {
    const doors = doorsOf(options);
    const service = await serveWallets({ ...options, startChild: forkHere, doors, onFault }).catch(
      (/** @type {unknown} */ error) => {
        throw new Problem(`It cannot listen on ${options.host}, port ${options.port}: ${textOf(error)}`);
      },
    );
    console.log(`Ochre's own service for ${options.network} is at ${service.baseUrl}`);
    await asked;
    await service.stop();
  } finally {
    lock.release();
  }
}

/** @param {Pick<import('../src-main/own-service/service.ts').ServiceOptions, 'network' | 'indexerUrl'>} options */
function doorsOf({ network, indexerUrl }) {
  // Its operator named the indexer, and invoices of its users name the RGB proxies.
  const net = { pass: () => undefined, serve: () => undefined, read: readHere };
  try {
    return ownDoors(
      {
        openRgbProxy: createOpenRgbProxy(net, { loopbackOnly: false }),
        openChain: createOpenChain(net),
        openIndexer: createOpenIndexer(net),
        reader: { validateHistory: (...about) => Promise.resolve(validateHistory(...about)) },
      },
      { chain: network, indexer: indexerUrl, way: DIRECT },
    );
  } catch (error) {
    if (error instanceof WalletError && error.failure.code === 'URL_REFUSED')
      throw new Problem(
        `${indexerUrl} is not asked (${error.failure.facts.reason}): without TLS only a server on this computer is.`,
      );
    throw error;
  }
}

/**
 * Two that write one wallet's data would each undo the other's.
 * @param {string} folder
 */
function locked(folder) {
  try {
    return lockFolder(folder);
  } catch (error) {
    if (error instanceof WalletError && error.failure.code === 'DATA_FOLDER_BUSY')
      throw new Problem(`Another program uses ${folder}: end it first, or choose another folder.`);
    throw new Problem(`${folder} cannot be used: ${textOf(error)}`);
  }
}

/**
 * @param {string} path
 * @param {unknown} error
 */
function onFault(path, error) {
  console.error(`${path}: ${textOf(error)}`);
}

/** Settles at the first wish to end. */
function askedToEnd() {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, resolve);
  });
}

/** @param {unknown} error */
function textOf(error) {
  return error instanceof Error ? error.message : String(error);
}
