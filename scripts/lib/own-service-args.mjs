import { statSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { isPort } from './start-args.mjs';

export const TOKEN_VARIABLE = 'OCHRE_OWN_SERVICE_TOKEN';
const DEFAULT_WALLETS = 16;
const MAX_WALLETS = 1000;
/** A token is sent with each request and never typed: a short one can be guessed. */
const TOKEN = /^[!-~]{16,1000}$/;
const MAX_TOKEN_BYTES = 4096;

/** @param {readonly string[]} networks */
export const usage = (networks) => `npm run -s own-service -- --port N --data DIR --indexer URL --network NAME
npm run -s own-service -- fetch

  fetch              bring rgb-lib here, by Python's pip, from its official release
  --port N           listen on this port (0: any free one)
  --data DIR         keep the wallets in this folder, one folder for each
  --indexer URL      the Electrum (ssl://) or Esplora (https://) server to ask; tcp:// and http:// only here
  --network NAME     ${networks.join(', ')}
  --proxy URL        where senders leave what you receive (rpcs://, rpc://); without it no invoice is made
  --token-file FILE  holds the token that each request has to show, or ${TOKEN_VARIABLE} does
  --host ADDRESS     listen there instead of on 127.0.0.1
  --wallets N        keep no more than N wallets (${DEFAULT_WALLETS})
  --help             this text`;

/**
 * @template {string} N
 * @typedef {object} OwnServiceArgs
 * @property {false} help
 * @property {string} host
 * @property {number} port
 * @property {string} folder absolute
 * @property {string} indexerUrl
 * @property {string | null} proxyEndpoint
 * @property {N} network
 * @property {string} token
 * @property {number} maxWallets
 */

/**
 * @template {string} N
 * @param {readonly string[]} args
 * @param {{ cwd: string, env: Readonly<Record<string, string | undefined>>, networks: readonly N[] }} around
 * @returns {OwnServiceArgs<N> | { help: true } | { problem: string }}
 */
export function ownServiceArgs(args, { cwd, env, networks }) {
  const values = valuesOf(args);
  if ('problem' in values) return values;
  if (values.help === true) return { help: true };
  const { port, data, indexer, proxy, host, wallets } = values;
  if (port === undefined || !isPort(port)) return wrong('--port takes a whole number from 0 to 65535', port);
  if (data === undefined || data === '') return wrong('--data takes a folder', data);
  if (indexer === undefined || !isAddress(indexer, ['ssl:', 'tcp:', 'https:', 'http:']))
    return wrong('--indexer takes an address as ssl://host:port, tcp://host:port or https://host', indexer);
  if (proxy !== undefined && !isAddress(proxy, ['rpcs:', 'rpc:']))
    return wrong('--proxy takes an address as rpcs://host/json-rpc', proxy);
  const network = networks.find((name) => name === values.network);
  if (network === undefined) return wrong(`--network takes ${networks.join(', ')}`, values.network);
  const maxWallets = Number(wallets ?? DEFAULT_WALLETS);
  if (!Number.isInteger(maxWallets) || maxWallets < 1 || maxWallets > MAX_WALLETS)
    return wrong(`--wallets takes a whole number from 1 to ${MAX_WALLETS}`, wallets);
  if (host === '') return wrong('--host takes an address of this computer', host);
  const token = readToken(values['token-file'], cwd, env);
  if (typeof token !== 'string') return token;
  return {
    help: false,
    host: host ?? '127.0.0.1',
    port: Number(port),
    folder: resolve(cwd, data),
    indexerUrl: indexer,
    proxyEndpoint: proxy ?? null,
    network,
    token,
    maxWallets,
  };
}

/** @param {readonly string[]} args */
function valuesOf(args) {
  const text = /** @type {const} */ ({ type: 'string' });
  try {
    return parseArgs({
      args: [...args],
      options: {
        port: text,
        data: text,
        indexer: text,
        network: text,
        proxy: text,
        'token-file': text,
        host: text,
        wallets: text,
        help: { type: 'boolean', short: 'h' },
      },
    }).values;
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}

/**
 * @param {string | undefined} file
 * @param {string} cwd
 * @param {Readonly<Record<string, string | undefined>>} env
 * @returns {string | { problem: string }} a problem never says the token
 */
function readToken(file, cwd, env) {
  let token = env[TOKEN_VARIABLE];
  if (file !== undefined) {
    const path = resolve(cwd, file);
    try {
      const { mode, size } = statSync(path);
      if (process.platform !== 'win32' && (mode & 0o077) !== 0)
        return { problem: `Others can read ${path}: chmod 600 it first.` };
      token = size > MAX_TOKEN_BYTES ? '' : readFileSync(path, 'utf8').trim();
    } catch {
      return { problem: `--token-file cannot be read: ${path}` };
    }
  }
  if (token === undefined)
    return { problem: `A token is needed: --token-file FILE, or ${TOKEN_VARIABLE} in the environment.` };
  if (TOKEN.test(token)) return token;
  return { problem: 'The token takes 16 to 1000 letters, figures and signs, without spaces.' };
}

/**
 * @param {string} text
 * @param {readonly string[]} schemes
 */
function isAddress(text, schemes) {
  if (text.length > 1000 || !URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  return schemes.includes(protocol) && hostname !== '' && username === '' && password === '';
}

/**
 * @param {string} takes
 * @param {string | undefined} given
 */
const wrong = (takes, given) => ({
  problem: given === undefined ? `${takes}.` : `${takes}, not "${given}".`,
});
