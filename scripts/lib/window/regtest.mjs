import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root } from '../root.mjs';

const READY = /^control +(\S+)$/m;
const LIMIT_MS = 5 * 60_000;

/**
 * A Bitcoin node on regtest, its Electrum server and an RGB proxy, by `npm run regtest:up`, for the own service of a
 * package. Where they cannot be had, its spec is told why.
 * @returns {Promise<{ env: Record<string, string>, stop: () => Promise<void> }>}
 */
export async function startRegtest() {
  const child = spawn(process.execPath, [join(root, 'node_modules/tsx/dist/cli.mjs'), 'test/regtest/up.ts'], {
    cwd: root,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let said = '';
  const ended = once(child, 'exit');
  const ready = new Promise((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
        said += text;
        if (READY.test(said)) resolve(undefined);
      });
  });
  // It ends what it started when its input ends, and with this process.
  const late = setTimeout(() => child.stdin.end('quit\n'), LIMIT_MS);
  await Promise.race([ready, ended]);
  clearTimeout(late);
  /** @param {string} name */
  const told = (name) => new RegExp(`^${name} +(\\S+)$`, 'm').exec(said)?.[1];
  const [control, indexer, proxy] = [told('control'), told('indexer'), told('RGB proxy')];
  if (control === undefined || indexer === undefined || proxy === undefined)
    return { env: { OCHRE_NO_REGTEST: said.trim() || 'it ended' }, stop: () => Promise.resolve() };
  return {
    env: { OCHRE_REGTEST: JSON.stringify({ control, indexer, proxy }) },
    stop: async () => {
      child.stdin.end('quit\n');
      await ended;
    },
  };
}
