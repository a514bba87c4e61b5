import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** What has to do with keys, signatures, hashes of transactions or their forms. */
const CRYPTOGRAPHIC =
  /^(?:@noble\/|@scure\/|bitcoinjs-lib$|bip\d+$|tiny-secp256k1$|bs58|bech32$|base-x$|wif$|varuint-bitcoin$|keytar$)/;

export const cryptographic = (name: string): boolean => CRYPTOGRAPHIC.test(name);

interface Load {
  readonly atMs: number;
  readonly url: string;
}

/** Names of the packages in the files that were loaded by then: in their source maps, where they are bundled. */
export function packagesBefore(loads: string, untilMs: number): readonly string[] {
  const names = new Set<string>();
  for (const line of loads.split('\n')) {
    if (line === '') continue;
    const { atMs, url } = JSON.parse(line) as Load;
    if (atMs > untilMs) continue;
    for (const name of packagesIn(url)) names.add(name);
  }
  return [...names];
}

function packagesIn(url: string): readonly string[] {
  if (!url.startsWith('file:')) return [];
  const path = fileURLToPath(url);
  const own = packageOf(path);
  if (own !== null && !path.includes('node_modules/.cache/')) return [own];
  if (!existsSync(`${path}.map`)) return [];
  const { sources } = JSON.parse(readFileSync(`${path}.map`, 'utf8')) as { sources: readonly string[] };
  return sources.map(packageOf).filter((name) => name !== null);
}

const packageOf = (path: string): string | null =>
  /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? null;
